import { Pill, Text } from '@mantine/core'
import { useCommonWords } from '../i18n/common.ts'

type FilterPillProps = { readonly name: string; readonly value: string; onRemove(): void }

/** A filter that came with a link from elsewhere: it shows what it is and can be removed. */
export function FilterPill({ name, value, onRemove }: FilterPillProps) {
  const say = useCommonWords()
  return (
    <Pill
      size="md"
      withRemoveButton
      onRemove={onRemove}
      removeButtonProps={{ 'aria-hidden': false, tabIndex: 0, 'aria-label': say('list.take_away', { name: value }) }}
    >
      <Text span size="sm" c="dimmed">
        {name}
      </Text>{' '}
      {value}
    </Pill>
  )
}

import { Group, Kbd, Text } from '@mantine/core'
import { type KeyArea, type KeyName, keyOf } from './catalog.ts'
import { useKeyWords } from './words.ts'

export function Keys<A extends KeyArea>({ area, name }: { readonly area: A; readonly name: KeyName<A> }) {
  return keyOf(area, name).shown.map((key) => (
    <Kbd key={key} size="xs">
      {key}
    </Kbd>
  ))
}

type KeyHintsProps<A extends KeyArea> = { readonly area: A; readonly names: readonly KeyName<A>[] }

/** The most useful keys of a page, on the page. All of them are in the list that `?` opens. */
export function KeyHints<A extends KeyArea>({ area, names }: KeyHintsProps<A>) {
  const say = useKeyWords()
  return (
    <Group gap="md" visibleFrom="md" role="group" aria-label={say('title')}>
      {names.map((name) => (
        <Group key={name} gap={4} wrap="nowrap">
          <Keys area={area} name={name} />
          <Text size="xs" c="dimmed">
            {say(`${area}.${name}` as Parameters<typeof say>[0])}
          </Text>
        </Group>
      ))}
    </Group>
  )
}

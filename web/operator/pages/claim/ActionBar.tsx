import { Button, Menu, Text } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { useOffer } from '../../palette/offered.ts'
import { useActionTexts } from './action-texts.ts'
import { type AllowedAction, groupActions, likelyAction } from './actions.ts'
import { ChosenDialog } from './ChosenDialog.tsx'
import { type FileProps, type OfferingProps, useClaimSearch } from './file.ts'
import { useActionWords } from './words.actions.ts'

/** The most likely next step as a button, all others in a menu. An action that is not allowed says why. */
export function ActionBar({ file, about }: OfferingProps) {
  const say = useActionWords()
  const [chosen, choose] = useState<AllowedAction | null>(null)
  const { nameOf, reasonOf } = useActionTexts(file)
  const likely = likelyAction(file)
  const [, show] = useClaimSearch()
  // Documents are uploaded in their own tab.
  const take = (action: AllowedAction) => (action.action === 'document' ? show({ tab: 'documents' }) : choose(action))
  useOffer(
    about,
    groupActions(file).flatMap(({ entries }) =>
      entries.map((action) => ({
        id: `${action.action} ${action.to_stage}`,
        label: nameOf(action),
        reason: reasonOf(action.action, action.to_stage),
        run: () => take(action),
      })),
    ),
  )
  return (
    <>
      {likely && <Button onClick={() => choose(likely)}>{nameOf(likely)}</Button>}
      <Menu position="bottom-end" width={340}>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} />}>
            {say('more')}
          </Button>
        </Menu.Target>
        {/* There are more entries than a low window has room for. */}
        <Menu.Dropdown mah="calc(100dvh - 170px)" style={{ overflowY: 'auto' }}>
          <Entries file={file} onChoose={take} />
        </Menu.Dropdown>
      </Menu>
      {chosen && <ChosenDialog file={file} action={chosen} onClose={() => choose(null)} />}
    </>
  )
}

function Entries({ file, onChoose }: FileProps & { onChoose(action: AllowedAction): void }) {
  const say = useActionWords()
  const { nameOf, reasonOf } = useActionTexts(file)
  return groupActions(file).map(({ name, entries }) => {
    return (
      <Fragment key={name}>
        <Menu.Label>{say(`group.${name}`)}</Menu.Label>
        {entries.map((action) => (
          <Entry
            key={`${action.action} ${action.to_stage}`}
            label={nameOf(action)}
            reason={reasonOf(action.action, action.to_stage)}
            is_final={action.action === 'close'}
            onChoose={() => onChoose(action)}
          />
        ))}
      </Fragment>
    )
  })
}

type EntryProps = { label: string; reason: string | null; is_final: boolean; onChoose(): void }

/** A disallowed entry stays reachable by keyboard, so that everybody can learn why. */
function Entry({ label, reason, is_final, onChoose }: EntryProps) {
  if (reason === null) {
    return (
      <Menu.Item onClick={onChoose} {...(is_final ? { c: 'var(--mantine-color-error)' } : {})}>
        {label}
      </Menu.Item>
    )
  }
  return (
    <Menu.Item aria-disabled closeMenuOnClick={false} style={{ cursor: 'not-allowed' }}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text size="xs" c="dimmed" fs="italic">
        {reason}
      </Text>
    </Menu.Item>
  )
}

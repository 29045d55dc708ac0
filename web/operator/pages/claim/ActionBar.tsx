import { Button, Menu, Text } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { CourtDialog, type CourtStep } from '../court/CourtDialog.tsx'
import { ActionDialog } from './ActionDialog.tsx'
import { useActionTexts } from './action-texts.ts'
import { type ActionName, type AllowedAction, groupActions, likelyAction } from './actions.ts'
import { type ClaimFile, type FileProps, useClaimSearch } from './file.ts'
import { PaymentDialog } from './PaymentDialog.tsx'
import { PlanDialog } from './PlanDialog.tsx'
import { useActionWords } from './words.actions.ts'

/** The most likely next step as a button, all others in a menu. An action that is not allowed says why. */
export function ActionBar({ file }: FileProps) {
  const say = useActionWords()
  const [chosen, choose] = useState<AllowedAction | null>(null)
  const { nameOf } = useActionTexts(file)
  const likely = likelyAction(file)
  const [, show] = useClaimSearch()
  // Documents are uploaded in their own tab.
  const take = (action: AllowedAction) => (action.action === 'document' ? show({ tab: 'documents' }) : choose(action))
  return (
    <>
      {likely && <Button onClick={() => choose(likely)}>{nameOf(likely)}</Button>}
      <Menu position="bottom-end" width={340}>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} />}>
            {say('more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Entries file={file} onChoose={take} />
        </Menu.Dropdown>
      </Menu>
      {chosen && <Chosen file={file} action={chosen} onClose={() => choose(null)} />}
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

const COURT_STEPS: Readonly<Partial<Record<ActionName, CourtStep>>> = {
  filing: 'filing',
  title: 'court_title',
  'court-message': 'message',
}

type ChosenProps = { file: ClaimFile; action: AllowedAction; onClose(): void }

function Chosen({ file, action, onClose }: ChosenProps) {
  const name = action.action
  if (name === 'payment') return <PaymentDialog file={file} onClose={onClose} />
  if (name === 'installment-plan') return <PlanDialog file={file} onClose={onClose} />
  const step = COURT_STEPS[name]
  if (step) return <CourtDialog claim_id={file.id} step={step} onClose={onClose} />
  return <ActionDialog file={file} action={action} onClose={onClose} />
}

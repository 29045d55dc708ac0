import { Button, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChecklist } from '@tabler/icons-react'
import { useKeys } from '../../keys/use-keys.ts'
import { useOffer } from '../../palette/offered.ts'
import { TaskDialog } from './TaskDialog.tsx'
import { useTaskWords } from './words.ts'

export function TaskButton({ claim_id, about, today }: { claim_id: string; about: string; today: string }) {
  const say = useTaskWords()
  const [is_open, { open, close }] = useDisclosure(false)
  useKeys('claim', { task: open })
  useOffer(about, [{ id: 'task', label: say('open_hint'), reason: null, key: 'T', run: open }], 1)
  return (
    <>
      <Tooltip label={`${say('open_hint')} (T)`}>
        <Button variant="default" leftSection={<IconChecklist size={16} />} aria-keyshortcuts="t" onClick={open}>
          {say('open')}
        </Button>
      </Tooltip>
      {is_open && <TaskDialog claim_id={claim_id} today={today} onClose={close} />}
    </>
  )
}

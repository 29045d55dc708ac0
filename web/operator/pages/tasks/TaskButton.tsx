import { Button, Tooltip } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { IconChecklist } from '@tabler/icons-react'
import { TaskDialog } from './TaskDialog.tsx'
import { useTaskWords } from './words.ts'

export function TaskButton({ claim_id, today }: { claim_id: string; today: string }) {
  const say = useTaskWords()
  const [is_open, { open, close }] = useDisclosure(false)
  // The key is not meant for a dialog that is open already.
  useHotkeys([['t', () => document.querySelector('[role="dialog"]') || open()]])
  return (
    <>
      <Tooltip label={say('open_hint')}>
        <Button variant="default" leftSection={<IconChecklist size={16} />} aria-keyshortcuts="t" onClick={open}>
          {say('open')}
        </Button>
      </Tooltip>
      {is_open && <TaskDialog claim_id={claim_id} today={today} onClose={close} />}
    </>
  )
}

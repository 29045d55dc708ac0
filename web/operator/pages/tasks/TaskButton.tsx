import { Button, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChecklist } from '@tabler/icons-react'
import { useKeys } from '../../keys/use-keys.ts'
import { TaskDialog } from './TaskDialog.tsx'
import { useTaskWords } from './words.ts'

export function TaskButton({ claim_id, today }: { claim_id: string; today: string }) {
  const say = useTaskWords()
  const [is_open, { open, close }] = useDisclosure(false)
  useKeys('claim', { task: open })
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

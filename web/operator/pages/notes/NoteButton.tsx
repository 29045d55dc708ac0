import { Button, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconNotes } from '@tabler/icons-react'
import { useKeys } from '../../keys/use-keys.ts'
import { useOffer } from '../../palette/offered.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { useNoteWords } from './words.ts'

/** A note is one key away on every part of a file. */
export function NoteButton({ claim_id, about, today }: { claim_id: string; about: string; today: string }) {
  const say = useNoteWords()
  const [is_open, { open, close }] = useDisclosure(false)
  useKeys('claim', { note: open })
  useOffer(about, [{ id: 'note', label: say('open_hint'), reason: null, key: 'N', run: open }], 1)
  return (
    <>
      <Tooltip label={`${say('open_hint')} (N)`}>
        <Button variant="default" leftSection={<IconNotes size={16} />} aria-keyshortcuts="n" onClick={open}>
          {say('open')}
        </Button>
      </Tooltip>
      {is_open && <NoteDialog claim_id={claim_id} today={today} onClose={close} />}
    </>
  )
}

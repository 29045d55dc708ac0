import { Anchor, Badge, Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPaperclip } from '@tabler/icons-react'
import { useFormat } from '../../../shared/i18n/format.ts'
import { askFirst, deedOf } from '../../../shared/ui/confirm.tsx'
import { CorrectDialog } from './CorrectDialog.tsx'
import { type Note, showNote } from './queries.ts'
import { useNoteWords } from './words.ts'

const WRAPPED = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const

/** What a note says, whom it mentions, its files, and what its author may still do. */
export function NoteContent({ note }: { note: Note }) {
  const say = useNoteWords()
  const { instant, money, day } = useFormat()
  return (
    <>
      {note.withdrawn_at ? (
        <Text size="sm" c="dimmed" fs="italic">
          {say('withdrawn', { at: instant(note.withdrawn_at) })}
        </Text>
      ) : (
        <Text size="sm" style={WRAPPED}>
          {note.text}
        </Text>
      )}
      {note.promise && (
        <Badge color="teal" my={2}>
          {say('promise', { amount: money(note.promise.amount), day: day(note.promise.on) })}
        </Badge>
      )}
      {note.happened_at !== note.created_at && (
        <Text size="xs" c="dimmed">
          {say('happened_at', { at: instant(note.happened_at) })}
        </Text>
      )}
      {note.mentions.length > 0 && (
        <Group gap={4} my={2}>
          {note.mentions.map(({ id, name }) => (
            <Badge key={id} size="sm" variant="light" tt="none">
              @{name}
            </Badge>
          ))}
        </Group>
      )}
      {note.files.map((file) => (
        <Group key={file.id} gap={4}>
          <IconPaperclip size={14} aria-hidden />
          <Anchor size="sm" href={`/api/operator/documents/${file.id}/download`} download>
            {file.original_filename}
          </Anchor>
        </Group>
      ))}
      <Earlier note={note} />
      {note.changeable_until && <Changes note={note} />}
    </>
  )
}

function Earlier({ note: { corrected_at, earlier } }: { note: Note }) {
  const say = useNoteWords()
  const { instant } = useFormat()
  if (!corrected_at || earlier.length === 0) return null
  return (
    <details>
      <Text component="summary" size="xs" c="dimmed">
        {say('corrected', { at: instant(corrected_at) })}
      </Text>
      {earlier.map(({ kind, text, happened_at, until }) => (
        <Text key={until} size="xs" c="dimmed" style={WRAPPED}>
          {say('was', { kind: say(`kinds.${kind}`), at: instant(happened_at), text })}
        </Text>
      ))}
    </details>
  )
}

function Changes({ note }: { note: Note }) {
  const say = useNoteWords()
  const [is_open, { open, close }] = useDisclosure(false)
  const withdraw = deedOf({
    changes: ['claims'],
    send: (once) => once.DELETE('/api/operator/notes/{id}', { params: { path: { id: note.id } } }),
    shows: (queries, { data }) => data && showNote(queries, data.data),
    done: say('withdraw_done'),
  })
  const ask = () =>
    askFirst({
      ...{ title: say('withdraw_title'), consequence: say('withdraw_text'), confirm: say('withdraw') },
      ...{ is_final: true, deed: withdraw },
    })
  return (
    <Group gap={4} ml={-8}>
      <Button size="compact-xs" variant="subtle" onClick={open}>
        {say('correct')}
      </Button>
      <Button size="compact-xs" variant="subtle" color="gray" onClick={ask}>
        {say('withdraw')}
      </Button>
      {is_open && <CorrectDialog note={note} onClose={close} />}
    </Group>
  )
}

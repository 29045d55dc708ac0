import { Anchor, Chip, Group, Paper, Stack, Text, Timeline } from '@mantine/core'
import {
  IconCoinEuro,
  IconFileInvoice,
  IconFileText,
  IconFlag,
  IconGavel,
  IconInfoCircle,
  IconMail,
  IconMessage2,
  IconNotes,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { Empty } from '../../../../shared/ui/Empty.tsx'
import { linkTo } from '../../../links.tsx'
import { paths } from '../../../paths.ts'
import { useIdentity } from '../../../session.ts'
import { NoteContent } from '../../notes/NoteContent.tsx'
import { type Note, notesQuery } from '../../notes/queries.ts'
import { useNoteWords } from '../../notes/words.ts'
import { type Activity, entriesOf, kindOf, kindsIn } from '../activity.ts'
import { countryOf } from '../country.ts'
import { type FileProps, useClaimSearch } from '../file.ts'
import type { Kind } from '../search.ts'
import classes from '../timeline.module.css'
import { useActorName, useSentences } from '../timeline.ts'
import { useTimelineWords } from '../words.timeline.ts'
import { Archived, isArchived } from './Archived.tsx'

const ICONS: Readonly<Record<Kind, typeof IconFlag>> = {
  claim: IconFlag,
  invoice: IconFileInvoice,
  payment: IconCoinEuro,
  letter: IconMail,
  document: IconFileText,
  message: IconMessage2,
  note: IconNotes,
  court: IconGavel,
  other: IconInfoCircle,
}

/** Who did what and when, newest first. */
export function TimelineTab({ file }: FileProps) {
  const say = useTimelineWords()
  const [{ kind }] = useClaimSearch()
  const sentenceOf = useSentences(file, countryOf(file))
  const shown = entriesOf(file.activity, kind)
  const noteOf = useNoteOf(file)
  const noted = useNoteWords()
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <KindFilter file={file} />
        <ReadersLink file={file} />
      </Group>
      {shown.length === 0 && !isArchived(file, 'entries') && <Empty title={say('empty')} />}
      {shown.length > 0 && (
        <Paper withBorder p="md">
          <Timeline
            bulletSize={26}
            lineWidth={2}
            classNames={{ item: classes.item ?? '', itemTitle: classes.title ?? '' }}
          >
            {shown.map((entry) => {
              const Icon = ICONS[kindOf(entry)]
              const note = noteOf(entry)
              return (
                <Timeline.Item
                  key={entry.number}
                  bullet={<Icon size={14} aria-hidden />}
                  title={note ? noted(`kinds.${note.kind}`) : sentenceOf(entry)}
                >
                  {note && <NoteContent note={note} />}
                  <Entry entry={entry} />
                </Timeline.Item>
              )
            })}
          </Timeline>
        </Paper>
      )}
      <Archived file={file} part="entries" />
    </Stack>
  )
}

/** The note that an entry tells of. The log itself never says what was noted. */
function useNoteOf({ id }: FileProps['file']): (entry: Activity) => Note | undefined {
  const { data } = useQuery(notesQuery(id))
  const notes = new Map(data?.data.map((note) => [note.id, note]))
  return ({ action, details }) => (action === 'note.written' ? notes.get(String(details.note_id)) : undefined)
}

function Entry({ entry }: { entry: Activity }) {
  const { instant } = useFormat()
  const actorOf = useActorName()
  const { note } = entry.details
  return (
    <>
      {typeof note === 'string' && (
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          „{note}“
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {instant(entry.at)} · {actorOf(entry)}
      </Text>
    </>
  )
}

/** The log of looks is for administrators. */
function ReadersLink({ file: { debtor_id } }: FileProps) {
  const say = useTimelineWords()
  const { role } = useIdentity()
  if (role !== 'admin') return null
  const target = { to: paths.settings, search: { tab: 'audit', log: 'access', debtor: debtor_id } } as const
  return (
    <Anchor renderRoot={linkTo(target)} size="sm">
      {say('readers')}
    </Anchor>
  )
}

/** Offers only kinds that occur. */
function KindFilter({ file }: FileProps) {
  const say = useTimelineWords()
  const [{ kind }, choose] = useClaimSearch()
  const present = kindsIn(file.activity, kind)
  return (
    <Chip.Group
      value={kind ?? 'all'}
      onChange={(name) => choose({ kind: name === 'all' ? undefined : (name as Kind) })}
    >
      <Group gap={6} role="group" aria-label={say('filter')}>
        {(['all', ...present] as const).map((name) => (
          <Chip key={name} value={name} size="xs">
            {name === 'all' ? say('all') : say(`kind.${name}`)}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  )
}

import { Group, Text, Timeline } from '@mantine/core'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { ClaimLink } from '../ClaimLink.tsx'
import { useActorName, useSentences } from '../claim/timeline.ts'
import { NOTE_KINDS } from '../notes/queries.ts'
import { useNoteWords } from '../notes/words.ts'
import { type DebtorFile, recordCountry } from './queries.ts'
import { useDebtorWords } from './words.ts'

type Entry = DebtorFile['timeline'][number]

/** What the entries name, as the file of a claim has it. */
const partsIn = (timeline: readonly Entry[]) => ({
  invoices: timeline.map(({ details, invoice_number }) => ({ id: String(details.invoice_id), invoice_number })),
  payments: timeline.flatMap(({ details, payment_amount }) =>
    payment_amount === null ? [] : [{ id: String(details.payment_id), amount: payment_amount }],
  ),
  documents: timeline.flatMap(({ details, document_name }) =>
    document_name === null ? [] : [{ id: String(details.document_id), original_filename: document_name }],
  ),
})

/** One timeline over all claims, newest first. */
export function PersonTimeline({ file }: { file: DebtorFile }) {
  const { timeline, claims } = file
  const say = useDebtorWords()
  const { instant } = useFormat()
  const sentenceOf = useSentences(partsIn(timeline), recordCountry(file, file.debtor_id))
  const actorOf = useActorName()
  const noted = useNoteWords()
  const titleOf = (entry: Entry): string => {
    const kind = NOTE_KINDS.find((one) => entry.action === 'note.written' && one === entry.details.note_kind)
    return kind ? noted(`kinds.${kind}`) : sentenceOf(entry)
  }
  const referenceOf = (claim_id: string) => claims.find(({ id }) => id === claim_id)?.case_reference ?? ''
  return (
    <Panel title={say('timeline')}>
      {timeline.length === 0 && <Text size="sm">{say('no_timeline')}</Text>}
      <Timeline bulletSize={14} lineWidth={2}>
        {timeline.map((entry) => (
          <Timeline.Item
            key={`${entry.claim_id} ${entry.number}`}
            title={
              <Text size="sm" fw={600}>
                {titleOf(entry)}
              </Text>
            }
          >
            {entry.note_text && (
              <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {entry.note_text}
              </Text>
            )}
            <Group gap="xs">
              <ClaimLink id={entry.claim_id} reference={referenceOf(entry.claim_id)} />
              <Text size="xs" c="dimmed">
                {instant(entry.at)} · {actorOf(entry)}
              </Text>
            </Group>
          </Timeline.Item>
        ))}
      </Timeline>
    </Panel>
  )
}

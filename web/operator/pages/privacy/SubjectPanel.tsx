import { Badge, Button, Group, Paper, Text } from '@mantine/core'
import type { Once } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { useMay } from '../../session.ts'
import { CorrectDebtor } from './CorrectDebtor.tsx'
import { EraseDeed } from './EraseDeed.tsx'
import { NoteDeed } from './NoteDeed.tsx'
import { isOpen, RecordLines, type RequestFile } from './RequestBits.tsx'
import { LiftDeed, RestrictDeed } from './RestrictDeeds.tsx'
import { usePrivacyWords } from './words.ts'

export type Subject = RequestFile['subjects'][number]
export type SubjectProps = { readonly request: RequestFile; readonly subject: Subject }

/** One record of the person, and what can be done about it. */
export function SubjectPanel({ request, subject }: SubjectProps) {
  const say = usePrivacyWords()
  const format = useFormat()
  const { record, erased_at, waits_for } = subject
  const until = lastKept(subject)
  return (
    <Paper withBorder p="sm">
      <Group gap="xs" mb={4}>
        <Text fw={600}>{record?.name ?? say('gone')}</Text>
        <Badge variant="light">{say(`subject.${subject.kind}`)}</Badge>
        {record?.restricted_at && (
          <Badge variant="light" color="orange">
            {say('restricted')}
          </Badge>
        )}
        {waits_for.map((reason) => (
          <Badge key={reason} variant="light" color="orange">
            {say('waits_for', { reason: say(`kept_reasons.${reason}`) })}
          </Badge>
        ))}
        {erased_at && waits_for.length === 0 && (
          <Badge variant="light" color="gray">
            {until
              ? say('blocked_until', { day: format.day(until) })
              : say('erased_on', { day: format.day(erased_at) })}
          </Badge>
        )}
      </Group>
      {record && !erased_at && <RecordLines record={record} />}
      {record && !erased_at && <Deeds request={request} subject={subject} />}
    </Paper>
  )
}

/** The last day on which something is still kept. */
function lastKept({ erasure }: Subject): string | undefined {
  const { kept = [] } = (erasure ?? {}) as { kept?: { until: string | null }[] }
  return kept
    .flatMap(({ until }) => (until ? [until] : []))
    .sort()
    .at(-1)
}

function Deeds({ request, subject }: SubjectProps) {
  const say = usePrivacyWords()
  const is_admin = useMay('users')
  const is_known = request.identity_checked_at !== null
  if (!isOpen(request)) return null
  return (
    <Group gap="xs" mt="sm" role="group" aria-label={say('actions', { name: subject.record?.name ?? '' })}>
      {is_admin && is_known && <Exports request={request} subject={subject} />}
      {is_admin && is_known && <Correct request={request} subject={subject} />}
      {is_admin && subject.kind === 'debtor' && <Restriction request={request} subject={subject} />}
      {is_admin && is_known && <EraseDeed request={request} subject={subject} />}
      <Remove request={request} subject={subject} />
    </Group>
  )
}

function Exports({ request, subject }: SubjectProps) {
  const say = usePrivacyWords()
  const url = `/api/operator/privacy/requests/${request.id}/subjects/${subject.kind}/${subject.id}/export`
  return (
    <>
      <Button component="a" size="xs" variant="default" href={`${url}?format=json`} download>
        {say('export_json')}
      </Button>
      <Button component="a" size="xs" variant="default" href={`${url}?format=pdf`} download>
        {say('export_pdf')}
      </Button>
    </>
  )
}

function Correct({ request, subject }: SubjectProps) {
  const say = usePrivacyWords()
  if (subject.kind === 'debtor') return <CorrectDebtor request_id={request.id} debtor_id={subject.id} />
  const send = (once: Once, note: string) =>
    once.POST('/api/operator/privacy/requests/{id}/correction', {
      params: { path: { id: request.id } },
      body: {
        subject: { kind: subject.kind, id: subject.id },
        fields: note.split(',').flatMap((field) => field.trim().slice(0, 50) || []),
      },
    })
  return <NoteDeed title={say('correct')} text={say('correct_elsewhere')} label={say('fields')} send={send} />
}

function Restriction({ request, subject }: SubjectProps) {
  if (subject.record?.restricted_at) return <LiftDeed request={request} subject={subject} />
  return request.identity_checked_at ? <RestrictDeed request={request} subject={subject} /> : null
}

function Remove({ request, subject: { kind, id } }: SubjectProps) {
  const say = usePrivacyWords()
  const remove = useChange({
    changes: ['privacy'],
    send: (once) =>
      once.POST('/api/operator/privacy/requests/{id}/subjects/remove', {
        params: { path: { id: request.id } },
        body: { kind, id },
      }),
    done: say('saved'),
  })
  return (
    <Button size="xs" variant="subtle" loading={remove.isPending} onClick={() => remove.mutate()}>
      {say('remove')}
    </Button>
  )
}

import { Text } from '@mantine/core'
import type { components } from '../../../shared/api/operator.generated.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useNow } from '../../session.ts'
import { usePrivacyWords } from './words.ts'

export type RequestFile = components['schemas']['PrivacyRequestFile']
export type PrivacyRecord = components['schemas']['PrivacyRecord']
export type SubjectKind = PrivacyRecord['kind']

export const isOpen = ({ state }: Pick<RequestFile, 'state'>): boolean => state === 'open' || state === 'extended'

/** Red once it is over, in words too. */
export function DueDay({ request }: { request: Pick<RequestFile, 'due_on' | 'state'> }) {
  const say = usePrivacyWords()
  const format = useFormat()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Vienna' }).format(useNow())
  const is_late = isOpen(request) && request.due_on < today
  return (
    <Text span inherit {...(is_late ? { c: 'red.9', fw: 600 } : {})}>
      {format.day(request.due_on)}
      {is_late && ` (${say('overdue')})`}
    </Text>
  )
}

/** What somebody recognises a person by. */
export function RecordLines({ record }: { record: PrivacyRecord }) {
  const say = usePrivacyWords()
  const format = useFormat()
  const lines = [
    [record.organization_name, record.belongs_to].filter(Boolean).join(' · '),
    [record.birth_date && say('born', { day: format.day(record.birth_date) }), record.address]
      .filter(Boolean)
      .join(', '),
    [...record.emails, ...record.phones, record.iban_end && `IBAN …${record.iban_end}`].filter(Boolean).join(' · '),
    record.claim_count > 0 && `${say('claims', { count: record.claim_count })}: ${record.case_references.join(', ')}`,
  ]
  return lines.filter(Boolean).map((line) => (
    <Text key={String(line)} size="sm" c="dimmed">
      {line}
    </Text>
  ))
}

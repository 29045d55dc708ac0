import { Anchor, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat } from '../../../shared/i18n/format.ts'
import { linkTo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import type { DebtorRecord, SimilarDebtor } from './queries.ts'
import { useDebtorWords } from './words.ts'

type RecordCardProps = {
  readonly record: DebtorRecord | SimilarDebtor
  /** Whether its name leads to its own page. */
  readonly is_linked: boolean
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** One record of a person: whose debtor it is, and what it says. */
export function RecordCard({ record, is_linked, action, children }: RecordCardProps) {
  const say = useDebtorWords()
  const { day } = useFormat()
  const { address } = record
  const facts = [
    record.birth_date && say('born', { day: day(record.birth_date) }),
    record.register_number && say('register', { number: record.register_number }),
    say('claim_count', { count: record.claim_count }),
  ]
  return (
    <Stack gap={2}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {is_linked ? (
            <Anchor renderRoot={linkTo({ to: paths.debtor, params: { debtor_id: record.id } })} inherit>
              {record.name}
            </Anchor>
          ) : (
            record.name
          )}
        </Text>
        {action}
      </Group>
      <Text size="xs" c="dimmed">
        {[
          record.customer_name ? say('record_of', { customer: record.customer_name }) : say('record_of_nobody'),
          record.partner_name,
          record.organization_name,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {address && (
        <Text size="sm">
          {address.street}, {address.country}-{address.zip} {address.city}
        </Text>
      )}
      <Text size="xs">{facts.filter(Boolean).join(' · ')}</Text>
      {record.contacts.map(({ type, value }) => (
        <Anchor key={`${type} ${value}`} size="sm" href={type === 'email' ? `mailto:${value}` : `tel:${value}`}>
          {value}
        </Anchor>
      ))}
      {children}
    </Stack>
  )
}

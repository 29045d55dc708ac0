import { Button, Divider, Stack, Text } from '@mantine/core'
import { useFormat } from '../../../shared/i18n/format.ts'
import { askFirst, deedOf } from '../../../shared/ui/confirm.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { JoinSearch } from './JoinSearch.tsx'
import type { DebtorFile, DebtorRecord } from './queries.ts'
import { RecordCard } from './RecordCard.tsx'
import { useDebtorWords } from './words.ts'

/** All records of the person, each of its own creditor. */
export function RecordsPanel({ file }: { file: DebtorFile }) {
  const { records, debtor_id } = file
  const say = useDebtorWords()
  const { instant } = useFormat()
  return (
    <Panel title={say('records')}>
      <Stack gap="xs">
        {ownFirst(records, debtor_id).map((record, index) => (
          <Stack key={record.id} gap="xs">
            {index > 0 && <Divider />}
            <RecordCard
              record={record}
              is_linked={record.id !== debtor_id}
              {...(record.joined_at ? { action: <SeparateButton record={record} /> } : {})}
            >
              {record.joined_at && (
                <Text size="xs" c="dimmed">
                  {say('joined', { at: instant(record.joined_at), name: record.joined_by_name ?? '' })}
                </Text>
              )}
            </RecordCard>
          </Stack>
        ))}
        <Divider />
        <JoinSearch file={file} />
      </Stack>
    </Panel>
  )
}

const ownFirst = (records: readonly DebtorRecord[], own_id: string): DebtorRecord[] => [
  ...records.filter(({ id }) => id === own_id),
  ...records.filter(({ id }) => id !== own_id),
]

function SeparateButton({ record }: { record: DebtorRecord }) {
  const say = useDebtorWords()
  const named = { name: record.name, customer: record.customer_name ?? say('record_of_nobody') }
  const separate = deedOf({
    changes: ['claims', 'audit'],
    send: (once) => once.DELETE('/api/operator/debtors/{id}/join', { params: { path: { id: record.id } } }),
    done: say('separated'),
  })
  const ask = () =>
    askFirst({
      ...{ title: say('separate_title'), consequence: say('separate_text', named), confirm: say('separate') },
      deed: separate,
    })
  return (
    <Button size="compact-xs" variant="subtle" aria-label={say('separate_name', named)} onClick={ask}>
      {say('separate')}
    </Button>
  )
}

import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { PartTable } from '../../../shared/ui/PartTable.tsx'
import { ClaimLink } from '../ClaimLink.tsx'
import { DecisionDeeds } from '../claim/DecisionDeeds.tsx'
import { openDecisionsQuery } from './queries.ts'
import { useCustomerWords } from './words.ts'

/** What the creditor is to decide: for when it calls, or when it has to be reminded. */
export function DecisionsPanel({ customer_id }: { customer_id: string }) {
  const say = useCustomerWords()
  const { money, day } = useFormat()
  const query = useQuery(openDecisionsQuery(customer_id))
  return (
    <Panel title={say('decisions.title')}>
      <Loaded query={query}>
        {({ data, total }) => (
          <Stack gap="xs">
            <PartTable
              label={say('decisions.title')}
              id="claim_id"
              records={data}
              has_border={false}
              empty={<Text size="sm">{say('decisions.none')}</Text>}
              columns={[
                {
                  accessor: 'case_reference',
                  title: say('decisions.claim'),
                  render: ({ claim_id, case_reference }) => (
                    <ClaimLink id={claim_id} reference={case_reference} tab="court" />
                  ),
                },
                { accessor: 'debtor_name', title: say('decisions.debtor') },
                {
                  accessor: 'stage_entered_at',
                  title: say('decisions.since'),
                  noWrap: true,
                  render: ({ stage_entered_at }) => day(stage_entered_at),
                },
                {
                  accessor: 'streitwert',
                  title: say('decisions.value'),
                  textAlign: 'right',
                  noWrap: true,
                  render: ({ streitwert }) => money(streitwert),
                },
                {
                  accessor: 'claim_id',
                  title: '',
                  render: ({ claim_id }) => <DecisionDeeds claim_id={claim_id} />,
                },
              ]}
            />
            {total > data.length && <Text size="sm">{say('decisions.more')}</Text>}
          </Stack>
        )}
      </Loaded>
    </Panel>
  )
}

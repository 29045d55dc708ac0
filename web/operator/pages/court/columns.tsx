import { Badge, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import type { ListColumn } from '../../../shared/ui/ListTable.tsx'
import { useColumnsOf, WIDE } from '../lists/case-columns.tsx'
import { readinessQuery } from './queries.ts'
import { useCourtWords } from './words.ts'

type Case = Schemas['CourtDeskCase']

/** Which columns matter depends on the status of the court case. */
export function useDeskColumns(status: Case['status'], cases: Case[] | undefined): ListColumn<Case>[] {
  const say = useCourtWords()
  const { money } = useFormat()
  const { first, owner } = useColumnsOf(cases, {
    tab: 'court',
    mark: ({ case_status }) =>
      case_status === 'disputed' && (
        <Badge size="sm" color="orange">
          {say('disputed')}
        </Badge>
      ),
  })
  return [
    ...first,
    owner,
    // What is claimed is settled with the decision.
    {
      accessor: 'amount_to_claim',
      title: say(status === 'awaiting_decision' ? 'column.streitwert' : 'column.amount_to_claim'),
      textAlign: 'right',
      render: ({ amount_to_claim, streitwert }) => money(amount_to_claim ?? streitwert),
    },
    {
      ...WIDE,
      accessor: 'court_fees',
      title: say('column.court_fees'),
      textAlign: 'right',
      render: ({ court_fees }) => (court_fees === null ? '–' : money(court_fees)),
    },
    ...useStatusColumns(status),
  ]
}

function useStatusColumns(status: Case['status']): ListColumn<Case>[] {
  const say = useCourtWords()
  const { day } = useFormat()
  const dayOf = (name: 'stage_entered_at' | 'decided_at' | 'filed_at' | 'title_date', title: string) => ({
    accessor: name,
    title,
    render: (row: Case) => (row[name] ? day(row[name]) : '–'),
  })
  const reference: ListColumn<Case> = {
    accessor: 'filing_reference',
    title: say('column.filing_reference'),
    width: 170,
  }
  const decided = dayOf('decided_at', say('column.decided_at'))
  switch (status) {
    case 'awaiting_decision':
      return [dayOf('stage_entered_at', say('column.since'))]
    case 'decided_to_sue':
      return [
        decided,
        {
          accessor: 'readiness',
          title: say('column.readiness'),
          render: ({ claim_id }) => <ReadinessBadge claim_id={claim_id} />,
        },
      ]
    case 'declined':
      return [decided]
    case 'filed':
      return [dayOf('filed_at', say('column.filed_at')), reference]
    case 'titled':
      return [
        dayOf('title_date', say('column.title_date')),
        { accessor: 'title_reference', title: say('column.title_reference'), width: 170 },
      ]
  }
}

/** Whether a claim could be filed today. */
function ReadinessBadge({ claim_id }: { claim_id: string }) {
  const say = useCourtWords()
  const { data } = useQuery(readinessQuery(claim_id))
  if (!data) return <Skeleton h={18} w={90} />
  const { ready, missing } = data.data
  return (
    <Badge color={ready ? 'teal' : 'orange'}>
      {ready ? say('ready') : say('missing', { count: missing.filter(({ required }) => required).length })}
    </Badge>
  )
}

import { Progress, Tooltip } from '@mantine/core'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { CaseStatusBadge } from '../../../shared/ui/badges.tsx'
import type { ListColumn } from '../../../shared/ui/ListTable.tsx'
import { useCaseColumns, WIDE, WIDEST } from '../lists/case-columns.tsx'
import { isSortable } from './sort.ts'
import { useClaimsWords } from './words.ts'

type Claim = Schemas['ClaimLine']

const idOf = ({ id }: Claim) => id
const lineOf = (claim: Claim) => claim

export function useClaimColumns(): ListColumn<Claim>[] {
  const say = useClaimsWords()
  const { money, day } = useFormat()
  const { first, owner } = useCaseColumns({ idOf, lineOf })
  return [
    ...first.map((column) => ({ ...column, sortable: isSortable(column) })),
    {
      ...WIDE,
      accessor: 'case_status',
      title: say('column.status'),
      sortable: true,
      render: ({ case_status }) => <CaseStatusBadge status={case_status} />,
    },
    owner,
    {
      ...WIDE,
      accessor: 'total_claim_amount',
      title: say('column.total'),
      sortable: true,
      noWrap: true,
      textAlign: 'right',
      render: ({ total_claim_amount }) => money(total_claim_amount),
    },
    {
      ...WIDEST,
      accessor: 'paid_amount',
      title: say('column.paid'),
      width: 60,
      render: (claim) => <Paid claim={claim} />,
    },
    {
      accessor: 'outstanding_amount',
      title: say('column.outstanding'),
      sortable: true,
      noWrap: true,
      textAlign: 'right',
      render: ({ outstanding_amount }) => money(outstanding_amount),
    },
    {
      ...WIDE,
      accessor: 'next_step_at',
      title: say('column.next_step'),
      sortable: true,
      noWrap: true,
      render: ({ next_step_at }) => (next_step_at ? day(next_step_at) : '–'),
    },
  ]
}

function Paid({ claim: { paid_amount, total_claim_amount } }: { claim: Claim }) {
  const say = useClaimsWords()
  const { percent } = useFormat()
  const share = total_claim_amount > 0 ? Math.min(1, paid_amount / total_claim_amount) : 0
  const label = say('paid', { share: percent(share) })
  return (
    <Tooltip label={label}>
      <Progress value={share * 100} size="sm" aria-label={label} />
    </Tooltip>
  )
}

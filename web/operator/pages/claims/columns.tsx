import { Anchor, Group, Progress, Text, Tooltip } from '@mantine/core'
import { IconAlertTriangle, IconHandStop } from '@tabler/icons-react'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { CaseStatusBadge, StageBadge } from '../../../shared/ui/badges.tsx'
import type { ListColumn } from '../../../shared/ui/ListTable.tsx'
import { linkTo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { ClaimLink } from '../ClaimLink.tsx'
import { useClaimsWords } from './words.ts'

type Claim = Schemas['ClaimLine']

/** On a phone there is room for who, how far and how much. */
const WIDE = { visibleMediaQuery: '(min-width: 48em)' } as const
/** What the file says too gives way before the amounts would be cut off. */
const WIDEST = { visibleMediaQuery: '(min-width: 88em)' } as const

export function useClaimColumns(): ListColumn<Claim>[] {
  const say = useClaimsWords()
  const { money, day } = useFormat()
  return [
    {
      ...WIDE,
      accessor: 'case_reference',
      title: say('column.case_reference'),
      sortable: true,
      noWrap: true,
      render: ({ id, case_reference }) => <ClaimLink id={id} reference={case_reference} />,
    },
    {
      accessor: 'debtor_name',
      title: say('column.debtor'),
      sortable: true,
      width: 'clamp(100px, 26vw, 150px)',
      render: (claim) => <DebtorCell claim={claim} />,
    },
    { ...WIDE, accessor: 'customer_name', title: say('column.customer'), sortable: true, width: 125 },
    { ...WIDEST, accessor: 'partner_name', title: say('column.partner'), width: 90 },
    {
      accessor: 'collection_stage',
      title: say('column.stage'),
      sortable: true,
      render: (claim) => <Stage claim={claim} />,
    },
    {
      ...WIDE,
      accessor: 'case_status',
      title: say('column.status'),
      sortable: true,
      render: ({ case_status }) => <CaseStatusBadge status={case_status} />,
    },
    {
      ...WIDEST,
      accessor: 'owner_name',
      title: say('column.owner'),
      width: 84,
      render: (claim) => <Owner claim={claim} />,
    },
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

/** The country decides which law and which court apply. */
const DebtorCell = ({ claim: { debtor_id, debtor_name, debtor_country } }: { claim: Claim }) => (
  <Group gap={6} wrap="nowrap" justify="space-between">
    <Anchor
      renderRoot={linkTo({ to: paths.debtor, params: { debtor_id } })}
      size="sm"
      c="var(--mantine-color-text)"
      onClick={(event) => event.stopPropagation()}
    >
      {debtor_name}
    </Anchor>
    <Text size="xs" c="dimmed" flex="none">
      {debtor_country}
    </Text>
  </Group>
)

/** Whoever has left is named in the file. */
const Owner = ({ claim: { owner_name } }: { claim: Claim }) => <Text size="sm">{owner_name ?? '–'}</Text>

/** Where it stands, and what blocks it. */
function Stage({ claim: { collection_stage, debtor_country, is_held, is_stuck } }: { claim: Claim }) {
  const say = useClaimsWords()
  return (
    <Group gap={6} wrap="nowrap">
      <StageBadge stage={collection_stage} country={debtor_country} />
      {is_held && (
        <Tooltip label={say('flags.is_held')}>
          <Text c="var(--mantine-color-yellow-light-color)" lh={1}>
            <IconHandStop size={16} role="img" aria-label={say('flags.is_held')} />
          </Text>
        </Tooltip>
      )}
      {is_stuck && (
        <Tooltip label={say('flags.is_stuck')}>
          <Text c="var(--mantine-color-error)" lh={1}>
            <IconAlertTriangle size={16} role="img" aria-label={say('flags.is_stuck')} />
          </Text>
        </Tooltip>
      )}
    </Group>
  )
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

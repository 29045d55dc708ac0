import { Anchor, Group, Text, Tooltip } from '@mantine/core'
import { IconAlertTriangle, IconHandStop } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Schemas } from '../../../shared/api/operator.ts'
import { StageBadge } from '../../../shared/ui/badges.tsx'
import type { ListColumn } from '../../../shared/ui/ListTable.tsx'
import { WIDE_SCREEN } from '../../../shared/ui/wide-screen.ts'
import { linkTo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { ClaimLink } from '../ClaimLink.tsx'
import type { Tab } from '../claim/search.ts'
import { useClaimsWords } from '../claims/words.ts'
import { useLineOf } from './lines.ts'
import { useListWords } from './words.ts'

type Line = Schemas['ClaimLine']
type OfClaim = { readonly case_reference: string; readonly debtor_name: string }

/** On a phone there is room for who, how far and how much. */
export const WIDE = { visibleMediaQuery: WIDE_SCREEN } as const
/** What the file says too gives way before amounts would be cut off. */
export const WIDEST = { visibleMediaQuery: '(min-width: 88em)' } as const
/** What is looked for rarely is shown where nothing else has to give way. */
export const VAST = { visibleMediaQuery: '(min-width: 112em)' } as const

type CaseColumnsWanted<Row> = {
  idOf(row: Row): string
  /** Undefined while it is being read. */
  lineOf(row: Row): Line | undefined
  /** The part of the file that the reference leads to. */
  readonly tab?: Tab
  /** Stands beside the reference. */
  mark?(row: Row): ReactNode
}

type CaseColumns<Row> = {
  /** Which claim a row is about and where it stands; every list begins with these. */
  readonly first: ListColumn<Row>[]
  /** Stands behind what the rows of a list are. */
  readonly owner: ListColumn<Row>
}

/** What every list of claims, or of what belongs to claims, says about the claim of a row. */
export function useCaseColumns<Row extends OfClaim>({
  idOf,
  lineOf,
  tab,
  mark,
}: CaseColumnsWanted<Row>): CaseColumns<Row> {
  const say = useListWords()
  const first: ListColumn<Row>[] = [
    {
      ...WIDE,
      accessor: 'case_reference',
      title: say('column.case_reference'),
      noWrap: true,
      render: (row) => (
        <Group gap="xs" wrap="nowrap">
          <ClaimLink id={idOf(row)} reference={row.case_reference} {...(tab ? { tab } : {})} />
          {mark?.(row)}
        </Group>
      ),
    },
    {
      accessor: 'debtor_name',
      title: say('column.debtor'),
      width: 'clamp(100px, 26vw, 150px)',
      render: (row) => <Debtor name={row.debtor_name} line={lineOf(row)} />,
    },
    {
      ...WIDE,
      accessor: 'customer_name',
      title: say('column.customer'),
      width: 125,
      render: (row) => known(lineOf(row), ({ customer_name }) => customer_name),
    },
    {
      ...WIDEST,
      accessor: 'partner_name',
      title: say('column.partner'),
      width: 90,
      render: (row) => known(lineOf(row), ({ partner_name }) => partner_name),
    },
    {
      accessor: 'collection_stage',
      title: say('column.stage'),
      render: (row) => <Stage line={lineOf(row)} />,
    },
  ]
  // Whoever has left is named in the file.
  const owner: ListColumn<Row> = {
    ...WIDEST,
    accessor: 'claim_owner',
    title: say('column.owner'),
    width: 84,
    render: (row) => known(lineOf(row), ({ owner_name }) => owner_name),
  }
  return { first, owner }
}

type OfRow = OfClaim & { readonly claim_id: string }

/** The same for rows that are about claims and do not say all of it themselves. */
export const useColumnsOf = <Row extends OfRow>(
  rows: readonly Row[] | undefined,
  wanted: Pick<CaseColumnsWanted<Row>, 'tab' | 'mark'>,
): CaseColumns<Row> => useCaseColumns<Row>({ ...wanted, idOf: ({ claim_id }) => claim_id, lineOf: useLineOf(rows) })

/** Nothing is said before it is known. */
const known = (line: Line | undefined, of: (line: Line) => string | null): string => (line ? (of(line) ?? '–') : '')

type DebtorProps = { readonly name: string; readonly line: Line | undefined }

/** The country decides which law and which court apply. */
const Debtor = ({ name, line }: DebtorProps) => (
  <Group gap={6} wrap="nowrap" justify="space-between">
    {line ? (
      <Anchor
        renderRoot={linkTo({ to: paths.debtor, params: { debtor_id: line.debtor_id } })}
        size="sm"
        c="var(--mantine-color-text)"
        style={{ overflowWrap: 'anywhere' }}
        onClick={(event: { stopPropagation(): void }) => event.stopPropagation()}
      >
        {name}
      </Anchor>
    ) : (
      name
    )}
    <Text size="xs" c="dimmed" flex="none">
      {line?.debtor_country}
    </Text>
  </Group>
)

/** Where it stands, and what blocks it. */
function Stage({ line }: { readonly line: Line | undefined }) {
  const say = useClaimsWords()
  if (!line) return null
  const { collection_stage, debtor_country, is_held, is_stuck } = line
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

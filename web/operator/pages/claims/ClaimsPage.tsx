import { Anchor, Button, Group, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { operator, type Schemas } from '../../../shared/api/operator.ts'
import { CASE_STATUSES, STAGES } from '../../../shared/api/vocabulary.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { CaseStatusBadge, StageBadge } from '../../../shared/ui/badges.tsx'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { type ListColumn, ListTable } from '../../../shared/ui/ListTable.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { paths } from '../../paths.ts'
import type { ClaimsSearch } from './search.ts'
import { useClaimsWords } from './words.ts'

const FROM = '/shell/claims'
const LIMIT = 25

export function ClaimsPage() {
  const say = useClaimsWords()
  const { number } = useFormat()
  const navigate = useNavigate({ from: paths.claims })
  const search = useSearch({ from: FROM })
  const query = operator.useQuery(
    'get',
    '/api/operator/claims',
    { params: { query: { ...search, limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )
  const total = query.data?.total ?? 0
  return (
    <Page
      title={say('title')}
      subtitle={query.data && say('count', { count: total }).replace(String(total), number(total))}
    >
      <Filters />
      <ListTable
        label={say('title')}
        query={query}
        columns={useColumns()}
        empty={<NoClaims />}
        onPage={(page) => void navigate({ search: { ...search, page } })}
        onOpen={({ id }) => void navigate({ to: `/claims/${id}` })}
      />
    </Page>
  )
}

function NoClaims() {
  const say = useClaimsWords()
  const common = useCommonWords()
  const reset = (
    <Button renderRoot={(props) => <Link to={paths.claims} search={{}} {...props} />} variant="default" size="xs">
      {common('list.reset')}
    </Button>
  )
  return <Empty title={say('empty')} text={say('empty_text')} action={reset} />
}

function Filters() {
  const say = useClaimsWords()
  const common = useCommonWords()
  const navigate = useNavigate({ from: paths.claims })
  const search = useSearch({ from: FROM })
  const choose = (change: Partial<Record<keyof ClaimsSearch, string | undefined>>) =>
    void navigate({ search: { ...search, ...change, page: undefined } as ClaimsSearch, replace: true })
  const type = useDebouncedCallback((q: string) => choose({ q: q.trim() || undefined }), 250)
  return (
    <Group gap="xs">
      <TextInput
        key={search.q ? 'searching' : 'idle'}
        type="search"
        defaultValue={search.q ?? ''}
        onChange={(event) => type(event.currentTarget.value)}
        placeholder={say('q')}
        aria-label={common('list.search')}
        leftSection={<IconSearch size={15} aria-hidden />}
        w={340}
      />
      <Select
        placeholder={say('stage')}
        aria-label={say('stage')}
        data={STAGES.map((value) => ({ value, label: common(`stage.${value}`) }))}
        value={search.collection_stage ?? null}
        onChange={(value) => choose({ collection_stage: value ?? undefined })}
        clearable
        searchable
        w={220}
      />
      <Select
        placeholder={say('case_status')}
        aria-label={say('case_status')}
        data={CASE_STATUSES.map((value) => ({ value, label: common(`case_status.${value}`) }))}
        value={search.case_status ?? null}
        onChange={(value) => choose({ case_status: value ?? undefined })}
        clearable
        w={150}
      />
    </Group>
  )
}

function useColumns(): ListColumn<Schemas['ClaimLine']>[] {
  const say = useClaimsWords()
  const { money, day } = useFormat()
  return [
    {
      accessor: 'case_reference',
      title: say('column.case_reference'),
      render: ({ id, case_reference }) => (
        <Anchor component={Link} to={`/claims/${id}`} ff="monospace" size="sm">
          {case_reference}
        </Anchor>
      ),
    },
    { accessor: 'debtor_name', title: say('column.debtor'), ellipsis: true, width: 200 },
    { accessor: 'customer_name', title: say('column.customer'), ellipsis: true, width: 200 },
    { accessor: 'partner_name', title: say('column.partner'), ellipsis: true, width: 170 },
    {
      accessor: 'collection_stage',
      title: say('column.stage'),
      render: ({ collection_stage }) => <StageBadge stage={collection_stage} />,
    },
    {
      accessor: 'case_status',
      title: say('column.status'),
      render: ({ case_status }) => <CaseStatusBadge status={case_status} />,
    },
    {
      accessor: 'total_claim_amount',
      title: say('column.total'),
      textAlign: 'right',
      render: ({ total_claim_amount }) => money(total_claim_amount),
    },
    {
      accessor: 'outstanding_amount',
      title: say('column.outstanding'),
      textAlign: 'right',
      render: ({ outstanding_amount }) => money(outstanding_amount),
    },
    {
      accessor: 'next_step_at',
      title: say('column.next_step'),
      render: ({ next_step_at }) => (next_step_at ? day(next_step_at) : '–'),
    },
  ]
}

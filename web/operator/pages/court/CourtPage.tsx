import { Tabs } from '@mantine/core'
import { IconGavel } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { operator, type Schemas } from '../../../shared/api/operator.ts'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { ListTable } from '../../../shared/ui/ListTable.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { TabCount } from '../../../shared/ui/TabCount.tsx'
import { paths } from '../../paths.ts'
import { CourtDrawer } from './CourtDrawer.tsx'
import { useDeskColumns } from './columns.tsx'
import { FeeInvoiceList } from './FeeInvoices.tsx'
import { ScopePills, useCourtScope } from './ScopePills.tsx'
import { COURT_TABS, type CourtTab } from './search.ts'
import { useCourtWords } from './words.ts'

type DeskStatus = Schemas['CourtDeskCase']['status']

const LIMIT = 25

export function CourtPage() {
  const say = useCourtWords()
  const navigate = useNavigate({ from: paths.court })
  const { tab = 'decided_to_sue', page, claim_id } = useSearch({ from: '/shell/court' })
  const scope = useCourtScope()
  const here = { ...scope, tab, ...(page ? { page } : {}) }
  return (
    <Page title={say('title')}>
      <Tabs
        value={tab}
        onChange={(value) => void navigate({ search: { ...scope, tab: value as CourtTab }, replace: true })}
      >
        <Tabs.List aria-label={say('tabs')}>
          {COURT_TABS.map((value) => (
            <Tabs.Tab key={value} value={value} rightSection={value === 'invoices' ? null : <CountOf status={value} />}>
              {say(`status.${value}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <ScopePills />
      {tab === 'invoices' ? (
        <FeeInvoiceList page={page} onPage={(to) => void navigate({ search: { tab, page: to } })} />
      ) : (
        <DeskList
          status={tab}
          page={page}
          onPage={(to) => void navigate({ search: { ...scope, tab, page: to } })}
          onOpen={(id) => void navigate({ search: { ...here, claim_id: id } })}
        />
      )}
      <CourtDrawer claim_id={claim_id} onClose={() => void navigate({ search: here })} />
    </Page>
  )
}

function CountOf({ status }: { status: DeskStatus }) {
  const { data } = operator.useQuery('get', '/api/operator/court-desk', {
    params: { query: { ...useCourtScope(), status, limit: 1 } },
  })
  return <TabCount count={data?.total} />
}

type DeskListProps = {
  readonly status: DeskStatus
  readonly page: number | undefined
  onPage(page: number): void
  onOpen(claim_id: string): void
}

function DeskList({ status, page, onPage, onOpen }: DeskListProps) {
  const say = useCourtWords()
  const scope = useCourtScope()
  const query = operator.useQuery(
    'get',
    '/api/operator/court-desk',
    { params: { query: { ...scope, status, page, limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )
  return (
    <ListTable
      label={say(`status.${status}`)}
      query={query}
      id="claim_id"
      columns={useDeskColumns(status)}
      empty={<Empty title={say(`empty.${status}`)} text={say(`empty_text.${status}`)} icon={<IconGavel />} />}
      onPage={onPage}
      onOpen={({ claim_id }) => onOpen(claim_id)}
    />
  )
}

import { Tabs } from '@mantine/core'
import { IconGavel } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { operator } from '../../../shared/api/operator.ts'
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

const LIMIT = 25

export function CourtPage() {
  const say = useCourtWords()
  const navigate = useNavigate({ from: paths.court })
  const { tab = 'decided_to_sue', page, claim_id } = useSearch({ from: '/shell/court' })
  const scope = useCourtScope()
  const here = { ...scope, tab, ...(page ? { page } : {}) }
  // The tab of the invoices shows the counts of the others too.
  const status = tab === 'invoices' ? 'decided_to_sue' : tab
  const desk = operator.useQuery(
    'get',
    '/api/operator/court-desk',
    { params: { query: { ...scope, status, page: tab === status ? page : undefined, limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )
  const columns = useDeskColumns(status)
  return (
    <Page title={say('title')}>
      <Tabs
        value={tab}
        onChange={(value) => void navigate({ search: { ...scope, tab: value as CourtTab }, replace: true })}
      >
        <Tabs.List aria-label={say('tabs')}>
          {COURT_TABS.map((value) => (
            <Tabs.Tab
              key={value}
              value={value}
              rightSection={value !== 'invoices' && <TabCount count={desk.data?.counts[value]} />}
            >
              {say(`status.${value}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <ScopePills />
      {tab === 'invoices' ? (
        <FeeInvoiceList page={page} onPage={(to) => void navigate({ search: { tab, page: to } })} />
      ) : (
        <ListTable
          label={say(`status.${tab}`)}
          query={desk}
          id="claim_id"
          columns={columns}
          empty={<Empty title={say(`empty.${tab}`)} text={say(`empty_text.${tab}`)} icon={<IconGavel />} />}
          onPage={(to) => void navigate({ search: { ...scope, tab, page: to } })}
          onOpen={(row) => void navigate({ search: { ...here, claim_id: row.claim_id } })}
        />
      )}
      <CourtDrawer claim_id={claim_id} onClose={() => void navigate({ search: here })} />
    </Page>
  )
}

import { Tabs } from '@mantine/core'
import { IconGavel } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { ListTable } from '../../../shared/ui/ListTable.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { TabCount } from '../../../shared/ui/TabCount.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { CsvButton } from '../lists/CsvButton.tsx'
import { CourtDrawer } from './CourtDrawer.tsx'
import { useDeskColumns } from './columns.tsx'
import { FeeInvoiceList } from './FeeInvoices.tsx'
import { deskQuery } from './queries.ts'
import { ScopePills } from './ScopePills.tsx'
import { COURT_TABS, type CourtTab, deskStatusOf, scopeOf } from './search.ts'
import { useCourtWords } from './words.ts'

export function CourtPage() {
  const say = useCourtWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/court' })
  const { tab = 'decided_to_sue', page, claim_id } = search
  const scope = scopeOf(search)
  const here = { ...scope, tab, ...(page ? { page } : {}) }
  const desk = useQuery(deskQuery(search))
  const columns = useDeskColumns(deskStatusOf(search), desk.data?.data)
  return (
    <Page
      title={say('title')}
      actions={
        tab !== 'invoices' && <CsvButton path="/api/operator/court-desk.csv" filter={{ ...scope, status: tab }} />
      }
    >
      <Tabs
        value={tab}
        onChange={(value) => go({ to: paths.court, search: { ...scope, tab: value as CourtTab } }, { replace: true })}
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
        <FeeInvoiceList page={page} onPage={(to) => go({ to: paths.court, search: { tab, page: to } })} />
      ) : (
        <ListTable
          label={say(`status.${tab}`)}
          query={desk}
          id="claim_id"
          columns={columns}
          empty={<Empty title={say(`empty.${tab}`)} text={say(`empty_text.${tab}`)} icon={<IconGavel />} />}
          onPage={(to) => go({ to: paths.court, search: { ...scope, tab, page: to } })}
          onOpen={(row) => go({ to: paths.court, search: { ...here, claim_id: row.claim_id } })}
        />
      )}
      <CourtDrawer claim_id={claim_id} onClose={() => go({ to: paths.court, search: here })} />
    </Page>
  )
}

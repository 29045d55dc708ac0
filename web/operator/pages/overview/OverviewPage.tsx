import { SegmentedControl, SimpleGrid, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { OrganizationSelect } from '../partners/OrganizationSelect.tsx'
import { PartnerSelect } from '../partners/PartnerSelect.tsx'
import { ClientMoney } from './ClientMoney.tsx'
import { Figures } from './Figures.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import { overviewQuery } from './queries.ts'
import type { OverviewSearch } from './search.ts'
import { useOverviewWords } from './words.ts'

const FROM = '/shell/'

export function OverviewPage() {
  const say = useOverviewWords()
  const { instant } = useFormat()
  const search = useSearch({ from: FROM })
  const query = useQuery(overviewQuery(search))
  return (
    <Page
      title={say('title')}
      subtitle={query.data && say('as_of', { time: instant(query.data.data.as_of) })}
      actions={<Scope />}
    >
      <Loaded query={query} skeleton={<Shape />}>
        {({ data }) => (
          <>
            <KeyFigures overview={data} />
            {data.client_money && <ClientMoney money={data.client_money} />}
            <Figures overview={data} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Scope() {
  const say = useOverviewWords()
  const go = useGo()
  const search = useSearch({ from: FROM })
  const choose = (change: Partial<OverviewSearch>) =>
    go({ to: paths.overview, search: { ...search, ...change } }, { replace: true })
  return (
    <>
      <OrganizationSelect
        placeholder={say('organization')}
        aria-label={say('organization')}
        value={search.organization_id ?? null}
        onChange={(value) => choose({ organization_id: value ?? undefined })}
        clearable
        w={220}
      />
      <PartnerSelect
        label={say('partner')}
        value={search.partner_id ?? null}
        onChange={(partner_id) => choose({ partner_id: partner_id ?? undefined })}
        width={200}
      />
      <SegmentedControl
        aria-label={say('view')}
        value={search.view ?? 'charts'}
        onChange={(value) => choose({ view: value === 'tables' ? value : undefined })}
        data={[
          { value: 'charts', label: say('charts') },
          { value: 'tables', label: say('tables') },
        ]}
      />
    </>
  )
}

function Shape() {
  return (
    <>
      <SimpleGrid cols={{ base: 2, md: 3, lg: 5 }} spacing="sm">
        {['open', 'collected', 'opened', 'disputed', 'court'].map((name) => (
          <Skeleton key={name} height={98} />
        ))}
      </SimpleGrid>
      <Skeleton height={330} />
      <Skeleton height={330} />
    </>
  )
}

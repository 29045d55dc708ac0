import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { operator } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { ListTable } from '../../../shared/ui/ListTable.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { paths } from '../../paths.ts'
import { fileOf } from '../ClaimLink.tsx'
import { NothingFound } from '../NothingFound.tsx'
import { sortOf, statusOf, useClaimColumns } from './columns.tsx'
import { Filters } from './Filters.tsx'
import { LinkedFilters } from './LinkedFilters.tsx'
import { useClaimsWords } from './words.ts'

const LIMIT = 25

export function ClaimsPage() {
  const say = useClaimsWords()
  const { number } = useFormat()
  const navigate = useNavigate({ from: paths.claims })
  const search = useSearch({ from: '/shell/claims' })
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
      <LinkedFilters claims={query.data?.data ?? []} />
      <ListTable
        label={say('title')}
        query={query}
        columns={useClaimColumns()}
        empty={<NothingFound title={say('empty')} text={say('empty_text')} />}
        onPage={(page) => void navigate({ search: { ...search, page } })}
        sort={statusOf(search)}
        onSort={(status) => void navigate({ search: { ...search, ...sortOf(status), page: undefined } as never })}
        onOpen={({ id }) => void navigate(fileOf(id))}
      />
    </Page>
  )
}

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useFormat } from '../../../shared/i18n/format.ts'
import { ListTable } from '../../../shared/ui/ListTable.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { linkTo, useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { fileOf } from '../claim/target.ts'
import { CsvButton } from '../lists/CsvButton.tsx'
import { NothingFound } from '../NothingFound.tsx'
import { useClaimColumns } from './columns.tsx'
import { FilterChips } from './FilterChips.tsx'
import { Filters } from './Filters.tsx'
import { claimsQuery, fileFilterOf } from './queries.ts'
import { sortOf, statusOf } from './sort.ts'
import { LostOfView, ViewsMenu } from './ViewsMenu.tsx'
import { useClaimsWords } from './words.ts'

export function ClaimsPage() {
  const say = useClaimsWords()
  const { number } = useFormat()
  const go = useGo()
  const search = useSearch({ from: '/shell/claims' })
  const query = useQuery(claimsQuery(search))
  const total = query.data?.total ?? 0
  return (
    <Page
      title={say('title')}
      subtitle={query.data && say('count', { count: total }).replace(String(total), number(total))}
      actions={
        <>
          <ViewsMenu />
          <CsvButton path="/api/operator/claims.csv" filter={fileFilterOf(search)} />
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            renderRoot={linkTo({ to: paths.new_claim })}
          >
            {say('enter')}
          </Button>
        </>
      }
    >
      <LostOfView />
      <Filters />
      <FilterChips claims={query.data?.data ?? []} />
      <ListTable
        label={say('title')}
        query={query}
        columns={useClaimColumns()}
        empty={<NothingFound page={{ to: paths.claims }} title={say('empty')} text={say('empty_text')} />}
        onPage={(page) => go({ to: paths.claims, search: { ...search, page } })}
        sort={statusOf(search)}
        onSort={(status) => go({ to: paths.claims, search: { ...search, ...sortOf(status), page: undefined } })}
        onOpen={({ id }) => go(fileOf(id))}
      />
    </Page>
  )
}

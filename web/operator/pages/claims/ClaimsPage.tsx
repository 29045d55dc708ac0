import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCheckbox, IconListCheck, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ListTable } from '../../../shared/ui/ListTable.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { useTotal } from '../../../shared/ui/total.ts'
import { WIDE_SCREEN } from '../../../shared/ui/wide-screen.ts'
import { linkTo, useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { fileOf } from '../claim/target.ts'
import { CsvButton } from '../lists/CsvButton.tsx'
import { NothingFound } from '../NothingFound.tsx'
import { BatchBar } from './batch/BatchBar.tsx'
import { BatchDrawer, RECENT } from './batch/BatchDrawer.tsx'
import { useSelection, useSelectKeys } from './batch/selection.ts'
import { useBatchWords } from './batch/words.ts'
import { useClaimColumns } from './columns.tsx'
import { FilterChips } from './FilterChips.tsx'
import { Filters } from './Filters.tsx'
import { claimsQuery, fileFilterOf } from './queries.ts'
import { sortOf, statusOf } from './sort.ts'
import { LostOfView, ViewsMenu } from './ViewsMenu.tsx'
import { useClaimsWords } from './words.ts'

export function ClaimsPage() {
  const say = useClaimsWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/claims' })
  const batches = useBatchWords()
  const query = useQuery(claimsQuery(search))
  const selection = useSelection(search)
  useSelectKeys(query.data?.data ?? [], selection)
  // On a phone the boxes would take the room of the amounts, so they come when they are wanted.
  const is_wide = useMediaQuery(WIDE_SCREEN, true)
  const [is_picking, pick] = useState(false)
  const boxes = is_wide || is_picking ? { selected: selection.claims, onSelect: selection.select } : {}
  const total = query.data?.total ?? 0
  const shown = useTotal()(query.data)
  return (
    <Page
      title={say('title')}
      subtitle={query.data && say('count', { count: total }).replace(String(total), shown)}
      actions={
        <>
          <ViewsMenu />
          <Button
            hiddenFrom="sm"
            variant="default"
            aria-pressed={is_picking}
            leftSection={<IconCheckbox size={16} aria-hidden />}
            onClick={() => {
              selection.clear()
              pick(!is_picking)
            }}
          >
            {batches('pick')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconListCheck size={16} aria-hidden />}
            renderRoot={linkTo({ to: paths.claims, search: { ...search, batch: RECENT } })}
          >
            {batches('recent')}
          </Button>
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
        {...boxes}
      />
      {selection.claims.length > 0 && <BatchBar selection={selection} total={total} shown={shown} />}
      <BatchDrawer />
    </Page>
  )
}

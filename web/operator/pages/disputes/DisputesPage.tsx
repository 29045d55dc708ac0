import { Button } from '@mantine/core'
import { IconMessage2Exclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { type ListColumn, ListTable } from '../../../shared/ui/ListTable.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { SearchField } from '../../../shared/ui/SearchField.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { fileOf } from '../claim/target.ts'
import { CsvButton } from '../lists/CsvButton.tsx'
import { useCaseColumns, WIDE } from '../lists/case-columns.tsx'
import { NothingFound } from '../NothingFound.tsx'
import { RowActions } from '../RowActions.tsx'
import { type DisputeAct, DisputeDialog } from './DisputeDialog.tsx'
import { disputesQuery, fileFilterOf } from './queries.ts'
import { useDisputesWords } from './words.ts'

type Claim = Schemas['ClaimLine']
type Chosen = { readonly act: DisputeAct; readonly claim: Claim }

/** Claims that are stopped until their dispute is settled. */
export function DisputesPage() {
  const say = useDisputesWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/disputes' })
  const [chosen, choose] = useState<Chosen>()
  const query = useQuery(disputesQuery(search))
  return (
    <Page
      title={say('title')}
      subtitle={query.data && say('count', { count: query.data.total })}
      actions={<CsvButton path="/api/operator/claims.csv" filter={fileFilterOf(search)} />}
    >
      <SearchField
        value={search.q}
        placeholder={say('q')}
        onSearch={(q) => go({ to: paths.disputes, search: q ? { q } : {} }, { replace: true })}
      />
      <ListTable
        label={say('title')}
        query={query}
        columns={useColumns(choose)}
        empty={
          <NothingFound
            page={{ to: paths.disputes }}
            title={say('empty')}
            text={say('empty_text')}
            icon={<IconMessage2Exclamation />}
          />
        }
        onPage={(page) => go({ to: paths.disputes, search: { ...search, page } })}
        onOpen={({ id }) => go(fileOf(id))}
      />
      {chosen && <DisputeDialog {...chosen} onClose={() => choose(undefined)} />}
    </Page>
  )
}

function useColumns(onChoose: (chosen: Chosen) => void): ListColumn<Claim>[] {
  const say = useDisputesWords()
  const { money, instant } = useFormat()
  const { first, owner } = useCaseColumns<Claim>({ idOf: ({ id }) => id, lineOf: (claim) => claim })
  return [
    ...first,
    owner,
    {
      accessor: 'outstanding_amount',
      title: say('column.outstanding'),
      textAlign: 'right',
      render: ({ outstanding_amount }) => money(outstanding_amount),
    },
    {
      ...WIDE,
      accessor: 'updated_at',
      title: say('column.changed'),
      noWrap: true,
      render: ({ updated_at }) => instant(updated_at),
    },
    {
      accessor: 'actions',
      title: say('column.actions'),
      textAlign: 'right',
      render: (claim) => <DisputeActions claim={claim} onChoose={onChoose} />,
    },
  ]
}

function DisputeActions({ claim, onChoose }: { claim: Claim; onChoose(chosen: Chosen): void }) {
  const say = useDisputesWords()
  const reference = claim.case_reference
  return (
    <RowActions>
      <Button
        size="compact-xs"
        variant="light"
        aria-label={say('settle.label', { reference })}
        onClick={() => onChoose({ act: 'settle', claim })}
      >
        {say('settle.action')}
      </Button>
      <Button
        size="compact-xs"
        variant="default"
        aria-label={say('close.label', { reference })}
        onClick={() => onChoose({ act: 'close', claim })}
      >
        {say('close.action')}
      </Button>
    </RowActions>
  )
}

import { Group, Select, Tabs, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Page } from '../../../shared/ui/Page.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { allOrganizationsQuery } from '../settings/queries.ts'
import { CustomerSelect } from '../settlements/CustomerSelect.tsx'
import { Balances } from './Balances.tsx'
import { Export } from './Export.tsx'
import { Journal } from './Journal.tsx'
import { Reconciliation } from './Reconciliation.tsx'
import { BOOK_ACCOUNTS, BOOK_TABS, type BooksSearch, type BookTab } from './search.ts'
import { useBookWords } from './words.ts'

/** The books of one organisation: whether they fit, what is owed to whom, and every booking. */
export function BooksPage() {
  const say = useBookWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/books' })
  const { tab = 'reconciliation', organization_id } = search
  const organizations = useQuery(allOrganizationsQuery()).data?.data
  const only = organizations?.length === 1 ? organizations[0]?.id : undefined
  const of = organization_id ?? only
  return (
    <Page title={say('title')} subtitle={say('subtitle')}>
      <Tabs
        value={tab}
        onChange={(value) =>
          go(
            { to: paths.books, search: { ...(organization_id ? { organization_id } : {}), tab: value as BookTab } },
            { replace: true },
          )
        }
      >
        <Tabs.List aria-label={say('tabs')}>
          {BOOK_TABS.map((value) => (
            <Tabs.Tab key={value} value={value}>
              {say(`tab.${value}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <Filters tab={tab} />
      {of === undefined ? (
        organizations && <Text size="sm">{say('choose_organization')}</Text>
      ) : (
        <Part tab={tab} search={{ ...search, organization_id: of }} />
      )}
    </Page>
  )
}

export type PartProps = { readonly search: BooksSearch & { readonly organization_id: string } }

function Part({ tab, search }: PartProps & { readonly tab: BookTab }) {
  if (tab === 'journal') return <Journal search={search} />
  if (tab === 'balances') return <Balances search={search} />
  if (tab === 'export') return <Export search={search} />
  return <Reconciliation search={search} />
}

/** Each part has the filters that mean something there. */
function Filters({ tab }: { readonly tab: BookTab }) {
  const say = useBookWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/books' })
  const organizations = useQuery(allOrganizationsQuery()).data?.data ?? []
  const choose = (change: { [K in keyof BooksSearch]?: BooksSearch[K] | undefined }) =>
    go({ to: paths.books, search: { ...search, ...change, page: undefined } as BooksSearch }, { replace: true })
  const has_period = tab === 'journal' || tab === 'export'
  return (
    <Group gap="xs" align="end">
      {organizations.length > 1 && (
        <Select
          label={say('organization')}
          data={organizations.map(({ id, name }) => ({ value: id, label: name }))}
          value={search.organization_id ?? null}
          onChange={(id) => choose({ organization_id: id ?? undefined })}
          searchable
          w={240}
        />
      )}
      {has_period && (
        <TextInput
          type="date"
          label={say('from')}
          value={search.from ?? ''}
          onChange={(event) => choose({ from: event.currentTarget.value || undefined })}
        />
      )}
      <TextInput
        type="date"
        label={say(has_period ? 'to' : 'as_of')}
        value={search.to ?? ''}
        onChange={(event) => choose({ to: event.currentTarget.value || undefined })}
      />
      {(tab === 'journal' || tab === 'balances') && (
        <>
          <Select
            label={say('account')}
            placeholder={say('all_accounts')}
            data={BOOK_ACCOUNTS.map((value) => ({ value, label: say(`accounts.${value}`) }))}
            value={search.account ?? null}
            onChange={(value) => choose({ account: BOOK_ACCOUNTS.find((one) => one === value) })}
            clearable
            w={180}
          />
          <CustomerSelect
            label={say('customer')}
            placeholder={say('all_customers')}
            w={220}
            value={search.customer_id ?? null}
            onChange={(id) => choose({ customer_id: id ?? undefined })}
          />
        </>
      )}
    </Group>
  )
}

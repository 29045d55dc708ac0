import { Anchor, Group, Stack, Text } from '@mantine/core'
import { IconBook2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { type ListColumn, ListTable } from '../../../shared/ui/ListTable.tsx'
import { linkTo, useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { ClaimLink } from '../ClaimLink.tsx'
import type { PartProps } from './BooksPage.tsx'
import { journalQuery } from './queries.ts'
import { useBookWords } from './words.ts'

type Transaction = Schemas['LedgerTransaction']

/** Every booking with its lines, latest day first. */
export function Journal({ search }: PartProps) {
  const say = useBookWords()
  const go = useGo()
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {say('sign')}
      </Text>
      <ListTable
        label={say('tab.journal')}
        query={useQuery(journalQuery(search))}
        columns={useColumns()}
        empty={<Empty icon={<IconBook2 />} title={say('empty')} text={say('empty_text')} />}
        onPage={(page) => go({ to: paths.books, search: { ...search, page } })}
      />
    </Stack>
  )
}

function useColumns(): ListColumn<Transaction>[] {
  const say = useBookWords()
  const { day } = useFormat()
  return [
    { accessor: 'date', title: say('column.date'), render: ({ date }) => day(date) },
    { accessor: 'kind', title: say('column.kind'), render: ({ kind }) => say(`kind.${kind}`) },
    { accessor: 'id', title: say('column.about'), render: (row) => <About row={row} /> },
    { accessor: 'lines', title: say('column.lines'), width: 380, render: (row) => <Lines row={row} /> },
  ]
}

function About({ row }: { readonly row: Transaction }) {
  const say = useBookWords()
  const { claim_id, case_reference, entry_id, settlement_id } = row
  return (
    <Group gap="xs">
      {claim_id && case_reference && <ClaimLink id={claim_id} reference={case_reference} tab="payments" />}
      {entry_id && (
        <Anchor size="sm" renderRoot={linkTo({ to: paths.bank, search: { view: 'all', entry_id } })}>
          {say('entry')}
        </Anchor>
      )}
      {settlement_id && (
        <Anchor size="sm" renderRoot={linkTo({ to: paths.settlements, search: { settlement_id } })}>
          {say('settlement')}
        </Anchor>
      )}
    </Group>
  )
}

function Lines({ row }: { readonly row: Transaction }) {
  const say = useBookWords()
  const { money } = useFormat()
  return row.lines.map(({ account, customer_name, amount }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a booking never change.
    <Group key={index} justify="space-between" wrap="nowrap">
      <Text size="sm">
        {say(`accounts.${account}`)}
        {customer_name && `: ${customer_name}`}
      </Text>
      <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
        {money(amount)}
      </Text>
    </Group>
  ))
}

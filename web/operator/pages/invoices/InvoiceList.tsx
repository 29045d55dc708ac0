import { Anchor, Badge, Button } from '@mantine/core'
import { IconCircleCheck, IconPlayerPlay } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { type ListColumn, ListTable } from '../../../shared/ui/ListTable.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { linkTo, useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { ClaimLink } from '../ClaimLink.tsx'
import { invoicesToCheckQuery } from './queries.ts'
import { UndoBar } from './UndoBar.tsx'
import type { StepMemory } from './use-undo.ts'
import { useInvoicesWords } from './words.ts'

/** The waiting invoices, oldest first. */
export function InvoiceList({ last, onStep }: StepMemory) {
  const say = useInvoicesWords()
  const go = useGo()
  const { page } = useSearch({ from: '/shell/invoices' })
  const query = useQuery(invoicesToCheckQuery(page))
  const first = query.data?.data[0]
  const open = (invoice_id: string) => go({ to: paths.invoices, search: { invoice_id } })
  return (
    <Page
      title={say('title')}
      subtitle={query.data && say('count', { count: query.data.total })}
      actions={
        first && (
          <Button leftSection={<IconPlayerPlay size={16} aria-hidden />} onClick={() => open(first.invoice_id)}>
            {say('start')}
          </Button>
        )
      }
    >
      <UndoBar taken={last} onStep={onStep} />
      <ListTable
        label={say('title')}
        query={query}
        id="invoice_id"
        columns={useColumns()}
        empty={<Empty title={say('empty')} text={say('empty_text')} icon={<IconCircleCheck />} />}
        onPage={(to) => go({ to: paths.invoices, search: { page: to } })}
        onOpen={({ invoice_id }) => open(invoice_id)}
      />
    </Page>
  )
}

function useColumns(): ListColumn<Schemas['InvoiceToCheck']>[] {
  const say = useInvoicesWords()
  const { money, instant } = useFormat()
  return [
    {
      accessor: 'original_filename',
      title: say('column.file'),
      width: 230,
      render: ({ invoice_id, original_filename }) => (
        <Anchor size="sm" renderRoot={linkTo({ to: paths.invoices, search: { invoice_id } })}>
          {original_filename}
        </Anchor>
      ),
    },
    {
      accessor: 'case_reference',
      title: say('column.case_reference'),
      render: ({ claim_id, case_reference }) => <ClaimLink id={claim_id} reference={case_reference} tab="invoices" />,
    },
    { accessor: 'debtor_name', title: say('column.debtor'), width: 190 },
    { accessor: 'customer_name', title: say('column.customer'), width: 190 },
    {
      accessor: 'invoice_amount_gross',
      title: say('column.gross'),
      textAlign: 'right',
      render: ({ invoice_amount_gross: gross }) => (gross === null ? '–' : money(gross)),
    },
    { accessor: 'waiting_fields', title: say('column.waiting'), render: (row) => <Waiting row={row} /> },
    {
      accessor: 'created_at',
      title: say('column.since'),
      textAlign: 'right',
      noWrap: true,
      render: ({ created_at }) => instant(created_at),
    },
  ]
}

function Waiting({ row: { data_extraction_status, waiting_fields } }: { row: Schemas['InvoiceToCheck'] }) {
  const say = useInvoicesWords()
  if (data_extraction_status === 'failed') {
    return <Badge color="red">{say('unread')}</Badge>
  }
  return waiting_fields.map((field) => say(`field.${field}`)).join(', ')
}

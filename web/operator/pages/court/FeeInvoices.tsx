import { Anchor, Badge, Group, Text } from '@mantine/core'
import { IconReceiptEuro } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { type ListColumn, ListTable } from '../../../shared/ui/ListTable.tsx'
import { ClaimLink } from '../ClaimLink.tsx'
import { InvoiceActions } from './InvoiceActions.tsx'
import { feeInvoicesOfClaimQuery, feeInvoicesQuery } from './queries.ts'
import { useCourtWords } from './words.ts'

type Invoice = Schemas['CourtFeeInvoice']

/** What creditors were charged for court fees, newest first. */
export function FeeInvoiceList({ page, onPage }: { page: number | undefined; onPage(page: number): void }) {
  const say = useCourtWords()
  const query = useQuery(feeInvoicesQuery(page))
  return (
    <ListTable
      label={say('invoices')}
      query={query}
      columns={useColumns()}
      empty={<Empty title={say('empty.invoices')} text={say('empty_text.invoices')} icon={<IconReceiptEuro />} />}
      onPage={onPage}
    />
  )
}

function useColumns(): ListColumn<Invoice>[] {
  const say = useCourtWords()
  const { money, day } = useFormat()
  return [
    { accessor: 'number', title: say('column.number'), noWrap: true },
    {
      accessor: 'case_reference',
      title: say('column.case_reference'),
      render: ({ claim_id, case_reference }) => <ClaimLink id={claim_id} reference={case_reference} tab="court" />,
    },
    { accessor: 'recipient_name', title: say('column.recipient'), width: 260 },
    { accessor: 'issued_on', title: say('column.issued_on'), render: ({ issued_on }) => day(issued_on) },
    { accessor: 'due_on', title: say('column.due_on'), render: ({ due_on }) => day(due_on) },
    { accessor: 'amount', title: say('column.amount'), textAlign: 'right', render: ({ amount }) => money(amount) },
    {
      accessor: 'paid_on',
      title: say('column.state'),
      render: (invoice) => <InvoiceState invoice={invoice} />,
    },
    {
      accessor: 'actions',
      title: '',
      textAlign: 'right',
      render: (invoice) => <InvoiceActions invoice={invoice} />,
    },
    {
      accessor: 'file_size',
      title: say('column.file'),
      textAlign: 'right',
      render: (invoice) => <InvoiceFile invoice={invoice} />,
    },
  ]
}

/** Whether it is open, paid or taken back; a credit note takes one back. */
function InvoiceState({ invoice: { kind, corrected_by, paid_on } }: { invoice: Invoice }) {
  const say = useCourtWords()
  const { day } = useFormat()
  if (kind === 'credit_note') return <Badge color="gray">{say('invoice_state.credit_note')}</Badge>
  if (corrected_by) return <Badge color="gray">{say('invoice_state.corrected')}</Badge>
  if (paid_on) return <Badge color="teal">{say('invoice_state.paid', { day: day(paid_on) })}</Badge>
  return <Badge color="orange">{say('invoice_state.open')}</Badge>
}

function InvoiceFile({ invoice: { id, number, file_size } }: { invoice: Invoice }) {
  const say = useCourtWords()
  const common = useCommonWords()
  if (file_size === null) {
    return (
      <Text size="sm" c="dimmed">
        {say('not_made')}
      </Text>
    )
  }
  return (
    <Anchor
      href={`/api/operator/court-fee-invoices/${id}/file`}
      size="sm"
      // Underlined, since colour alone would not mark a link within text.
      underline="always"
      aria-label={say('download_invoice', { number })}
    >
      {common('action.download')}
    </Anchor>
  )
}

/** The invoices of one claim, as lines. */
export function FeeInvoiceLines({ claim_id }: { claim_id: string }) {
  const say = useCourtWords()
  const { money, day } = useFormat()
  const { data } = useQuery(feeInvoicesOfClaimQuery(claim_id))
  if (!data) return null
  if (data.data.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {say('no_invoices')}
      </Text>
    )
  }
  return data.data.map((invoice) => (
    <Group key={invoice.id} gap="xs" justify="space-between">
      <Text size="sm" component="div">
        {invoice.number} · {day(invoice.issued_on)} · {money(invoice.amount)} · <InvoiceFile invoice={invoice} />{' '}
        <InvoiceState invoice={invoice} />
      </Text>
      <InvoiceActions invoice={invoice} />
    </Group>
  ))
}

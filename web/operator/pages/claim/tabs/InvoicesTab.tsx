import { Anchor, Badge, Group, Stack, Text } from '@mantine/core'
import { IconFileInvoice } from '@tabler/icons-react'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { Empty } from '../../../../shared/ui/Empty.tsx'
import type { ListColumn } from '../../../../shared/ui/ListTable.tsx'
import { PartTable } from '../../../../shared/ui/PartTable.tsx'
import { linkTo } from '../../../links.tsx'
import { paths } from '../../../paths.ts'
import { ClaimLink } from '../../ClaimLink.tsx'
import type { FileProps } from '../file.ts'
import { useEInvoiceWords } from '../words.e-invoice.ts'
import { usePartWords } from '../words.parts.ts'
import { useClaimWords } from '../words.ts'
import { readablePath } from './EInvoicePart.tsx'

type Invoice = Schemas['TeamInvoice']

export function InvoicesTab({ file }: FileProps) {
  const say = usePartWords()
  const tab = useClaimWords()
  return (
    <PartTable
      label={tab('tab.invoices')}
      records={file.invoices}
      columns={useColumns()}
      empty={<Empty icon={<IconFileInvoice />} title={say('invoice.empty')} text={say('invoice.empty_text')} />}
    />
  )
}

function useColumns(): ListColumn<Invoice>[] {
  const say = usePartWords()
  const { money, day } = useFormat()
  const dayOf = (value: string | null) => (value ? day(value) : '–')
  const moneyOf = (value: number | null) => (value === null ? '–' : money(value))
  return [
    { accessor: 'invoice_number', title: say('invoice.number'), render: (row) => <InvoiceNumber invoice={row} /> },
    {
      accessor: 'subject',
      title: say('invoice.subject'),
      width: 260,
      render: ({ subject }) => subject ?? '–',
    },
    { accessor: 'invoice_issue_date', title: say('invoice.issued'), render: (row) => dayOf(row.invoice_issue_date) },
    { accessor: 'invoice_due_date', title: say('invoice.due'), render: (row) => dayOf(row.invoice_due_date) },
    {
      accessor: 'invoice_amount_net',
      title: say('invoice.net'),
      textAlign: 'right',
      render: (row) => moneyOf(row.invoice_amount_net),
    },
    {
      accessor: 'invoice_amount_gross',
      title: say('invoice.gross'),
      textAlign: 'right',
      render: (row) => (
        <Text fw={600} size="sm">
          {moneyOf(row.invoice_amount_gross)}
        </Text>
      ),
    },
    {
      accessor: 'credited_amount',
      title: say('invoice.credited'),
      textAlign: 'right',
      width: 220,
      render: (row) => <Credited invoice={row} />,
    },
    {
      accessor: 'creditor_reminder_fees_incurred',
      title: say('invoice.fees'),
      textAlign: 'right',
      render: (row) => moneyOf(row.creditor_reminder_fees_incurred),
    },
    { accessor: 'data_extraction_status', title: say('invoice.reading'), render: (row) => <Reading invoice={row} /> },
  ]
}

const COLORS: Readonly<Record<Invoice['data_extraction_status'], string>> = {
  manual: 'gray',
  pending: 'blue',
  processing: 'blue',
  completed: 'teal',
  failed: 'red',
}

/** Its number, and which other invoice may be the same one. */
function InvoiceNumber({ invoice: { invoice_number, possible_double, doubles } }: { invoice: Invoice }) {
  const say = usePartWords()
  return (
    <Stack gap={4} align="flex-start">
      <Text size="sm" miw={110}>
        {invoice_number ?? '–'}
      </Text>
      {possible_double && (
        <Badge color="yellow" title={doubles.length === 0 ? say('invoice.double_hint') : undefined}>
          {say('invoice.double')}
        </Badge>
      )}
      {doubles.map(({ invoice_id, claim_id, case_reference, reasons }) => (
        <Text key={invoice_id} size="xs" c="dimmed">
          {say(reasons.includes('file') ? 'invoice.double_file' : 'invoice.double_number')}{' '}
          <ClaimLink id={claim_id} reference={case_reference} tab="invoices" />
        </Text>
      ))}
    </Stack>
  )
}

/** What was taken off it, and why. */
function Credited({ invoice: { credited_amount, credits } }: { invoice: Invoice }) {
  const say = usePartWords()
  const { money, day } = useFormat()
  if (credited_amount === 0) return '–'
  return (
    <>
      <Text size="sm">{money(-credited_amount)}</Text>
      {credits.map(({ id, amount, date, reason }) => (
        <Text key={id} size="xs" c="dimmed" lineClamp={6} title={reason}>
          {say('invoice.credit', { amount: money(amount), day: day(date), reason })}
        </Text>
      ))}
    </>
  )
}

/** How it was read, and a link to the page on which it is checked. */
function Reading({
  invoice: { id, data_extraction_status: status, data_extraction_confidence, document_id, split_into },
}: {
  invoice: Invoice
}) {
  const say = usePartWords()
  const { percent } = useFormat()
  if (document_id) return <FromEInvoice document_id={document_id} />
  return (
    <Group gap="xs" wrap="nowrap">
      {split_into.length > 0 ? (
        <Badge color="gray">{say('invoice.split', { count: split_into.length })}</Badge>
      ) : (
        <Badge color={COLORS[status]}>{say(`extraction.${status}`)}</Badge>
      )}
      {data_extraction_confidence !== null && split_into.length === 0 && (
        <Text size="xs" c="dimmed">
          {say('invoice.confidence', { share: percent(data_extraction_confidence) })}
        </Text>
      )}
      {status !== 'manual' && (
        <Anchor size="sm" renderRoot={linkTo({ to: paths.invoices, search: { invoice_id: id } })}>
          {say('invoice.check')}
        </Anchor>
      )}
    </Group>
  )
}

/** One that was made of an e-invoice is read with certainty. */
function FromEInvoice({ document_id }: { document_id: string }) {
  const say = useEInvoiceWords()
  return (
    <Group gap="xs" wrap="nowrap">
      <Badge color="teal">{say('name')}</Badge>
      <Anchor size="sm" href={readablePath(document_id)} download>
        {say('pdf')}
      </Anchor>
    </Group>
  )
}

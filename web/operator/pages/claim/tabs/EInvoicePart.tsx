import { Anchor, Badge, Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { CLAIM_MONEY } from '../../../../shared/api/areas.ts'
import type { Once, Schemas } from '../../../../shared/api/operator.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { spokenLanguage } from '../../../../shared/i18n/spoken.ts'
import { useChange } from '../../../../shared/ui/change.tsx'
import { DeedDialog } from '../../../../shared/ui/DeedDialog.tsx'
import type { FileProps } from '../file.ts'
import { showMadeInvoice } from '../shown.ts'
import { useEInvoiceWords } from '../words.e-invoice.ts'

type Document = Schemas['TeamDocument']
type EInvoice = NonNullable<Document['e_invoice']>
type Amount = EInvoice['amounts'][number]
type Made = { data?: { data: Schemas['MadeInvoice'] } | undefined }

export const readablePath = (document_id: string): string =>
  `/api/operator/documents/${document_id}/readable.pdf?lang=${spokenLanguage() ?? 'de'}`

/** What an XML file among the documents says as an e-invoice, and what can be made of it. */
export function EInvoicePart({ document, file }: FileProps & { readonly document: Document }) {
  const say = useEInvoiceWords()
  const { e_invoice, is_being_read } = document
  if (is_being_read)
    return (
      <Text size="xs" c="dimmed" role="status">
        {say('reading')}
      </Text>
    )
  return e_invoice && <Recognised document={document} e_invoice={e_invoice} file={file} />
}

type Parts = { readonly document: Document; readonly e_invoice: EInvoice }

function Recognised({ document, e_invoice, file }: Parts & FileProps) {
  const say = useEInvoiceWords()
  const moneyOf = useMoneyOf(e_invoice)
  const { kind, invoice_number, gross_amount, payable_amount, invoice_id, refusal, amounts } = e_invoice
  const may_take = !invoice_id && !refusal && !document.retained && file.case_status !== 'closed'
  const is_open_less = payable_amount !== null && payable_amount !== gross_amount
  const facts = [
    [say(`kind.${kind}`), invoice_number].filter(Boolean).join(' '),
    gross_amount === null ? '' : moneyOf(gross_amount),
    is_open_less ? say('open', { amount: moneyOf(payable_amount) }) : '',
  ]
  return (
    <Stack gap={4} mt={4} align="flex-start">
      <Group gap="xs">
        <Badge size="sm" color={colorOf(e_invoice)}>
          {say('name')}
        </Badge>
        <Text size="xs">{facts.filter(Boolean).join(' · ')}</Text>
        <Anchor
          size="xs"
          href={readablePath(document.id)}
          aria-label={say('pdf_of', { name: document.original_filename })}
          download
        >
          {say('pdf')}
        </Anchor>
        {may_take && <Take {...{ document, e_invoice }} has_choice={amounts.length > 1} />}
      </Group>
      {invoice_id && <Taken e_invoice={e_invoice} file={file} />}
      {refusal && (
        <Text size="xs" c="dimmed">
          {say(`refusal.${refusal}`)}
        </Text>
      )}
      <Faults e_invoice={e_invoice} />
    </Stack>
  )
}

function colorOf({ is_valid, refusal }: EInvoice): string {
  if (!is_valid) return 'yellow'
  return refusal ? 'gray' : 'teal'
}

/** Amounts are in the currency of the file. */
function useMoneyOf({ currency }: EInvoice): (amount: number) => string {
  const { money, amount: figure } = useFormat()
  return (amount) => (currency === 'EUR' ? money(amount) : [figure(amount), currency].filter(Boolean).join(' '))
}

function Taken({ e_invoice, file }: { readonly e_invoice: EInvoice } & FileProps) {
  const { invoice_id, amount_taken, amounts, invoice_number } = e_invoice
  const say = useEInvoiceWords()
  const number = file.invoices.find(({ id }) => id === invoice_id)?.invoice_number ?? invoice_number ?? '–'
  const is_open = amount_taken === 'open' && amounts.length > 1
  return (
    <Text size="xs" c="dimmed">
      {say(is_open ? 'taken_open' : 'taken', { number })}
    </Text>
  )
}

function Faults({ e_invoice }: { e_invoice: EInvoice }) {
  const say = useEInvoiceWords()
  const moneyOf = useMoneyOf(e_invoice)
  return e_invoice.faults.map(({ code, rate, stated_amount, reckoned_amount }) => (
    <Text key={`${code} ${rate ?? ''}`} size="xs">
      {say(`fault.${code}`, { rate: rate ?? '' })}
      {stated_amount !== null && reckoned_amount !== null
        ? `: ${say('figures', { stated: moneyOf(stated_amount), reckoned: moneyOf(reckoned_amount) })}`
        : '.'}
    </Text>
  ))
}

const post = (once: Once, id: string, amount?: Amount) =>
  once.POST('/api/operator/documents/{id}/invoice', { params: { path: { id } }, body: amount ? { amount } : {} })

function useDone(): (made: Made) => string {
  const say = useEInvoiceWords()
  const { money } = useFormat()
  return ({ data }) => {
    const invoice = data?.data.invoice
    const values = { number: invoice?.invoice_number ?? '–', amount: money(invoice?.invoice_amount_gross ?? 0) }
    return say(invoice?.possible_double ? 'done_double' : 'done', values)
  }
}

/** One click, unless somebody has to choose which amount is claimed. */
function Take({ document, e_invoice, has_choice }: Parts & { readonly has_choice: boolean }) {
  const say = useEInvoiceWords()
  const [is_choosing, choose] = useState(false)
  const take = useChange({
    changes: CLAIM_MONEY,
    send: (once) => post(once, document.id),
    shows: (queries, { data }) => data && showMadeInvoice(queries, data.data),
    done: useDone(),
  })
  return (
    <>
      <Button
        size="compact-xs"
        variant="light"
        aria-label={say('take_of', { name: document.original_filename })}
        loading={take.isPending}
        onClick={() => (has_choice ? choose(true) : take.mutate())}
      >
        {say('take')}
      </Button>
      {is_choosing && <Choice {...{ document, e_invoice }} onClose={() => choose(false)} />}
    </>
  )
}

function Choice({ document, e_invoice, onClose }: Parts & { onClose(): void }) {
  const say = useEInvoiceWords()
  const moneyOf = useMoneyOf(e_invoice)
  const values: { amount: Amount | '' } = { amount: '' }
  const { gross_amount, payable_amount } = e_invoice
  return (
    <DeedDialog
      title={say('take')}
      submit={say('take')}
      onClose={onClose}
      values={values}
      check={({ amount }): Record<string, string> => (amount === '' ? { amount: say('choose') } : {})}
      send={(once, { amount }) => post(once, document.id, amount || undefined)}
      changes={CLAIM_MONEY}
      shows={(queries, { data }) => data && showMadeInvoice(queries, data.data)}
      done={useDone()}
    >
      {(form) => (
        <>
          <Text size="sm">{say('choose_text')}</Text>
          <Radio.Group label={say('choose')} required {...form.getInputProps('amount')}>
            <Stack gap="xs" mt="xs">
              <Radio value="open" label={say('amount.open', { amount: moneyOf(payable_amount ?? 0) })} />
              <Radio value="gross" label={say('amount.gross', { amount: moneyOf(gross_amount ?? 0) })} />
            </Stack>
          </Radio.Group>
        </>
      )}
    </DeedDialog>
  )
}

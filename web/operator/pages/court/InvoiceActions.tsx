import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { askFirst, deedOf } from '../../../shared/ui/confirm.tsx'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { useCourtWords } from './words.ts'

type Invoice = Schemas['CourtFeeInvoice']

/** What can be done with an invoice that stands: record its payment, or take it back. */
export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const say = useCourtWords()
  const [is_open, open] = useState(false)
  const correct = useCorrect(invoice)
  if (invoice.kind === 'credit_note' || invoice.corrected_by !== null) return null
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {invoice.paid_on === null && (
        <Button size="compact-xs" variant="default" onClick={() => open(true)}>
          {say('invoice_paid.action')}
        </Button>
      )}
      <Button size="compact-xs" variant="default" onClick={correct}>
        {say('invoice_correct.action')}
      </Button>
      {is_open && <PaidDialog invoice={invoice} onClose={() => open(false)} />}
    </Group>
  )
}

function useCorrect({ id, number }: Invoice) {
  const say = useCourtWords()
  const deed = deedOf({
    changes: ['court', 'claims', 'mail'],
    send: (once) => once.POST('/api/operator/court-fee-invoices/{id}/correct', { params: { path: { id } } }),
    done: say('invoice_correct.done'),
  })
  return () =>
    askFirst({
      title: say('invoice_correct.title', { number }),
      consequence: say('invoice_correct.consequence'),
      confirm: say('invoice_correct.action'),
      deed,
    })
}

function PaidDialog({ invoice: { id, number }, onClose }: { invoice: Invoice; onClose(): void }) {
  const say = useCourtWords()
  return (
    <DeedDialog
      title={say('invoice_paid.title', { number })}
      submit={say('invoice_paid.action')}
      onClose={onClose}
      values={{ paid_on: '', note: '' }}
      send={(once, { paid_on, note }) =>
        once.POST('/api/operator/court-fee-invoices/{id}/paid', {
          params: { path: { id } },
          body: { ...(paid_on ? { paid_on } : {}), ...(note ? { note } : {}) },
        })
      }
      changes={['court', 'claims']}
      done={say('invoice_paid.done')}
    >
      {(form) => (
        <>
          <TextInput
            type="date"
            label={say('invoice_paid.paid_on')}
            description={say('invoice_paid.paid_on_hint')}
            data-autofocus
            {...form.getInputProps('paid_on')}
          />
          <TextInput
            label={say('invoice_paid.note')}
            {...LIMITS.CourtFeeInvoicePaidBody.note}
            {...form.getInputProps('note')}
          />
        </>
      )}
    </DeedDialog>
  )
}

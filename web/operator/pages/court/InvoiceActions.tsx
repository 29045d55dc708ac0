import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { api, type Schemas } from '../../../shared/api/operator.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { useConfirm } from '../../../shared/ui/confirm.tsx'
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
      <Button size="compact-xs" variant="default" loading={correct.isPending} onClick={correct.ask}>
        {say('invoice_correct.action')}
      </Button>
      {is_open && <PaidDialog invoice={invoice} onClose={() => open(false)} />}
    </Group>
  )
}

function useCorrect({ id, number }: Invoice) {
  const say = useCourtWords()
  const confirm = useConfirm()
  const change = useChange({
    changes: ['court', 'claims', 'mail'],
    send: () => api.POST('/api/operator/court-fee-invoices/{id}/correct', { params: { path: { id } } }),
    done: say('invoice_correct.done'),
  })
  const ask = () =>
    confirm({
      title: say('invoice_correct.title', { number }),
      consequence: say('invoice_correct.consequence'),
      confirm: say('invoice_correct.action'),
      onConfirm: () => change.mutate(),
    })
  return { ask, isPending: change.isPending }
}

function PaidDialog({ invoice: { id, number }, onClose }: { invoice: Invoice; onClose(): void }) {
  const say = useCourtWords()
  return (
    <DeedDialog
      title={say('invoice_paid.title', { number })}
      submit={say('invoice_paid.action')}
      onClose={onClose}
      values={{ paid_on: '', note: '' }}
      send={({ paid_on, note }) =>
        api.POST('/api/operator/court-fee-invoices/{id}/paid', {
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

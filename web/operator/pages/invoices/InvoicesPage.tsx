import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { InvoiceCheck } from './InvoiceCheck.tsx'
import { InvoiceList } from './InvoiceList.tsx'
import type { TakenStep } from './use-undo.ts'

/** Invoices whose fields wait for a person: the list, or one of them beside its file. */
export function InvoicesPage() {
  const { invoice_id } = useSearch({ from: '/shell/invoices' })
  // The last step outlives its invoice: after the last field the page moves on, and the step can still be undone.
  const [last, setLast] = useState<TakenStep>()
  // The key resets the state for each invoice, with nothing chosen and nothing typed.
  return invoice_id ? (
    <InvoiceCheck key={invoice_id} id={invoice_id} last={last} onStep={setLast} />
  ) : (
    <InvoiceList last={last} onStep={setLast} />
  )
}

import { useSearch } from '@tanstack/react-router'
import { InvoiceCheck } from './InvoiceCheck.tsx'
import { InvoiceList } from './InvoiceList.tsx'

/** Invoices whose fields wait for a person: the list, or one of them beside its file. */
export function InvoicesPage() {
  const { invoice_id } = useSearch({ from: '/shell/invoices' })
  // The key resets the state for each invoice, with nothing chosen and nothing typed.
  return invoice_id ? <InvoiceCheck key={invoice_id} id={invoice_id} /> : <InvoiceList />
}

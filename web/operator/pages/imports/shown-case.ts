import type { TableCase } from '@mahnwerk/claim-table'

type Named = { name?: string; id?: string }
type Debtor = {
  id?: string
  company?: { company_name?: string }
  person?: { first_name?: string; last_name?: string }
}

/** A case as the preview shows it. The sum is that of the claim: gross, or net where no gross amount is known. */
export function shownCase({ partner_reference, item, lines }: TableCase) {
  const { name, id } = item.customer as Named
  const { company, person, id: debtor_id } = item.debtor as Debtor
  const names = [company?.company_name, person?.first_name, person?.last_name].filter(Boolean)
  const cents = item.invoices.reduce(
    (sum, one) => sum + Math.round(100 * Number(one.invoice_amount_gross ?? one.invoice_amount_net ?? 0)),
    0,
  )
  return {
    partner_reference,
    creditor: name ?? id ?? '',
    debtor: names.join(' ') || (debtor_id ?? ''),
    invoices: item.invoices.length,
    euros: cents / 100,
    lines: lines.length > 3 ? `${lines[0]} … ${lines.at(-1)}` : lines.join(', '),
  }
}

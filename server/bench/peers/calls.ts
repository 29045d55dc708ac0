import type { HttpRequest } from '../servers/load.ts'

/** A claim that is there. */
export type Sample = { readonly id: string; readonly debtor_id: string; readonly customer_id: string }

/** `number` is another one in each request. */
type Asked = (sample: Sample, number: number) => HttpRequest

/** The same call of our service, of its peers, and of the one that sends our statements. */
export type Call = { readonly name: string; readonly ours: Asked; readonly peers: Asked; readonly statements: Asked }

const post = (path: string, body: object): HttpRequest => ({ method: 'POST', path, body })
const under = (path: string): Omit<Call, 'name'> => {
  const peers: Asked = ({ id }) => ({ path: path.replace(':id', id) })
  return { ours: ({ id }) => ({ path: `/openapi${path.replace(':id', id)}` }), peers, statements: peers }
}
const sameOfPeers = (peers: Asked): Pick<Call, 'peers' | 'statements'> => ({ peers, statements: peers })

const claimBody = ({ debtor_id, customer_id }: Sample, number: number) => ({
  ...{ debtor_id, customer_id },
  partner_reference: `BENCH-${number}`,
  subject_matter: 'Tischlerarbeiten',
})
/** Beyond those of the invoices that are there, since a number that is there twice is looked into. */
const NUMBERS_FROM = 10_000_000
const invoiceBody = (number: number) => ({
  invoice_number: `RE-${NUMBERS_FROM + number}`,
  invoice_amount_gross: 480,
  invoice_issue_date: '2026-01-12',
  invoice_due_date: '2026-01-26',
})
const withInvoice = (sample: Sample, number: number) => ({
  ...claimBody(sample, number),
  invoice: invoiceBody(number),
})
/** Just enough to earn a fee of one cent, so that no claim of the sample is ever paid. */
const PAYMENT = { amount: 0.1, reference: 'Rate' }

export const CALLS: readonly Call[] = [
  { name: 'claim read, with its invoices', ...under('/claims/:id') },
  { name: 'claims list, page of 20', ...under('/claims?page=1&limit=20') },
  {
    name: 'claim create',
    ours: (sample, number) => post('/openapi/claims', claimBody(sample, number)),
    ...sameOfPeers((sample, number) => post('/claims', claimBody(sample, number))),
  },
  {
    name: 'claim create, with its invoice',
    ours: (sample, number) => post('/openapi/claims/bulk', { items: [itemOf(sample, number)] }),
    peers: (sample, number) => post('/claims', withInvoice(sample, number)),
    statements: (sample, number) => post('/claims/bulk', withInvoice(sample, number)),
  },
  {
    name: 'payment recorded',
    ours: ({ id }) => post(`/openapi/claims/${id}/payments`, PAYMENT),
    ...sameOfPeers(({ id }) => post(`/claims/${id}/payments`, PAYMENT)),
  },
]

function itemOf(sample: Sample, number: number): object {
  const { debtor_id, customer_id, ...claim } = claimBody(sample, number)
  return { customer: { id: customer_id }, debtor: { id: debtor_id }, claim, invoices: [invoiceBody(number)] }
}

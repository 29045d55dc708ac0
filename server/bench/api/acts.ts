import { listClaims } from '../../src/features/case/claims/queries.list.ts'
import { submitClaim } from '../../src/features/case/claims/submitting.ts'
import { findClaimWithInvoices } from '../../src/features/case/invoices/queries.ts'
import { enterInvoice } from '../../src/features/case/invoices/service.ts'
import { recordPayment } from '../../src/features/case/payments/service.ts'
import { listCustomers } from '../../src/features/parties/customers/queries.ts'
import { submitCustomer } from '../../src/features/parties/customers/service.ts'
import type { TokenCaller } from '../../src/kernel/caller.ts'
import { type Deps, transact, type Work } from '../../src/platform/work.ts'
import type { HttpRequest } from '../servers/load.ts'

/** What is measured: a request, and the same work through the same driver without HTTP. */
export type Act = {
  name: string
  request(subject: Subject, claim_id: string): HttpRequest
  run(deps: Deps, subject: Subject, claim_id: string): Promise<unknown>
}

export type Subject = { caller: TokenCaller; partner_id: string; customer_id: string; debtor_id: string }

const claimBody = ({ debtor_id, customer_id }: Subject) => ({ debtor_id, customer_id })
const customerBody = ({ partner_id }: Subject) => ({
  name: 'Huber GmbH',
  email: 'office@huber.example',
  partner_id,
  partner_client_reference: 'bench',
})
/** Without a number: a claim that has the same number many times is none that is met. */
const INVOICE = { invoice_amount_gross: 1 }
/** Just enough to earn a fee of one cent. */
const PAYMENT = { amount: 0.1 }

const list = (name: string, page: { page: number; limit: number }): Act => ({
  name,
  request: () => ({ path: `/openapi/claims?page=${page.page}&limit=${page.limit}` }),
  run: ({ db }, { caller }) => listClaims(db, caller, { filter: {}, page }),
})

const command = (
  name: string,
  request: (subject: Subject, claim_id: string) => { path: string; body: object },
  act: (work: Work<TokenCaller>, subject: Subject, claim_id: string) => Promise<unknown>,
): Act => ({
  name,
  request: (subject, claim_id) => ({ method: 'POST', ...request(subject, claim_id) }),
  run: (deps, subject, claim_id) => transact(deps, subject.caller, (work) => act(work, subject, claim_id)),
})

export const ACTS: readonly Act[] = [
  {
    name: 'claim read',
    request: (_, claim_id) => ({ path: `/openapi/claims/${claim_id}` }),
    run: ({ db }, { caller }, claim_id) => findClaimWithInvoices(db, caller, claim_id),
  },
  list('claims list, page 1', { page: 1, limit: 20 }),
  // Two rows per page make page 500 the last one of 1,000 claims, so that sizes can be compared.
  list('claims list, page 500', { page: 500, limit: 2 }),
  list('page 500 of 20 rows', { page: 500, limit: 20 }),
  {
    name: 'customers list, total',
    request: () => ({ path: '/openapi/customers' }),
    run: ({ db }, { caller }) => listCustomers(db, caller, {}, { page: 1, limit: 20 }),
  },
  command(
    'claim create',
    (subject) => ({ path: '/openapi/claims', body: claimBody(subject) }),
    (work, subject) => submitClaim(work, claimBody(subject)),
  ),
  command(
    'customer create, reused',
    (subject) => ({ path: '/openapi/customers', body: customerBody(subject) }),
    (work, subject) => submitCustomer(work, customerBody(subject)),
  ),
  command(
    'invoice',
    (_, claim_id) => ({ path: `/openapi/claims/${claim_id}/invoices/manual`, body: INVOICE }),
    (work, _, claim_id) => enterInvoice(work, claim_id, INVOICE),
  ),
  command(
    'payment',
    (_, claim_id) => ({ path: `/openapi/claims/${claim_id}/payments`, body: PAYMENT }),
    (work, _, claim_id) => recordPayment(work, claim_id, PAYMENT),
  ),
]

import type { CaseSender } from '../../../kernel/caller.ts'
import { invalid, within } from '../../../kernel/errors.ts'
import type { Work } from '../../../platform/work.ts'
import { draftClaim } from '../../case/claims/index.ts'
import { fileWithInvoices } from '../../case/invoices/index.ts'
import { foreignPartner, holdOwnCustomer, submitCustomer } from '../../parties/customers/index.ts'
import { addDebtor, holdKnownDebtor, UNKNOWN_DEBTOR } from '../../parties/debtors/index.ts'
import { findByReference, lockReference } from './queries.ts'
import type { BulkItem, BulkResult } from './schema.ts'

type Done = Pick<BulkResult, 'status' | 'claim_id'>

/** All of the case or, where something is wrong with it, nothing. */
export async function submitItem(work: Work<CaseSender>, item: BulkItem): Promise<Done> {
  const { organization_id } = work.caller
  const { partner_reference } = item.claim
  // The reference is the identity, so it is locked before anything is made.
  const partner_id = await within('customer', () => partnerOf(work, item.customer))
  const identity = { organization_id, partner_id, partner_reference }
  // In this order: the second looks only when nobody else can make the case any more.
  const [, known] = await Promise.all([lockReference(work.tx, identity), findByReference(work.tx, identity)])
  if (known) return { status: 'existing', claim_id: known.id }

  const customer_id = await within('customer', () => customerFor(work, item.customer, partner_id))
  const debtor_id = await within('debtor', () => debtorFor(work, item.debtor, customer_id))
  const draft = await within('claim', () => draftClaim(work, { ...item.claim, customer_id, debtor_id }))
  const { claim } = await fileWithInvoices(work, draft, item.invoices)
  return { status: 'created', claim_id: claim.id }
}

async function partnerOf(work: Work<CaseSender>, customer: BulkItem['customer']): Promise<string> {
  if ('id' in customer) return (await holdOwnCustomer(work, customer.id)).partner_id
  const problems = foreignPartner(work.caller, customer)
  const partner_id = customer.partner_id ?? work.caller.partner_id
  if (partner_id === null) throw invalid({ field: 'partner_id', code: 'required', message: 'is required' })
  if (problems.length > 0) throw invalid(...problems)
  return partner_id
}

async function customerFor(
  work: Work<CaseSender>,
  customer: BulkItem['customer'],
  partner_id: string,
): Promise<string> {
  return 'id' in customer ? customer.id : (await submitCustomer(work, { ...customer, partner_id })).row.id
}

async function debtorFor(work: Work<CaseSender>, debtor: BulkItem['debtor'], customer_id: string): Promise<string> {
  if (!('id' in debtor)) return (await addDebtor(work, { ...debtor, customer_id })).id
  if (!(await holdKnownDebtor(work, debtor.id))) throw invalid({ ...UNKNOWN_DEBTOR, field: 'id' })
  return debtor.id
}

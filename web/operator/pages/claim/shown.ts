import type { QueryClient } from '@tanstack/react-query'
import { show } from '../../../shared/api/changed.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { claimFileQuery, messagesQuery } from './queries.ts'

type ClaimFile = Schemas['ClaimFile']
type Identified = { readonly id: string }

/** Replaces the item with the same id, or adds it as the newest. */
export const withOne = <T extends Identified>(known: readonly T[], one: T): T[] =>
  known.some(({ id }) => id === one.id) ? known.map((before) => (before.id === one.id ? one : before)) : [one, ...known]

/** Shows in the claim file what the answer to a change says about it. */
const showInFile = (queries: QueryClient, id: string, change: (file: ClaimFile) => Partial<ClaimFile>): void =>
  show(queries, claimFileQuery(id), (shown) => ({ ...shown, data: { ...shown.data, ...change(shown.data) } }))

type Claim = Schemas['Claim'] | Schemas['TeamClaim'] | Schemas['FiledClaim'] | Schemas['TitledClaim']

/** Shows where a claim stands now. Its allowed actions are read again. */
export function showClaim(queries: QueryClient, claim: Claim): void {
  const { id, collection_stage, case_status, closure_reason, blocked_reason, blocked_until, governing_law } = claim
  const shown = { collection_stage, case_status, closure_reason, blocked_reason, blocked_until, governing_law }
  showInFile(queries, id, () => shown)
}

export const showPayment = (queries: QueryClient, payment: Schemas['Payment']): void =>
  showInFile(queries, payment.claim_id, ({ payments }) => ({ payments: withOne(payments, payment) }))

export const showDocument = (queries: QueryClient, document: Schemas['TeamDocument']): void =>
  showInFile(queries, document.claim_id, ({ documents }) => ({ documents: withOne(documents, document) }))

/** The invoice stands last, as in the order in which they were added. */
export const showMadeInvoice = (queries: QueryClient, { document, invoice }: Schemas['MadeInvoice']): void =>
  showInFile(queries, document.claim_id, ({ documents, invoices }) => ({
    documents: withOne(documents, document),
    invoices: [...invoices.filter(({ id }) => id !== invoice.id), invoice],
  }))

export const showMessage = (queries: QueryClient, claim_id: string, message: Schemas['DebtorMessage']): void =>
  show(queries, messagesQuery(claim_id), (shown) => ({ ...shown, data: [...shown.data, message] }))

export const showPlan = (queries: QueryClient, claim_id: string, plan: Schemas['InstallmentPlan']): void =>
  showInFile(queries, claim_id, () => ({ installment_plan: plan }))

export const showOwner = (queries: QueryClient, claim_id: string, owner: Schemas['ClaimOwner']): void =>
  showInFile(queries, claim_id, () => owner)

export const showDebtor = (queries: QueryClient, claim_id: string, debtor: Schemas['TeamDebtor']): void =>
  showInFile(queries, claim_id, () => ({ debtor }))

import type { Submitter } from '../../../kernel/caller.ts'
import { within } from '../../../kernel/errors.ts'
import { lawFor } from '../../../law/laws.ts'
import type { Work } from '../../../platform/work.ts'
import { draftWithEntries, type Entry, enterFirst, logged } from '../account/index.ts'
import {
  type Activity,
  type BlockFacts,
  type ClaimDraft,
  type ClaimRow,
  draftWith,
  fileClaim,
  readDraftFacts,
} from '../claims/index.ts'
import { entriesOfDraft } from './entries.ts'
import { type InvoiceFacts, type InvoiceRow, insertInvoice } from './queries.ts'
import { firstDue } from './rules.ts'
import type { InvoiceCreate } from './schema.ts'
import { BY_HAND, ENTERED, factsOf, newInvoice, refuseTooMuch } from './service.ts'

type Filed = { readonly claim: ClaimRow; readonly invoices: readonly InvoiceRow[] }

/**
 * A claim that comes with its invoices is written once, with what they make of it: as if it had been filed and they had
 * been entered one after the other, but without the steps between.
 */
export async function fileWithInvoices(
  work: Work<Submitter>,
  draft: ClaimDraft,
  bodies: readonly InvoiceCreate[],
): Promise<Filed> {
  // load
  if (bodies.length === 0) return { claim: await fileClaim(work, draft), invoices: [] }
  const facts = await readDraftFacts(work, draft)

  // judge
  const added: Added[] = []
  let drafted = draft.claim
  for (const [at, body] of bodies.entries()) {
    const one = await within(`invoices.${at}`, () => draftInvoice(work, drafted, { given: factsOf(body), facts }))
    drafted = draftWithEntries({ ...drafted, invoice_count: drafted.invoice_count + 1 }, one.entries, lawFor(facts))
    added.push(one)
  }
  const entries = added.flatMap((one) => one.entries)
  const judged = draftWith(draft, drafted, { ...facts, ...firstDue(entries) })

  // write
  const claim = await fileClaim(work, judged, added.map(activityOf))
  const invoices = added.map(({ invoice }) => insertInvoice(work.tx, invoice))
  enterFirst(work, claim, entries)
  return { claim, invoices }
}

type Added = { readonly invoice: InvoiceRow; readonly entries: readonly Entry[] }

async function draftInvoice(
  work: Work<Submitter>,
  claim: ClaimRow,
  { given, facts }: { given: InvoiceFacts; facts: BlockFacts },
): Promise<Added> {
  refuseTooMuch(claim, given)
  const invoice = newInvoice(work, claim, { ...given, ...BY_HAND })
  return { invoice, entries: await entriesOfDraft(work, invoice, facts) }
}

const activityOf = ({ invoice, entries }: Added): Activity =>
  logged({ action: ENTERED, details: { invoice_id: invoice.id } }, entries)

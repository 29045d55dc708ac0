import type { CreditorPerson } from '../../../kernel/caller.ts'
import { forbidden, within } from '../../../kernel/errors.ts'
import type { Reader } from '../../../platform/db/db.ts'
import type { Work } from '../../../platform/work.ts'
import { draftClaim, fileClaim, readClaim } from '../../case/claims/index.ts'
import {
  enterInvoice,
  factsOf,
  fileWithInvoices,
  type InvoiceCreate,
  type InvoiceRow,
} from '../../case/invoices/index.ts'
import { addDebtor, findKnownDebtor } from '../../parties/debtors/index.ts'
import { creditorsMaySubmit } from '../../parties/organizations/index.ts'
import { addInvoiceFile, type GivenFile, startReading } from '../../process/extraction/index.ts'
import { SUBMISSION_OFF } from './rules.ts'
import type { CaseCreate, CaseDebtor, HandedOver } from './schema.ts'

/** An organisation may keep this for its partners; then nobody at the creditor can do it. */
export async function demandSubmission(reader: Reader, { organization_id }: CreditorPerson): Promise<void> {
  if (!(await creditorsMaySubmit(reader, organization_id))) throw forbidden('submission_off', SUBMISSION_OFF)
}

/** With a file, `body` is what the creditor says about it; the rest is read from the file. */
export type NewInvoice = { body: InvoiceCreate } & Partial<Pick<GivenFile, 'file' | 'said'>>
export type CaseToOpen = Omit<CaseCreate, 'invoices'> & { invoices: readonly NewInvoice[] }

/** A new case of the creditor: the debtor, the claim and its invoices, all or nothing. */
export async function handOver(
  work: Work<CreditorPerson>,
  { debtor: given, invoices, ...more }: CaseToOpen,
): Promise<HandedOver> {
  const { customer_id } = work.caller
  const debtor = await within('debtor', () => debtorFor(work, given))
  const draft = await draftClaim(work, { ...more, debtor_id: debtor.id, customer_id })
  if (!invoices.some(({ file }) => file))
    return {
      debtor,
      ...(await fileWithInvoices(
        work,
        draft,
        invoices.map(({ body }) => body),
      )),
    }
  const { id } = await fileClaim(work, draft)
  const added: InvoiceRow[] = []
  // One after the other: each takes the claim with the sums that the one before has left.
  for (const [at, invoice] of invoices.entries())
    added.push(await within(`invoices.${at}`, () => addTo(work, id, invoice)))
  return { claim: await readClaim(work.tx, work.caller, id), debtor, invoices: added }
}

const debtorFor = async (work: Work<CreditorPerson>, given: CaseDebtor): Promise<HandedOver['debtor']> => {
  const body = { ...given, customer_id: work.caller.customer_id }
  return (await findKnownDebtor(work, body)) ?? addDebtor(work, body)
}

async function addTo(
  work: Work<CreditorPerson>,
  claim_id: string,
  { body, file, said }: NewInvoice,
): Promise<InvoiceRow> {
  if (!file) return enterInvoice(work, claim_id, body)
  const invoice = await addInvoiceFile(work, claim_id, { facts: factsOf(body), file, ...(said ? { said } : {}) })
  startReading(work, { invoice_id: invoice.id, run: 1 }, invoice.organization_id)
  return invoice
}

import { dayInVienna } from '../../../kernel/dates.ts'
import { filingOf } from '../../../law/laws.ts'
import type { LegalMoment } from '../../../law/tables.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { barredInvoices, readCourtFacts } from '../../case/account/index.ts'
import type { ClaimRow } from '../../case/claims/index.ts'
import { claimedCents } from '../../case/invoices/index.ts'
import {
  listPackageDocuments,
  listPackageInvoices,
  type PackageDocument,
  type PackageInvoice,
} from './queries.court.ts'
import type { DecisionRow } from './queries.ts'
import {
  type Evidence,
  type FilingPackage,
  filerOf,
  interestClaimsOf,
  type PackageLawyer,
  type PrincipalLine,
  partyOf,
  statementOf,
} from './rules/filing-package.ts'
import { type Gap, gapsOf } from './rules/readiness.ts'
import { readCourtStep } from './service.court.ts'
import { type Assessment, assess } from './service.ts'

type Readiness = Assessment & { invoices: (PackageInvoice & { amount_cents: number })[]; missing: Gap[] }

/** What is missing for a filing, which names no barred invoice. The caller has checked that the claim may be seen. */
export async function readReadiness(reader: Reader, claim: ClaimRow, at: LegalMoment): Promise<Readiness> {
  const today = dayInVienna(at.now)
  const [assessment, step, rows, debt] = await Promise.all([
    assess(reader, claim, at),
    readCourtStep(reader, claim.id),
    listPackageInvoices(reader, claim.id),
    readCourtFacts(reader, claim, { as_of: today, legal: at.legal }),
  ])
  const barred = new Set(barredInvoices(debt, today))
  const invoices = rows
    .filter(({ id }) => !barred.has(id))
    .map((invoice) => ({ ...invoice, amount_cents: claimedCents(invoice) }))
  return { ...assessment, invoices, missing: gapsOf({ claim, step, ...assessment, invoices }) }
}

/** Everything that the court's form asks for, as of now. */
export async function readFilingPackage(reader: Reader, claim: ClaimRow, at: LegalMoment): Promise<FilingPackage> {
  const as_of = dayInVienna(at.now)
  const [{ parties, estimate, decision, facts, balance, invoices, missing }, documents] = await Promise.all([
    readReadiness(reader, claim, at),
    listPackageDocuments(reader, claim.id),
  ])
  const principal = principalOf(invoices, balance)
  const lawyer = lawyerOf(decision)
  const interest_claims = interestClaimsOf(facts, balance)
  return {
    claim_id: claim.id,
    case_reference: claim.case_reference,
    as_of,
    estimate,
    creditor: parties.creditor,
    debtor: partyOf(parties.debtor),
    lawyer,
    filer: filerOf(parties, lawyer, estimate),
    principal,
    interest_claims,
    balance,
    statement: statementOf({ estimate, principal, balance, interest_claims, subject_matter: claim.subject_matter }),
    declarations: filingOf(estimate.procedure).declarations(claim),
    evidence: [...invoices.map(invoiceEvidence), ...documents.map(documentEvidence)],
    missing,
  }
}

/** What is not due yet is not before the court. */
function principalOf(invoices: Readiness['invoices'], { debts }: Readiness['balance']): PrincipalLine[] {
  const open_by_id = new Map(debts.map(({ invoice_id, open_cents }) => [invoice_id, open_cents]))
  return invoices.flatMap(({ id, invoice_number, issue_date, due_date, subject, amount_cents }) => {
    const open_cents = open_by_id.get(id)
    if (open_cents === undefined) return []
    return [{ invoice_id: id, invoice_number, issue_date, due_date, subject, amount_cents, open_cents }]
  })
}

function lawyerOf(decision: DecisionRow | undefined): PackageLawyer | null {
  if (!decision?.lawyer_type) return null
  return {
    lawyer_type: decision.lawyer_type,
    first_name: decision.wunschanwalt_first_name,
    last_name: decision.wunschanwalt_last_name,
    location: decision.wunschanwalt_location,
    email: decision.wunschanwalt_email,
  }
}

const invoiceEvidence = ({ id, invoice_number, issue_date, has_file }: PackageInvoice): Evidence => ({
  kind: 'invoice',
  id,
  title: `Rechnung ${invoice_number ?? id}`,
  date: issue_date,
  download_path: has_file ? `/api/operator/invoices/${id}/file` : null,
  readable_path: null,
})

/** Nobody at court reads XML: an e-invoice comes with the PDF that shows it. */
const documentEvidence = ({
  id,
  original_filename,
  description,
  created_at,
  is_e_invoice,
}: PackageDocument): Evidence => ({
  kind: 'document',
  id,
  title: description ? `${description} (${original_filename})` : original_filename,
  date: dayInVienna(created_at),
  download_path: `/api/operator/documents/${id}/download`,
  readable_path: is_e_invoice ? `/api/operator/documents/${id}/readable.pdf` : null,
})

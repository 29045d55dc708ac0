import { Readable } from 'node:stream'
import { SYSTEM } from '../../../../kernel/caller.ts'
import { dayInVienna } from '../../../../kernel/dates.ts'
import { notFound } from '../../../../kernel/errors.ts'
import { languageOf } from '../../../../kernel/language.ts'
import type { Reader } from '../../../../platform/db/db.ts'
import type { StoredFile } from '../../../../platform/http/download.ts'
import { newId } from '../../../../platform/ids.ts'
import { AT_ONCE, enqueue, type QueuedJob } from '../../../../platform/jobs/job.ts'
import { eraseBlob, sweepJob } from '../../../../platform/storage/sweep.ts'
import { type Deps, transact, type Work } from '../../../../platform/work.ts'
import { computeBalance, readFacts } from '../../../case/account/index.ts'
import { type ClaimRow, claimNotFound } from '../../../case/claims/index.ts'
import type { PlanRow } from '../../../case/installments/index.ts'
import { primaryAddress } from '../../../parties/debtors/index.ts'
import {
  type Letterhead,
  readClosing,
  readIntervals,
  readLetterSettings,
} from '../../../parties/organizations/index.ts'
import { creditorOf, withAccount } from '../parties.ts'
import { findLetterSubject, listLetterInvoices } from '../queries.ts'
import { typesetPaper } from '../typeset.ts'
import { composeAgreement } from '../wording/agreement.ts'
import type { AgreementFacts } from '../wording/facts.ts'
import { SAMPLE_LETTERHEAD } from '../wording/letterhead.ts'
import {
  type AgreementRow,
  findAgreement,
  findAgreementOfClaim,
  insertAgreement,
  listKnownAgreements,
  lockAgreement,
  setAgreementFile,
} from './queries.ts'

const FOLDER = 'agreements'

/** In the transaction of the plan: keeps what the agreement says, and has its file made after the commit. */
export async function draftAgreement(work: Work, { claim, plan }: { claim: ClaimRow; plan: PlanRow }): Promise<void> {
  const facts = await gatherFacts(work, claim, plan)
  // Only accepted claims have plans, and those have a law.
  if (!facts) return
  const { id: plan_id, organization_id, claim_id, created_at } = plan
  const no_file = { blob_key: null, file_size: null, sha256: null }
  await insertAgreement(work.tx, {
    ...{ plan_id, organization_id, claim_id, created_at, facts, language: facts.language },
    ...no_file,
  })
  enqueue(work.tx, writeAgreement, { plan_id }, { run_at: AT_ONCE, organization_id })
}

async function gatherFacts(work: Work, claim: ClaimRow, plan: PlanRow): Promise<AgreementFacts | null> {
  const agreed_on = dayInVienna(work.now)
  const { organization_id } = claim
  const [subject, organization, invoices, { closes_at }, intervals, debt] = await Promise.all([
    findLetterSubject(work.tx, claim.id),
    readLetterSettings(work.tx, organization_id),
    listLetterInvoices(work.tx, claim.id),
    readClosing(work.tx, organization_id),
    readIntervals(work.tx, organization_id),
    readFacts(work.tx, claim, { as_of: agreed_on, legal: await work.legal() }),
  ])
  if (!subject) throw claimNotFound()
  if (!debt.law) return null
  const { representative } = subject
  const nowhere = { street: '', zip: '', city: '', country: debt.law.code }
  const address = { ...(representative?.address ?? primaryAddress(subject) ?? nowhere), is_primary: true }
  const balance = computeBalance(debt)
  const { acting_as, debtor_type, person, company, case_reference, claim_type, subject_matter, contract_date } = subject
  return {
    language: languageOf(address),
    law: debt.law.code,
    claim: { case_reference, claim_type, subject_matter, contract_date },
    debtor: { acting_as, debtor_type, person, company, address, representative },
    creditor: creditorOf(subject, organization),
    letterhead: organization.letterhead && withAccount(organization.letterhead, organization),
    invoices,
    balance: { ...balance, lines: balance.lines.filter(({ kind }) => kind !== 'not_due') },
    agreed_on,
    installments: plan.installments,
    total_cents: plan.total_cents,
    closes_at,
    grace_days: intervals.installment_grace_days,
  }
}

/** The file is stored before its row is filled. A second run finds the row filled, so there is one file. */
export const writeAgreement: QueuedJob<{ plan_id: string }> = {
  name: 'plans.write_agreement',
  hand: 'wall',
  retry_s: [10, 60, 600, 3_600, 21_600, 43_200],
  async run(deps, { plan_id }) {
    const agreement = await findAgreement(deps.db, plan_id)
    if (!agreement || agreement.blob_key) return
    const pdf = await typesetAgreement(deps, agreement)
    const blob_key = `${FOLDER}/${newId()}.pdf`
    const { bytes: file_size, sha256 } = await deps.storage.put(blob_key, Readable.from([pdf]))
    await transact(deps, SYSTEM, async ({ tx }) => {
      const locked = await lockAgreement(tx, plan_id)
      if (!locked || locked.blob_key) return eraseBlob(tx, blob_key, agreement.organization_id)
      await setAgreementFile(tx, { plan_id, blob_key, file_size, sha256 })
    })
  },
}

async function typesetAgreement(deps: Deps, { facts, organization_id }: AgreementRow): Promise<Buffer> {
  const is_specimen = deps.config.mode === 'sandbox'
  const letterhead = facts.letterhead ?? (await letterheadNow(deps, organization_id))
  return typesetPaper(deps.typesetter, composeAgreement({ ...facts, letterhead, is_specimen }), organization_id)
}

/** In live mode the job waits until somebody has set it; in the sandbox it may be made up. */
async function letterheadNow({ db, config }: Deps, organization_id: string): Promise<Letterhead> {
  const settings = await readLetterSettings(db, organization_id)
  if (!settings.letterhead && config.mode === 'live')
    throw new Error('the organisation has no letterhead for an agreement')
  return withAccount(settings.letterhead ?? SAMPLE_LETTERHEAD, settings)
}

/** The agreement of the plan that counts; not found until its file was made. */
export async function readAgreementFile(reader: Reader, claim_id: string): Promise<StoredFile> {
  const row = await findAgreementOfClaim(reader, claim_id)
  if (!row?.blob_key || !row.sha256 || !row.file_size) throw notFound()
  const name = row.language === 'de' ? 'ratenzahlungsvereinbarung' : 'instalment-agreement'
  return {
    key: row.blob_key,
    bytes: row.file_size,
    sha256: row.sha256,
    mime_type: 'application/pdf',
    original_filename: `${row.case_reference}-${name}.pdf`,
  }
}

export const sweepAgreements = sweepJob('plans.sweep', {
  prefix: `${FOLDER}/`,
  listKnown: ({ db }, keys) => listKnownAgreements(db, keys),
})

import { dayInVienna } from '../../../kernel/dates.ts'
import { invalid } from '../../../kernel/errors.ts'
import type { Legal } from '../../../law/tables.ts'
import { mailProblems, sendMail } from '../../../platform/mail/mail.ts'
import type { TeamWork } from '../../../platform/work.ts'
import { takeClaim } from '../../case/claims/index.ts'
import { listDocumentsOf } from '../../case/documents/index.ts'
import { type CreditorAnswer, decide, findParties } from '../court/index.ts'
import { toldMail } from './mail.ts'
import { insertTold } from './queries.ts'
import { type Told, toldProblems } from './rules.told.ts'

/** Records what a creditor has told the team, by the rules by which it would decide itself, and confirms it by mail. */
export async function recordTold(
  work: TeamWork,
  claim_id: string,
  { answer, told, legal }: { answer: CreditorAnswer; told: Told; legal: Legal },
): Promise<void> {
  // load
  const claim = await takeClaim(work, claim_id)
  const documents = told.document_id === undefined ? [] : await listDocumentsOf(work.tx, claim.id)
  const proof = documents.find(
    ({ id, uploaded_via, note_id }) => id === told.document_id && uploaded_via === 'operator' && note_id === null,
  )
  const { case_reference } = claim
  const parties = await findParties(work.tx, claim)

  // judge
  const days = { today: dayInVienna(work.now), handed_over_on: dayInVienna(claim.created_at) }
  const problems = toldProblems(told, { ...days, has_proof: proof !== undefined })
  if (problems.length > 0) throw invalid(...problems)

  // write
  await decide(work, claim.id, answer, { via: 'portal', legal, told: { way: told.way, told_on: told.told_on } })
  await insertTold(work.tx, {
    ...{ claim_id: claim.id, organization_id: claim.organization_id, way: told.way, told_on: told.told_on },
    ...{ told_by: told.told_by.trim(), told_to: told.told_to?.trim() ?? null, told_time: told.told_time ?? null },
    ...{ note: told.note?.trim() || null, document_id: proof?.id ?? null },
    document_name: proof?.original_filename ?? null,
  })
  const mail = toldMail({ parties, case_reference, decision: answer.decision, told })
  if (mailProblems(mail).length === 0) sendMail(work, { ...mail, claim_id: claim.id }, claim.organization_id)
}

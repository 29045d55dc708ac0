import { invalid } from '../../../kernel/errors.ts'
import type { Reader } from '../../../platform/db/db.ts'
import type { TeamWork } from '../../../platform/work.ts'
import { type ErasurePlan, erasePerson, planErasure, waitsFor } from '../privacy/index.ts'
import { setErased } from './queries.ts'
import { identityHindrance, isTypedAs, type Subject } from './rules.ts'
import { noteRecipients } from './service.measures.ts'
import { takeRequest, takeSubject, tell } from './service.ts'

/** What would go and what is kept, each with its reason. Nothing is changed. */
export const readErasurePlan = (reader: Reader, subject: Subject, at: Date): Promise<ErasurePlan> =>
  planErasure(reader, { ...subject }, at)

/** Carries the plan of this moment out. It cannot be taken back, so somebody has typed whom it concerns. */
export async function erase(
  work: TeamWork,
  request_id: string,
  { subject, confirmation }: { subject: Subject; confirmation: string },
): Promise<void> {
  await takeRequest(work, request_id, identityHindrance)
  const { name, case_references, organization_id } = await takeSubject(work, request_id, subject)
  if (!isTypedAs(confirmation, [name, ...case_references])) {
    const message = 'must be the name or a case reference of the record'
    throw invalid({ field: 'confirmation', code: 'not_confirmed', message })
  }
  // Whoever has got the data is known only as long as they are there.
  if (subject.kind === 'debtor') await noteRecipients(work, request_id, { debtor_id: subject.id, cause: 'erased' })
  const erasure = await erasePerson(work, { ...subject }, { request_id })
  const waits_since = waitsFor(erasure).length > 0 ? work.now : null
  await setErased(work.tx, { request_id, subject, erased_at: work.now, erasure, waits_since })
  const counts = { erased: erasure.erased.length, kept: erasure.kept.length }
  await tell(work, request_id, {
    action: 'erased',
    audited: 'privacy.person_erased',
    subject,
    organization_id,
    details: counts,
  })
}

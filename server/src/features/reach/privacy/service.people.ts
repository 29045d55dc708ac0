import { dayInVienna } from '../../../kernel/dates.ts'
import { AppError, notFound } from '../../../kernel/errors.ts'
import type { Reader, Tx } from '../../../platform/db/db.ts'
import type { Work } from '../../../platform/work.ts'
import { eraseDraftsOf } from '../creditor-submit/index.ts'
import { deleteMailsTo, deleteTraces, findCustomer, type RelationFacts, setCustomerErased } from './queries.people.ts'
import {
  countPersonNames,
  deletePerson,
  findOperator,
  findPartner,
  findPerson,
  setOperatorErased,
  setPartnerErased,
  setPersonNamesErased,
} from './queries.staff.ts'
import type { ErasurePlan, PrivacySubject, Verdict } from './rules/erasure.ts'
import { goesOn, type Period, yearsOf } from './rules/retention.ts'
import { type Cause, eraseDebtor, log, planDebtor } from './service.erase.ts'
import { readPeriods } from './service.retention.ts'

type Relation = 'customer' | 'partner' | 'operator'

const FINDERS: Readonly<Record<Relation, (reader: Reader, id: string) => Promise<RelationFacts | undefined>>> = {
  customer: findCustomer,
  partner: findPartner,
  operator: findOperator,
}
const ERASERS: Readonly<Record<Relation, (tx: Tx, id: string, at: Date) => Promise<void>>> = {
  customer: async (tx, id, at) => {
    await eraseDraftsOf(tx, id)
    await setCustomerErased(tx, id, at)
  },
  partner: setPartnerErased,
  operator: setOperatorErased,
}

/** Nobody is erased whom we work with. Statements of payouts are books. */
function judgeRelation(
  facts: RelationFacts,
  { periods, today, is_request }: { periods: readonly Period[]; today: string; is_request: boolean },
): Verdict {
  if (facts.is_open) return { goes: false, reason: 'open_relation', until: null }
  const books = facts.law_until && goesOn(facts.law_until, yearsOf(periods, null, 'books'))
  if (books && books > today) return { goes: false, reason: 'books', until: books }
  const until = goesOn(facts.last_day, yearsOf(periods, null, 'file'))
  return is_request || until <= today ? { goes: true } : { goes: false, reason: 'file', until }
}

async function planRelation(
  reader: Reader,
  { kind, id }: { kind: Relation; id: string },
  at: Date,
  is_request: boolean,
): Promise<ErasurePlan & { facts: RelationFacts }> {
  const facts = await FINDERS[kind](reader, id)
  if (!facts) throw notFound()
  const what = kind === 'operator' ? 'master_data' : 'company_data'
  if (facts.erased) return { erased: [], kept: [], facts }
  const verdict = judgeRelation(facts, { periods: await readPeriods(reader), today: dayInVienna(at), is_request })
  if (verdict.goes) return { erased: [{ what, count: 1 }], kept: [], facts }
  const until = verdict.until === null ? null : new Date(verdict.until)
  return { erased: [], kept: [{ what, count: 1, reason: verdict.reason, until }], facts }
}

async function planPerson(reader: Reader, id: string): Promise<ErasurePlan> {
  if (!(await findPerson(reader, id))) throw notFound()
  const count = await countPersonNames(reader, id)
  const names = count > 0 ? [{ what: 'names_in_logs' as const, count }] : []
  return { erased: [{ what: 'master_data', count: 1 }, ...names], kept: [] }
}

/** What of a person would go now, and what stays for which reason. Nothing is changed. */
export async function planErasure(reader: Reader, subject: PrivacySubject, at: Date): Promise<ErasurePlan> {
  const { kind, id } = subject
  if (kind === 'debtor') return planDebtor(reader, id, at)
  if (kind === 'creditor_person') return planPerson(reader, id)
  const { erased, kept } = await planRelation(reader, { kind, id }, at, true)
  return { erased, kept }
}

/** Undefined where the person is not there any more. */
export const planIfThere = (reader: Reader, subject: PrivacySubject, at: Date): Promise<ErasurePlan | undefined> =>
  planErasure(reader, subject, at).catch((error: unknown) => {
    if (error instanceof AppError && error.kind === 'not_found') return undefined
    throw error
  })

/** Erases a person: everything that no law and no living claim needs. Answers what went, and what stays why. */
export async function erasePerson(work: Work, subject: PrivacySubject, cause: Cause): Promise<ErasurePlan> {
  const { kind, id } = subject
  if (kind === 'debtor') return eraseDebtor(work, id, cause)
  const plan =
    kind === 'creditor_person' ? await erasePersonNow(work, id) : await eraseRelation(work, { kind, id }, cause)
  if (plan.erased.length > 0 || cause !== 'retention')
    await log(work, { subject_kind: kind, subject_id: id, law: null, kind: null }, cause, plan)
  return plan
}

async function erasePersonNow(work: Work, id: string): Promise<ErasurePlan> {
  const plan = await planPerson(work.tx, id)
  const person = await findPerson(work.tx, id)
  if (!person) throw notFound()
  await setPersonNamesErased(work.tx, id)
  await deletePerson(work.tx, id, person.email)
  await deleteMailsTo(work.tx, person.email)
  await deleteTraces(work, [id, person.email])
  return plan
}

async function eraseRelation(work: Work, subject: { kind: Relation; id: string }, cause: Cause): Promise<ErasurePlan> {
  const { facts, ...plan } = await planRelation(work.tx, subject, work.now, cause !== 'retention')
  if (plan.erased.length === 0) return plan
  await ERASERS[subject.kind](work.tx, subject.id, work.now)
  await deleteMailsTo(work.tx, facts.email)
  if (cause !== 'retention') await deleteTraces(work, [subject.id, facts.email])
  return plan
}

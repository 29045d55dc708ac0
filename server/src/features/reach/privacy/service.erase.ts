import { dayInVienna } from '../../../kernel/dates.ts'
import { notFound } from '../../../kernel/errors.ts'
import type { Reader, Tx } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import { AT_ONCE, enqueue } from '../../../platform/jobs/job.ts'
import type { Work } from '../../../platform/work.ts'
import { eraseFromImports } from '../creditor-imports/index.ts'
import { eraseFromDrafts } from '../creditor-submit/index.ts'
import { noteErasure } from './erasure-notes.ts'
import {
  countFile,
  countLetters,
  countReceipts,
  insertClaimErasure,
  listClaimFacts,
  lockClaimFacts,
  lockClaimsOf,
} from './queries.claims.ts'
import { deleteFile, deleteLetters, deleteReceipts } from './queries.erase-claims.ts'
import { insertErasure } from './queries.log.ts'
import {
  type DebtorState,
  deleteBlocked,
  deleteMailsToDebtor,
  deleteTraces,
  findDebtorState,
  insertBlocked,
  lockPerson,
  setContactErased,
  setIdentityErased,
} from './queries.people.ts'
import {
  type ClaimFacts,
  type Counted,
  type ErasurePlan,
  type Holding,
  isBlockable,
  type Judging,
  judgeContact,
  judgeIdentity,
  judgePart,
  PARTS,
  type Part,
  summed,
  type Verdict,
  waitsFor,
} from './rules/erasure.ts'
import { goesOn, type Period, yearsOf } from './rules/retention.ts'
import { readPeriods } from './service.retention.ts'

/** `repeats` is an erasure that was carried out before, in a database from before it. */
export type Cause = { request_id: string; repeats?: string } | 'retention'

const COUNTS: Readonly<
  Record<Part, (reader: Reader, claim_id: string) => Promise<Record<string, number> | undefined>>
> = {
  file: countFile,
  letters: countLetters,
  receipts: countReceipts,
  books: async () => ({}),
}
const ERASERS: Readonly<Record<Part, (tx: Tx, claim_id: string) => Promise<void>>> = {
  file: deleteFile,
  letters: deleteLetters,
  receipts: deleteReceipts,
  books: async () => undefined,
}

async function countPart(reader: Reader, claim_id: string, part: Part): Promise<Counted[]> {
  const counts = (await COUNTS[part](reader, claim_id)) ?? {}
  return Object.entries(counts).map(([what, count]) => ({ what: what as Holding, count }))
}

const dayOf = (until: string | null): Date | null => (until === null ? null : new Date(until))

const planned = (counted: readonly Counted[], verdict: Verdict): ErasurePlan =>
  verdict.goes
    ? { erased: [...counted], kept: [] }
    : {
        erased: [],
        kept: counted.map((one) => ({ ...one, reason: verdict.reason, until: dayOf(verdict.until) })),
      }

const joined = (plans: readonly ErasurePlan[]): ErasurePlan =>
  summed({ erased: plans.flatMap(({ erased }) => erased), kept: plans.flatMap(({ kept }) => kept) })

type DebtorCase = { state: DebtorState; claims: ClaimFacts[]; judging: Judging; contact: Verdict; identity: Verdict }

/** A debtor without any claim is kept as long as a file would be. */
function loneVerdict({ last_day }: DebtorState, { periods, today, is_request }: Judging): Verdict {
  const until = goesOn(last_day, yearsOf(periods, null, 'file'))
  return is_request || until <= today ? { goes: true } : { goes: false, reason: 'file', until }
}

async function readDebtor(reader: Reader, id: string, judging: Judging): Promise<DebtorCase> {
  const [state, claims] = await Promise.all([findDebtorState(reader, id), listClaimFacts(reader, id)])
  if (!state) throw notFound()
  const lone = claims.length === 0 ? loneVerdict(state, judging) : undefined
  const [contact, identity] = [lone ?? judgeContact(claims, judging), lone ?? judgeIdentity(claims, judging)]
  return { state, claims, judging, contact, identity }
}

/** What would go, and what would stay, if this debtor asked to be erased. */
async function planFor(
  reader: Reader,
  { state, claims, judging, contact, identity }: DebtorCase,
): Promise<ErasurePlan> {
  const plans: ErasurePlan[] = []
  for (const claim of claims)
    for (const part of PARTS.filter((part) => !claim.erased.includes(part)))
      plans.push(planned(await countPart(reader, claim.id, part), judgePart(claim, part, judging)))
  plans.push(planned([{ what: 'contact_data', count: state.contact_there ? 1 : 0 }], contact))
  plans.push(planned([{ what: 'master_data', count: state.identity_there ? 1 : 0 }], identity))
  return joined(plans)
}

export const judgingFor = (periods: readonly Period[], now: Date, is_request: boolean): Judging => ({
  periods,
  today: dayInVienna(now),
  is_request,
})

export async function planDebtor(reader: Reader, id: string, at: Date): Promise<ErasurePlan> {
  return planFor(reader, await readDebtor(reader, id, judgingFor(await readPeriods(reader), at, true)))
}

/** Erases what no law wants kept. What one does is blocked until its day, where nobody works with it any more. */
export async function eraseDebtor(work: Work, id: string, cause: Cause): Promise<ErasurePlan> {
  const is_request = cause !== 'retention'
  if (!(await lockPerson(work.tx, id))) throw notFound()
  const claims = await lockClaimsOf(work.tx, id)
  const found = await readDebtor(work.tx, id, judgingFor(await readPeriods(work.tx), work.now, is_request))
  const plan = await planFor(work.tx, found)
  for (const claim of found.claims)
    for (const part of PARTS)
      if (!claim.erased.includes(part) && judgePart(claim, part, found.judging).goes)
        await erasePart(work, claim.id, part)
  if (is_request) {
    await eraseFromImports(work.tx, id)
    await eraseFromDrafts(work.tx, id)
    await deleteMailsToDebtor(work.tx, id)
    await deleteTraces(work, [id, ...claims.map((claim) => claim.id)])
    if (isBlockable(found.identity) && found.state.identity_there) {
      const reasons = [...new Set(plan.kept.map(({ reason }) => reason))]
      const block = { request_id: cause.request_id, reasons, until: found.identity.until, at: work.now }
      await insertBlocked(work.tx, id, block)
      await setIdentityErased(work.tx, id, work.now)
    }
  }
  await settleDebtor(work, id, found)
  await log(work, { subject_kind: 'debtor', subject_id: id, law: null, kind: null }, cause, plan)
  return plan
}

/** Contact data and the name go when nothing needs them any more. */
async function settleDebtor(work: Work, id: string, { state, contact, identity }: DebtorCase): Promise<Counted[]> {
  const gone: Counted[] = []
  if (contact.goes && state.contact_there) {
    await setContactErased(work.tx, id, work.now)
    gone.push({ what: 'contact_data', count: 1 })
  }
  if (identity.goes && state.identity_there) {
    await deleteBlocked(work.tx, id)
    await setIdentityErased(work.tx, id, work.now)
    gone.push({ what: 'master_data', count: 1 })
  }
  return gone
}

async function erasePart(work: Work, claim_id: string, part: Part): Promise<void> {
  await ERASERS[part](work.tx, claim_id)
  await insertClaimErasure(work.tx, claim_id, part, work.now)
}

/** One part of one claim, when its time is over. False where another process has it, or it may not go after all. */
export async function eraseOldPart(work: Work, claim_id: string, part: Part): Promise<boolean> {
  const claim = await lockClaimFacts(work.tx, claim_id)
  const judging = judgingFor(await readPeriods(work.tx), work.now, false)
  if (!claim || claim.erased.includes(part) || !judgePart(claim, part, judging).goes) return false
  const erased = await countPart(work.tx, claim_id, part)
  await erasePart(work, claim_id, part)
  await lockPerson(work.tx, claim.debtor_id)
  const debtor = await readDebtor(work.tx, claim.debtor_id, judging)
  const more = await settleDebtor(work, claim.debtor_id, debtor)
  const subject = { subject_kind: 'claim', subject_id: claim_id, law: claim.governing_law, kind: part }
  await log(work, subject, 'retention', summed({ erased: [...erased, ...more], kept: [] }))
  return true
}

type Logged = { subject_kind: string; subject_id: string | null; law: string | null; kind: string | null }

export async function log(work: Work, subject: Logged, cause: Cause, plan: ErasurePlan): Promise<void> {
  const repeats = cause === 'retention' ? undefined : cause.repeats
  // Repeated until nothing stops it any more: only then the database knows of it.
  const id = repeats && waitsFor(plan).length === 0 ? repeats : newId()
  const request_id = cause === 'retention' ? null : cause.request_id
  await insertErasure(work.tx, {
    ...{ id, ...subject, at: work.now, cause: cause === 'retention' ? 'retention' : 'request', request_id, plan },
  })
  const { subject_kind: kind, subject_id } = subject
  if (request_id === null || subject_id === null || repeats) return
  const noted = { id, at: work.now.toISOString(), kind, subject_id, request_id }
  enqueue(work.tx, noteErasure, noted, { run_at: AT_ONCE, organization_id: null })
}

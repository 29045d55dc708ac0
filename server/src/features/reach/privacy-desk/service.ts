import { type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import { conflict, type Fault, invalid, notFound } from '../../../kernel/errors.ts'
import { type AdministrationAction, recordAudit } from '../../../platform/audit/audit.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import type { TeamWork } from '../../../platform/work.ts'
import { listFolded, patternOf, wordsOf } from '../overview/index.ts'
import { FOUND_MAX, listJoined, listPeople, listRecords, type RecordRow } from './queries.people.ts'
import {
  deleteSubject,
  findRequest,
  insertRequest,
  insertStep,
  insertSubject,
  listRecipients,
  listSteps,
  listSubjects,
  lockRequest,
  type RequestRow,
  setRequest,
  setTold,
} from './queries.ts'
import { groupByPerson, type LikelyPerson } from './rules/likely-person.ts'
import {
  dueOn,
  extendedDueOn,
  extensionHindrance,
  type IdentityMethod,
  identityHindrance,
  readNumber,
  type StepAction,
  SUBJECT_KINDS,
  type Subject,
  workHindrance,
} from './rules.ts'
import type { RequestCreate, RequestFile } from './schema.ts'

export type FoundPeople = { readonly people: LikelyPerson<RecordRow>[]; readonly is_cut: boolean }

/** Everybody who may be meant by what was typed. */
export async function searchPeople(reader: Reader, q: string): Promise<FoundPeople> {
  const words = wordsOf(q.replace(/[,;]/g, ' '))
  if (words.length === 0) throw invalid({ field: 'q', code: 'blank', message: 'must hold a letter or a digit' })
  const patterns = await listFolded(reader, words.map(patternOf))
  const exact = await listPeople(reader, { patterns, ...readNumber(q) })
  const records = exact.length > 0 ? exact : await listSimilar(reader, words)
  const kinds = SUBJECT_KINDS.map((kind) => records.filter((record) => record.kind === kind))
  return {
    people: await groupWithJoined(
      reader,
      kinds.flatMap((of_kind) => of_kind.slice(0, FOUND_MAX)),
    ),
    is_cut: kinds.some((of_kind) => of_kind.length > FOUND_MAX),
  }
}

/** A request about somebody is about all records that the team has found to be theirs, also under another name. */
async function groupWithJoined(reader: Reader, found: readonly RecordRow[]): Promise<LikelyPerson<RecordRow>[]> {
  const ids = new Set(found.map(({ id }) => id))
  const joined = await listJoined(reader, [...ids])
  const missing = joined.filter(({ debtor_id }) => !ids.has(debtor_id))
  const others = await listRecords(
    reader,
    missing.map(({ debtor_id: id }) => ({ kind: 'debtor', id })),
  )
  const person_of = new Map(joined.map(({ debtor_id, person_id }) => [debtor_id, person_id]))
  const all = [...found, ...others.map((record) => ({ ...record, matched: ['joined'] }))]
  const joins = all.flatMap((record): [RecordRow, string][] => {
    const person_id = person_of.get(record.id)
    return person_id === undefined ? [] : [[record, person_id]]
  })
  return groupByPerson(all, new Map(joins))
}

/** Below this a word is like too many others. */
const SIMILAR_LENGTH_MIN = 4

/** Nobody has exactly these words: whoever is called or lives nearly like that. */
async function listSimilar(reader: Reader, words: readonly string[]): Promise<RecordRow[]> {
  const long = words.filter((word) => word.length >= SIMILAR_LENGTH_MIN && !/\d/.test(word))
  if (long.length === 0) return []
  const similar = await listFolded(reader, long)
  const records = await listPeople(reader, { patterns: [], phone: null, code: null, similar })
  return records.map((record) => ({ ...record, matched: ['similar'] }))
}

export async function readRequestFile(reader: Reader, id: string): Promise<RequestFile> {
  const request = await findRequest(reader, id)
  if (!request) throw notFound()
  const [subjects, recipients, steps] = await Promise.all([
    listSubjects(reader, id),
    listRecipients(reader, id),
    listSteps(reader, id),
  ])
  const records = await listRecords(
    reader,
    subjects.map(({ kind, subject_id }) => ({ kind, id: subject_id })),
  )
  return { request, subjects, records, recipients, steps }
}

/** A request that is about to be worked on, unless something speaks against that. */
export async function takeRequest(
  work: TeamWork,
  id: string,
  hindranceOf: (request: RequestRow) => Fault | undefined,
): Promise<RequestRow> {
  const request = await lockRequest(work.tx, id)
  if (!request) throw notFound()
  refuse(hindranceOf(request))
  return request
}

export function refuse(fault: Fault | undefined): void {
  if (fault) throw conflict(fault.code, fault.message)
}

type Told = {
  readonly action: StepAction
  readonly audited?: AdministrationAction
  readonly subject?: Subject
  readonly organization_id?: string | null
  /** Kinds, ids and names of fields: it becomes part of a chain that nothing is ever erased from. */
  readonly details?: Record<string, unknown>
  /** What people wrote. It stays with the request alone. */
  readonly said?: Record<string, unknown>
}

/** Who did what: with the request, and without any words of people in the log of the administration. */
export async function tell(work: TeamWork, request_id: string, told: Told): Promise<void> {
  const { action, audited, subject, details = {}, said = {} } = told
  await insertStep(work.tx, {
    ...{ id: newId(), request_id, action, actor_id: work.caller.id, at: work.now },
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
    details: { ...details, ...said },
  })
  if (!audited) return
  await recordAudit(work, {
    action: audited,
    organization_id: told.organization_id ?? null,
    subject: { kind: 'privacy_request', id: request_id },
    details: { ...details, ...(subject ? { subject_kind: subject.kind, subject_id: subject.id } : {}) },
  })
}

export async function recordRequest(work: TeamWork, body: RequestCreate): Promise<string> {
  const { subjects = [], received_on, contact, note, ...same } = body
  if (received_on > dayInVienna(work.now))
    throw invalid({ field: 'received_on', code: 'in_the_future', message: 'must not lie in the future' })
  const id = newId()
  await insertRequest(work.tx, {
    ...{ id, ...same, state: 'open', received_on, due_on: dueOn(received_on as DateOnly) },
    ...{ contact: contact?.trim() || null, note: note?.trim() || null, extended_reason: null },
    ...{ identity_method: null, identity_note: null, identity_checked_at: null, identity_checked_by: null },
    ...{ closed_at: null, closed_by: null, outcome: null },
    ...{ created_by: work.caller.id, created_at: work.now, updated_at: work.now },
  })
  await tell(work, id, { action: 'recorded', audited: 'privacy.request_recorded', details: { kind: body.kind } })
  for (const subject of subjects) await addKnown(work, id, subject)
  return id
}

export async function addSubject(work: TeamWork, id: string, subject: Subject): Promise<void> {
  await takeRequest(work, id, workHindrance)
  await addKnown(work, id, subject)
}

async function addKnown(work: TeamWork, request_id: string, subject: Subject): Promise<void> {
  const [record] = await listRecords(work.tx, [subject])
  if (!record) throw invalid({ field: 'id', code: 'unknown_reference', message: 'is no known record of this kind' })
  const row = { request_id, subject, added_by: work.caller.id, added_at: work.now }
  if ((await insertSubject(work.tx, row)) > 0) await tell(work, request_id, { action: 'subject_added', subject })
}

export async function removeSubject(work: TeamWork, id: string, subject: Subject): Promise<void> {
  await takeRequest(work, id, workHindrance)
  if ((await deleteSubject(work.tx, id, subject)) === 0) throw notFound()
  await tell(work, id, { action: 'subject_removed', subject })
}

/** The record of a request's person, which somebody has picked. */
export async function takeSubject(work: TeamWork, request_id: string, { kind, id }: Subject): Promise<RecordRow> {
  const picked = await listSubjects(work.tx, request_id)
  const subject = picked.find((one) => one.kind === kind && one.subject_id === id)
  const [record] = subject && subject.erased_at === null ? await listRecords(work.tx, [{ kind, id }]) : []
  if (!record) throw notFound()
  return record
}

export async function checkIdentity(
  work: TeamWork,
  id: string,
  { method, note }: { method: IdentityMethod; note: string },
): Promise<void> {
  const request = await takeRequest(work, id, workHindrance)
  await setRequest(work.tx, {
    ...{ ...request, identity_method: method, identity_note: note, updated_at: work.now },
    ...{ identity_checked_at: work.now, identity_checked_by: work.caller.id },
  })
  const details = { method }
  await tell(work, id, { action: 'identity_checked', audited: 'privacy.identity_checked', details, said: { note } })
}

export async function extendRequest(work: TeamWork, id: string, reason: string): Promise<void> {
  const request = await takeRequest(work, id, (row) => extensionHindrance(row, dayInVienna(work.now)))
  const due_on = extendedDueOn(request.received_on as DateOnly)
  const extended = { ...request, state: 'extended' as const, due_on, extended_reason: reason, updated_at: work.now }
  await setRequest(work.tx, extended)
  await tell(work, id, {
    ...{ action: 'extended', audited: 'privacy.request_extended', details: { due_on }, said: { reason } },
  })
}

/** An answer ends the request, once everybody was told who has to be. */
export async function answerRequest(work: TeamWork, id: string, note: string): Promise<void> {
  const request = await takeRequest(work, id, identityHindrance)
  const untold = (await listRecipients(work.tx, id)).filter(({ told_at }) => told_at === null)
  if (untold.length > 0)
    throw conflict(
      'recipients_not_told',
      'Who has got the data must be told first, or it is noted why that cannot be done',
    )
  await close(work, request, 'answered', note)
}

/** Possible without knowing who asks: that may be the reason. */
export async function refuseRequest(work: TeamWork, id: string, reason: string): Promise<void> {
  await close(work, await takeRequest(work, id, workHindrance), 'refused', reason)
}

async function close(work: TeamWork, request: RequestRow, state: 'answered' | 'refused', said: string): Promise<void> {
  const closed = { closed_at: work.now, closed_by: work.caller.id, outcome: said, updated_at: work.now }
  await setRequest(work.tx, { ...request, state, ...closed })
  const audited = state === 'answered' ? 'privacy.request_answered' : 'privacy.request_refused'
  await tell(work, request.id, { action: state, audited, said: { note: said } })
}

export async function tellRecipient(work: TeamWork, id: string, recipient_id: string, note: string): Promise<void> {
  await takeRequest(work, id, workHindrance)
  const row = { id: recipient_id, request_id: id, told_at: work.now, told_by: work.caller.id, told_note: note }
  if ((await setTold(work.tx, row)) === 0) throw notFound()
  await tell(work, id, { action: 'recipient_told', details: { recipient_id }, said: { note } })
}

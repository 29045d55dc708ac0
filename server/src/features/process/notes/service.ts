import type { OperatorCaller } from '../../../kernel/caller.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { conflict, forbidden, invalid, notFound } from '../../../kernel/errors.ts'
import type { Reader } from '../../../platform/db/db.ts'
import type { ReceivedFile } from '../../../platform/http/upload.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { type ClaimRow, recordActivity, takeClaim } from '../../case/claims/index.ts'
import { addNoteFile, listNoteFiles, removeNoteFiles } from '../../case/documents/index.ts'
import { refuseRestricted } from '../../parties/debtors/index.ts'
import { addTask, deleteOpenOf } from '../tasks/index.ts'
import {
  countNotes,
  type FiledNote,
  findNote,
  insertNote,
  type ListedNote,
  listMembers,
  listNotes,
  type Member,
  type NoteRow,
  setMentions,
  setNote,
} from './queries.ts'
import {
  CORRECTIONS_MAX,
  changeableUntil,
  FILES_MAX,
  happenedProblems,
  NOTES_MAX,
  type Noted,
  type NotedPromise,
  promiseProblems,
} from './rules.ts'

type TeamWork = Work<OperatorCaller>

async function takeMembers(reader: Reader, ids: readonly string[]): Promise<Member[]> {
  const members = await listMembers(reader, ids)
  if (members.length < new Set(ids).size)
    throw invalid({ field: 'mentions', code: 'unknown_reference', message: 'names somebody who is not in the team' })
  return members
}

const logged = ({ id, kind }: NoteRow) => ({ note_id: id, note_kind: kind })

/** The log tells that something was noted, never what: it can never be erased. */
export async function writeNote(
  work: TeamWork,
  claim_id: string,
  { promise, ...noted }: Noted & { readonly promise: NotedPromise | null },
): Promise<FiledNote> {
  // load
  const claim = await takeClaim(work, claim_id)
  await refuseRestricted(work.tx, claim.debtor_id)
  const mentions = await takeMembers(work.tx, noted.mentions)

  // judge
  const problems = [
    ...happenedProblems(noted.happened_at, work.now),
    ...(promise ? promiseProblems(promise, dayInVienna(work.now)) : []),
  ]
  if (problems.length > 0) throw invalid(...problems)
  if ((await countNotes(work.tx, claim.id)) >= NOTES_MAX)
    throw invalid({ field: 'text', code: 'limit_reached', message: `the claim has ${NOTES_MAX} notes already` })

  // write
  const { kind, text, happened_at } = noted
  const note: NoteRow = {
    ...{ id: newId(), organization_id: claim.organization_id, claim_id: claim.id, kind, text, happened_at },
    ...{ promised_cents: promise?.amount_cents ?? null, promised_on: promise?.on ?? null, earlier: [] },
    ...{ author_id: work.caller.id, corrected_at: null, withdrawn_at: null, created_at: work.now },
  }
  await insertNote(work.tx, note)
  await setMentions(
    work.tx,
    note.id,
    mentions.map(({ id }) => id),
  )
  recordActivity(work, claim, { action: 'note.written', details: logged(note) })
  if (promise)
    await addTask(work, claim, {
      ...{ title: promise.task, due_on: promise.on, owner_id: work.caller.id, note_id: note.id },
    })
  return { ...note, author_name: work.caller.name, mentions, files: [] }
}

/** A note that its author still may change, with its claim, which is locked. */
async function takeOwnNote(work: TeamWork, id: string): Promise<{ claim: ClaimRow; note: ListedNote }> {
  const found = await findNote(work.tx, id)
  if (!found) throw notFound()
  const claim = await takeClaim(work, found.claim_id)
  await refuseRestricted(work.tx, claim.debtor_id)
  const note = await findNote(work.tx, id)
  if (!note) throw notFound()
  if (note.author_id !== work.caller.id) throw forbidden('not_author', 'A note is changed by who wrote it')
  if (!changeableUntil(note, work.caller.id, work.now))
    throw conflict('too_late', 'A note can be corrected or withdrawn for 24 hours; write another one')
  return { claim, note }
}

/** How it read before stays readable beside it. */
export async function correctNote(work: TeamWork, id: string, change: Partial<Noted>): Promise<FiledNote> {
  // load
  const { claim, note } = await takeOwnNote(work, id)
  const { mentions: mentioned, ...said } = change
  const mentions = mentioned ? await takeMembers(work.tx, mentioned) : note.mentions

  // judge
  const problems = happenedProblems(said.happened_at ?? note.happened_at, note.created_at)
  if (problems.length > 0) throw invalid(...problems)
  const next = { ...note, ...said }
  const is_same =
    next.text === note.text && next.kind === note.kind && next.happened_at.getTime() === note.happened_at.getTime()
  if (!is_same && note.earlier.length >= CORRECTIONS_MAX)
    throw conflict('too_many_changes', `A note can be corrected ${CORRECTIONS_MAX} times; write another one`)

  // write
  const before = {
    ...{ kind: note.kind, text: note.text, happened_at: note.happened_at.toISOString(), until: work.now.toISOString() },
  }
  const corrected = is_same ? note : { ...next, earlier: [before, ...note.earlier], corrected_at: work.now }
  if (!is_same) await setNote(work.tx, corrected)
  await setMentions(
    work.tx,
    id,
    mentions.map((member) => member.id),
  )
  if (!is_same) recordActivity(work, claim, { action: 'note.corrected', details: logged(corrected) })
  return { ...corrected, mentions, files: await filesOf(work.tx, note) }
}

/** What it said goes, with the task of its promise, and its files unless somebody else was shown them. That there was one stays. */
export async function withdrawNote(work: TeamWork, id: string): Promise<FiledNote> {
  const { claim, note } = await takeOwnNote(work, id)
  const withdrawn = { ...note, text: '', earlier: [], promised_cents: null, promised_on: null, withdrawn_at: work.now }
  await setNote(work.tx, withdrawn)
  await setMentions(work.tx, id, [])
  await removeNoteFiles(work.tx, note.id)
  await deleteOpenOf(work.tx, note.id)
  recordActivity(work, claim, { action: 'note.withdrawn', details: logged(note) })
  return { ...withdrawn, mentions: [], files: await filesOf(work.tx, note) }
}

export async function attachFile(work: TeamWork, id: string, file: ReceivedFile): Promise<FiledNote> {
  const { claim, note } = await takeOwnNote(work, id)
  if ((await filesOf(work.tx, note)).length >= FILES_MAX)
    throw invalid({ field: 'file', code: 'limit_reached', message: `the note has ${FILES_MAX} files already` })
  await addNoteFile(work, claim, { file, note_id: note.id })
  return { ...note, files: await filesOf(work.tx, note) }
}

const filesOf = async (reader: Reader, { id, claim_id }: NoteRow) =>
  (await listNoteFiles(reader, claim_id)).filter(({ note_id }) => note_id === id)

export async function readNotes(reader: Reader, claim_id: string): Promise<FiledNote[]> {
  const [notes, files] = await Promise.all([listNotes(reader, claim_id), listNoteFiles(reader, claim_id)])
  return notes.map((note) => ({ ...note, files: files.filter(({ note_id }) => note_id === note.id) }))
}

import { Readable } from 'node:stream'
import { SYSTEM } from '../../../../kernel/caller.ts'
import { AppError } from '../../../../kernel/errors.ts'
import { cleanFileName } from '../../../../platform/files/file-name.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Inbox, InboxFile } from '../../../../platform/inbox/inbox.ts'
import type { RecurringJob } from '../../../../platform/jobs/job.ts'
import type { StoredBlob } from '../../../../platform/storage/storage.ts'
import { type Deps, transact } from '../../../../platform/work.ts'
import { judgeStatement, STATEMENTS_FOLDER, takeStatement } from '../jobs.ts'
import { deleteFailures, insertFailure, listFailures, listSeenFiles, replaceSeenFiles } from './queries.ts'
import { codedReasonOf, FILE_BYTES_MAX, failureText, quietOf, reasonOf, TOO_LARGE } from './rules.ts'

type TakenFile = Parameters<typeof takeStatement>[2]

const EVERY_S = 60
const FAILURES_AT_ONCE = 500

/**
 * Takes bank statements out of the watched folder. A file is put away only after it was stored, so that after a crash it
 * is taken again: then all its entries are there already.
 */
export const takeBankInbox: RecurringJob = {
  name: 'bank.inbox',
  hand: 'wall',
  every_s: EVERY_S,
  async run(deps) {
    const { bank_inbox: inbox } = deps
    if (!inbox) return
    await inbox.makeReady()
    const files = await inbox.list()
    const quiet = inbox.holds_whole_files ? files : quietOf(files, await listSeenFiles(deps.db))
    await transact(deps, SYSTEM, ({ tx }) => replaceSeenFiles(tx, files))
    const faults: unknown[] = []
    for (const file of quiet) {
      if (deps.jobs.stopping.aborted) return
      // What is our own fault keeps the file where it is, and no other from being taken.
      await takeFile(deps, inbox, file).catch((error) => faults.push(error))
    }
    await forgetFailures(deps, inbox)
    if (faults.length > 0) throw faults[0]
  },
}

async function takeFile(deps: Deps, inbox: Inbox, file: InboxFile): Promise<void> {
  const key = `${STATEMENTS_FOLDER}/${newId()}`
  const original_filename = cleanFileName(file.name)
  const blob = await storeFile(deps, inbox, { file, key })
  // Somebody is writing to it again: it is looked at the next time.
  if (blob.bytes !== file.bytes && blob.bytes <= FILE_BYTES_MAX) return deps.storage.delete(key)
  const taken = await take(deps, { key, ...blob, original_filename })
  if (taken instanceof AppError) {
    await deps.storage.delete(key)
    await putFailed(deps, inbox, { file, sha256: blob.sha256, fault: taken })
    return
  }
  await inbox.putAway(file.name, 'done')
  deps.log.info({ file: original_filename, statement_id: taken.id }, 'bank statement taken')
  await judgeStatement(deps, SYSTEM, taken.id)
}

/** Or why it cannot be taken, ever. Any other fault may be over the next time. */
async function take(deps: Deps, file: TakenFile): Promise<{ readonly id: string } | AppError> {
  if (file.bytes > FILE_BYTES_MAX) return TOO_LARGE
  try {
    return await takeStatement(deps, SYSTEM, file)
  } catch (error) {
    if (error instanceof AppError && error.kind === 'invalid') return error
    throw error
  }
}

/** Never more of it than one byte beyond what is taken. */
async function storeFile(
  { storage }: Deps,
  inbox: Inbox,
  { file, key }: { readonly file: InboxFile; readonly key: string },
): Promise<StoredBlob> {
  const stream = await inbox.read(file.name)
  const cut = async function* () {
    let bytes = 0
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      yield chunk
      bytes += chunk.length
      if (bytes > FILE_BYTES_MAX) return
    }
  }
  return await storage.put(key, Readable.from(cut()))
}

async function putFailed(
  deps: Deps,
  inbox: Inbox,
  { file, sha256, fault }: { readonly file: InboxFile; readonly sha256: string; readonly fault: AppError },
): Promise<void> {
  const reason = reasonOf(fault)
  const name = await inbox.putAway(file.name, 'failed', failureText(reason))
  await transact(deps, SYSTEM, ({ tx, now }) =>
    insertFailure(tx, { id: newId(), name, sha256, reason: codedReasonOf(fault), failed_at: now }),
  )
  deps.log.warn({ file: cleanFileName(name), reason }, 'bank statement not taken')
}

/** Of what was taken away from the failed files, or was taken in the end. */
async function forgetFailures(deps: Deps, inbox: Inbox): Promise<void> {
  const over: string[] = []
  for (const { id, name, is_stored } of await listFailures(deps.db, FAILURES_AT_ONCE))
    if (is_stored || !(await inbox.has(name, 'failed'))) over.push(id)
  if (over.length > 0) await transact(deps, SYSTEM, ({ tx }) => deleteFailures(tx, over))
}

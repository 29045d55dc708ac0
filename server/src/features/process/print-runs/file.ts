import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OperatorCaller } from '../../../kernel/caller.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { conflict } from '../../../kernel/errors.ts'
import type { Language } from '../../../kernel/language.ts'
import { recordAccess } from '../../../platform/audit/audit.ts'
import { sendMadeStream } from '../../../platform/http/download.ts'
import { mergePdfs } from '../../../platform/pdf-merge/merge.ts'
import { NotOurs, parsePdf } from '../../../platform/pdf-merge/parse.ts'
import { BlobMissing } from '../../../platform/storage/storage.ts'
import { type Deps, readBusinessTime, transact } from '../../../platform/work.ts'
import { type ListedLetter, noteLooks, standingOf } from '../letters/index.ts'
import { coverOf } from './cover.ts'
import { postHindrance } from './rules.ts'
import { readRun } from './service.ts'

type Opening = { readonly caller: OperatorCaller; readonly request: FastifyRequest; readonly reply: FastifyReply }

/**
 * The letters of a run that still wait, one behind the other after a list of them. It shows access codes, so that it was
 * opened is logged for each letter before the first byte leaves, and each stored file is looked at before that: one that
 * cannot be printed would break off the whole file in its middle. Made for each request, and never kept: what became void
 * is not in it.
 */
export async function sendRunFile(
  deps: Deps,
  { caller, request, reply }: Opening,
  { id, language }: { readonly id: string; readonly language: Language },
): Promise<FastifyReply> {
  const { run, letters } = await readRun(deps.db, id)
  const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
  const today = dayInVienna(now)
  const numbered = letters.map((letter, index) => {
    const standing = standingOf(letter, now)
    const is_in = postHindrance({ ...letter, ...standing }) === null
    return { letter, number: index + 1, until: is_in ? standing.postable_until : null }
  })
  const waiting = numbered.filter(({ until }) => until !== null)
  if (run.status !== 'open' || waiting.length === 0)
    throw conflict('nothing_to_print', 'No letter of the print run waits to be printed')
  for (const { letter } of waiting) await refuseBroken(deps, letter)
  const cover = await deps.typesetter.pdf('print-run', coverOf({ run, waiting, today, language }), run.organization_id)
  if (request.method !== 'HEAD') {
    const opened = waiting.map(({ letter }) => letter)
    for (const letter of opened) await recordAccess(deps.db, caller, codeShown(letter))
    await transact(deps, caller, (work) => noteLooks(work, 'letter.print_file_opened', opened))
  }
  const merged = mergePdfs(filesOf(deps, cover, waiting), { on_own_sheets: true })
  return sendMadeStream(reply, {
    ...{ stream: Readable.from(merged, { objectMode: false }), mime_type: 'application/pdf' },
    filename: `print-run-${today}-${run.id.slice(-6)}.pdf`,
  })
}

const codeShown = ({ id, organization_id, claim_id }: ListedLetter) => ({
  ...{ action: 'letter.code_shown' as const, organization_id },
  subject: { kind: 'claim' as const, id: claim_id },
  details: { letter_id: id },
})

const readFile = async ({ storage }: Deps, { blob_key }: ListedLetter): Promise<Buffer> =>
  buffer((await storage.get(blob_key)).stream)

/** It must not be missing without a word: the run is posted as a whole. */
async function refuseBroken(deps: Deps, letter: ListedLetter): Promise<void> {
  try {
    parsePdf(await readFile(deps, letter))
  } catch (error) {
    if (!(error instanceof NotOurs || error instanceof BlobMissing)) throw error
    const { case_reference } = letter
    const message = `The file of the letter of ${case_reference} is missing or damaged; remake or void the letter`
    throw conflict('letter_file_broken', message, { case_reference })
  }
}

async function* filesOf(
  deps: Deps,
  cover: Buffer,
  waiting: readonly { readonly letter: ListedLetter }[],
): AsyncGenerator<Buffer> {
  yield cover
  for (const { letter } of waiting) yield await readFile(deps, letter)
}

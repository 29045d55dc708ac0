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
import { type Deps, readBusinessTime, transact } from '../../../platform/work.ts'
import { type ListedLetter, noteLooks, standingOf } from '../letters/index.ts'
import { coverOf } from './cover.ts'
import { readRun } from './service.ts'

type Opening = { readonly caller: OperatorCaller; readonly request: FastifyRequest; readonly reply: FastifyReply }

/**
 * The letters of a run that still wait, one behind the other after a list of them. It shows access codes, so that it was
 * opened is logged for each letter before the first byte leaves. Made for each request, and never kept: what became void
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
    const { postable_until, is_outdated } = standingOf(letter, now)
    return { letter, number: index + 1, until: is_outdated || letter.is_withheld ? null : postable_until }
  })
  const waiting = numbered.filter(({ until }) => until !== null)
  if (run.status !== 'open' || waiting.length === 0)
    throw conflict('nothing_to_print', 'No letter of the print run waits to be printed')
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

async function* filesOf(
  { storage }: Deps,
  cover: Buffer,
  waiting: readonly { readonly letter: ListedLetter }[],
): AsyncGenerator<Buffer> {
  yield cover
  for (const { letter } of waiting) yield await buffer((await storage.get(letter.blob_key)).stream)
}

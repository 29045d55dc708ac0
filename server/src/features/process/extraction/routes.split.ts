import { Readable } from 'node:stream'
import { type Static, Type } from 'typebox'
import { type Api, answerCommand, type CommandRequest } from '../../../audiences/api.ts'
import type { OperatorCaller, TokenCaller } from '../../../kernel/caller.ts'
import { AppError, conflict } from '../../../kernel/errors.ts'
import { about, strictObject, Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { bodyMayBeMissing } from '../../../platform/http/request-checks.ts'
import { newId } from '../../../platform/ids.ts'
import { withScratchFile } from '../../../platform/storage/scratch.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { Invoice, invoiceOut } from '../../case/invoices/index.ts'
import { unreadableFor } from './file-reader.ts'
import { startReading } from './jobs.ts'
import { PARTS_MAX } from './rules.split.ts'
import { INVOICES_FOLDER } from './rules.ts'
import { type JudgedSplit, judgeSplit, type StoredPart, splitInvoice } from './service.split.ts'

const Page = (description: string) => Type.Integer({ minimum: 1, maximum: 99_999, description })

const SplitPart = strictObject('InvoiceSplitPart', {
  first_page: Page('The first page of the part, counted from 1.'),
  last_page: Page('Where the part ends; the same page for one of a single page.'),
})

const InvoiceSplit = strictObject('InvoiceSplit', {
  parts: Type.Optional(
    Type.Array(SplitPart, {
      minItems: 2,
      maxItems: PARTS_MAX,
      description: 'The pages of each invoice, in order. Left out: as they were found when the file was read.',
    }),
  ),
})
type InvoiceSplit = Static<typeof InvoiceSplit>

const SplitInvoice = strictObject('SplitInvoice', {
  invoice: about(Invoice, 'The original, which does not count any more.'),
  parts: Type.Array(Invoice, { description: 'The invoices that count in its place, in the order of their pages.' }),
})

const DESCRIPTION = `For a file that holds several invoices (\`several_invoices\` in \`data_extraction_problem\`). Each part becomes an invoice
with its pages as a file of its own, which is read like any upload. The original stays, without amounts, and its \`split_into\` names the
parts. Possible while the claim is at \`new\` or \`in_processing\` and nothing was paid on it; once for each invoice.`

const SCHEMA = {
  tags: ['Invoices'],
  params: Type.Object({ id: about(Uuid, 'The invoice, by its `id`.') }),
  body: InvoiceSplit,
}

export function invoiceSplitRoutes(api: Api<'partner'>, deps: Deps): void {
  api.post(
    '/invoices/:id/split',
    {
      preValidation: bodyMayBeMissing,
      schema: {
        ...SCHEMA,
        operationId: 'splitInvoice',
        summary: 'Split a file with several invoices',
        description: DESCRIPTION,
        response: { 201: dataOf(SplitInvoice), ...errorsOf(400, 401, 403, 404, 409, 413, 415, 429, 503) },
      },
    },
    (request, reply) => answerSplit(deps, request, reply) as never,
  )
}

export function teamSplitRoutes(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/invoices/:id/split',
    {
      preValidation: bodyMayBeMissing,
      schema: {
        ...SCHEMA,
        operationId: 'splitTeamInvoice',
        summary: 'Split a file with several invoices',
        description: DESCRIPTION,
        response: { 201: dataOf(SplitInvoice), ...errorsOf(400, 401, 404, 409, 413, 415, 503) },
      },
    },
    (request, reply) => answerSplit(deps, request, reply) as never,
  )
}

type SplitRequest<C extends TokenCaller | OperatorCaller> = CommandRequest<C> & {
  readonly params: { readonly id: string }
  readonly body: InvoiceSplit
}

async function answerSplit<C extends TokenCaller | OperatorCaller>(
  deps: Deps,
  request: SplitRequest<C>,
  reply: Parameters<typeof answerCommand>[2],
): Promise<unknown> {
  const { id } = request.params
  const stored = await cutParts(deps, await judged(deps, request.caller, { id, parts: request.body.parts }))
  await answerCommand(deps, request, reply, async (work) => {
    const made = await splitInvoice(work, id, stored)
    for (const part of made.parts) startReading(work, { invoice_id: part.id, run: 1 }, part.organization_id)
    return { status: 201, body: ok(splitOut(made)) }
  }).catch((error: unknown) => dropParts(deps, stored, error))
  deps.jobs.poke()
  return reply
}

/** Before anything is cut: whether it may be, and where. */
const judged = (
  deps: Deps,
  caller: TokenCaller | OperatorCaller,
  { id, parts }: { id: string; parts: InvoiceSplit['parts'] },
): Promise<JudgedSplit> => transact(deps, caller, (work) => judgeSplit(work, id, parts))

/** The files are stored before their rows, as with uploads. What a crash leaves behind is swept up. */
async function cutParts(deps: Deps, { file, ranges }: JudgedSplit): Promise<StoredPart[]> {
  const { stream } = await deps.storage.get(file.blob_key)
  const whose = file.organization_id
  const cuts = await withScratchFile(deps, stream, (path) => deps.pdf_reader.cut(path, ranges, whose)).catch(
    (error: unknown) => {
      throw unreadableFor(error) === undefined
        ? error
        : conflict('file_not_split', 'The file is damaged, or has not all of these pages; send its parts as files')
    },
  )
  const stored: StoredPart[] = []
  for (const [at, range] of ranges.entries()) {
    const key = `${INVOICES_FOLDER}/${newId()}.pdf`
    const { bytes, sha256 } = await deps.storage.put(key, Readable.from([Buffer.from(cuts[at] as Uint8Array)]))
    stored.push({ ...range, key, bytes, sha256 })
  }
  return stored
}

/** After a refusal. Where it is not known whether the rows are there, the sweep decides. */
async function dropParts(deps: Deps, stored: readonly StoredPart[], error: unknown): Promise<never> {
  if (error instanceof AppError) await Promise.allSettled(stored.map(({ key }) => deps.storage.delete(key)))
  throw error
}

const splitOut = ({ invoice, parts }: Awaited<ReturnType<typeof splitInvoice>>): Static<typeof SplitInvoice> => ({
  invoice: invoiceOut(invoice),
  parts: parts.map(invoiceOut),
})

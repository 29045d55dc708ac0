import { conflict, notFound } from '../../../kernel/errors.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { listPayees } from './queries.due.ts'
import { findNamedRun, listItems, type NamedRun } from './queries.runs.ts'
import { executionDate } from './rules/days.ts'
import { pain001 } from './rules/pain.ts'
import { REFUSALS } from './rules/runs.ts'
import type { RunParts } from './schema.ts'

export async function readRun(reader: Reader, id: string): Promise<RunParts> {
  const run = await takeRun(reader, id)
  const left_out = run.left_out.flatMap(({ order_id }) => order_id ?? [])
  const [items, payees] = await Promise.all([listItems(reader, id), listPayees(reader, left_out)])
  return { run, items, payee_names: new Map(payees.map(({ order_id, payee }) => [order_id, payee.name])) }
}

export type RunFile = { readonly run: NamedRun; readonly bytes: Buffer; readonly filename: string }

/** For the bank, once two people have agreed on it. */
export async function readRunFile(reader: Reader, id: string): Promise<RunFile> {
  const run = await takeRun(reader, id)
  const { message_id, released_at: created_at, name, iban, bic } = run
  if (!created_at) throw conflict('not_released', REFUSALS.not_released)
  const xml = pain001({
    ...{ message_id, created_at, execution_date: executionDate(created_at) },
    ...{ payer_name: name, payer_iban: iban, payer_bic: bic, transfers: await listItems(reader, id) },
  })
  return { run, bytes: Buffer.from(xml), filename: `${run.number}.pain.001.xml` }
}

async function takeRun(reader: Reader, id: string): Promise<NamedRun> {
  const run = await findNamedRun(reader, id)
  if (!run) throw notFound()
  return run
}

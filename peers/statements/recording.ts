import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** An instant or bytes, which JSON does not know. Lists of plain values are texts by then, so no other value is an array. */
type Tagged = readonly ['instant', number] | readonly ['bytes', string]
export type Value = Tagged | string | number | boolean | object | null

/** A statement by its place among the texts, its values, the rows that it answered, and whether its answer was waited for. */
export type Sent = { readonly text: number; readonly values: Value[]; readonly rows: number; readonly waits: boolean }

/** Statements that were sent together, batch after batch: in one transaction, or each by itself. */
export type Act = { readonly is_transaction: boolean; readonly batches: readonly Sent[][] }

export type Request = { readonly acts: readonly Act[]; readonly answer: object }

/** What the product sent for one call: in the first line what all its requests share, then a line for each request. */
export type Call = {
  readonly name: string
  readonly texts: readonly string[]
  /** The id in the path of the request that stands for all, which others replace by theirs. */
  readonly id: string | null
  readonly status: number
  /** The schema of its answer. */
  readonly response: object
}

export type Recording = Call & { readonly lines: readonly string[] }

export async function readRecording(path: string): Promise<Recording> {
  const lines: string[] = []
  for await (const line of createInterface(createReadStream(path))) lines.push(line)
  const [head = '', ...requests] = lines
  return { ...(JSON.parse(head) as Call), lines: requests }
}

const isTagged = (value: Value): value is Tagged => Array.isArray(value)

export function driverValue(value: Value): unknown {
  if (!isTagged(value)) return value
  return value[0] === 'instant' ? new Date(value[1]) : Buffer.from(value[1], 'base64')
}

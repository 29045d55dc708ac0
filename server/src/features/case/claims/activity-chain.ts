import { createHash } from 'node:crypto'
import { knownNumber, type Reader, sql } from '../../../platform/db/db.ts'

const PORTION = 5_000

export type Break = { claim_id: string; number: number; what: string }
export type ChainReport = {
  claims: number
  entries: number
  /** The first fault of each broken chain. */
  breaks: Break[]
  /** Over the last entries of all claims. Kept elsewhere, it later proves that nothing was cut off or rewritten. */
  digest: string
}

type ChainEntry = {
  claim_id: string
  number: number
  actor_type: string
  actor_id: string | null
  action: string
  details: string
  at_us: string
  previous_hash: Buffer
  hash: Buffer
}

type Head = { claim_id: string; number: number; hash: Buffer }

const BEGINNING = createHash('sha256').digest()

/** Computed here from the columns instead of by the database, whose functions somebody may have changed. */
function hashOf(entry: ChainEntry, previous: Buffer): Buffer {
  const { claim_id, number, actor_type, actor_id, action, details, at_us } = entry
  const parts = [claim_id, number, actor_type, actor_id ?? '-', action, details, at_us, previous.toString('hex')]
  return createHash('sha256').update(parts.join('\n')).digest()
}

function faultOf(entry: ChainEntry, before: Head | undefined): string | undefined {
  const expected = before ? before.number + 1 : 1
  if (entry.number !== expected) return `an entry is missing: number ${expected}`
  const previous = before?.hash ?? BEGINNING
  if (!previous.equals(entry.previous_hash)) return 'it does not follow the entry before'
  return hashOf(entry, previous).equals(entry.hash) ? undefined : 'its contents were changed'
}

/** Goes through every chain from its beginning, in batches, so that any number of claims fits into memory. */
export async function verifyChains(reader: Reader): Promise<ChainReport> {
  const report: ChainReport = { claims: 0, entries: 0, breaks: [], digest: '' }
  const heads = createHash('sha256')
  let head: Head | undefined
  let broken: string | undefined
  const close = () => {
    if (head) heads.update(`${head.claim_id} ${head.number} ${head.hash.toString('hex')}\n`)
  }
  for (;;) {
    const portion = await listEntries(reader, head)
    for (const entry of portion) {
      if (entry.claim_id !== head?.claim_id) {
        close()
        head = undefined
        report.claims++
      }
      report.entries++
      const what = entry.claim_id === broken ? undefined : faultOf(entry, head)
      if (what) {
        broken = entry.claim_id
        report.breaks.push({ claim_id: entry.claim_id, number: entry.number, what })
      }
      head = { claim_id: entry.claim_id, number: entry.number, hash: entry.hash }
    }
    if (portion.length < PORTION) break
  }
  close()
  return { ...report, digest: heads.digest('hex') }
}

async function listEntries(reader: Reader, after: Head | undefined): Promise<ChainEntry[]> {
  const rows = await reader.many<ChainEntry>(sql`
    select claim_id, number, actor_type, actor_id, action, details::text as details,
      (extract(epoch from at) * 1000000)::bigint::text as at_us, previous_hash, hash
    from claim_activity where ${after ? sql`(claim_id, number) > (${after.claim_id}::uuid, ${after.number})` : sql`true`}
    order by claim_id, number limit ${knownNumber(PORTION)}`)
  return rows.map((row) => ({ ...row, previous_hash: Buffer.from(row.previous_hash), hash: Buffer.from(row.hash) }))
}

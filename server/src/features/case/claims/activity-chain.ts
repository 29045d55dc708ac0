import { createHash } from 'node:crypto'
import { knownNumber, type Reader, sql } from '../../../platform/db/db.ts'

const PORTION = 5_000

export type Break = { claim_id: string; number: number; what: string }
export type ChainReport = {
  claims: number
  entries: number
  /** Entries of which nothing is left but who did what when, and their hashes: what people had written was erased. */
  erased: number
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
  said: string | null
  said_salt: Buffer | null
  said_hash: Buffer | null
  at_us: string
  previous_hash: Buffer
  hash: Buffer
}

type Head = { claim_id: string; number: number; hash: Buffer }

const BEGINNING = createHash('sha256').digest()

/** Computed here from the columns instead of by the database, whose functions somebody may have changed. */
function hashOf(entry: ChainEntry, previous: Buffer): Buffer {
  const { claim_id, number, actor_type, actor_id, action, details, said_hash, at_us } = entry
  const facts = said_hash ? [details, said_hash.toString('hex')] : [details]
  const parts = [claim_id, number, actor_type, actor_id ?? '-', action, ...facts, at_us, previous.toString('hex')]
  return createHash('sha256').update(parts.join('\n')).digest()
}

const isErased = ({ said, said_hash }: ChainEntry): boolean => said_hash !== null && said === null

/** What people wrote is hashed with a salt of its own, so that the chain holds after it was erased. */
const isSaidAsHashed = ({ said, said_salt, said_hash }: ChainEntry): boolean =>
  said === null ||
  (said_salt !== null && said_hash?.equals(createHash('sha256').update(said_salt).update(said).digest()) === true)

function faultOf(entry: ChainEntry, before: Head | undefined): string | undefined {
  const expected = before ? before.number + 1 : 1
  if (entry.number !== expected) return `an entry is missing: number ${expected}`
  const previous = before?.hash ?? BEGINNING
  if (!previous.equals(entry.previous_hash)) return 'it does not follow the entry before'
  return hashOf(entry, previous).equals(entry.hash) && isSaidAsHashed(entry) ? undefined : 'its contents were changed'
}

/** Goes through every chain from its beginning, in batches, so that any number of claims fits into memory. */
export async function verifyChains(reader: Reader): Promise<ChainReport> {
  const report: ChainReport = { claims: 0, entries: 0, erased: 0, breaks: [], digest: '' }
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
      if (isErased(entry)) report.erased++
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
    select claim_id, number, actor_type, actor_id, action, details::text as details, said::text as said, said_salt, said_hash,
      (extract(epoch from at) * 1000000)::bigint::text as at_us, previous_hash, hash
    from claim_activity where ${after ? sql`(claim_id, number) > (${after.claim_id}::uuid, ${after.number})` : sql`true`}
    order by claim_id, number limit ${knownNumber(PORTION)}`)
  return rows.map((row) => ({
    ...row,
    said_salt: row.said_salt && Buffer.from(row.said_salt),
    said_hash: row.said_hash && Buffer.from(row.said_hash),
    previous_hash: Buffer.from(row.previous_hash),
    hash: Buffer.from(row.hash),
  }))
}

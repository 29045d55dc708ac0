import { createHash } from 'node:crypto'
import { knownNumber, type Reader, type Statement, sql } from '../../../platform/db/db.ts'

const PORTION = 5_000

/**
 * Whether a part of the log of a claim lies in an archive. The log vouches for its money only while all of it is there. A
 * backup of a version before, of which this is asked before it is migrated, knows no archives.
 */
export const hasArchivedLog = (has_archives: boolean, claim_id: Statement): Statement =>
  has_archives
    ? sql`exists (select from archived_rows v where v.claim_id = ${claim_id} and v.table_name = 'claim_activity')`
    : sql`false`

export const hasArchives = async (reader: Reader): Promise<boolean> =>
  (await reader.many(sql`select from pg_class where oid = to_regclass('archived_rows')`)).length > 0

export type Break = { claim_id: string; number: number; what: string }
export type ChainReport = {
  claims: number
  entries: number
  /** Entries of which nothing is left but who did what when, and their hashes: what people had written was erased. */
  erased: number
  /** Entries that lie in archives. How they are linked with the others is known here; their contents are in the files. */
  archived: number
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

/** Entries of a claim that lie in an archive, from the first to the last of them. */
type Stretch = {
  claim_id: string
  number: number
  last_number: number
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

function faultOf(link: ChainEntry | Stretch, before: Head | undefined): string | undefined {
  const expected = before ? before.number + 1 : 1
  if (link.number !== expected) return `an entry is missing: number ${expected}`
  const previous = before?.hash ?? BEGINNING
  if (!previous.equals(link.previous_hash)) return 'it does not follow the entry before'
  if (isStretch(link)) return undefined
  return hashOf(link, previous).equals(link.hash) && isSaidAsHashed(link) ? undefined : 'its contents were changed'
}

const isStretch = (link: ChainEntry | Stretch): link is Stretch => 'last_number' in link

/** Goes through every chain from its beginning, in batches, so that any number of claims fits into memory. */
export async function verifyChains(reader: Reader): Promise<ChainReport> {
  const report: ChainReport = { claims: 0, entries: 0, erased: 0, archived: 0, breaks: [], digest: '' }
  const heads = createHash('sha256')
  let head: Head | undefined
  let broken: string | undefined
  const close = () => {
    if (head) heads.update(`${head.claim_id} ${head.number} ${head.hash.toString('hex')}\n`)
  }
  const has_archives = await hasArchives(reader)
  const links = inOrder(
    rowsOf((after: ChainEntry | undefined) => listEntries(reader, after)),
    rowsOf(async (after: Stretch | undefined) => (has_archives ? listStretches(reader, after) : [])),
  )
  for await (const link of links) {
    if (link.claim_id !== head?.claim_id) {
      close()
      head = undefined
      report.claims++
    }
    const last_number = isStretch(link) ? link.last_number : link.number
    if (isStretch(link)) report.archived += last_number - link.number + 1
    else {
      report.entries++
      if (isErased(link)) report.erased++
    }
    const what = link.claim_id === broken ? undefined : faultOf(link, head)
    if (what) {
      broken = link.claim_id
      report.breaks.push({ claim_id: link.claim_id, number: link.number, what })
    }
    head = { claim_id: link.claim_id, number: last_number, hash: link.hash }
  }
  close()
  return { ...report, digest: heads.digest('hex') }
}

async function* rowsOf<Row>(list: (after: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let after: Row | undefined; ; ) {
    const rows = await list(after)
    yield* rows
    if (rows.length < PORTION) return
    after = rows.at(-1)
  }
}

/** By claim and number, in which both are ordered already. */
async function* inOrder(
  entries: AsyncGenerator<ChainEntry>,
  stretches: AsyncGenerator<Stretch>,
): AsyncGenerator<ChainEntry | Stretch> {
  let stretch = await stretches.next()
  for await (const entry of entries) {
    while (!stretch.done && isBefore(stretch.value, entry)) {
      yield stretch.value
      stretch = await stretches.next()
    }
    yield entry
  }
  for (; !stretch.done; stretch = await stretches.next()) yield stretch.value
}

const isBefore = (one: Stretch, other: ChainEntry): boolean =>
  one.claim_id === other.claim_id ? one.number < other.number : one.claim_id < other.claim_id

const placeAfter = (after: { claim_id: string; number: number } | undefined, number: Statement): Statement =>
  after ? sql`(claim_id, ${number}) > (${after.claim_id}::uuid, ${after.number})` : sql`true`

async function listEntries(reader: Reader, after: ChainEntry | undefined): Promise<ChainEntry[]> {
  const rows = await reader.many<ChainEntry>(sql`
    select claim_id, number, actor_type, actor_id, action, details::text as details, said::text as said, said_salt, said_hash,
      (extract(epoch from at) * 1000000)::bigint::text as at_us, previous_hash, hash
    from claim_activity where ${placeAfter(after, sql`number`)}
    order by claim_id, number limit ${knownNumber(PORTION)}`)
  return rows.map((row) => ({
    ...row,
    said_salt: row.said_salt && Buffer.from(row.said_salt),
    said_hash: row.said_hash && Buffer.from(row.said_hash),
    previous_hash: Buffer.from(row.previous_hash),
    hash: Buffer.from(row.hash),
  }))
}

async function listStretches(reader: Reader, after: Stretch | undefined): Promise<Stretch[]> {
  const rows = await reader.many<Stretch>(sql`
    select claim_id, first_number as number, last_number, coalesce(previous_hash, '') as previous_hash,
      coalesce(last_hash, '') as hash
    from archived_rows where table_name = 'claim_activity' and ${placeAfter(after, sql`first_number`)}
    order by claim_id, first_number limit ${knownNumber(PORTION)}`)
  return rows.map((row) => ({ ...row, previous_hash: Buffer.from(row.previous_hash), hash: Buffer.from(row.hash) }))
}

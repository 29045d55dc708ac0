import { createHash } from 'node:crypto'
import { knownNumber, type Reader, sql } from '../db/db.ts'

const PORTION = 5_000

export type AuditBreak = { log: string; number: number; what: string }
export type AuditReport = {
  entries: number
  /** The first fault of each broken log. */
  breaks: AuditBreak[]
  /** Over the last entry of both logs. Kept elsewhere, it later proves that nothing was cut off or rewritten. */
  digest: string
}

type Link = { log: string; number: number; text: string; previous_hash: Buffer; hash: Buffer }
type Head = { number: number; hash: Buffer }

const BEGINNING: Head = { number: 0, hash: createHash('sha256').digest() }

/** Computed here from the columns instead of by the database, whose functions somebody may have changed. */
function faultOf(link: Link, before: Head): string | undefined {
  if (link.number !== before.number + 1) return `an entry is missing: number ${before.number + 1}`
  if (!before.hash.equals(link.previous_hash)) return 'it does not follow the entry before'
  const hash = createHash('sha256')
    .update(`${link.text}\n${before.hash.toString('hex')}`)
    .digest()
  return hash.equals(link.hash) ? undefined : 'its contents were changed'
}

/** Follows both logs from where they begin, in portions, so that any number of entries fits into memory. */
export async function verifyAudit(reader: Reader): Promise<AuditReport> {
  const report: AuditReport = { entries: 0, breaks: [], digest: '' }
  const heads = createHash('sha256')
  for (const log of ['access', 'administration']) {
    let head = (await readAnchor(reader, log)) ?? BEGINNING
    let is_broken = false
    for (;;) {
      const portion = await listLinks(reader, log, head.number)
      for (const link of portion) {
        const what: string | undefined = is_broken ? undefined : faultOf(link, head)
        if (what) report.breaks.push({ log, number: link.number, what })
        is_broken ||= what !== undefined
        head = { number: link.number, hash: link.hash }
      }
      report.entries += portion.length
      if (portion.length < PORTION) break
    }
    heads.update(`${log} ${head.number} ${head.hash.toString('hex')}\n`)
  }
  return { ...report, digest: heads.digest('hex') }
}

async function readAnchor(reader: Reader, log: string): Promise<Head | undefined> {
  const row = await reader.one<Head>(sql`select number::int as number, hash from audit_anchors where log = ${log}`)
  return row && { number: row.number, hash: Buffer.from(row.hash) }
}

async function listLinks(reader: Reader, log: string, after: number): Promise<Link[]> {
  const rows = await reader.many<Link>(sql`
    select log, number::int as number, previous_hash, hash,
      concat_ws(E'\n', log, number, id, (extract(epoch from at) * 1000000)::bigint, actor_type,
        coalesce(actor_id::text, '-'), action, coalesce(organization_id::text, '-'), coalesce(subject_kind, '-'),
        coalesce(subject_id, '-'), details::text) as text
    from audit_entries where log = ${log} and number > ${after} order by number limit ${knownNumber(PORTION)}`)
  return rows.map((row) => ({ ...row, previous_hash: Buffer.from(row.previous_hash), hash: Buffer.from(row.hash) }))
}

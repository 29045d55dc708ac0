import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BlobMissing, openMeter, type Storage } from '../../platform/storage/storage.ts'
import { type Finding, fail, ok, warn } from '../checks/finding.ts'
import { listFileTables, quoted } from './catalogue.ts'
import { FILES_AT_ONCE } from './files-out.ts'
import { inParallel } from './in-parallel.ts'
import type { Manifest } from './manifest.ts'
import type { Restoring } from './restore.ts'
import { inSession, type Session } from './session.ts'

const PORTION = 1_000
const NAMED_MAX = 3

type Named = { readonly key: string; readonly sha256: string }

/** Reads every file that rows name, out of the store where it is now. */
export async function checkFiles({ address, storage, manifest, interrupted, tell }: Restoring): Promise<Finding> {
  const lacking: string[] = []
  let [whole, bytes] = [0, 0]
  await inSession({ address, purpose: 'restore', mode: 'read only', interrupted }, (session) =>
    inParallel(namedBy(session), { width: FILES_AT_ONCE, interrupted }, async ({ key, sha256 }) => {
      const found = await read(storage, key)
      if (found?.sha256 === sha256) {
        whole++
        bytes += found.bytes
      } else lacking.push(key)
      tell(`Reading files: ${whole}`)
    }),
  )
  return verdictOf({ whole, bytes, lacking }, manifest)
}

function verdictOf(found: { whole: number; bytes: number; lacking: string[] }, { files }: Manifest): Finding {
  const { whole, bytes, lacking } = found
  const text = `${whole} of ${whole + lacking.length} that rows name are there with the right hash, ${bytes} bytes`
  if (lacking.length === 0) return ok('Files', text)
  const known = files.erased + files.missing + files.damaged
  const some = lacking.sort().slice(0, NAMED_MAX).join(', ')
  const before = `${files.erased} were erased while the backup ran, ${files.missing} were missing and ${files.damaged} damaged in the store then`
  if (lacking.length <= known) return warn('Files', text, `Known from the backup: ${before}. Such as ${some}.`)
  return fail('Files', `${text}; lacking ${some}`, `The backup knew of ${known} (${before}). Restore another set.`)
}

/** Table by table along the index of its keys, so that a page costs the same however many there are. */
async function* namedBy(session: Session): AsyncIterable<Named> {
  for (const table of await listFileTables(session)) {
    const text = `select distinct blob_key as key, sha256 from ${quoted(table)}
      where blob_key > $1::text order by blob_key limit ${PORTION}`
    for (let after = ''; ; ) {
      const rows = await session.unsafe<Named[]>(text, [after])
      yield* rows
      const last = rows.at(-1)
      if (!last || rows.length < PORTION) break
      after = last.key
    }
  }
}

async function read(storage: Storage, key: string) {
  try {
    const { stream } = await storage.get(key)
    const meter = openMeter()
    await pipeline(stream, meter.measure, new Writable({ write: (_chunk, _encoding, done) => done() }))
    return meter.read()
  } catch (error) {
    if (error instanceof BlobMissing) return undefined
    throw error
  }
}

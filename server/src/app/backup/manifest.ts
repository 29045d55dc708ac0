import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Static, Type } from 'typebox'
import { nullable, oneOf } from '../../kernel/wire.ts'
import { MODES } from '../../platform/config.ts'
import { codeOf } from '../../platform/error-code.ts'
import { checkWhenAsked } from '../../platform/http/validation.ts'

/** Its message is one sentence for a person. */
export class BackupError extends Error {}

/** Raised when a set can no longer be read by an older version. */
export const FORMAT = 1
export const MANIFEST = 'manifest.json'
/** One line for every file in the set, and for every one that should be and is not. */
export const FILE_LIST = 'files.ndjson'
export const TABLES_FOLDER = 'database'
export const LEGAL_FOLDER = 'legal'
/** What a backup that is not complete is called. It is renamed as its last step. */
export const UNFINISHED = '.unfinished'

const Count = Type.Integer({ minimum: 0 })
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' })
/** Names become parts of paths and of statements, so nothing else is taken from a manifest. All of ours are like this. */
export const NAME = '^[a-z_][a-z0-9_]{0,62}$'
const Name = Type.String({ pattern: NAME })
const LegalName = Type.String({ pattern: '^[a-z][a-z-]{0,60}\\.json$' })

const TableEntry = Type.Object({
  name: Name,
  columns: Type.Array(Name, { minItems: 1 }),
  rows: Count,
  /** Before compression, as `sha256`. */
  bytes: Count,
  sha256: Sha256,
})
export type TableEntry = Static<typeof TableEntry>

const SequenceEntry = Type.Object({
  name: Name,
  last_value: Type.String({ pattern: '^-?\\d{1,19}$' }),
  is_called: Type.Boolean(),
})
export type SequenceEntry = Static<typeof SequenceEntry>

const Manifest = Type.Object({
  format: Type.Literal(FORMAT),
  /** Of this program. */
  version: Type.String(),
  /** Everything committed before is in the set. */
  snapshot_at: Type.String(),
  finished_at: Type.String(),
  mode: oneOf(MODES),
  installation_id: nullable(Type.String({ format: 'uuid' })),
  migrations: Type.Array(Type.Object({ number: Type.Integer(), name: Type.String(), checksum: Sha256 }), {
    minItems: 1,
  }),
  tables: Type.Array(TableEntry),
  sequences: Type.Array(SequenceEntry),
  /** What the money of the snapshot adds up to, in cents. Strings, since a sum may exceed what a number holds. */
  sums: Type.Record(Type.String(), Type.String()),
  files: Type.Object({
    copied: Count,
    bytes: Count,
    /** Their rows were deleted after the snapshot, before they were copied. */
    erased: Count,
    /** Not in the store, though rows name them. */
    missing: Count,
    /** Not what their rows say. They were copied as they are. */
    damaged: Count,
    /** Of the list. */
    sha256: Sha256,
  }),
  legal: Type.Array(Type.Object({ name: LegalName, sha256: Sha256 })),
  /** Sealed with the token secret, which is not in the set: shows at a restore whether the right one is at hand. */
  sealed: nullable(Type.String()),
})
export type Manifest = Static<typeof Manifest>

const FileLine = Type.Object({
  key: Type.String({ minLength: 1, maxLength: 200 }),
  what: oneOf(['copied', 'damaged', 'erased', 'missing']),
  bytes: Count,
  /** As copied; null where there was nothing to copy. */
  sha256: nullable(Sha256),
})
export type FileLine = Static<typeof FileLine>

const manifestProblems = checkWhenAsked(Manifest, 'body')
const lineProblems = checkWhenAsked(FileLine, 'body')

export async function readManifest(set: string): Promise<Manifest> {
  if (set.endsWith(UNFINISHED))
    throw new BackupError(`${set} was never finished: a backup is still writing it, or was ended. Choose another set.`)
  const text = await readFile(join(set, MANIFEST), 'utf8').catch((error: unknown) => {
    throw new BackupError(
      `${set} is no set of a backup: ${MANIFEST} cannot be read there (${codeOf(error)}). Give the folder that "mahnwerk backup" has named.`,
    )
  })
  const value = parsed(text)
  const format = (value as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format > FORMAT)
    throw new BackupError(`${set} was made by a newer version (format ${format}); restore it with that version.`)
  const [problem] = manifestProblems(value)
  if (problem)
    throw new BackupError(`${join(set, MANIFEST)} is damaged (${problem.field} ${problem.message}); use another set.`)
  return value as Manifest
}

export function readFileLine(text: string): FileLine {
  const line = parsed(text)
  if (lineProblems(line).length > 0) throw new BackupError(`${FILE_LIST} of the set is damaged; use another set.`)
  return line as FileLine
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

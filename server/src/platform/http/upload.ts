import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyRequest } from 'fastify'
import type { Static, TObject } from 'typebox'
import { AppError, type Fault, type Problem } from '../../kernel/errors.ts'
import type { FileContent } from '../files/content.ts'
import { type FileKind, isOfKind, mimeTypeOf } from '../files/file-kinds.ts'
import { cleanFileName, extensionOf, readNameBytes } from '../files/file-name.ts'
import { newId } from '../ids.ts'
import { openMeter, type Storage, type StoredBlob } from '../storage/storage.ts'
import { senderOf } from './body-turns.ts'
import { isStorableText, problemsBeforeSchema, UNSTORABLE_TEXT } from './json-body.ts'
import { fileTooLarge, readParts } from './multipart.ts'
import { checkOf, validationError } from './validation.ts'

/** 50 MB, as partners were promised. */
export const FILE_BYTES_MAX = 52_428_800

/** What an upload must contain: files in the field `file`, and text fields before or after them. */
export type UploadRules<S extends TObject> = {
  /** A strict object of text fields. */
  readonly fields: S
  /** Checks that the schema cannot express. They run when the schema is satisfied. */
  readonly check?: (fields: Static<S>, files: number) => Problem[]
  readonly kinds: readonly FileKind[]
  /** Files of any name and content are stored as this kind: whoever reads them judges them. */
  readonly reads_any?: FileKind
  /** The message for a file of another kind. */
  readonly wrong_kind: string
  /** The first segment of the blob's key. */
  readonly folder: string
  readonly file_bytes_max?: number
  /** Up to so many files, or none. Without it there must be exactly one. */
  readonly files_max?: number
}

export type ReceivedFile = StoredBlob & {
  /** The key of the stored file. The caller gives it a row or deletes it. */
  readonly key: string
  /** The last segment of the key. */
  readonly filename: string
  readonly original_filename: string
  readonly kind: FileKind
  readonly mime_type: string
}

/** `file` is the first of the files, for uploads that have exactly one. */
export type Upload<Fields> = {
  readonly fields: Fields
  readonly file: ReceivedFile
  readonly files: readonly ReceivedFile[]
}

/** A body that was read to its end, valid or not. */
export type Received<Fields> = {
  /** The same for the same fields and file, whatever their order and boundary. */
  readonly request_hash: Buffer
  /** The text fields as they were sent, acceptable or not, for a page that shows them again. */
  readonly texts: Readonly<Record<string, string>>
  /** Throws if the upload is not acceptable; nothing is stored then. */
  open(): Upload<Fields>
  /** Deletes what was stored. */
  discard(): Promise<void>
}

type FilePart = {
  /** Empty if the file is not acceptable and so was not stored. */
  key: string
  field: string
  /** One of the files that the upload is about, and not one too many. */
  is_wanted: boolean
  original_filename: string
  kind: FileKind | undefined
  stored: Promise<StoredBlob>
}

/** `json`: what came without files may come as JSON. */
type UploadForm = { fields: Map<string, string>; files: FilePart[]; problems: Problem[]; json?: unknown }
type WholeForm = UploadForm & { blobs: StoredBlob[] }

type WholeFile = { file: FilePart; blob: StoredBlob }

/** The files that the upload is about. A browser sends an empty one where none was chosen. */
const mainFiles = ({ files, blobs }: WholeForm): WholeFile[] =>
  files
    .map((file, index) => ({ file, blob: blobs[index] as StoredBlob }))
    .filter(({ file, blob }) => file.is_wanted && !(file.original_filename === '' && blob.bytes === 0))

/** Streams the file into the storage and the fields into memory. An incomplete body is refused and leaves nothing behind. */
export async function receiveUpload<S extends TObject>(
  storage: Storage,
  request: FastifyRequest,
  rules: UploadRules<S>,
): Promise<Received<Static<S>>> {
  if (request.body) return receiveJson(request.body, rules, storage)
  const file_bytes_max = rules.file_bytes_max ?? FILE_BYTES_MAX
  const form: UploadForm = { fields: new Map(), files: [], problems: [] }
  const { promise: failure, reject: fail } = Promise.withResolvers<never>()
  failure.catch(() => undefined)
  const sink = {
    field: (name: string | undefined, text: string, is_whole: boolean) => takeField(form, name, text, is_whole),
    file: (name: string | undefined, stream: Readable, name_bytes: string | undefined) => {
      const part = takeFile(form, { name, name_bytes, stream }, rules, storage)
      form.files.push(part)
      part.stored.catch(fail)
    },
  }
  const discard = () => deleteStored(storage, form.files)
  try {
    const files_max = rules.files_max ?? 1
    await readParts(request.raw, sink, { file_bytes_max, files_max, failure, laneOf: () => senderOf(request) })
    const whole = { ...form, blobs: await Promise.all(form.files.map(({ stored }) => stored)) }
    const is_too_large = whole.blobs.some(({ bytes }) => bytes > file_bytes_max)
    const refusal = is_too_large ? fileTooLarge(file_bytes_max) : await refusalOf(whole, rules, storage)
    if (refusal) await discard()
    return receivedAs<S>(whole, refusal, discard)
  } catch (error) {
    await discard()
    throw error
  }
}

/** Only a scope that takes JSON besides forms has read a body. */
async function receiveJson<S extends TObject>(
  json: unknown,
  rules: UploadRules<S>,
  storage: Storage,
): Promise<Received<Static<S>>> {
  const { problems, is_readable } = problemsBeforeSchema(json)
  if (!is_readable) throw validationError(problems)
  const whole: WholeForm = { fields: new Map(), files: [], blobs: [], problems: [...problems], json }
  const refusal = await refusalOf(whole, rules, storage)
  return receivedAs<S>(whole, refusal, async () => undefined)
}

const receivedAs = <S extends TObject>(
  whole: WholeForm,
  refusal: AppError | undefined,
  discard: () => Promise<void>,
): Received<Static<S>> => ({
  request_hash: hashOf(whole),
  texts: Object.fromEntries(whole.fields),
  open: () => uploadOf<Static<S>>(whole, refusal),
  discard,
})

const GIVEN_TWICE: Fault = { code: 'given_twice', message: 'must be given only once' }
const MUST_BE_TEXT: Fault = { code: 'wrong_type', message: 'must be text' }
const tooMany = (files_max: number): Fault => ({
  code: 'too_many',
  message: `must be at most ${files_max} files`,
  values: { max: files_max },
})
const UNKNOWN_FIELD: Fault = { code: 'unknown_field', message: 'is not a known field' }

function takeField({ fields, problems }: UploadForm, name: string | undefined, text: string, is_whole: boolean): void {
  const field = (name ?? '').slice(0, 100)
  if (!field) problems.push({ field: 'body', code: 'malformed', message: 'has a part without a name' })
  else if (field === 'file') problems.push({ field, code: 'wrong_type', message: 'must be a file' })
  else if (fields.has(field)) problems.push({ field, ...GIVEN_TWICE })
  else if (!is_whole) problems.push({ field, code: 'too_long', message: 'is too long' })
  else if (!isStorableText(text) || text.includes('\ufffd')) problems.push({ field, ...UNSTORABLE_TEXT })
  if (field) fields.set(field, text)
}

type IncomingPart = { name: string | undefined; name_bytes: string | undefined; stream: Readable }

/** A file that is not acceptable is still read to its end, so that all faults can be reported at once. */
function takeFile<S extends TObject>(
  { files, problems }: UploadForm,
  { name, name_bytes, stream }: IncomingPart,
  rules: UploadRules<S>,
  storage: Storage,
): FilePart {
  const original_filename = cleanFileName(readNameBytes(name_bytes ?? ''))
  const extension = extensionOf(original_filename)
  const kind = rules.reads_any ?? rules.kinds.find((known) => known === extension)
  const field = (name ?? '').slice(0, 100) || 'body'
  const { files_max = 1 } = rules
  const is_beyond = files.filter(({ is_wanted }) => is_wanted).length >= files_max
  if (field !== 'file') {
    const is_known = Object.hasOwn(rules.fields.properties, field)
    problems.push({ field, ...(is_known ? MUST_BE_TEXT : UNKNOWN_FIELD) })
  } else if (is_beyond) problems.push({ field, ...(files_max === 1 ? GIVEN_TWICE : tooMany(files_max)) })
  const is_wanted = field === 'file' && !is_beyond
  const key = kind && is_wanted ? `${rules.folder}/${newId()}.${kind}` : ''
  return { key, field, is_wanted, original_filename, kind, stored: key ? storage.put(key, stream) : measure(stream) }
}

async function measure(stream: Readable): Promise<StoredBlob> {
  const meter = openMeter()
  for await (const _ of meter.measure(stream));
  return meter.read()
}

/** A file that cannot be deleted now is found by the nightly sweep. */
async function deleteStored(storage: Storage, files: readonly FilePart[]): Promise<void> {
  for (const { key, stored } of files) {
    const is_stored = await stored.then(
      () => key !== '',
      () => false,
    )
    if (is_stored) await storage.delete(key).catch(() => undefined)
  }
}

async function refusalOf<S extends TObject>(
  form: WholeForm,
  rules: UploadRules<S>,
  storage: Storage,
): Promise<AppError | undefined> {
  const texts = valuesOf<Static<S>>(form)
  const in_fields = checkOf(rules.fields, 'body')(texts)
  const main = mainFiles(form)
  const problems = [...form.problems, ...(in_fields.length > 0 ? in_fields : (rules.check?.(texts, main.length) ?? []))]
  if (main.length === 0 && rules.files_max === undefined)
    return validationError([...problems, { field: 'file', code: 'required', message: 'is required' }])
  if (main.some(({ blob }) => blob.bytes === 0))
    return validationError([...problems, { field: 'file', code: 'empty_file', message: 'must not be empty' }])
  if (rules.reads_any || (await areWelcome(main, storage)))
    return problems.length > 0 ? validationError(problems) : undefined
  const wrong_kind: Fault = { code: 'file_type_not_allowed', message: rules.wrong_kind }
  const told = validationError([{ field: 'file', ...wrong_kind }, ...problems]).problems
  return new AppError('invalid', wrong_kind, { problems: told })
}

const valuesOf = <Fields>({ json, fields }: UploadForm): Fields =>
  (json ?? Object.assign(Object.create(null), Object.fromEntries(fields))) as Fields

async function areWelcome(files: readonly WholeFile[], storage: Storage): Promise<boolean> {
  for (const file of files) if (!(await isWelcome(file, storage))) return false
  return true
}

async function isWelcome({ file, blob }: WholeFile, storage: Storage): Promise<boolean> {
  const { key, kind } = file
  return kind !== undefined && key !== '' && isOfKind(kind, contentOf(storage, key, blob.bytes))
}

function contentOf(storage: Storage, key: string, bytes: number): FileContent {
  return {
    bytes,
    async read(first, length) {
      if (length <= 0 || first >= bytes) return Buffer.alloc(0)
      return buffer((await storage.get(key, { first, last: first + length - 1 })).stream)
    },
    async *chunks() {
      yield* (await storage.get(key)).stream as AsyncIterable<Buffer>
    },
  }
}

function hashOf({ fields, files, blobs, json = null }: WholeForm): Buffer {
  const texts = [...fields].sort(([left], [right]) => (left < right ? -1 : 1))
  const contents = files.map(({ field, original_filename }, index) => [field, original_filename, blobs[index]?.sha256])
  return createHash('sha256')
    .update(JSON.stringify(json === null ? [texts, contents] : json))
    .digest()
}

function uploadOf<Fields>(form: WholeForm, refusal: AppError | undefined): Upload<Fields> {
  if (refusal) throw refusal
  const files = mainFiles(form).map(receivedOf)
  return { fields: { ...valuesOf<Fields>(form) }, file: files[0] as ReceivedFile, files }
}

function receivedOf({ file, blob }: WholeFile): ReceivedFile {
  const { key, original_filename } = file
  const kind = file.kind as FileKind
  const filename = key.slice(key.lastIndexOf('/') + 1)
  return { ...blob, key, filename, original_filename, kind, mime_type: mimeTypeOf(kind) }
}

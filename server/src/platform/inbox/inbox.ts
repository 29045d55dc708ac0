import { constants } from 'node:fs'
import { access, lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Config } from '../config.ts'
import { syncFolder } from '../durable-files.ts'
import { codeOf } from '../error-code.ts'
import { newId } from '../ids.ts'
import { S3_PREFIX } from '../pickup/pickup.ts'
import { BlobMissing, type Storage } from '../storage/storage.ts'

export type InboxFile = { readonly name: string; readonly bytes: number; readonly modified_at: Date }

/** Where files go that were looked at. */
export const INBOX_PLACES = ['done', 'failed'] as const
export type InboxPlace = (typeof INBOX_PLACES)[number]

/** A folder into which others put files, and out of which we take them. Names are plain file names. */
export type Inbox = {
  /** A file that is listed is whole. Otherwise it may still be written, and is whole when it stays as it is. */
  readonly holds_whole_files: boolean
  /**
   * Before anything is taken: makes the places where files go, and gives what lies there under a name that is no text, or
   * under the name of a place, another name. Throws where that cannot be done, so that nothing is taken again and again.
   */
  makeReady(): Promise<void>
  /** The oldest first, and not all of very many. */
  list(): Promise<InboxFile[]>
  /** Must be read or destroyed. */
  read(name: string): Promise<Readable>
  /**
   * Puts a file away under a name that was free, which is returned, with a text beside it if there is something to say. Where
   * this is cut short the file still lies in the inbox.
   */
  putAway(name: string, place: InboxPlace, text?: string): Promise<string>
  /** Whether a file that was put away is still there. */
  has(name: string, place: InboxPlace): Promise<boolean>
  /** Throws when files cannot be read there or put away. Changes nothing. */
  check(): Promise<void>
  close(): void
}

const FILES_AT_ONCE = 500

export async function openInbox({ bank_inbox, s3 }: Pick<Config, 'bank_inbox' | 's3'>): Promise<Inbox | null> {
  if (bank_inbox === null) return null
  if (!S3_PREFIX.test(bank_inbox)) return folderInbox(bank_inbox)
  if (!s3) throw new Error('BANK_INBOX names an object store, and none is set')
  const { openS3Storage } = await import('../storage/s3.ts')
  return storeInbox(openS3Storage(s3, { is_shared: true }), bank_inbox.replace(S3_PREFIX, '').replace(/\/{1,9}$/, ''))
}

/** What is being written often has such a name until it is whole. */
const UNFINISHED = /^\.|\.(?:tmp|temp|part|partial|filepart|crdownload|swp)$|~$/i

const isTaken = ({ name }: Pick<InboxFile, 'name'>): boolean => !UNFINISHED.test(name)
const byAge = (one: InboxFile, other: InboxFile): number =>
  one.modified_at.getTime() - other.modified_at.getTime() || (one.name < other.name ? -1 : 1)

export function folderInbox(folder: string): Inbox {
  return {
    holds_whole_files: false,
    async makeReady() {
      await renameUnreadable(folder)
      for (const place of INBOX_PLACES) await makePlace(folder, place)
    },
    async list() {
      // A link could lead to a file that is nobody's to give.
      const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile() && isTaken(entry))
      const files = await Promise.all(names.slice(0, FILES_AT_ONCE * 2).map(({ name }) => look(folder, name)))
      return files
        .filter((file) => file !== undefined)
        .sort(byAge)
        .slice(0, FILES_AT_ONCE)
    },
    // Opened first: a stream that fails before anybody reads it would bring the process down. What was made a link or a
    // pipe since it was listed is not followed and not waited for.
    read: async (name) => (await open(join(folder, name), READ_PLAIN)).createReadStream(),
    async putAway(name, place, text) {
      await mkdir(join(folder, place), { recursive: true })
      const free = await freeName(name, (candidate) => isThere(join(folder, place, candidate)))
      if (text !== undefined) await writeWhole(join(folder, place), `${free}.txt`, text)
      await rename(join(folder, name), join(folder, place, free))
      await syncFolder(join(folder, place))
      await syncFolder(folder)
      return free
    },
    has: (name, place) => isThere(join(folder, place, name)),
    async check() {
      await readdir(folder)
      await access(folder, constants.W_OK)
    },
    close: () => undefined,
  }
}

const READ_PLAIN = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/** A name in another encoding cannot be asked for by its text: it gets the signs that are known, and is listed from then on. */
async function renameUnreadable(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, encoding: 'buffer' })) {
    const text = entry.name.toString('utf8')
    if (!entry.isFile() || Buffer.from(text, 'utf8').equals(entry.name)) continue
    const readable = text.replaceAll('\uFFFD', '_')
    const free = await freeName(readable, (candidate) => isThere(join(folder, candidate)))
    await rename(Buffer.concat([Buffer.from(`${folder}/`), entry.name]), join(folder, free))
  }
}

/** A file that bears the name of the place is one of those to be taken. */
async function makePlace(folder: string, place: InboxPlace): Promise<void> {
  const path = join(folder, place)
  const found = await lstat(path).catch(() => undefined)
  if (found?.isFile()) await rename(path, join(folder, `${place}-${newId()}`))
  else if (found && !found.isDirectory()) throw new Error(`${path} must be a folder, since files are put away there`)
  await mkdir(path, { recursive: true })
}

const isThere = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    (error) => {
      if (codeOf(error) === 'ENOENT') return false
      throw error
    },
  )

async function look(folder: string, name: string): Promise<InboxFile | undefined> {
  try {
    const { size: bytes, mtime: modified_at } = await lstat(join(folder, name))
    return { name, bytes, modified_at }
  } catch (error) {
    // Taken away meanwhile.
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

async function writeWhole(folder: string, name: string, text: string): Promise<void> {
  const unfinished = join(folder, `.${newId()}`)
  const file = await open(unfinished, 'wx', 0o640)
  try {
    await file.writeFile(text)
    await file.sync()
    await rename(unfinished, join(folder, name))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

/** So many letters of a name stay: a number and an ending must find room in what file systems allow. */
const NAME_MAX = 50

/** `a.xml`, then `a-2.xml` and so on. */
async function freeName(given: string, exists: (candidate: string) => Promise<boolean>): Promise<string> {
  const dot = given.lastIndexOf('.')
  const parts = dot > 0 ? [given.slice(0, dot), given.slice(dot)] : [given, '']
  const is_long = Buffer.byteLength(given) > NAME_MAX * 4
  const [stem, end] = (is_long ? parts.map((part) => [...part].slice(0, NAME_MAX / 2).join('')) : parts) as [
    string,
    string,
  ]
  const name = `${stem}${end}`
  for (let count = 1; count < 1_000; count++) {
    const candidate = count === 1 ? name : `${stem}-${count}${end}`
    if (!(await exists(candidate))) return candidate
  }
  return `${stem}-${newId()}${end}`
}

export function storeInbox(storage: Storage, prefix: string): Inbox {
  const below = prefix ? `${prefix}/` : ''
  const exists = async (key: string): Promise<boolean> => {
    try {
      const { stream } = await storage.get(key)
      stream.destroy()
      return true
    } catch (error) {
      if (error instanceof BlobMissing) return false
      throw error
    }
  }
  return {
    holds_whole_files: true,
    makeReady: async () => undefined,
    async list() {
      const files: InboxFile[] = []
      for await (const { key, bytes, modified_at } of storage.list(below)) {
        if (files.length >= FILES_AT_ONCE) break
        const file = { name: key.slice(below.length), bytes, modified_at }
        // Some tools put an empty object where a folder begins.
        if (file.name !== '' && !file.name.includes('/') && isTaken(file)) files.push(file)
      }
      return files.sort(byAge)
    },
    read: async (name) => (await storage.get(`${below}${name}`)).stream,
    async putAway(name, place, text) {
      const free = await freeName(name, (candidate) => exists(`${below}${place}/${candidate}`))
      const key = `${below}${place}/${free}`
      if (text !== undefined) await storage.put(`${key}.txt`, Readable.from([Buffer.from(text)]))
      await storage.put(key, (await storage.get(`${below}${name}`)).stream)
      await storage.delete(`${below}${name}`)
      return free
    },
    has: (name, place) => exists(`${below}${place}/${name}`),
    check: () => storage.check(),
    close: () => storage.close(),
  }
}

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { APPS, type App, appConfig } from './vite.config.ts'

/** Builds the pages when they are missing or older than what they are made from, and says how much a first visit loads. */

const WEB = fileURLToPath(new URL('.', import.meta.url))
const SOURCES = [...APPS, 'shared', 'vite.config.ts', '../package-lock.json']
/** A first page must be there before the visitor's coffee is. */
const FIRST_SCRIPT_MAX_KB = 400

type Chunk = { file: string; src?: string; isEntry?: boolean; imports?: string[] }
type Manifest = Record<string, Chunk>

const distOf = (app: App) => join(WEB, 'dist', app)
const stampOf = (app: App) => join(distOf(app), '.made-from')

export async function buildStalePages(): Promise<void> {
  const hash = await sourceHash()
  for (const app of APPS) {
    if (!(await isFresh(app, hash))) await build(app, hash)
  }
}

async function isFresh(app: App, hash: string): Promise<boolean> {
  return existsSync(stampOf(app)) && (await readFile(stampOf(app), 'utf8')) === hash
}

async function sourceHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of SOURCES) for (const file of await filesOf(join(WEB, source))) hash.update(await readFile(file))
  return hash.digest('hex')
}

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined)
  if (!entries) return [path]
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
}

/** Beside the pages that are served, and then in their place, so that nobody is ever sent half of each. */
async function build(app: App, hash: string): Promise<void> {
  const { build: viteBuild } = await import('vite')
  const made = `${distOf(app)}.${process.pid}`
  const config = appConfig(app)
  await viteBuild({ ...config, configFile: false, logLevel: 'warn', build: { ...config.build, outDir: made } })
  const kilobytes = await firstScriptKilobytes(made)
  console.error(
    `Built the ${app} pages: a first visit loads ${kilobytes} kB of script (gzip; at most ${FIRST_SCRIPT_MAX_KB}).`,
  )
  if (kilobytes > FIRST_SCRIPT_MAX_KB) throw new Error(`The ${app} pages load too much script at the first visit.`)
  await writeFile(join(made, '.made-from'), hash)
  const old = `${made}.old`
  await rename(distOf(app), old).catch(() => undefined)
  await rename(made, distOf(app))
  await rm(old, { recursive: true, force: true })
}

/** What the entry loads, and the largest page behind it. */
async function firstScriptKilobytes(folder: string): Promise<number> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'))
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const first_pages = Object.keys(manifest).filter((key) => /pages\/(overview|login)\//.test(key))
  const files = new Set<string>()
  const follow = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of chunk.imports ?? []) follow(next)
  }
  for (const key of [...entry, ...first_pages]) follow(key)
  let bytes = 0
  for (const file of files) if (file.endsWith('.js')) bytes += gzipSync(await readFile(join(folder, file))).length
  return Math.ceil(bytes / 1_000)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildStalePages()

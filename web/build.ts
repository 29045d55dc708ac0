import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { type App, builtOf, sourceHash, staleApps, stampOf } from './apps.ts'
import { appConfig } from './vite.config.ts'

/** Builds the pages that are missing or stale, and reports how much script a first visit loads. */

/** The first page must appear before anybody wonders whether it will. */
const FIRST_SCRIPT_MAX_KB = 400

type Chunk = { file: string; isEntry?: boolean; imports?: string[] }

/** Builds beside the served pages and then replaces them, so that nobody receives half of each. */
async function buildApp(app: App): Promise<void> {
  const made_from = sourceHash()
  const made = `${builtOf(app)}.${process.pid}`
  const config = appConfig(app)
  await build({ ...config, configFile: false, logLevel: 'warn', build: { ...config.build, outDir: made } })
  const kilobytes = await firstScriptKilobytes(made)
  console.error(
    `Built the ${app} pages: a first visit loads ${kilobytes} kB of script (gzip; at most ${FIRST_SCRIPT_MAX_KB}).`,
  )
  if (kilobytes > FIRST_SCRIPT_MAX_KB) throw new Error(`The ${app} pages load too much script at the first visit.`)
  await writeFile(stampOf(made), made_from)
  const old = `${made}.old`
  await rename(builtOf(app), old).catch(() => undefined)
  await rename(made, builtOf(app))
  await rm(old, { recursive: true, force: true })
}

/** Counts what the entry loads, and the pages on which a visit begins. */
async function firstScriptKilobytes(folder: string): Promise<number> {
  const manifest: Record<string, Chunk> = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'))
  const files = new Set<string>()
  const follow = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of chunk.imports ?? []) follow(next)
  }
  for (const [key, { isEntry }] of Object.entries(manifest)) {
    if (isEntry || /pages\/(overview|login)\/\w+Page\.tsx$/.test(key)) follow(key)
  }
  let bytes = 0
  for (const file of files) if (file.endsWith('.js')) bytes += gzipSync(await readFile(join(folder, file))).length
  return Math.ceil(bytes / 1_000)
}

for (const app of staleApps()) await buildApp(app)

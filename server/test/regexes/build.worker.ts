import { fileURLToPath, pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { Found } from './find.ts'

/** Loads files in a thread of their own and tells which regular expressions they build while they load. */

const ROOT = pathToFileURL(fileURLToPath(new URL('../../../', import.meta.url))).href
const found: Found[] = []

globalThis.RegExp = new Proxy(RegExp, {
  construct(target, args, made) {
    const regex = Reflect.construct(target, args, made) as RegExp
    const place = caller()
    if (place) found.push({ ...place, source: regex.source, flags: regex.flags })
    return regex
  },
})

/** The line that called `new RegExp`, when it is one of ours. */
function caller(): { file: string; line: number } | undefined {
  const at = new Error().stack?.split('\n')[3] ?? ''
  const start = at.indexOf(ROOT)
  if (start < 0) return undefined
  const [file, line] = at.slice(start + ROOT.length).split(':') as [string, string]
  return { file, line: Number(line) }
}

for (const file of workerData as string[]) await import(ROOT + file)
parentPort?.postMessage(found)

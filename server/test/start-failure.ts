import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
export const MAHNWERK = at('server/bin/mahnwerk.mjs')
export const START = at('scripts/start.mjs')

export type Ended = { exit: number; stdout: string; stderr: string }

export const run = (args: readonly string[], env: Record<string, string> = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const surroundings = { PATH: process.env.PATH ?? '', PORT: '0', WORKERS_NICE: '0', ...env }
    execFile(process.execPath, args, { env: surroundings }, (error, stdout, stderr) =>
      resolve({ exit: Number(error?.code ?? 0), stdout, stderr }),
    )
  })

/** The one line on standard output that every failure is told with. */
export function failureIn({ stdout, stderr }: Omit<Ended, 'exit'>): Record<string, string> {
  const lines = stdout.trim().split('\n')
  assert.equal(lines.length, 1, stdout + stderr)
  const { what, ...told } = JSON.parse(lines[0] as string)
  assert.equal(what, 'failed')
  assert.deepEqual(Object.keys(told), ['code', 'message', 'hint'])
  for (const text of [told.message, told.hint]) assert.match(text, /^\S.*\S$/)
  return told
}

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after } from 'node:test'
import { fileURLToPath } from 'node:url'

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url))
const GUIDE = new URL('../../docs/quick-start.md', import.meta.url)

/** What a person pastes: the shell blocks of the quick start, with own values in the places of the printed ones. */
export async function quickStartBlocks(values: { token: string; address: string; port?: number }): Promise<string[]> {
  const text = await readFile(GUIDE, 'utf8')
  const replaced = [
    ['the sandbox token that the start printed', values.token],
    ['http://127.0.0.1:8080', values.address],
    ['RECEIVER_PORT=3000', `RECEIVER_PORT=${values.port ?? 3000}`],
  ] as const
  for (const [shown] of replaced) if (!text.includes(shown)) throw new Error(`the quick start no longer has ${shown}`)
  return [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) =>
    replaced.reduce((filled, [shown, own]) => filled.replaceAll(shown, own), block),
  )
}

export const SHELLS = { bash: ['bash', '--norc', '-i'], zsh: ['zsh', '-f', '-i'] } as const
export type Shell = keyof typeof SHELLS
export const isThere = (program: string): boolean => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0

/** Seven weeks in a full sandbox take some seconds, on a busy machine a minute. */
const HANGS_AFTER_MS = 180_000

export type Pasting = { readonly env: Record<string, string>; readonly until?: RegExp }

/**
 * Types lines into an interactive shell: no comments in zsh, `!` of the history, every line run as it comes. When `until`
 * is seen, Ctrl-C ends the command that is running. Answers everything that was printed.
 */
export async function paste(shell: Shell, text: string, { env, until }: Pasting): Promise<string> {
  const [program, ...args] = SHELLS[shell]
  const child = spawn(program, args, { cwd: REPOSITORY, env, detached: true, stdio: ['pipe', 'pipe', 'pipe'] })
  const group = -(child.pid ?? 0)
  after(() => {
    try {
      process.kill(group, 'SIGKILL')
    } catch {
      // Nothing of it is left.
    }
  })
  let output = ''
  let is_stopped = false
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes) => {
      output += bytes
      if (is_stopped || !until?.test(output)) return
      is_stopped = true
      process.kill(group, 'SIGINT')
    })
  }
  child.stdin.end(`${text}\nexit\n`)
  const watchdog = setTimeout(() => process.kill(group, 'SIGKILL'), HANGS_AFTER_MS)
  await once(child, 'close')
  clearTimeout(watchdog)
  if (child.signalCode) throw new Error(`the shell hung; it had printed\n${output}`)
  return output
}

/** The same with whole blocks, as a terminal that marks what is pasted hands them over. */
export async function asBlocks(folder: string, blocks: readonly string[]): Promise<string> {
  const lines = blocks.map(async (block, index) => {
    const file = join(folder, `block-${index}.txt`)
    await writeFile(file, block)
    return `eval "$(cat '${file}')"`
  })
  return (await Promise.all(lines)).join('\n')
}

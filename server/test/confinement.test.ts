import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startChild } from '../src/platform/child.ts'
import { findWalls, type Walls } from '../src/platform/confinement.ts'
import { THREAD_READS } from '../src/platform/pdf/confined-thread.ts'
import { type Module, openPdfReader } from '../src/platform/pdf/reader.ts'
import { type Attempt, attack, type Targets } from './hostile-module.ts'
import { pagePdf, textAt } from './pdf-files.ts'
import { temporaryFolder } from './process.ts'
import { IN_TESTS } from './tools.ts'

const data_dir = await temporaryFolder()
const SECRET = 'the secret that signs every token'
const secret_file = join(data_dir, 'token-secret')
await writeFile(secret_file, SECRET)
const input = join(await temporaryFolder(), 'input.pdf')
await writeFile(input, pagePdf(textAt([50, 500, 'Rechnung'])))

const listening = async (where: { port: number; host: string } | { path: string }): Promise<Server> => {
  const server = createServer((socket) => socket.on('error', () => undefined).end())
  await new Promise<void>((done) => server.listen(where, done))
  after(() => server.close())
  return server
}
const { port } = (await listening({ port: 0, host: '127.0.0.1' })).address() as { port: number }
const socket_file = join(data_dir, 's.PGSQL')
await listening({ path: socket_file })

const TARGETS: Targets = {
  files: [secret_file, '/proc/self/environ', `/proc/${process.pid}/environ`, '/etc/passwd', input],
  sockets: [{ port, host: '127.0.0.1' }, { path: socket_file }],
  target: join(data_dir, 'loot'),
}
const HOSTILE = fileURLToPath(new URL('./hostile-module.ts', import.meta.url))

/** Whatever the system allows, JavaScript reaches no file. Connections are cut only by walls. */
function assertConfined(attempts: readonly Attempt[], walls: Walls | null): void {
  assert.ok(attempts.length > 10)
  const lucky = attempts.filter(({ what, got }) => got !== null && (walls !== null || !what.startsWith('connect')))
  assert.deepEqual(lucky, [])
}

test('the attempts are real: without limits most of them succeed', async () => {
  const lucky = (await attack(TARGETS)).filter(({ got }) => got !== null).map(({ what }) => what.split(' ')[0])
  for (const what of ['read', 'connect', 'write', 'shell', 'thread']) assert.ok(lucky.includes(what), what)
})

/** The very code of the attack, as a module that needs no file. */
async function hostileDigest(): Promise<Module<() => Attempt[]>> {
  const { stripTypeScriptTypes } = await import('node:module')
  const code = stripTypeScriptTypes(await readFile(HOSTILE, 'utf8'))
  const module = `${code}\nexport default () => attack(${JSON.stringify(TARGETS)})`
  return { url: new URL(`data:text/javascript,${encodeURIComponent(module)}`) }
}

test('code in the process that reads files gets at no secret, no file, no network and no program', async () => {
  const reader = openPdfReader({ ...IN_TESTS, hidden: [data_dir] })
  try {
    assertConfined(
      await reader.digest<Attempt[], undefined>(input, await hostileDigest(), { given: undefined }),
      await findWalls(),
    )
  } finally {
    await reader.close()
  }
})

async function attackFrom(walls: Walls | null): Promise<Attempt[]> {
  const heard = Promise.withResolvers<Attempt[]>()
  const program = fileURLToPath(new URL('./hostile-program.ts', import.meta.url))
  const reach = { reads: [program, HOSTILE], addons: true }
  const child = startChild<Targets, Attempt[]>(
    { program, settings: {}, reach, walls, hidden: [data_dir], priority: IN_TESTS.priority },
    { onAnswer: heard.resolve, onEnd: (how) => heard.reject(new Error(how)) },
  )
  child.send(TARGETS)
  const attempts = await heard.promise
  child.kill()
  await child.ended
  // Libraries of the system may be loaded here, but none that a stranger brought.
  return attempts.filter(({ what }) => what !== 'native code')
}

test('code in a process like the one that typesets gets no further, and no file where there are no walls', async () => {
  for (const walls of [await findWalls(), null]) assertConfined(await attackFrom(walls), walls)
})

test('native code behind the walls sees neither our data nor our environment, and no network', async (t) => {
  const walls = await findWalls()
  if (!walls) return t.skip('this system allows no namespaces')
  const [program = '', ...args] = walls.prefix({ reads: THREAD_READS }, [data_dir])
  const run = async (script: string) =>
    (await promisify(execFile)(program, [...args, '/bin/sh', '-c', `${script} 2>&1; true`], { env: {} })).stdout
  assert.doesNotMatch(await run(`cat ${secret_file}`), new RegExp(SECRET))
  assert.match(await run(`cat /proc/${process.pid}/environ`), /denied/)
  assert.match(await run(`umount ${data_dir}; cat ${secret_file}`), /denied/)
  assert.match(await run('cat /proc/self/status'), /CapEff:\s+0+\n/)
  assert.equal((await run('cat /proc/net/route')).trim().split('\n').length, 1)
})

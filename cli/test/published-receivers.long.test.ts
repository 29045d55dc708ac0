import assert from 'node:assert/strict'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { codeBlocks } from '../../sdk/test/code-blocks.ts'
import { cli } from './shell.ts'

/** Every receiver that our guides print is run as it stands there, and has to pass every case of `conformance`. */
const GUIDE = new URL('../../docs/webhooks.md', import.meta.url)
const QUICK_START = new URL('../../docs/quick-start.md', import.meta.url)
const README = new URL('../../sdk/README.md', import.meta.url)
const SDK = fileURLToPath(new URL('../../sdk', import.meta.url))
const SECRET = 'whsec_published'

const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-receivers-'))
after(() => rm(folder, { recursive: true, force: true }))

type Receiver = {
  readonly name: string
  /** What has to be on the machine, with an argument that only prints its version. */
  readonly needs: readonly [program: string, argument: string]
  readonly files: Readonly<Record<string, string>>
  /** Run before the start, such as a compiler. */
  readonly before?: readonly string[]
  start(port: number): readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

const [py_verify = '', py_receive = ''] = codeBlocks(GUIDE, 'python')
const [php_verify = '', php_receive = ''] = codeBlocks(GUIDE, 'php')
const [java_verify = '', java_receive = ''] = codeBlocks(GUIDE, 'java')
const withServer = (file: URL): string => codeBlocks(file, 'ts').find((code) => code.includes('createServer(')) ?? ''

/** What the quick start lets a shell write into `receiver.mjs`. */
const pasted = codeBlocks(QUICK_START, 'sh').flatMap(
  (code) => /receiver\.mjs" <<'EOF'\n(.*?)^EOF$/ms.exec(code)?.[1] ?? [],
)

const node = (name: string, code: string): Receiver => ({
  name,
  needs: [process.execPath, '--version'],
  files: { 'receiver.ts': code, 'package.json': '{"type":"module"}' },
  start: () => [process.execPath, 'receiver.ts'],
})

const RECEIVERS: readonly Receiver[] = [
  node('TypeScript of the guide', withServer(GUIDE)),
  node("TypeScript of the SDK's README", withServer(README)),
  node('JavaScript of the quick start', pasted[0] ?? ''),
  {
    name: 'Python of the guide',
    needs: ['python3', '--version'],
    files: { 'receiver.py': `${py_verify}\n\n${py_receive}` },
    start: () => ['python3', 'receiver.py'],
  },
  {
    name: 'PHP of the guide',
    needs: ['php', '--version'],
    files: { 'mahnwerk_webhook.php': php_verify, 'receiver.php': php_receive },
    start: (port) => ['php', '-S', `127.0.0.1:${port}`, 'receiver.php'],
    // The server that PHP brings along for development serves one request at a time otherwise.
    env: { PHP_CLI_SERVER_WORKERS: '4' },
  },
  {
    name: 'Java of the guide',
    needs: ['javac', '-version'],
    files: { 'MahnwerkWebhook.java': java_verify, 'Receiver.java': java_receive },
    before: ['javac', 'MahnwerkWebhook.java', 'Receiver.java'],
    start: () => ['java', '-cp', '.', 'Receiver'],
  },
]

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (is_open: boolean) => {
      socket.destroy()
      resolve(is_open)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })

async function prepare({ name, files, before }: Receiver): Promise<string> {
  const place = join(folder, name.replaceAll(/\W+/g, '-'))
  await mkdir(join(place, 'node_modules/@mahnwerk'), { recursive: true })
  await symlink(SDK, join(place, 'node_modules/@mahnwerk/sdk'), 'junction')
  for (const [file, text] of Object.entries(files)) {
    assert.ok(text, `${file} is not in the guide`)
    await writeFile(join(place, file), text)
  }
  const [compiler, ...args] = before ?? []
  if (compiler) execFileSync(compiler, args, { cwd: place })
  return place
}

for (const receiver of RECEIVERS) {
  const [program, argument] = receiver.needs
  const is_there = spawnSync(program, [argument], { stdio: 'ignore' }).status === 0
  const skip = is_there ? false : `NOT TESTED: ${program} is not on this machine`
  test(`the ${receiver.name} passes every case`, { skip }, async () => {
    const cwd = await prepare(receiver)
    const port = await freePort()
    const [command = '', ...args] = receiver.start(port)
    const env = {
      ...process.env,
      ...receiver.env,
      WEBHOOK_SECRET: SECRET,
      PORT: String(port),
      RECEIVER_PORT: String(port),
    }
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'], detached: true })
    let complaints = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaints += text
    })
    const ended = once(child, 'close')
    try {
      while (child.exitCode === null && !(await isOpen(port))) await wait(20)
      const url = `http://127.0.0.1:${port}/hook`
      const { code, stdout, stderr } = await cli(['conformance', '--url', url, '--secret', SECRET])
      assert.equal(code, 0, `${stdout}${stderr}\n${complaints}`)
      assert.equal(child.exitCode, null, 'it is still there')
    } finally {
      // PHP's workers are processes of their own.
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid)
      await ended
    }
  })
}

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { SECRET, startReceiver } from '../../cli/test/receivers.ts'
import { install, listNodes, pack, run } from '../../sdk/test/packing.ts'
import { makeClaim } from '../test/cases.ts'
import { PDF } from '../test/files.ts'
import { temporaryFolder } from '../test/process.ts'
import { openWorld } from '../test/world.ts'

const folder = await temporaryFolder()
const app = await install(folder, await pack(folder, 'cli'))
const installed = join(app, 'node_modules/@mahnwerk/cli')
const program = join(app, 'node_modules/.bin/mahnwerk')
await writeFile(join(app, 'invoice.pdf'), PDF)
// Known before the first test is declared: one that is declared later can find its folder gone.
const nodes = await Promise.all(
  (await listNodes()).map(async (node) => ({ node, version: (await run(node, ['--version'])).stdout.trim() })),
)

const world = await openWorld()
const address = await world.http.server.listen({ port: 0, host: '127.0.0.1' })
const partner = await world.partner()
const env = {
  PATH: process.env.PATH,
  MAHNWERK_URL: address,
  MAHNWERK_TOKEN: partner.token,
  MAHNWERK_WEBHOOK_SECRET: SECRET,
}

test('the packed command line is one program without dependencies', async () => {
  assert.deepEqual((await readdir(installed)).sort(), ['LICENSE', 'README.md', 'dist', 'package.json'])
  const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'))
  assert.deepEqual(
    [manifest.dependencies, manifest.devDependencies, manifest.scripts],
    [undefined, undefined, undefined],
  )
  assert.deepEqual((await readdir(join(app, 'node_modules'))).sort(), ['.bin', '.package-lock.json', '@mahnwerk'])
  assert.match(await readFile(join(installed, 'dist/THIRD-PARTY.txt'), 'utf8'), /^commander [\d.]+ \(MIT\)$/m)
  const { stdout } = await run(program, ['--help'], { cwd: app, env })
  for (const name of ['listen', 'trigger', 'conformance', 'upload', 'import', 'advance', 'clock'])
    assert.match(stdout, new RegExp(`^ {2}${name} `, 'm'))
})

for (const { node, version } of nodes) {
  const mahnwerk = (...args: string[]) => run(node, [join(installed, 'dist/mahnwerk.mjs'), ...args], { cwd: app, env })

  test(`its commands work in an empty folder, with Node ${version}`, async () => {
    assert.match((await mahnwerk('--version')).stdout, /^\d+\.\d+\.\d+\n$/)
    const receiver = await startReceiver()
    const sent = await mahnwerk('trigger', '--url', receiver.href, '--type', 'claim.status_changed', '--json')
    assert.partialDeepStrictEqual(JSON.parse(sent.stdout), { is_acknowledged: true, status_code: 204 })
    const moved = JSON.parse((await mahnwerk('advance', '1h', '--json')).stdout)
    assert.equal(Date.parse(moved.now) - Date.parse(moved.from), 3_600_000)
    const { id } = await makeClaim(partner)
    const added = JSON.parse((await mahnwerk('upload', 'invoice.pdf', '--claim', id, '--json')).stdout)
    assert.equal(added.invoice.claim_id, id)
    const judged = JSON.parse((await mahnwerk('conformance', '--url', receiver.href, '--json')).stdout)
    assert.equal(judged.failed, 0, JSON.stringify(judged))
    await assert.rejects(mahnwerk('clock', '--token', 'wrong'), { code: 2 })
    await assert.rejects(mahnwerk('clock', '--url', 'http://127.0.0.1:1'), { code: 3 })
  })

  test(`listen forwards an event and ends with Ctrl-C, with Node ${version}`, async () => {
    const receiver = await startReceiver()
    const args = [join(installed, 'dist/mahnwerk.mjs'), 'listen', '--forward', receiver.href, '--json']
    const child = spawn(node, args, { cwd: app, env, stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = once(child, 'close')
    let told = ''
    for await (const text of child.stdout.setEncoding('utf8')) {
      const before = told
      told += text
      const isNew = (word: string) => told.includes(word) && !before.includes(word)
      if (isNew('"listening"')) await makeClaim(partner)
      // Once: whoever presses Ctrl-C again does not want to wait for the end.
      if (isNew('"attempt"')) child.kill('SIGINT')
    }
    const [code] = await ended
    assert.equal(code, 0)
    const lines = told
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    assert.partialDeepStrictEqual(lines.at(-1), { what: 'ended', forwarded: 1, given_up: 0 })
  })
}

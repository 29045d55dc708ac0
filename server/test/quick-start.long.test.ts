import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { delimiter, dirname, join } from 'node:path'
import { test } from 'node:test'
import { asBlocks, isThere, paste, quickStartBlocks, type Shell } from './pasted.ts'
import { start, temporaryFolder } from './process.ts'

const server = await start({ DATA_DIR: await temporaryFolder() })

async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address() as { port: number }
  socket.close()
  await once(socket, 'close')
  return port
}

/** The Node of the machine, and the one that runs this test. */
const PATHS = { 'its own Node': [], 'our Node': [dirname(process.execPath)] }
type Case = { shell: Shell; by: 'line' | 'block'; node: keyof typeof PATHS; manifest: object | null }

const CASES: readonly Case[] = [
  { shell: 'bash', by: 'line', node: 'its own Node', manifest: { type: 'commonjs' } },
  { shell: 'bash', by: 'block', node: 'our Node', manifest: { type: 'module' } },
  { shell: 'zsh', by: 'line', node: 'our Node', manifest: null },
  { shell: 'zsh', by: 'block', node: 'its own Node', manifest: { type: 'module' } },
]

for (const { shell, by, node, manifest } of CASES) {
  const missing = ['curl', shell].find((program) => !isThere(program))
  const name = `the quick start ends with a verified event: ${shell}, ${by} by ${by}, with ${node}, package.json ${JSON.stringify(manifest)}`
  test(name, { skip: missing ? `${missing} is not on this machine` : false }, async () => {
    const folder = await temporaryFolder()
    const work = join(folder, 'work')
    await mkdir(work)
    if (manifest) await writeFile(join(work, 'package.json'), JSON.stringify(manifest))
    const port = await freePort()
    const blocks = await quickStartBlocks({ token: server.token, address: server.address, port })
    const text = by === 'line' ? blocks.join('') : await asBlocks(folder, blocks)
    const env = {
      PATH: [...PATHS[node], process.env.PATH ?? ''].join(delimiter),
      HOME: folder,
      TMPDIR: work,
    }
    const output = await paste(shell, text, {
      env,
      until: /verified .*CASE-9/,
    })
    assert.match(output, /verified claim\.collection_stage_changed/, output)
    assert.match(output, /"collection_stage":"dunning_action_recommended"/)
    assert.match(output, /"decision":"sue"/)
    assert.match(output, /All \d+ cases pass/, output)
    assert.doesNotMatch(output, /"success":false|command not found|no matches found|parse error|event not found/)
    await assert.rejects(fetch(`http://127.0.0.1:${port}`), 'the receiver has ended')
  })
}

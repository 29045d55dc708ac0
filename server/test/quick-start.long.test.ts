import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { delimiter, dirname, join } from 'node:path'
import { test } from 'node:test'
import { asBlocks, isThere, paste, quickStartBlocks, type Shell } from './pasted.ts'
import { start, temporaryFolder } from './process.ts'
import { openWorld } from './world.ts'

async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address() as AddressInfo
  socket.close()
  await once(socket, 'close')
  return port
}

type Product = { readonly address: string; readonly token: string }

/** As somebody gets it who has just cloned it, with the demo data. */
const fresh = async (): Promise<Product> => start({ DATA_DIR: await temporaryFolder() })

/** Without the demo data, whose seven weeks take a minute. */
const world = await openWorld()
await world.http.server.listen({ port: 0, host: '127.0.0.1' })
const small = async (): Promise<Product> => {
  const { token } = await world.partner()
  return { token, address: `http://127.0.0.1:${(world.http.server.server.address() as AddressInfo).port}` }
}

/** The Node of the machine, and the one that runs this test. */
const PATHS = { 'its own Node': [], 'our Node': [dirname(process.execPath)] }
type Case = {
  readonly product: () => Promise<Product>
  readonly shell: Shell
  readonly by: 'line' | 'block'
  readonly node: keyof typeof PATHS
  readonly manifest: object | null
}

const CASES: readonly Case[] = [
  { product: fresh, shell: 'bash', by: 'line', node: 'its own Node', manifest: { type: 'commonjs' } },
  { product: small, shell: 'bash', by: 'block', node: 'our Node', manifest: { type: 'module' } },
  { product: small, shell: 'zsh', by: 'line', node: 'our Node', manifest: null },
  { product: small, shell: 'zsh', by: 'block', node: 'its own Node', manifest: { type: 'module' } },
]

for (const { product, shell, by, node, manifest } of CASES) {
  const missing = ['curl', shell].find((program) => !isThere(program))
  const name = `the quick start ends with a verified event: ${shell}, ${by} by ${by}, with ${node}, package.json ${JSON.stringify(manifest)}`
  test(name, { skip: missing ? `${missing} is not on this machine` : false }, async () => {
    const { token, address } = await product()
    const folder = await temporaryFolder()
    const work = join(folder, 'work')
    await mkdir(work)
    if (manifest) await writeFile(join(work, 'package.json'), JSON.stringify(manifest))
    const port = await freePort()
    const blocks = await quickStartBlocks({ token, address, port })
    const text = by === 'line' ? blocks.join('') : await asBlocks(folder, blocks)
    const PATH = [...PATHS[node], process.env.PATH ?? ''].join(delimiter)
    const env = { PATH, HOME: folder, TMPDIR: work }
    const output = await paste(shell, text, { env, until: /verified .*CASE-9/ })
    assert.match(output, /verified claim\.collection_stage_changed .*CASE-9/, output)
    assert.match(output, /"collection_stage":"dunning_action_recommended"/)
    assert.match(output, /"decision":"sue"/)
    assert.match(output, /All \d+ cases pass/, output)
    assert.doesNotMatch(output, /"success":false|command not found|no matches found|parse error|event not found/)
    await assert.rejects(fetch(`http://127.0.0.1:${port}`), 'the receiver has ended')
  })
}

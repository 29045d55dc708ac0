import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { request } from 'node:https'
import { createServer } from 'node:net'
import { type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { makeAuthority } from '../../../test/certificates.ts'
import { startReceiver } from '../../../test/receiver.ts'
import { DAY_MS } from '../../kernel/dates.ts'
import { openPoster, type PosterOptions } from './poster.ts'
import { vettedLookup } from './vetted-lookup.ts'

const authority = makeAuthority()
const receiver = await startReceiver(authority.issue({ hosts: ['hooks.example.com', 'localhost', '127.0.0.1'] }))
const BODY = Buffer.from('{}')
const INTERNAL = 'the host name leads to an internal address'

/** Sends one request through a poster of its own and returns the outcome. */
async function postTo(url: string, options: Partial<PosterOptions>) {
  const poster = openPoster({ allow_private: false, ca: authority.ca, ...options })
  const { status_code, error, is_ours } = await poster.post({ url, headers: {}, body: BODY })
  await poster.close()
  return [status_code, error, is_ours]
}

const INTERNAL_ADDRESSES = [
  ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '192.0.0.192', '192.0.2.1'],
  ...['192.88.99.1', '192.168.0.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1'],
  ...['255.255.255.255', '::1', '::', '::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '64:ff9b::7f00:1', '64:ff9b:1::1'],
  ...['2002:7f00:1::', 'fe80::1', 'fd00:ec2::254', 'fc00::1', 'ff02::1', '2001:db8::1', '5f00::1', '100::1'],
]

test('a name that leads to an internal address is refused when the connection is made', async () => {
  for (const address of INTERNAL_ADDRESSES) {
    const outcome = await postTo('https://hooks.example.com/', { resolve: async () => [address] })
    assert.deepEqual(outcome, [null, INTERNAL, false], address)
  }
})

test('one internal address among public ones is enough to refuse the whole name', async () => {
  for (const addresses of [
    ['8.8.8.8', '127.0.0.1'],
    ['2606:4700::1111', '8.8.8.8', '::1'],
    ['8.8.8.8', 'nonsense'],
  ])
    assert.deepEqual(await postTo('https://hooks.example.com:8443/', { resolve: async () => addresses }), [
      null,
      INTERNAL,
      false,
    ])
})

test('an address in place of a name is checked too, although no socket looks it up', async () => {
  const asked: string[] = []
  const resolve = async (host: string) => {
    asked.push(host)
    return ['8.8.8.8']
  }
  for (const address of INTERNAL_ADDRESSES) {
    const url = `https://${address.includes(':') ? `[${address}]` : address}/`
    assert.deepEqual(await postTo(url, { resolve }), [null, 'the URL must not lead to an internal address', false], url)
  }
  assert.deepEqual(asked, [])
  assert.deepEqual(await postTo(receiver.url, {}), [null, 'the URL must use port 443 or 8443', false])
  assert.equal(receiver.connections(), 0)
})

test('a name that turns from public to internal is refused: the checked address is the one connected to', async () => {
  let asked = 0
  const lookup = vettedLookup(async () => (++asked === 1 ? ['8.8.8.8'] : ['127.0.0.1']), false)
  const seen = await new Promise((resolve) =>
    lookup('hooks.example.com', { all: true }, (_, addresses) => resolve(addresses)),
  )
  assert.deepEqual(seen, [{ address: '8.8.8.8', family: 4 }])
  const failure = await new Promise<NodeJS.ErrnoException>((resolve) => {
    const options = { host: 'hooks.example.com', port: receiver.port, lookup, ca: authority.ca }
    request(options, () => assert.fail('connected'))
      .on('error', resolve)
      .end()
  })
  assert.equal(failure.code, 'ERR_ADDRESS_REFUSED')
  assert.deepEqual([asked, receiver.connections()], [2, 0])
})

test('the socket connects to the resolved address, while SNI, Host and certificate use the name', async () => {
  const url = `https://hooks.example.com.:${receiver.port}/`
  const asked: string[] = []
  const resolve = async (host: string) => {
    asked.push(host)
    return ['127.0.0.1']
  }
  assert.deepEqual(await postTo(url, { allow_private: true, resolve }), [200, null, false])
  assert.deepEqual(asked, ['hooks.example.com'])
  assert.equal(receiver.requests[0]?.headers.host, `hooks.example.com:${receiver.port}`)
  const elsewhere = `https://other.example.com:${receiver.port}/`
  const wrong_name = 'TLS: the certificate is made out for another host name'
  assert.deepEqual(await postTo(elsewhere, { allow_private: true, resolve }), [null, wrong_name, false])
  assert.equal(receiver.requests.length, 1)
})

test('a dead address of a name is skipped', async () => {
  const resolve = async () => ['127.0.0.2', '127.0.0.1']
  const url = `https://hooks.example.com:${receiver.port}/`
  assert.deepEqual(await postTo(url, { allow_private: true, resolve }), [200, null, false])
})

test('a name without an address is a failure that reveals nothing about our resolver', async () => {
  const unknown = [null, 'the host name could not be resolved', false]
  const refuse = async () => {
    throw Object.assign(new Error('queryA ECONNREFUSED 10.1.2.3:53'), { code: 'ECONNREFUSED' })
  }
  assert.deepEqual(await postTo('https://hooks.example.com/', { resolve: refuse }), unknown)
  assert.deepEqual(await postTo('https://hooks.example.com/', { resolve: async () => [] }), unknown)
  const never = { resolve: () => new Promise<never>(() => undefined), deadline_ms: 100 }
  assert.deepEqual(await postTo('https://hooks.example.com/', never), [null, 'no answer came within 0.1 s', false])
})

test('an expired, not yet valid, self-signed, untrusted or misnamed certificate is refused', async () => {
  const day = DAY_MS
  const now = Date.now()
  const untrusted = 'TLS: the certificate is not signed by a trusted authority'
  const rows = [
    [
      authority.issue({ valid_from: new Date(now - 2 * day), valid_until: new Date(now - day) }),
      'TLS: the certificate has expired',
    ],
    [
      authority.issue({ valid_from: new Date(now + day), valid_until: new Date(now + 2 * day) }),
      'TLS: the certificate is not valid yet',
    ],
    [authority.issue({ self_signed: true }), untrusted],
    [makeAuthority('A stranger').issue(), untrusted],
    [authority.issue({ hosts: ['hooks.example.com'] }), 'TLS: the certificate is made out for another host name'],
  ] as const
  for (const [certificate, phrase] of rows) {
    const strange = await startReceiver(certificate)
    assert.deepEqual(await postTo(strange.url, { allow_private: true }), [null, phrase, false])
    assert.deepEqual([strange.requests.length, strange.connections()], [0, 1])
  }
  assert.deepEqual(await postTo(receiver.url, { allow_private: true, ca: null }), [null, untrusted, false])
})

test('a server that does not speak TLS is a failure', async (t) => {
  const plain = createServer((socket) => void socket.end('HTTP/1.1 200 OK\r\n\r\n'))
  const port = await listen(t, plain)
  const phrase = 'TLS: no secure connection could be agreed on'
  assert.deepEqual(await postTo(`https://localhost:${port}/`, { allow_private: true }), [null, phrase, false])
})

test('a poster cannot be opened with unreadable extra certificates', () => {
  const broken = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'
  assert.throws(() => openPoster({ allow_private: false, ca: broken }))
  assert.throws(() => openPoster({ allow_private: false, ca: 'nothing' }), /there is no certificate/)
})

const run = promisify(execFile)
const PROGRAM = `
  import { openSync } from 'node:fs'
  import { openPoster } from ${JSON.stringify(fileURLToPath(new URL('poster.ts', import.meta.url)))}
  const [url, ca, greedy] = process.argv.slice(1)
  const poster = openPoster({ allow_private: true, ca: ca || null })
  const body = Buffer.from('{}')
  await poster.post({ url, headers: {}, body })
  if (greedy) try { while (true) openSync('/dev/null') } catch {}
  console.log(JSON.stringify(await poster.post({ url: url.replace('localhost', '127.0.0.1'), headers: {}, body })))
  process.exit()
`
const ARGUMENTS = ['--input-type=module-typescript', '--eval', PROGRAM]

test('no environment variable can add a proxy or turn off the check of certificates', async (t) => {
  let visits = 0
  const proxy = createServer((socket) => {
    visits++
    socket.destroy()
  })
  const address = `http://127.0.0.1:${await listen(t, proxy)}`
  const proxies = { HTTP_PROXY: address, HTTPS_PROXY: address, https_proxy: address, ALL_PROXY: address, NO_PROXY: '' }
  const env = { ...process.env, ...proxies, NODE_USE_ENV_PROXY: '1', NODE_TLS_REJECT_UNAUTHORIZED: '0' }
  const { stdout } = await run(process.execPath, [...ARGUMENTS, receiver.url, ''], { env })
  const phrase = 'TLS: the certificate is not signed by a trusted authority'
  assert.partialDeepStrictEqual(JSON.parse(stdout), { status_code: null, error: phrase })
  assert.equal(visits, 0)
})

test('running out of file descriptors counts as our own failure', { skip: process.platform === 'win32' }, async () => {
  const shell = [
    '-c',
    'ulimit -n 64; exec "$0" "$@"',
    process.execPath,
    ...ARGUMENTS,
    receiver.url,
    authority.ca,
    'greedy',
  ]
  const { stdout } = await run('sh', shell)
  const outcome = { status_code: null, error: 'the service was short of resources', is_ours: true }
  assert.partialDeepStrictEqual(JSON.parse(stdout), outcome)
})

async function listen(t: TestContext, server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  t.after(() => void server.close())
  return (server.address() as { port: number }).port
}

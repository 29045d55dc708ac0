import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { OPERATOR_PASSWORD } from './servers/account.ts'
import { freePort, launch, residentMegabytes } from './servers/launch.ts'
import { HTTP, httpRequest, load } from './servers/load.ts'

/**
 * What an honest client notices of hostile ones: p99 of `GET /openapi/me`, without and beside 50 connections of each kind.
 * `npm run bench -- hostile 2` measures each kind for two seconds.
 */
const SECONDS = Number(process.argv[2] ?? 6)
const HOSTILE = 50
const HONEST = { connections: 4, every_ms: 10 }
const GOAL = 3
const MIB = 1_048_576

const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-hostile-'))
const port = await freePort()
const env = { DATA_DIR: join(folder, 'data'), PORT: port, OPERATOR_PASSWORD, DEMO_DATA: 'false' }
const server = await launch(START, { folder, env, ready: 'Ctrl-C stops everything.' })
try {
  await print(await openToken())
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

/** The token of an organisation that has nothing, so that nothing else is going on. */
async function openToken(): Promise<string> {
  let cookie = ''
  const send = async (path: string, body: object): Promise<Record<string, string>> => {
    const headers = { 'content-type': 'application/json', cookie }
    const url = `http://127.0.0.1:${port}/api/operator${path}`
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    cookie ||= answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    return ((await answer.json()) as { data: Record<string, string> }).data
  }
  await send('/session', { email: 'admin@localhost', password: OPERATOR_PASSWORD })
  const { id: organization_id } = await send('/organizations', { name: 'Bench' })
  const wanted = { organization_id, kind: 'organization', rate_limit_per_hour: 1_000_000 }
  return (await send('/tokens', wanted)).token as string
}

async function print(token: string): Promise<void> {
  const measure = () =>
    load(
      { port: Number(port), framing: HTTP, requests: [httpRequest({ path: '/openapi/me' }, token)] },
      HONEST.connections,
      SECONDS,
      HONEST.every_ms,
    )
  const megabytes = () => residentMegabytes(server.child.pid as number)
  await measure()
  const { p99_ms: alone } = await measure()
  console.log(`${'alone'.padEnd(34)} p99 ${alone.toFixed(1).padStart(7)} ms            ${megabytes().toFixed(0)} MB`)
  for (const [name, attack] of Object.entries(attacksWith(token))) {
    const stop = besiege(attack)
    // Until what a stranger may do in a row is used up.
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const { p99_ms } = await measure()
    await stop()
    const ratio = p99_ms / alone
    const verdict = ratio <= GOAL ? '' : `   above the goal of ${GOAL}`
    console.log(
      `${name.padEnd(34)} p99 ${p99_ms.toFixed(1).padStart(7)} ms   ${ratio.toFixed(1).padStart(5)} ×   ${megabytes().toFixed(0)} MB${verdict}`,
    )
  }
}

/** `drips`: the bytes are sent one by one, a little after each other. */
type Attack = { readonly bytes: Buffer; readonly drips?: boolean }

function attacksWith(token: string): Record<string, Attack> {
  const key = `Authorization: Bearer ${token}`
  const json = (path: string, body: string, ...more: string[]) => post(path, 'application/json', body, ...more)
  const filled = (unit: string) => unit.repeat(Math.floor(MIB / unit.length) - 1)
  const login = JSON.stringify({ email: 'somebody@example.com', password: 'a wrong password' })
  const code = JSON.stringify({ case_reference: 'MW-2026-000001', access_code: 'AAAA-BBBB-CCCC' })
  return {
    'a megabyte of {}': json('/openapi/customers', `[${filled('{},')}`, key),
    'a megabyte of text': json('/openapi/customers', `{"name":"${filled('a')}`.slice(0, MIB), key),
    'a deep body': json('/openapi/customers', filled('{"a":'), key),
    'wrong logins of the team': json('/api/operator/session', login),
    'wrong logins of creditors': json('/api/creditor/session', login),
    'wrong codes of debtors': json('/api/debtor/session', code),
    'slow bodies': { ...json('/api/creditor/session', login), drips: true },
    'broken paths': { bytes: Buffer.from('GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n') },
    'uploads of a megabyte': post(
      '/openapi/claims/00000000-0000-4000-8000-000000000000/documents',
      'multipart/form-data; boundary=b',
      `--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${filled('a')}\r\n--b--\r\n`,
      key,
    ),
    'a megabyte without a token': json('/openapi/customers', filled('a')),
    'wrong tokens': { bytes: httpRequest({ path: '/openapi/me' }, 'a.b.c') },
    pages: { bytes: httpRequest({ path: '/debtor' }) },
    'pages with a wrong session': {
      bytes: Buffer.from('GET /creditor/overview HTTP/1.1\r\nHost: x\r\nCookie: mahnwerk_creditor=wrong\r\n\r\n'),
    },
  }
}

function post(path: string, type: string, body: string, ...more: string[]): Attack {
  const head = [`POST ${path} HTTP/1.1`, 'Host: x', `Content-Type: ${type}`, `Content-Length: ${body.length}`, ...more]
  return { bytes: Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`) }
}

/** In a thread of its own, so that the honest client's clock does not wait for the attack. */
function besiege(attack: Attack): () => Promise<unknown> {
  const worker = new Worker(new URL('servers/besieger.ts', import.meta.url), {
    workerData: { ...attack, port: Number(port), connections: HOSTILE },
  })
  return () => worker.terminate()
}

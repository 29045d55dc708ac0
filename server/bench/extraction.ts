import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeScan } from '../eval/scans.ts'
import { readInvoice } from '../src/features/process/extraction/reading/read-invoice.ts'
import { openPdfReader } from '../src/platform/pdf/reader.ts'
import { invoicePdf } from '../test/invoice-pdf.ts'
import { type Account, OPERATOR_PASSWORD, openAccount } from './servers/account.ts'
import { freePort, launch, median } from './servers/launch.ts'
import { HTTP, httpRequest, type Load, load, type Target } from './servers/load.ts'

/**
 * How the reading of scans affects partners: how long a request takes while pages are being recognised, compared with
 * the same requests without. Also how long it takes to find the fields in the words of one invoice.
 */
const CONNECTIONS = 4
/** Per connection: about 400 requests a second in all, as in a busy hour. */
const EVERY_MS = 10
const SECONDS = 4
const ROUNDS = 3
const SCANS = 20
const GOAL = 2

const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-bench-'))
try {
  await printFieldTime()
  await printLatency()
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function printFieldTime(): Promise<void> {
  const path = join(folder, 'invoice.pdf')
  await writeFile(path, invoicePdf())
  const reader = openPdfReader()
  const document = await reader.read(path)
  await reader.close()
  const times = Array.from({ length: 200 }, () => {
    const begin = performance.now()
    readInvoice(document)
    return performance.now() - begin
  })
  console.log(`finding the fields of one invoice   ${median(times).toFixed(2)} ms\n`)
}

async function printLatency(): Promise<void> {
  const port = await freePort()
  const env = { DATA_DIR: join(folder, 'data'), PORT: port, OPERATOR_PASSWORD }
  const start = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
  const server = await launch(start, { folder, env, ready: 'Ctrl-C stops everything.' })
  try {
    const base = `http://127.0.0.1:${port}`
    const account = await openAccount(base)
    const claim_id = await openClaim(base, account)
    const request = httpRequest({ path: `/openapi/claims/${claim_id}` }, account.token)
    const target: Target = { port: Number(port), framing: HTTP, requests: [request] }
    await load(target, CONNECTIONS, SECONDS)
    const quiet = await rounds(target, EVERY_MS)
    const quiet_full = await rounds(target, 0)
    const path = join(folder, 'page.pdf')
    await writeFile(path, invoicePdf())
    const scan = await makeScan(path, 'rough')
    for (let index = 0; index < SCANS; index++) await upload(base, account, claim_id, scan)
    const busy = await rounds(target, EVERY_MS)
    const busy_full = await rounds(target, 0)
    const left = await countWaiting(base, account, claim_id)
    if (left === 0) throw new Error('all scans were read before the measurement ended')
    compare('steady load', quiet, busy)
    console.log(`goal: at most ${GOAL}\n`)
    compare('as much as goes', quiet_full, busy_full)
    console.log(`scans read meanwhile                ${SCANS - left} of ${SCANS}`)
  } finally {
    await server.stop()
  }
}

async function rounds(target: Target, every_ms: number): Promise<Load> {
  const loads: Load[] = []
  for (let round = 0; round < ROUNDS; round++) loads.push(await load(target, CONNECTIONS, SECONDS, every_ms))
  return { rate: median(loads.map(({ rate }) => rate)), p99_ms: median(loads.map(({ p99_ms }) => p99_ms)) }
}

function headersOf({ token }: Account): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}

async function call(
  url: string,
  init: RequestInit,
): Promise<{ data: { id: string; data_extraction_status: string }[] }> {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: never }
  return { data: [data].flat() as never }
}

async function openClaim(base: string, account: Account): Promise<string> {
  const headers = { ...headersOf(account), 'content-type': 'application/json' }
  const post = async (path: string, body: object) =>
    (await call(`${base}/openapi${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).data[0]
      ?.id as string
  const { customer_id } = account
  const debtor_id = await post('/debtors', { acting_as: 'person', person: { last_name: 'Maier' }, customer_id })
  return post('/claims', { debtor_id, customer_id })
}

async function upload(base: string, account: Account, claim_id: string, scan: Buffer): Promise<void> {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(scan)]), 'scan.pdf')
  await call(`${base}/openapi/claims/${claim_id}/invoices`, { method: 'POST', headers: headersOf(account), body })
}

async function countWaiting(base: string, account: Account, claim_id: string): Promise<number> {
  const { data } = await call(`${base}/openapi/claims/${claim_id}/invoices`, { headers: headersOf(account) })
  return data.filter(({ data_extraction_status }) => ['pending', 'processing'].includes(data_extraction_status)).length
}

function compare(name: string, quiet: Load, busy: Load): void {
  console.log(name)
  for (const [when, { rate, p99_ms }] of [['without', quiet] as const, ['during OCR', busy] as const]) {
    console.log(
      `  ${when.padEnd(12)} ${Math.round(rate).toString().padStart(6)} requests/s   p99 ${p99_ms.toFixed(1)} ms`,
    )
  }
  console.log(`  ratio of p99 ${(busy.p99_ms / quiet.p99_ms).toFixed(2)}`)
}

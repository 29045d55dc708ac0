import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { verifyWebhook } from '../../../../sdk/src/index.ts'
import { makeClaim, untilAllReadable, untilReadable } from '../../../test/cases.ts'
import { PDF } from '../../../test/files.ts'
import { temporaryFolder } from '../../../test/process.ts'
import { beginCli, cli } from '../../../test/shell.ts'
import { openWorld } from '../../../test/world.ts'
import { pause } from '../../platform/clock.ts'
import { sql } from '../../platform/db/db.ts'

const world = await openWorld()
await world.http.server.listen({ host: '127.0.0.1', port: 0 })
const address = `http://127.0.0.1:${(world.http.server.server.address() as AddressInfo).port}`
const partner = await world.partner()
const env = { MAHNWERK_URL: address, MAHNWERK_TOKEN: partner.token }

type Call = { headers: IncomingHttpHeaders; body: Buffer }

/** An endpoint that answers with these statuses one by one, and then with 200. */
async function startEndpoint(...statuses: number[]): Promise<{ url: string; calls: Call[] }> {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await buffer(request) })
    response.writeHead(statuses.shift() ?? 200).end('said')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, calls }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(20)
}

test('the clock is read and advanced, and a time in the past is refused with the message of the server', async () => {
  const told = await cli(['sandbox', 'clock'], env, world.clock)
  assert.equal(told.stdout, 'It is 2026-05-14T09:30:00.000Z in the sandbox, the real time.\n')
  const moved = await cli(['sandbox', 'advance', '2w', '--json'], env, world.clock)
  assert.equal(moved.code, 0, moved.stderr)
  const { from, now, jobs_run } = JSON.parse(moved.stdout)
  assert.deepEqual([from, now], ['2026-05-14T09:30:00.000Z', '2026-05-28T09:30:00.000Z'])
  assert.ok(Number.isInteger(jobs_run))
  const further = await cli(['sandbox', 'advance', '2026-06-01T00:00:00+02:00'], env, world.clock)
  assert.match(further.stdout, /It is 2026-05-31T22:00:00\.000Z in the sandbox, 3d 13h later\.\n {2}\d+ jobs? ran/)
  const back = await cli(['sandbox', 'advance', '2026-05-20T00:00:00Z'], env, world.clock)
  assert.equal(back.code, 2)
  assert.match(back.stderr, /to must lie after the clock's time, 2026-05-31T22:00:00\.000Z/)
})

test('a refused token counts as a wrong configuration', async () => {
  const { code, stderr } = await cli(['sandbox', 'clock', '--token', 'nonsense'], env)
  assert.equal(code, 2)
  assert.match(stderr, /refuses the token \(401\)/)
})

test('new events are forwarded as the product sends them, in order, and again after a refusal', async () => {
  await untilReadable(world, (await makeClaim(partner)).id)
  const endpoint = await startEndpoint(503)
  const run = beginCli(['webhook', 'listen', '--forward', endpoint.url, '--json'], env)
  await until(() => run.stdout().includes('listening'))
  const secret = JSON.parse(run.stdout()).secret
  const claim = await makeClaim(partner)
  await partner.patch(`/openapi/claims/${claim.id}`, { claim_disputed: true })
  // The command must have seen the answers; the endpoint may be ahead of it.
  await until(() => run.stdout().split('"what":"attempt"').length > 3)
  run.interrupt()
  assert.equal(await run.ended, 0)

  const stored = await world.deps.db.many<{ body: Buffer }>(
    sql`select body from events where claim_id = ${claim.id} order by seq`,
  )
  const [first, again, second] = endpoint.calls as [Call, Call, Call]
  assert.deepEqual(
    [first.body, again.body, second.body],
    [stored[0], stored[0], stored[1]].map((row) => Buffer.from(row?.body ?? '')),
  )
  for (const { headers, body } of endpoint.calls) {
    const event = verifyWebhook(body, String(headers['x-service-signature']), secret)
    assert.equal(headers['x-service-event'], event.type)
    assert.equal(headers['content-type'], 'application/json')
    assert.equal(headers['user-agent'], 'mahnwerk-webhooks/1.0')
    assert.match(String(headers['x-service-delivery']), /^[0-9a-f-]{36}$/)
  }
  assert.equal(first.headers['x-service-delivery'], again.headers['x-service-delivery'])
  assert.notEqual(second.headers['x-service-delivery'], first.headers['x-service-delivery'])
  const lines = run
    .stdout()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  assert.partialDeepStrictEqual(lines.at(1), { what: 'attempt', status_code: 503, retry_s: 1, response_head: 'said' })
  assert.partialDeepStrictEqual(lines.at(-1), { what: 'ended', forwarded: 2, given_up: 0, calls: 3 })
})

test('listening from a cursor forwards what happened since, and a given secret is not printed', async () => {
  await untilAllReadable(world)
  const { next } = (await partner.get('/openapi/events?after=latest')).json()
  const claim = await makeClaim(partner)
  const endpoint = await startEndpoint()
  const args = ['webhook', 'listen', '--forward', endpoint.url, '--since', next, '--secret', 'whsec_mine']
  const run = beginCli(args, env)
  await until(() => run.stdout().includes('collection_stage_changed'))
  run.interrupt()
  assert.equal(await run.ended, 0)
  assert.match(run.stdout(), new RegExp(`200 +\\d+ ms {2}collection_stage_changed ${claim.id.slice(0, 8)}: ∅ → new`))
  assert.match(run.stdout(), /1 event acknowledged, 1 call made\.\nGo on from here with --since \S+/)
  assert.ok(!run.stdout().includes('whsec_mine'))
})

test('listening goes on from the place that a restored server names', async () => {
  const other = await world.partner()
  const claim = await makeClaim(other)
  await untilReadable(world, claim.id)
  const endpoint = await startEndpoint()
  // Of a run of the database that this one has never had.
  const since = Buffer.from('1-4711-9~00000000').toString('base64url')
  const args = ['webhook', 'listen', '--forward', endpoint.url, '--since', since, '--json']
  const run = beginCli(args, { ...env, MAHNWERK_TOKEN: other.token })
  await until(() => run.stdout().includes('"what":"attempt"'))
  run.interrupt()
  assert.equal(await run.ended, 0)
  assert.match(run.stdout(), /"what":"trouble","message":"The server was restored from a backup/)
  assert.equal(JSON.parse(String(endpoint.calls[0]?.body)).data.claim_id, claim.id)
})

test('an invoice is uploaded to a claim, or to a new one that the command makes', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 'invoice.pdf')
  await writeFile(path, PDF)
  const { id, customer_id, debtor_id } = await makeClaim(partner)
  const added = await cli(['upload', path, '--claim', id, '--number', 'R-1', '--amount', '480.50', '--json'], env)
  assert.equal(added.code, 0, added.stderr)
  assert.partialDeepStrictEqual(JSON.parse(added.stdout), {
    claim_id: id,
    is_new_claim: false,
    invoice: { claim_id: id, invoice_number: 'R-1', invoice_amount_gross: 480.5 },
  })
  const target = ['--customer', customer_id, '--debtor', debtor_id, '--reference', 'UP-1']
  const made = await cli(['upload', path, ...target], env)
  assert.equal(made.code, 0, made.stderr)
  const [, claim_id] = /added to the new claim (\S+)\./.exec(made.stdout) ?? []
  const claim = (await partner.get(`/openapi/claims/${claim_id}`)).json().data
  assert.equal(claim.partner_reference, 'UP-1')
  assert.equal(claim.invoices.length, 1)

  await writeFile(path, 'no PDF')
  const refused = await cli(['upload', path, ...target], env)
  assert.equal(refused.code, 2)
  assert.match(
    refused.stderr,
    /file: Invalid file type\. .* uploads\.\n.*The claim \S+ was made and is empty: go on with --claim/,
  )
})

test('an upload without a file or a claim is refused before anything is sent', async () => {
  const wrong: [string[], RegExp][] = [
    [['upload', '/nowhere/x.pdf', '--claim', 'c'], /There is no file \/nowhere\/x\.pdf/],
    [['upload', 'x.pdf'], /Say where the invoice belongs/],
    [['upload', 'x.pdf', '--claim', 'c', '--debtor', 'd'], /not both/],
  ]
  for (const [args, words] of wrong) {
    const { code, stderr } = await cli(args, env)
    assert.equal(code, 2)
    assert.match(stderr, words)
  }
})

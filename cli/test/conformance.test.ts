import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { verifyWebhook, type WebhookEvent } from '@mahnwerk/sdk'
import { cli } from './shell.ts'

const SECRET = 'whsec_conformance'

type Answer = (event: WebhookEvent | undefined) => number

/** An endpoint that verifies with the SDK and answers as `answerTo` says. */
async function startEndpoint(answerTo: Answer): Promise<string> {
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    let event: WebhookEvent | undefined
    try {
      event = verifyWebhook(body, String(request.headers['x-service-signature']), SECRET)
    } catch {
      event = undefined
    }
    response.writeHead(answerTo(event)).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
}

async function failuresOf(answerTo: Answer): Promise<{ code: number; failed: string[] }> {
  const url = await startEndpoint(answerTo)
  const { code, stdout, stderr } = await cli(['conformance', '--url', url, '--secret', SECRET, '--json'])
  assert.equal(stderr, '')
  const { cases } = JSON.parse(stdout) as { cases: { name: string; passed: boolean }[] }
  return { code, failed: cases.filter(({ passed }) => !passed).map(({ name }) => name) }
}

const KNOWN = ['claim.collection_stage_changed', 'claim.status_changed']

test('an endpoint that keeps to the specification passes every case', async () => {
  const seen: WebhookEvent[] = []
  const url = await startEndpoint((event) => {
    if (event) seen.push(event)
    return event ? 200 : 401
  })
  const { code, stdout } = await cli(['conformance', '--url', url], { MAHNWERK_WEBHOOK_SECRET: SECRET })
  assert.equal(code, 0, stdout)
  assert.equal(stdout.match(/✔ .* pass /g)?.length, 7)
  assert.match(stdout, /An event with an unknown type must be acknowledged with 2xx and ignored\./)
  assert.match(stdout, /All 7 cases pass\.\n$/)
  assert.ok(!stdout.includes(SECRET))
  const [first, again, newer, older, unknown, unicode] = seen as Required<WebhookEvent>[]
  assert.deepEqual(first, again)
  assert.ok(String(newer?.data.changed_at) > String(older?.data.changed_at))
  assert.ok(!KNOWN.includes(unknown?.type ?? ''))
  assert.match(String(unicode?.data.partner_reference), /ß.*🦊/u)
})

test('an endpoint that accepts everything fails on signature and age', async () => {
  assert.deepEqual(await failuresOf(() => 200), { code: 1, failed: ['bad_signature', 'old_timestamp'] })
})

test('an endpoint that refuses unknown types fails on the unknown type', async () => {
  const answerTo: Answer = (event) => (!event ? 401 : KNOWN.includes(event.type) ? 200 : 422)
  assert.deepEqual(await failuresOf(answerTo), { code: 1, failed: ['unknown_type'] })
})

test('an endpoint that breaks on events it has already seen fails on the duplicate', async () => {
  const seen = new Set<string>()
  const answerTo: Answer = (event) => {
    if (!event) return 401
    const is_new = !seen.has(event.id)
    seen.add(event.id)
    return is_new ? 204 : 500
  }
  assert.deepEqual(await failuresOf(answerTo), { code: 1, failed: ['duplicate'] })
})

test('an endpoint that refuses events older than the newest fails on the order', async () => {
  let newest = ''
  const answerTo: Answer = (event) => {
    if (!event) return 401
    const changed_at = String(event.data.changed_at ?? '9')
    if (changed_at < newest) return 409
    newest = event.type === KNOWN[0] ? changed_at : newest
    return 200
  }
  assert.deepEqual(await failuresOf(answerTo), { code: 1, failed: ['out_of_order'] })
})

test('an endpoint with another secret fails every case it should acknowledge, with the reason', async () => {
  const url = await startEndpoint((event) => (event ? 200 : 401))
  const { code, stdout } = await cli(['conformance', '--url', url, '--secret', 'whsec_other'])
  assert.equal(code, 1)
  assert.match(stdout, /✖ A good event .* fail .*\n {4}answers 401, expected a 2xx\n/)
  assert.match(stdout, /5 of 7 cases fail/)
})

test('an endpoint that cannot be reached is not judged', async () => {
  const { code, stderr } = await cli(['conformance', '--url', 'http://127.0.0.1:1/x', '--secret', SECRET])
  assert.equal(code, 3)
  assert.match(stderr, /No endpoint answers at http:\/\/127\.0\.0\.1:1\/x: the connection was refused\./)
})

import assert from 'node:assert/strict'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { verifyWebhook } from '@mahnwerk/sdk'
import { cli } from './shell.ts'

const SECRET = 'whsec_trigger'
const calls: { headers: IncomingHttpHeaders; body: Buffer }[] = []
let status = 200

const server = createServer(async (request, response) => {
  calls.push({ headers: request.headers, body: await buffer(request) })
  response.writeHead(status).end('thank\u001b[2Jyou')
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
after(() => {
  server.closeAllConnections()
  server.close()
})
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`

test('a sample of every type arrives as the product would send it', async () => {
  const { types } = JSON.parse((await cli(['trigger', '--list', '--json'])).stdout) as { types: string[] }
  assert.deepEqual(types, ['claim.collection_stage_changed', 'claim.status_changed'])
  for (const type of types) {
    const { code, stdout } = await cli(['trigger', '--url', url, '--type', type, '--reference', 'A-1'], {
      MAHNWERK_WEBHOOK_SECRET: SECRET,
    })
    assert.equal(code, 0)
    assert.match(stdout, /^✔ 200 in \d+ ms, acknowledged\n/)
    assert.match(stdout, /It says {3}thank \[2Jyou\n/)
    const { headers, body } = calls.at(-1) as (typeof calls)[number]
    const event = verifyWebhook(body, String(headers['x-service-signature']), SECRET)
    assert.equal(event.type, type)
    assert.equal(headers['x-service-event'], type)
    assert.match(String(headers['x-service-delivery']), /^[0-9a-f-]{36}$/)
    assert.partialDeepStrictEqual(event.data, {
      claim_id: '00000000-0000-0000-0000-000000000000',
      partner_reference: 'A-1',
    })
  }
})

test('anything but a 2xx exits with 1, and JSON has the whole event', async () => {
  status = 302
  const { code, stdout } = await cli(['trigger', '--url', url, '--secret', SECRET, '--json'])
  assert.equal(code, 1)
  const told = JSON.parse(stdout)
  assert.partialDeepStrictEqual(told, { is_acknowledged: false, status_code: 302, response_head: 'thank [2Jyou' })
  assert.deepEqual(Buffer.from(JSON.stringify(told.event)), calls.at(-1)?.body)
})

test('what is missing or wrong is named, and nothing is sent', async () => {
  const before = calls.length
  const wrong: [string[], RegExp][] = [
    [['trigger', '--secret', SECRET], /give --url/],
    [['trigger', '--url', url], /give --secret/],
    [['trigger', '--url', url, '--secret', ''], /--secret is empty/],
    [['trigger', '--url', 'localhost:3000', '--secret', SECRET], /must begin with http/],
    [['trigger', '--url', url, '--secret', SECRET, '--type', 'claim.paid'], /claim\.collection_stage_changed/],
  ]
  for (const [args, words] of wrong) {
    const { code, stderr } = await cli(args)
    assert.equal(code, 2, args.join(' '))
    assert.match(stderr, words)
  }
  assert.equal(calls.length, before)
  const { code, stderr } = await cli(['trigger', '--url', 'http://127.0.0.1:1/x', '--secret', SECRET])
  assert.equal(code, 3)
  assert.match(stderr, /No endpoint answers at http:\/\/127\.0\.0\.1:1\/x: the connection was refused\./)
})

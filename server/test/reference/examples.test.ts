import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { test } from 'node:test'
import { PARTNER_EXAMPLES } from '../../src/app/partner-examples.ts'
import { EVENT_SCHEMAS } from '../../src/features/case/claims/index.ts'
import { checkOf } from '../../src/platform/http/validation.ts'
import { filePart, multipart, multipartHeaders } from '../files.ts'
import { openWorld, type World } from '../world.ts'
import { examplesOf, type Recorded } from './recorder.ts'
import { type Answer, play, type Request, type Send } from './story.ts'

type Place = { method: string; path: string }

const world = await openWorld()
const document = world.http.documents.partner() as unknown as {
  paths: Record<string, Record<string, { operationId: string }>>
}
const places = new Map<string, Place>(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [operationId, { method, path }] as const),
  ),
)

function bodyOf({ body, file }: Request): { headers: Record<string, string>; payload?: string | Buffer } {
  if (file) {
    const fields = Object.entries(body ?? {}).map(([name, value]) => ({ name, content: String(value) }))
    return { headers: multipartHeaders(), payload: multipart([...fields, filePart(file.filename, file.content)]) }
  }
  return body ? { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) } : { headers: {} }
}

async function sendTo(world: World, token: string, operation: string, request: Request): Promise<Answer> {
  const place = places.get(operation)
  assert.ok(place, `there is no operation ${operation}`)
  const path = place.path.replace(/\{(\w+)\}/g, (_, name: string) => request.path?.[name] ?? '')
  const { headers, payload } = bodyOf(request)
  const answer = await world.request({
    method: place.method.toUpperCase() as 'GET',
    url: path,
    query: Object.fromEntries(Object.entries(request.query ?? {}).map(([name, value]) => [name, String(value)])),
    headers: { ...headers, authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: answer.statusCode, headers: answer.headers as Record<string, string>, bytes: answer.rawPayload }
}

test('every example of the reference is what the product answers to its request', async () => {
  const recorded: Recorded[] = []
  const sending =
    (token: string): Send =>
    async (operation, request) => {
      const answer = await sendTo(world, token, operation, request)
      assert.ok(answer.status < 300, `${operation}: ${answer.status} ${answer.bytes}`)
      recorded.push({ operation, request, answer })
      return answer
    }
  const told = await play(world, sending)
  for (const { body, headers } of told.webhooks) {
    const event = JSON.parse(body) as { type: keyof typeof EVENT_SCHEMAS }
    assert.deepEqual(checkOf(EVENT_SCHEMAS[event.type], 'body')(event), [], body)
    assert.equal(headers['x-service-event'], event.type)
  }
  assert.deepEqual(new Set(told.webhooks.map(({ body }) => JSON.parse(body).type)), new Set(Object.keys(EVENT_SCHEMAS)))
  const examples = examplesOf(recorded, told)
  const missing = [...places.keys()].filter((operation) => !examples.operations[operation])
  assert.deepEqual(missing, [], 'these operations are not in the story')

  const stored = await readFile(PARTNER_EXAMPLES, 'utf8')
  const text = `${JSON.stringify(examples, null, 2)}\n`
  if (text !== stored) await writeFile(PARTNER_EXAMPLES, text)
  assert.deepEqual(JSON.parse(stored), examples, 'recorded anew: look at them, run npm run openapi and commit both')
})

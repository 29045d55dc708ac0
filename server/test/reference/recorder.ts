import { createHmac } from 'node:crypto'
import type { Examples, SentExample } from '../../src/platform/http/openapi-examples.ts'
import type { Example } from '../../src/platform/http/openapi-snippets.ts'
import { sampleFileName } from './samples.ts'
import type { Answer, Request, Told } from './story.ts'

export type Recorded = { operation: string; request: Request; answer: Answer }

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const EVENT = /evt_[0-9a-f]{32}/g
const SECRET = /whsec_[\w-]+/g
/** The secret of the examples; their signatures are made with it. */
const EXAMPLE_SECRET = `whsec_${'example0'.repeat(4)}`

/**
 * What differs from run to run gets a fixed value: the same id becomes the same example id everywhere, in the order in
 * which they first appear. Everything else stays as it came.
 */
function steady(): (text: string) => string {
  const ids = new Map<string, string>()
  const numberOf = (id: string) => {
    if (!ids.has(id)) ids.set(id, (ids.size + 1).toString(16).padStart(4, '0'))
    return ids.get(id) as string
  }
  return (text) =>
    text
      .replace(UUID, (id) => `019e2b7a-51c0-7000-8000-00000000${numberOf(id)}`)
      .replace(EVENT, (id) => `evt_019e2b7a51c07000800000000000${numberOf(id)}`)
      .replace(SECRET, EXAMPLE_SECRET)
}

function exampleOf({ request, answer }: Recorded): Example {
  const { path, query, body, file } = request
  const type = (answer.headers['content-type'] ?? '').split(';')[0] ?? ''
  const sent = file ? { ...body, file: sampleFileName(file.filename) } : body
  const disposition = answer.headers['content-disposition']
  return {
    request: { ...(path ? { path } : {}), ...(query ? { query } : {}), ...(sent ? { body: sent } : {}) },
    answer: {
      status: answer.status,
      type,
      ...(type === 'application/json' ? { body: JSON.parse(answer.bytes.toString()) } : {}),
      ...(type === 'text/csv' ? { body: answer.bytes.toString() } : {}),
      ...(disposition ? { disposition } : {}),
    },
  }
}

/** The place in the feed depends on the database. */
const withCursor = (operation: string, example: Example): Example =>
  operation === 'listEvents'
    ? { ...example, answer: { ...example.answer, body: { ...(example.answer.body as object), next: 'MTA0Mi0z' } } }
    : example

const HEADERS = ['X-Service-Event', 'X-Service-Delivery', 'X-Service-Signature', 'User-Agent']

function sentExample(headers: Readonly<Record<string, string>>, body: string): SentExample {
  const t = /t=(\d+)/.exec(headers['x-service-signature'] ?? '')?.[1]
  const v1 = createHmac('sha256', EXAMPLE_SECRET).update(`${t}.${body}`).digest('hex')
  const shown = { ...headers, 'x-service-signature': `t=${t},v1=${v1}` }
  return {
    headers: Object.fromEntries(HEADERS.map((name) => [name, shown[name.toLowerCase() as never] as string])),
    body: JSON.parse(body),
  }
}

const idOf = (body: string): string => JSON.parse(body).id

/** The examples of a run. Of an operation that was used several times, the first. */
export function examplesOf(recorded: readonly Recorded[], { webhooks }: Told): Examples {
  const steadied = steady()
  const operations: Record<string, Example> = {}
  for (const one of recorded)
    operations[one.operation] ??= withCursor(one.operation, JSON.parse(steadied(JSON.stringify(exampleOf(one)))))
  const events: Record<string, SentExample> = {}
  // By their ids, which tell the order in which they were made; they are sent side by side.
  const in_order = webhooks.toSorted((one, other) => (idOf(one.body) < idOf(other.body) ? -1 : 1))
  for (const { headers, body } of in_order) {
    const steady_headers = JSON.parse(steadied(JSON.stringify(headers)))
    events[JSON.parse(body).type] ??= sentExample(steady_headers, steadied(body))
  }
  return { operations, webhooks: events }
}

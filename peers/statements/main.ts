import Fastify from 'fastify'
import { type ClaimRow, claimOut } from '../fastify/answers.ts'
import { CREATE_CLAIM, LIST_CLAIMS, READ_CLAIM, RECORD_PAYMENT } from '../fastify/schemas.ts'
import { logRequest } from '../request-log.ts'
import { claimWithInvoicesOut } from './answers.ts'
import { openClients } from './clients.ts'
import { type Act, type Recording, type Request, readRecording } from './recording.ts'
import { type Rows, replay } from './replay.ts'

/**
 * Bare Fastify that sends the statements of Mahnwerk, on a copy of its database: a read for whichever claim is asked for, a
 * write as it was recorded, each recorded request once.
 */
const { PORT, RECORDINGS = '[]' } = process.env
const recordings = new Map<string, Recording>()
for (const path of JSON.parse(RECORDINGS) as string[]) {
  const recording = await readRecording(path)
  recordings.set(recording.name, recording)
}
const sql = openClients(10)
const app = Fastify({ logger: true, disableRequestLogging: true })
app.addHook('onResponse', logRequest)

/** The checks of the bare peer; the answers have the fields of the product's. */
const answering = (own: object, { status, response }: Recording) => ({ ...own, response: { [status]: response } })

/** The one recorded request stands for all: only the id in the path is another. */
function reader({ id, texts, lines: [line = ''] }: Recording): (asked: string | null) => Promise<Rows> {
  const { acts } = JSON.parse(line) as Request
  const withId = (asked: string | null): Act[] =>
    acts.map(({ is_transaction, batches }) => ({
      is_transaction,
      batches: batches.map((batch) =>
        batch.map((sent) => ({ ...sent, values: sent.values.map((value) => (value === id ? asked : value)) })),
      ),
    }))
  return id === null ? () => replay(sql, texts, acts) : (asked) => replay(sql, texts, withId(asked))
}

function writer({ name, texts, lines }: Recording): () => Promise<object> {
  let next = 0
  return async () => {
    const line = lines[next++]
    if (line === undefined) throw new Error(`${name}: more requests than were recorded`)
    const { acts, answer } = JSON.parse(line) as Request
    await replay(sql, texts, acts)
    return answer
  }
}

const read = recordings.get('claim read, with its invoices')
if (read) {
  const rowsOf = reader(read)
  app.get<{ Params: { id: string } }>('/claims/:id', { schema: answering(READ_CLAIM, read) }, async ({ params }) => {
    const [row] = await rowsOf(params.id)
    return { success: true, data: claimWithInvoicesOut(row as never) }
  })
}

const list = recordings.get('claims list, page of 20')
if (list) {
  const rowsOf = reader(list)
  app.get<{ Querystring: { page: number; limit: number } }>(
    '/claims',
    { schema: answering(LIST_CLAIMS, list) },
    async ({ query }) => {
      const rows = (await rowsOf(null)) as unknown as ClaimRow[]
      const data = rows.slice(0, query.limit).map(claimOut)
      return { success: true, data, ...query, has_more: rows.length > query.limit }
    },
  )
}

/** Each on a path of its own, since the answers differ. */
const WRITES = [
  { name: 'claim create', path: '/claims', schema: CREATE_CLAIM },
  { name: 'claim create, with its invoice', path: '/claims/bulk', schema: CREATE_CLAIM },
  { name: 'payment recorded', path: '/claims/:id/payments', schema: RECORD_PAYMENT },
]
for (const { name, path, schema } of WRITES) {
  const recording = recordings.get(name)
  if (!recording) continue
  const write = writer(recording)
  app.post(path, { schema: answering(schema, recording) }, async (_, reply) =>
    reply.code(recording.status).send(await write()),
  )
}

await app.listen({ port: Number(PORT), host: '127.0.0.1' })
console.log('ready')

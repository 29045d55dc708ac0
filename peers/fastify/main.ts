import Fastify, { type FastifyReply } from 'fastify'
import postgres from 'postgres'
import { logRequest } from '../request-log.ts'
import { claimOut, invoiceOut, paymentOut } from './answers.ts'
import { createClaim, recordPayment } from './commands.ts'
import { findClaim, listClaims, MONEY } from './queries.ts'
import { type ClaimBody, CREATE_CLAIM, LIST_CLAIMS, type PaymentBody, READ_CLAIM, RECORD_PAYMENT } from './schemas.ts'

/** The four calls on bare Fastify and the driver that Mahnwerk uses. */
const { PORT, ORGANIZATION_ID: organization_id = '' } = process.env
/** The address is in the usual variables, PGHOST and its kin. */
const sql = postgres({ max: 10, types: MONEY })
const app = Fastify({ logger: true, disableRequestLogging: true })
app.addHook('onResponse', logRequest)

const ok = (data: object) => ({ success: true, data })
const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({ success: false, message })

app.get<{ Params: { id: string } }>('/claims/:id', { schema: READ_CLAIM }, async ({ params }, reply) => {
  const found = await findClaim(sql, organization_id, params.id)
  if (!found) return refuse(reply, 404, 'Claim not found')
  const { invoices, ...claim } = found
  return ok({ ...claimOut(claim), invoices: invoices.map(invoiceOut) })
})

app.get<{ Querystring: { page: number; limit: number } }>('/claims', { schema: LIST_CLAIMS }, async ({ query }) => {
  const rows = await listClaims(sql, organization_id, query)
  const has_more = rows.length > query.limit
  return { ...ok(rows.slice(0, query.limit).map(claimOut)), ...query, has_more }
})

app.post<{ Body: ClaimBody }>('/claims', { schema: CREATE_CLAIM }, async ({ body }, reply) => {
  const claim = await createClaim(sql, organization_id, body)
  if (!claim) return refuse(reply, 400, 'The debtor or the customer is unknown')
  return reply.code(201).send(ok(claimOut(claim)))
})

app.post<{ Params: { id: string }; Body: PaymentBody }>(
  '/claims/:id/payments',
  { schema: RECORD_PAYMENT },
  async ({ params, body }, reply) => {
    const payment = await recordPayment(sql, { organization_id, claim_id: params.id }, body)
    if (!payment) return refuse(reply, 404, 'Claim not found')
    return reply.code(201).send(ok(paymentOut(payment)))
  },
)

await app.listen({ port: Number(PORT), host: '127.0.0.1' })
console.log('ready')

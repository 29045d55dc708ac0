import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ajv, type ValidateFunction } from 'ajv'
import fc from 'fast-check'
import { ERROR_CODES } from '../src/kernel/error-codes.ts'
import type { Fault } from '../src/kernel/errors.ts'
import { makeClaim, makeCollectable, makePayout } from './cases.ts'
import { filePart, multipart, multipartHeaders, type Part, PDF } from './files.ts'
import { openWorld } from './world.ts'

/**
 * Thousands of valid and broken requests to every route, generated from the document: no answer is a 5xx, every answer
 * is documented, every error has the envelope.
 */
const RUNS_PER_ROUTE = 120

type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  format?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  maximum?: number
  maxLength?: number
}
type Operation = {
  operationId: string
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, unknown>
}

const world = await openWorld()
const document = world.http.documents.partner()
const schemas = (document.components?.schemas ?? {}) as unknown as Record<string, Schema>
const ajv = new Ajv({ strict: false, validateFormats: false }).addSchema(document, 'document')
const partner = await world.partner()
const claim = await makeClaim(partner)
const uploaded = await partner.post(
  `/openapi/claims/${claim.id}/documents`,
  multipart([filePart('a.pdf', PDF)]),
  multipartHeaders(),
)
const document_id = uploaded.json().data.id
const payout_id = await makePayout(world, partner)
/** One that can be deleted, and one that was demanded and can only be credited. */
const { invoice_id } = await makeCollectable(partner)
const demanded = await makeCollectable(partner)
for (const to_stage of ['in_processing', 'first_demand_letter'])
  assert.equal((await partner.post(`/sandbox/claims/${demanded.id}/stage`, { to_stage })).statusCode, 200)
const ids = [claim.id, claim.customer_id, claim.debtor_id, partner.partner_id, payout_id, demanded.invoice_id]

const resolve = (schema: Schema): Schema => {
  if (!schema.$ref) return schema
  const name = schema.$ref.split('/').at(-1) as string
  return schemas[name] as Schema
}

const HOSTILE = fc.constantFrom<unknown[]>(
  ...[
    null,
    true,
    false,
    0,
    -0,
    -1,
    0.001,
    1e308,
    1e-7,
    2 ** 53,
    '',
    ' ',
    'x',
    'a\u0000b',
    '\ud800',
    '💥'.repeat(300),
    '2026-02-30',
    '../../etc',
    "'; drop table claims; --",
    '%00',
  ],
  ...[[], [null], [[]], {}, { __proto__: null, a: 1 }, { constructor: 1 }, 'x'.repeat(70_000)],
)

/** What a schema alone does not say: which row an id must name, and texts with check digits. */
const KNOWN: Record<string, string> = {
  ...{ debtor_id: claim.debtor_id, customer_id: claim.customer_id, partner_id: partner.partner_id },
  ...{ iban: 'AT611904300234573201', bic: 'RZBAATWW', country: 'AT', uid: 'ATU12345675' },
  ...{
    created_after: '2026-01-01',
    created_before: '2027-01-01T00:00:00Z',
    updated_after: '2026-01-01',
    month: '2026-05',
  },
}

function arbitraryOf(given: Schema, name = ''): fc.Arbitrary<unknown> {
  const schema = resolve(given)
  if (KNOWN[name])
    return fc.oneof({ weight: 6, arbitrary: fc.constant(KNOWN[name]) }, { weight: 1, arbitrary: fc.uuid() })
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const types = [schema.type ?? []].flat()
  const type = types.find((word) => word !== 'null')
  const some = plainArbitraryOf(schema, type)
  return types.includes('null') ? fc.option(some, { nil: null, freq: 5 }) : some
}

function plainArbitraryOf(schema: Schema, type: string | undefined): fc.Arbitrary<unknown> {
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer') return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 50, 50) })
  if (type === 'number')
    return fc.integer({ min: Math.ceil((schema.minimum ?? 0) * 100), max: 10_000 }).map((cents) => cents / 100)
  if (type === 'array') return fc.array(arbitraryOf(schema.items ?? {}), { maxLength: 3 })
  if (type === 'object') return objectOf(schema)
  if (schema.format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid())
  if (schema.format === 'date')
    return fc
      .date({ min: new Date('2000-01-01'), max: new Date('2026-05-14'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
  if (schema.format === 'date-time')
    return fc
      .date({ min: new Date('2026-06-01'), max: new Date('2029-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString())
  if (schema.format === 'email') return fc.constant('somebody@example.com')
  return fc.string({ maxLength: Math.min(schema.maxLength ?? 20, 20), unit: 'grapheme' })
}

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(schema, name)]),
  )
  return fc.record(fields, { requiredKeys: required as never[] })
}

/** A valid body, or one with a single fault. */
const bodyOf = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: arbitraryOf(schema) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(
          arbitraryOf(schema),
          fc.constantFrom(...Object.keys(resolve(schema).properties ?? { x: 1 }), 'unknown'),
          HOSTILE,
        )
        .map(([body, field, value]) => ({ ...(body as object), [field]: value })),
    },
    { weight: 1, arbitrary: HOSTILE },
  )

/** A query as it should be, or with one parameter broken. */
function queryOf(parameters: Operation['parameters'] = []): fc.Arbitrary<Record<string, string>> {
  const known = parameters.filter((parameter) => parameter.in === 'query')
  const fields = Object.fromEntries(known.map(({ name, schema }) => [name, arbitraryOf(schema, name)]))
  const good = fc.record(fields, { requiredKeys: [] }) as fc.Arbitrary<Record<string, unknown>>
  const names = [...known.map(({ name }) => name), 'unknown']
  const spoiled = fc
    .tuple(good, fc.constantFrom(...names), HOSTILE)
    .map(([query, name, value]) => ({ ...query, [name]: value }))
  const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 2_000) : JSON.stringify(value))
  return fc
    .oneof({ weight: 2, arbitrary: good }, { weight: 1, arbitrary: spoiled })
    .map((query) => Object.fromEntries(Object.entries(query).map(([name, value]) => [name, textOf(value)])))
}

/** A request to each route that is certainly valid, since chance alone may break every one in a run. */
const GOOD_BODIES: Record<string, object> = {
  createCustomer: { name: 'Huber', email: 'h@example.com', partner_id: partner.partner_id },
  createDebtor: { acting_as: 'person', person: { last_name: 'Maier' }, customer_id: claim.customer_id },
  createClaim: { debtor_id: claim.debtor_id, customer_id: claim.customer_id },
  enterInvoice: {},
  creditInvoice: { amount: 0.01, reason: 'A' },
  createPayment: { amount: 0.01 },
  decideLawsuit: { decision: 'decline' },
  uploadDocument: { documentType: 'legal' },
}

/** A form with the fields and, usually, a file. Anything that is not a form is sent as it is. */
function formOf(body: unknown): Buffer {
  if (typeof body !== 'object' || body === null) return Buffer.from(String(body))
  const { file, ...fields } = body as Record<string, unknown>
  const texts = Object.entries(fields).map(
    ([name, value]): Part => ({
      name,
      content: typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value),
    }),
  )
  return multipart([...texts, filePart('a.pdf', file === null ? '' : PDF)])
}

function goodRequest(path: string, { operationId, requestBody }: Operation) {
  const [, , subject] = path.split('/')
  const of_subject = {
    customers: claim.customer_id,
    debtors: claim.debtor_id,
    documents: document_id,
    invoices: operationId === 'creditInvoice' ? demanded.invoice_id : invoice_id,
    'revenue-shares': payout_id,
  }
  const segment = of_subject[subject as keyof typeof of_subject] ?? claim.id
  return { segment, query: {}, body: requestBody ? (GOOD_BODIES[operationId] ?? {}) : undefined }
}

/** A file may contain anything; only its headers are documented. */
const FILE = ajv.compile({})

const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

for (const [path, methods] of Object.entries(document.paths as unknown as Record<string, Record<string, Operation>>)) {
  if (!path.startsWith('/openapi/')) continue
  for (const [method, operation] of Object.entries(methods)) {
    const form = operation.requestBody?.content['multipart/form-data']?.schema
    const schema = form ?? operation.requestBody?.content['application/json']?.schema
    const segment = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...ids) },
      { weight: 1, arbitrary: fc.constantFrom('x', '%00', '..', 'ü', 'a'.repeat(600)) },
    )

    test(`${method.toUpperCase()} ${path} gives only documented answers`, async () => {
      const answers = new Map<number, ValidateFunction>()
      const request = fc.record({
        segment,
        query: queryOf(operation.parameters),
        body: schema ? bodyOf(schema) : fc.constant(undefined),
      })
      await fc.assert(
        fc.asyncProperty(request, async ({ segment, query, body }) => {
          const search = Object.entries(query)
            .map(([name, value]) => `${encode(name)}=${encode(value)}`)
            .join('&')
          const answer = await world.request({
            method: method.toUpperCase() as 'GET',
            url: `${path.replace(/\{[^}]+\}/, encode(segment))}${search ? `?${search}` : ''}`,
            headers: {
              authorization: `Bearer ${partner.token}`,
              ...(body === undefined ? {} : form ? multipartHeaders() : { 'content-type': 'application/json' }),
            },
            ...(body === undefined ? {} : { payload: form ? formOf(body) : JSON.stringify(body) }),
          })
          const status = answer.statusCode
          assert.ok(status < 500, `${status}: ${answer.body}`)
          assert.ok(operation.responses[status], `${status} is not promised: ${answer.body}`)
          if (status === 200 && answer.headers['content-disposition']) {
            answers.set(status, FILE)
            return
          }
          const validate =
            answers.get(status) ??
            ajv.compile({
              $ref: `document#/paths/${path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method}/responses/${status}/content/application~1json/schema`,
            })
          answers.set(status, validate)
          const json = answer.json() as { success: boolean; message?: string; code?: string; details?: Fault[] }
          assert.ok(validate(json), `${status} ${answer.body.slice(0, 300)}: ${ajv.errorsText(validate.errors)}`)
          assert.equal(json.success, status < 400)
          if (status >= 400) assert.equal(typeof json.message, 'string')
          if (status === 400) assert.ok((json.details?.length ?? 0) > 0)
          for (const { code } of status === 400 ? (json.details ?? []) : status === 409 ? [json] : [])
            assert.ok(Object.hasOwn(ERROR_CODES, code ?? ''), `${code} is not a known code: ${answer.body}`)
        }),
        { numRuns: RUNS_PER_ROUTE, examples: [[goodRequest(path, operation)]] },
      )
      assert.ok(
        answers.size >= 2 || Object.keys(operation.responses).length < 3,
        'good and bad requests were both sent',
      )
    })
  }
}

import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { ERROR_CODES } from '../../server/src/kernel/error-codes.ts'
import { docOf, interfaceWriter, pascal, type Schema } from './interfaces.ts'

export const DOCUMENT = new URL('../../openapi/partner.json', import.meta.url)
export const SOURCES = new URL('../src/', import.meta.url)

const HEAD = '// Made from openapi/partner.json by `npm run sdk-types`. Do not edit.\n\n'
const CODES_HEAD = '// Made from the error codes of the service by `npm run sdk-types`. Do not edit.\n\n'

type Parameter = { in: string; name: string; required?: boolean; description?: string; schema: Schema }
type Content = { content?: Record<string, { schema: Schema }> }
type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: Content
  responses: Record<string, Content>
}
export type Document = {
  paths: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** The generated files of the SDK, by name: interfaces of all that is sent, the operations, and the error codes. */
export async function makeSources(): Promise<Record<string, string>> {
  const document = JSON.parse(await readFile(DOCUMENT, 'utf8')) as Document
  const writer = interfaceWriter(document.components.schemas)
  const operations = operationsText(document, writer)
  return {
    'schemas.generated.ts': HEAD + writer.text(),
    'operations.generated.ts': HEAD + operations,
    'codes.generated.ts': CODES_HEAD + codesText(ERROR_CODES),
  }
}

/** Types of everything in a document, for the pages. A field of a request that has a default may still be left out. */
export const typesText = async (document: OpenAPI3): Promise<string> =>
  astToString(await openapiTS(document, { defaultNonNullable: false }))

/** What the client counts by itself. */
const PLACES = ['page', 'offset']

function operationsText({ paths }: Document, writer: ReturnType<typeof interfaceWriter>): string {
  const table: string[] = []
  const types: string[] = []
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const { operationId: id, parameters = [], requestBody, responses } = operation
      const keyed = parameters.some(({ in: place, name }) => place === 'header' && name === 'Idempotency-Key')
      const paged = parameters.find(({ name }) => PLACES.includes(name))?.name
      const place = paged ? `, paged: '${paged}'` : ''
      table.push(`  ${id}: { method: '${method.toUpperCase()}', path: '${path}', keyed: ${keyed}${place} },\n`)
      const queried = parameters.filter(({ in: kind, name }) => kind === 'query' && !PLACES.includes(name))
      if (queried.length > 0) writer.add(`${pascal(id)}Query`, membersOf(queried))
      const body = jsonOf(requestBody)
      const answers = ['200', '201'].flatMap((status) => jsonOf(responses[status]) ?? [])
      const fields = [
        ['path', recordOf(parameters.filter(({ in: kind }) => kind === 'path'))],
        ['query', queried.length > 0 ? `${pascal(id)}Query` : 'undefined'],
        ['body', body ? writer.typeOf(body, `${pascal(id)}Body`) : 'undefined'],
        ['answer', answers.map((answer) => answerOf(answer, writer, pascal(id))).join(' | ') || 'never'],
      ]
      types.push(`  ${id}: { ${fields.map(([name, type]) => `${name}: ${type}`).join('; ')} }\n`)
    }
  }
  const text = types.join('')
  return (
    `import type {\n${writer
      .used(text)
      .map((name) => `  ${name},\n`)
      .join('')}} from './schemas.generated.ts'\n\n` +
    `export const OPERATIONS = {\n${table.join('')}} as const\n\n` +
    `/** What each operation takes and answers. */\nexport interface Operations {\n${text}}\n`
  )
}

export const jsonOf = (content: Content | undefined): Schema | undefined =>
  content?.content?.['application/json']?.schema

const membersOf = (parameters: Parameter[]) => ({
  properties: Object.fromEntries(
    parameters.map(({ name, description, schema: { default: standard, ...schema } }) => {
      // The client asks for as many rows as it may, whatever the service would choose.
      const kept = name === 'limit' || standard === undefined ? {} : { default: standard }
      return [name, { ...schema, ...kept, ...(description ? { description } : {}) }]
    }),
  ),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
})

const recordOf = (parameters: Parameter[]): string =>
  parameters.length === 0 ? 'undefined' : `{ ${parameters.map(({ name }) => `${name}: string`).join('; ')} }`

/** The envelope of an answer stays as it is; what is in it has a name. */
function answerOf(schema: Schema, writer: ReturnType<typeof interfaceWriter>, name: string): string {
  const { properties } = schema
  if (!properties) return writer.typeOf(schema, name)
  const members = Object.entries(properties).map(
    ([field, schema]) =>
      `${field}: ${writer.typeOf(schema, field === 'data' ? `${name}Result` : name + pascal(field))}`,
  )
  return `{ ${members.join('; ')} }`
}

function codesText(codes: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(codes).map(
    ([code, meaning]) =>
      `${typeof meaning === 'string' ? docOf({ description: meaning }, '  ') : ''}  ${code}: '${code}'\n`,
  )
  return `/** Every code of a refusal, with its meaning. */\nexport interface ErrorCodes {\n${lines.join('')}}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(await makeSources())) await writeFile(new URL(name, SOURCES), text)
}

import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'

export const DOCUMENT = new URL('../../openapi/partner.json', import.meta.url)
export const SOURCES = new URL('../src/', import.meta.url)

const HEAD = '// Made from openapi/partner.json by `npm run sdk-types`. Do not edit.\n\n'

type Operation = { operationId: string; parameters?: { in: string; name: string }[] }
type Paths = Record<string, Record<string, Operation>>

/** The generated files of the SDK, by name: types of everything on the wire, and a table of the operations. */
export async function makeSources(): Promise<Record<string, string>> {
  const document = JSON.parse(await readFile(DOCUMENT, 'utf8')) as OpenAPI3
  return {
    'types.generated.ts': HEAD + (await typesText(document)),
    'operations.generated.ts': HEAD + operationsText(document.paths as unknown as Paths),
  }
}

/** Types of everything on the wire. A field of a request that has a default may still be left out. */
export const typesText = async (document: OpenAPI3): Promise<string> =>
  astToString(await openapiTS(document, { defaultNonNullable: false }))

function operationsText(paths: Paths): string {
  const lines = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [] }]) => {
      const keyed = parameters.some(({ in: place, name }) => place === 'header' && name === 'Idempotency-Key')
      return `  ${operationId}: { method: '${method.toUpperCase()}', path: '${path}', keyed: ${keyed} },\n`
    }),
  )
  return `export const OPERATIONS = {\n${lines.join('')}} as const\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(await makeSources())) await writeFile(new URL(name, SOURCES), text)
}

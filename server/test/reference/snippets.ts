import { readFile } from 'node:fs/promises'
import { snippetz } from '@scalar/snippetz'
import { OPENAPI_DIR } from '../../src/app/write-openapi.ts'

/** What the page shows for the token that it does not know. */
export const TOKEN_PLACEHOLDER = 'YOUR_SECRET_TOKEN'

type Parameter = {
  name: string
  in: string
  example?: unknown
  schema?: { enum?: unknown[]; default?: unknown }
}
export type DocumentedOperation = {
  method: string
  path: string
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { example?: Record<string, unknown> }> }
  responses: Record<string, unknown>
  'x-codeSamples'?: { source: string }[]
}

/** The operations of the document as it is published, by name. */
export async function readOperations(): Promise<Map<string, DocumentedOperation>> {
  const { paths } = JSON.parse(await readFile(new URL('partner.json', OPENAPI_DIR), 'utf8')) as {
    paths: Record<string, Record<string, Omit<DocumentedOperation, 'method' | 'path'>>>
  }
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )
  return new Map(operations.map((operation) => [operation.operationId, operation]))
}

/** The reference fills in the example of a parameter, else the first choice, else the default. */
const shownValue = ({ example, schema }: Parameter): unknown => example ?? schema?.enum?.[0] ?? schema?.default

/** The request that the reference makes its snippets from. */
function requestOf({ method, path, parameters = [], requestBody }: DocumentedOperation, server: string) {
  const valuesIn = (place: string) =>
    parameters
      .filter((parameter) => parameter.in === place && shownValue(parameter) !== undefined)
      .map((parameter) => ({ name: parameter.name, value: String(shownValue(parameter)) }))
  const filled = valuesIn('path').reduce((text, { name, value }) => text.replace(`{${name}}`, value), path)
  const [mimeType, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const body = media?.example
  const params = Object.entries(body ?? {}).map(([name, value]) => ({ name, value: String(value) }))
  const is_form = mimeType === 'multipart/form-data'
  return {
    method,
    url: server + filled,
    httpVersion: 'HTTP/1.1',
    queryString: valuesIn('query'),
    headers: [
      ...(mimeType ? [{ name: 'Content-Type', value: mimeType }] : []),
      { name: 'Authorization', value: `Bearer ${TOKEN_PLACEHOLDER}` },
    ],
    cookies: [],
    headersSize: -1,
    bodySize: -1,
    ...(mimeType ? { postData: is_form ? { mimeType, params } : { mimeType, text: JSON.stringify(body) } } : {}),
  }
}

/** A snippet for the shell as the reference shows it; the page bundles the same package. */
export const curlSnippet = (operation: DocumentedOperation, server: string): string =>
  snippetz().print('shell', 'curl', requestOf(operation, server) as never) ?? ''

import createFetchClient, { type Client } from 'openapi-fetch'
import createQueryClient, { type OpenapiQueryClient } from 'openapi-react-query'
import { sendWatched } from './connection.ts'
import { faultOf } from './fault.ts'
import type { components, paths } from './operator.generated.ts'
import { holdWithoutSession } from './session-end.ts'

/** The operator API, typed by its document. Every unsuccessful answer is thrown as an `ApiFault`. */
const client = createFetchClient<paths>({
  // Tests have no page around them, and supply their own answers.
  baseUrl: globalThis.location?.origin ?? 'http://localhost',
  fetch: (request) => holdWithoutSession(request, (again) => sendWatched(() => globalThis.fetch(again))),
})
client.use({
  async onResponse({ response }) {
    if (!response.ok) throw await faultOf(response)
  },
})

/** For reading. Whoever writes gets the methods for it from a deed, with the key that makes it happen once. */
export const api: Pick<Client<paths>, 'GET'> = client

/** The same as hooks: `operator.useQuery('get', '/api/operator/claims', { params: { query } })`. */
export const operator: Pick<OpenapiQueryClient<paths>, 'useQuery' | 'queryOptions'> = createQueryClient(client)

/** The methods that write. Each call carries a key, and ends when the deed is cancelled. */
export type Once = Pick<Client<paths>, 'POST' | 'PUT' | 'PATCH' | 'DELETE'>
type Method = keyof Once
type Given = { readonly params?: unknown; readonly body?: unknown; readonly headers?: object }

/** What identifies a command: the same one keeps its key. */
export type Command = Pick<Given, 'params' | 'body'> & { readonly method: Method; readonly path: string }

export type Sealing = { keyOf(command: Command): string; readonly signal: AbortSignal }

export function writing({ keyOf, signal }: Sealing): Once {
  const call =
    (method: Method) =>
    (path: string, given: Given = {}) =>
      (client[method] as (path: string, init: object) => Promise<unknown>)(path, {
        ...given,
        signal,
        headers: {
          ...given.headers,
          'Idempotency-Key': keyOf({ method, path, params: given.params, body: given.body }),
        },
      })
  return { POST: call('POST'), PUT: call('PUT'), PATCH: call('PATCH'), DELETE: call('DELETE') } as Once
}

export type Schemas = components['schemas']

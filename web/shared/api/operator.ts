import createFetchClient from 'openapi-fetch'
import createQueryClient from 'openapi-react-query'
import { faultOf } from './fault.ts'
import type { components, paths } from './operator.generated.ts'

/** The operator API, typed by its document. Every unsuccessful answer is thrown as an `ApiFault`. */
export const api = createFetchClient<paths>({
  // Tests have no page around them, and supply their own answers.
  baseUrl: globalThis.location?.origin ?? 'http://localhost',
  fetch: (request) => globalThis.fetch(request),
})
api.use({
  async onResponse({ response }) {
    if (!response.ok) throw await faultOf(response)
  },
})

/** The same as hooks: `operator.useQuery('get', '/api/operator/claims', { params: { query } })`. */
export const operator = createQueryClient(api)

export type Schemas = components['schemas']

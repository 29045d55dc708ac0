import { openApi } from './api.ts'
import type { Me } from './operations.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import { claimsOf } from './resources/claims.ts'
import { customersOf } from './resources/customers.ts'
import { debtorsOf } from './resources/debtors.ts'
import { eventsOf } from './resources/events.ts'
import { documentsOf, invoicesOf, paymentsOf, questionsOf, revenueSharesOf } from './resources/records.ts'
import { sandboxOf } from './resources/sandbox.ts'
import { webhookOf } from './resources/webhook.ts'
import type { RateLimit } from './sender.ts'

export type Client = ReturnType<typeof createClient>

export type RequestOptions = CallOptions & { query?: object; body?: unknown }

/** The partner API, one method for each of its operations. */
export function createClient(options: ClientOptions) {
  const api = openApi(options)
  return {
    customers: customersOf(api),
    debtors: debtorsOf(api),
    claims: claimsOf(api),
    invoices: invoicesOf(api),
    payments: paymentsOf(api),
    questions: questionsOf(api),
    documents: documentsOf(api),
    revenueShares: revenueSharesOf(api),
    events: eventsOf(api),
    webhook: webhookOf(api),
    sandbox: sandboxOf(api),
    /** What this token is and may do. */
    me: (call?: CallOptions): Promise<Me> => api.data('getMe', {}, call),
    /** The hourly limit as of the latest answer; undefined before the first one. */
    get rate_limit(): RateLimit | undefined {
      return api.rate_limit
    },
    /** Sends any other request and returns the `data` of the envelope. */
    async request<Value>(method: string, path: string, { query, body, ...call }: RequestOptions = {}): Promise<Value> {
      const keyed = method === 'POST' && path.startsWith('/openapi/')
      const parts = { ...(query ? { query } : {}), ...(body === undefined ? {} : { body }) }
      const { data } = await api.raw({ method, path, keyed, ...parts }, call)
      return data as Value
    },
  }
}

import { openApi } from './api.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import { type Claims, claimsOf } from './resources/claims.ts'
import { type Customers, customersOf } from './resources/customers.ts'
import { type Debtors, debtorsOf } from './resources/debtors.ts'
import { type Events, eventsOf } from './resources/events.ts'
import {
  type Documents,
  documentsOf,
  type Invoices,
  invoicesOf,
  type Payments,
  paymentsOf,
  type Questions,
  questionsOf,
  type RevenueShares,
  revenueSharesOf,
} from './resources/records.ts'
import { type Sandbox, sandboxOf } from './resources/sandbox.ts'
import { type Webhooks, webhookOf } from './resources/webhook.ts'
import type { Me } from './schemas.generated.ts'
import type { RateLimit } from './sender.ts'

/** The last argument of `request`. */
export interface RequestOptions extends CallOptions {
  /** The parameters of the address. What is undefined or null is left out. */
  query?: object | undefined
  /** Sent as JSON. */
  body?: unknown
}

/** The partner API, one method for each of its operations. */
export interface Client {
  /** The creditors on whose behalf claims are collected. */
  readonly customers: Customers
  /** The people and companies that owe. */
  readonly debtors: Debtors
  /** The cases, with their invoices, payments, documents and decisions. */
  readonly claims: Claims
  /** Invoices by their own ids. */
  readonly invoices: Invoices
  /** Payments by their own ids. */
  readonly payments: Payments
  /** Questions by their own ids. */
  readonly questions: Questions
  /** Documents by their own ids. */
  readonly documents: Documents
  /** Your part of the fees. */
  readonly revenueShares: RevenueShares
  /** What happened, in order. */
  readonly events: Events
  /** Where this partner's events are sent. */
  readonly webhook: Webhooks
  /** Only with a sandbox token. */
  readonly sandbox: Sandbox
  /** What this token is and may do. */
  me(options?: CallOptions): Promise<Me>
  /** The hourly limit as of the latest answer; undefined before the first one. */
  readonly rate_limit: RateLimit | undefined
  /** Sends any other request and returns the `data` of the envelope. */
  request<Value>(method: string, path: string, options?: RequestOptions): Promise<Value>
}

/** Opens a client. It makes no request yet. */
export function createClient(options: ClientOptions): Client {
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
    me: (call) => api.data('getMe', {}, call),
    get rate_limit() {
      return api.rate_limit
    },
    async request<Value>(method: string, path: string, { query, body, ...call }: RequestOptions = {}) {
      const keyed = method === 'POST' && path.startsWith('/openapi/')
      const parts = { ...(query ? { query } : {}), ...(body === undefined ? {} : { body }) }
      const { data } = await api.raw({ method, path, keyed, ...parts }, call)
      return data as Value
    },
  }
}

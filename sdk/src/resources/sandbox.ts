import type { Api } from '../api.ts'
import type { Body } from '../operations.ts'
import type { CallOptions } from '../options.ts'

/** Only with a sandbox token. These calls take no Idempotency-Key, so the client never sends one of them twice. */
export const sandboxOf = (api: Api) => ({
  clock: (options?: CallOptions) => api.data('readSandboxClock', {}, options),
  /** Moves the clock and runs everything that falls due on the way; answers when that is done. */
  advance: (by: Body<'advanceSandboxClock'>, options?: CallOptions) =>
    api.data('advanceSandboxClock', { body: by }, options),
  claims: {
    /** Any move of the stage table; what it needs is invented. */
    stage: (id: string, body: Body<'moveSandboxClaim'>, options?: CallOptions) =>
      api.data('moveSandboxClaim', { path: { id }, body }, options),
    /** The debtor pays. */
    pay: (id: string, body: Body<'paySandboxClaim'>, options?: CallOptions) =>
      api.data('paySandboxClaim', { path: { id }, body }, options),
    /** The service team closes the claim. */
    close: (id: string, body: Body<'closeSandboxClaim'>, options?: CallOptions) =>
      api.data('closeSandboxClaim', { path: { id }, body }, options),
    /** The creditor decides in the portal. */
    decide: (id: string, body: Body<'decideInSandbox'>, options?: CallOptions) =>
      api.data('decideInSandbox', { path: { id }, body }, options),
  },
  /** Sets this partner's webhook and answers a new secret. */
  webhook: (body: Body<'setSandboxWebhook'>, options?: CallOptions) => api.data('setSandboxWebhook', { body }, options),
})

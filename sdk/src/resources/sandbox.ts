import type { Api } from '../api.ts'
import type { Body } from '../operations.ts'
import type { CallOptions } from '../options.ts'

/**
 * Only with a sandbox token. Except for `reset` and `scenario` the POSTs take no key, so one is repeated only if the
 * service has not acted on it.
 */
export const sandboxOf = (api: Api) => ({
  clock: (options?: CallOptions) => api.data('readSandboxClock', {}, options),
  /** Moves the clock, runs everything that falls due on the way, and answers when that is done. */
  advance: (by: Body<'advanceSandboxClock'>, options?: CallOptions) =>
    api.data('advanceSandboxClock', { body: by }, options),
  claims: {
    /** Makes any move in the stage table and invents the data that it needs. */
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
  /** Deletes all cases of this partner and answers how many. Other partners' cases stay. */
  reset: (options?: CallOptions) => api.data('resetSandbox', {}, options),
  /** Plays a whole case in seconds, without moving the clock, and answers its claim_id. */
  scenario: (name: Body<'playSandboxScenario'>['name'], options?: CallOptions) =>
    api.data('playSandboxScenario', { body: { name } }, options),
  /** Sets this partner's webhook and returns a new secret. */
  webhook: (body: Body<'setSandboxWebhook'>, options?: CallOptions) => api.data('setSandboxWebhook', { body }, options),
})

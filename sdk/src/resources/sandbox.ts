import type { Api } from '../api.ts'
import type { LawsuitDecisionBody, SandboxAdvanceBody } from '../bodies.ts'
import type { CallOptions } from '../options.ts'
import type {
  Claim,
  LawsuitDecision,
  Payment,
  SandboxAdvance,
  SandboxClock,
  SandboxClosure,
  SandboxPayment,
  SandboxReset,
  SandboxScenario,
  SandboxScenarioBody,
  SandboxStageMove,
  WebhookUrl,
  WebhookWithSecret,
} from '../schemas.generated.ts'

/**
 * Only with a sandbox token. Except for `reset` and `scenario` the POSTs take no key, so one is repeated only if the
 * service has not acted on it.
 */
export interface Sandbox extends ReturnType<typeof sandboxOf> {}
/** What others do to a claim. */
export interface SandboxClaims extends ReturnType<typeof sandboxClaimsOf> {}

export const sandboxOf = (api: Api) => ({
  /** The time of the sandbox. */
  clock(options?: CallOptions): Promise<SandboxClock> {
    return api.data('readSandboxClock', {}, options)
  },
  /** Moves the clock, runs everything that falls due on the way, and answers when that is done. */
  advance(by: SandboxAdvanceBody, options?: CallOptions): Promise<SandboxAdvance> {
    return api.data('advanceSandboxClock', { body: by }, options)
  },
  /** What others do to a claim. */
  claims: sandboxClaimsOf(api) as SandboxClaims,
  /** Deletes all cases of this partner and answers how many. Other partners' cases stay. */
  reset(options?: CallOptions): Promise<SandboxReset> {
    return api.data('resetSandbox', {}, options)
  },
  /** Plays a whole case in seconds, without moving the clock, and answers its `claim_id`. */
  scenario(name: SandboxScenarioBody['name'], options?: CallOptions): Promise<SandboxScenario> {
    return api.data('playSandboxScenario', { body: { name } }, options)
  },
  /** Sets this partner's webhook and returns a new secret. */
  webhook(body: WebhookUrl, options?: CallOptions): Promise<WebhookWithSecret> {
    return api.data('setSandboxWebhook', { body }, options)
  },
})

const sandboxClaimsOf = (api: Api) => ({
  /** Makes any move in the stage table and invents the data that it needs. */
  stage(id: string, body: SandboxStageMove, options?: CallOptions): Promise<Claim> {
    return api.data('moveSandboxClaim', { path: { id }, body }, options)
  },
  /** The debtor pays. */
  pay(id: string, body: SandboxPayment, options?: CallOptions): Promise<Payment> {
    return api.data('paySandboxClaim', { path: { id }, body }, options)
  },
  /** The service team closes the claim. */
  close(id: string, body: SandboxClosure, options?: CallOptions): Promise<Claim> {
    return api.data('closeSandboxClaim', { path: { id }, body }, options)
  },
  /** The creditor decides in the portal. */
  decide(id: string, body: LawsuitDecisionBody, options?: CallOptions): Promise<LawsuitDecision> {
    return api.data('decideInSandbox', { path: { id }, body }, options)
  },
})

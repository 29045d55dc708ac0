import type { Account } from '../servers/account.ts'
import { HTTP, httpRequest, type Target } from '../servers/load.ts'
import type { Act } from './acts.ts'
import type { Filled } from './fill.ts'

/** The requests of an act, one for each claim of the sample. */
export const apiTarget = (port: number, act: Act, { token }: Account, { subject, claim_ids }: Filled): Target => ({
  ...{ port, framing: HTTP },
  requests: claim_ids.map((id) => httpRequest(act.request(subject, id), token)),
})

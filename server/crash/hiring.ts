import { addPartner, confirmPartner } from '../src/features/parties/partners/service.ts'
import { openTokenSigner } from '../src/features/parties/tokens/jwt.ts'
import { issueToken } from '../src/features/parties/tokens/service.ts'
import type { Deps, Work } from '../src/platform/work.ts'

type Hiring = { organization_id: string; name: string; email: string; token_secret: string }

/** A confirmed partner with a token that no limit stops. */
export async function hirePartner(
  work: Work,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  { organization_id, name, email, token_secret }: Hiring,
): Promise<{ partner_id: string; token_id: string; token: string }> {
  const { id: partner_id } = await addPartner(work, { organization_id, name, email, commission_rate: 0.1 })
  await confirmPartner(work, partner_id)
  const issuing = { signer: openTokenSigner(token_secret), mode: config.mode, wall_now: clock.wall() }
  const wanted = { organization_id, kind: 'partner' as const, partner_id, rate_limit_per_hour: 1_000_000 }
  const { row, token } = await issueToken(work, wanted, issuing)
  return { partner_id, token_id: row.id, token }
}

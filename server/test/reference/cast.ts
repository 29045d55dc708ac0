import { foundOrganization } from '../../src/features/parties/organizations/service.ts'
import { addPartner, confirmPartner } from '../../src/features/parties/partners/service.ts'
import { issueToken } from '../../src/features/parties/tokens/service.ts'
import type { Poster } from '../../src/platform/outbound/poster.ts'
import { AUSTRIAN_HEAD } from '../letter-facts.ts'
import type { OperatorClient, World } from '../world.ts'

/** Where the events of the story go. The network is played, so that nothing leaves. */
export const EVENTS_URL = 'https://api.hofstetter.example/mahnwerk/events'

/** A collection company, the law firm that works with it, and one of its people. */
export async function cast(world: World) {
  const made = await world.act(async (work) => {
    const { id: organization_id } = await foundOrganization(work, {
      name: AUSTRIAN_HEAD.company_name,
      letterhead: AUSTRIAN_HEAD,
    })
    const { id: partner_id } = await addPartner(work, {
      organization_id,
      name: 'Kanzlei Hofstetter & Partner',
      email: 'office@hofstetter.example',
      uid: 'ATU57931468',
      address: { street: 'Lerchenfelder Straße 9', zip: '1080', city: 'Wien', country: 'AT' },
      commission_rate: 0.2,
    })
    await confirmPartner(work, partner_id)
    const issuing = { signer: world.http.signer, mode: world.deps.config.mode, wall_now: world.deps.clock.wall() }
    const wish = { organization_id, kind: 'partner', partner_id, name: 'ERP of the law firm' } as const
    const { token } = await issueToken(work, { ...wish, rate_limit_per_hour: 1000 }, issuing)
    return { partner_id, token }
  })
  const headers = { authorization: `Bearer ${made.token}` }
  const post = (url: string, payload: object) => world.request({ method: 'POST', url, headers, payload })
  const team: OperatorClient = await world.operator()
  return { partner: { ...made, post }, team }
}

type Sent = { headers: Readonly<Record<string, string>>; body: string }

/** The partner's endpoint, which takes everything. */
export function receiving(world: World) {
  const sent: Sent[] = []
  const poster: Poster = {
    async post({ headers, body }) {
      sent.push({ headers: { ...headers }, body: body.toString('utf8') })
      const outcome = { status_code: 200, error: null, response_head: Buffer.from('ok'), duration_ms: 84 }
      return { ...outcome, is_ours: false, is_reached: true }
    },
    close: async () => undefined,
  }
  const deliver = async () => {
    world.clock.advance(30_000)
    await world.deps.jobs.runDue({ ...world.deps, poster })
  }
  return { sent, deliver }
}

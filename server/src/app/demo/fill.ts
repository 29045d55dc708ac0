import { findPersonByEmail, joinCustomer } from '../../features/parties/creditors/index.ts'
import { submitCustomer } from '../../features/parties/customers/index.ts'
import { SYSTEM, type TokenCaller } from '../../kernel/caller.ts'
import { AppError } from '../../kernel/errors.ts'
import { sql } from '../../platform/db/db.ts'
import type { QueuedJob } from '../../platform/jobs/job.ts'
import { type Deps, readBusinessTime, transact } from '../../platform/work.ts'
import { hasBegunAnew } from './begun-anew.ts'
import { type DemoCase, demoCases } from './cases.ts'
import { CREDITORS, DEMO_CREDITOR, PLACES, STREETS } from './people.ts'
import { playCase } from './play.ts'
import { setUpReceiver } from './receiver.ts'

/** `token_id` is the token under which the cases are filed. */
export type DemoPartner = { organization_id: string; partner_id: string; token_id: string }

/**
 * The rest of the demo data, in the background: the first start should not wait for the letters of two hundred cases.
 * Every case goes through the same commands as a real one. After a crash the job resumes and leaves existing cases
 * alone.
 */
export const fillDemoCases: QueuedJob<DemoPartner> = {
  name: 'demo.fill',
  hand: 'wall',
  retry_s: [30, 300],
  async run(deps, partner) {
    if (await hasBegunAnew(deps.db, partner.partner_id)) return
    const caller = callerOf(partner)
    const customer_ids = await makeCustomers(deps, caller)
    const today = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
    const known = await listKnown(deps, partner)
    const missing = demoCases().filter(({ reference }) => !known.has(reference))
    if (missing.length > 0) await setUpReceiver(deps, partner.partner_id, today)
    for (const demo of missing) {
      if (await hasBegunAnew(deps.db, partner.partner_id)) return
      if (deps.jobs.stopping.aborted) throw new Error('the service stops; the demo cases go on later')
      await orAsItIs(deps, partner, demo, playCase({ deps, caller, customer_ids, today }, demo))
    }
    if (await hasBegunAnew(deps.db, partner.partner_id)) return
    await showToCreditor(deps, partner, customer_ids[0] as string)
  },
}

/** The demo's creditor also sees the cases of the first customer: there something came in, and something waits. */
const showToCreditor = (deps: Deps, { organization_id }: DemoPartner, id: string): Promise<void> =>
  transact(deps, SYSTEM, async (work) => {
    const person = await findPersonByEmail(work.tx, DEMO_CREDITOR.email)
    if (person) await joinCustomer(work, person, { id, organization_id })
  })

/**
 * In the past of a case every step is due: where the workflow was faster, the case stays where it took it. One that is
 * deleted meanwhile is played no further.
 */
const orAsItIs = (deps: Deps, { partner_id }: DemoPartner, { reference }: DemoCase, played: Promise<void>) =>
  played.catch(async (error: unknown) => {
    if (await hasBegunAnew(deps.db, partner_id)) return
    if (!(error instanceof AppError) || error.kind !== 'conflict') throw error
    deps.log.info({ reference, code: error.code }, 'the workflow was faster than the demo')
  })

const callerOf = ({ organization_id, partner_id, token_id }: DemoPartner): TokenCaller => ({
  type: 'token',
  id: token_id,
  organization_id,
  kind: 'partner',
  partner_id,
  isolate_partners: false,
})

const listKnown = async ({ db }: Deps, { organization_id }: DemoPartner): Promise<Set<DemoCase['reference']>> => {
  const rows = await db.many<{ partner_reference: string }>(sql`
    select partner_reference from claims where organization_id = ${organization_id} and partner_reference like 'NL-%'`)
  return new Set(rows.map(({ partner_reference }) => partner_reference))
}

/** An existing customer is found by its reference. */
const makeCustomers = (deps: Deps, caller: TokenCaller): Promise<string[]> =>
  transact(deps, caller, async (work) => {
    const ids: string[] = []
    for (const [index, [name]] of CREDITORS.entries()) {
      const place = PLACES[(index * 3) % PLACES.length] as (typeof PLACES)[number]
      const { row } = await submitCustomer(work, {
        name,
        email: `buchhaltung@kunde-${index + 1}.example`,
        partner_id: caller.partner_id as string,
        partner_client_reference: `K-${2001 + index}`,
        address: { street: `${STREETS[index % STREETS.length]} ${index + 2}`, ...place },
      })
      ids.push(row.id)
    }
    return ids
  })

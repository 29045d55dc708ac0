import { deliverWebhooks } from '../src/features/reach/webhooks/jobs.ts'
import { failLapsedDeliveries } from '../src/features/reach/webhooks/lapsed.ts'
import { switchWebhook } from '../src/features/reach/webhooks/service.ts'
import { SYSTEM } from '../src/kernel/caller.ts'
import { sql } from '../src/platform/db/db.ts'
import { newId } from '../src/platform/ids.ts'
import { transact } from '../src/platform/work.ts'
import { addPartner, openInside } from './servers/inside.ts'

/**
 * How long it takes to disable a webhook with very many waiting deliveries and to enable it again, how long a run of the
 * dispatcher takes then, and how long the job needs to fail what waited. `npm run bench -- switching 1000000`
 */
const WAITING = Number(process.argv[2] ?? 1_000_000)

const { deps, close } = await openInside()
try {
  const partner_id = await fill()
  const turn = (enabled: boolean) => () => transact(deps, SYSTEM, (work) => switchWebhook(work, partner_id, enabled))
  await measure('disabling', turn(false))
  await measure('enabling', turn(true))
  await measure('a run of the dispatcher', () => deliverWebhooks.run(deps, deps.clock.business()))
  await measure('failing what waited', () => failLapsedDeliveries.run(deps, deps.clock.wall()))
} finally {
  await close()
}

async function measure(what: string, act: () => Promise<unknown>): Promise<void> {
  const begin = performance.now()
  await act()
  console.log(`${what}: ${Math.round(performance.now() - begin)} ms`)
}

/** As after a long outage of the partner: half of it was tried before. */
async function fill(): Promise<string> {
  const { db, vault } = deps
  const { organization_id, partner_id } = await addPartner(db)
  const webhook_id = newId()
  await db.alone(sql`
    insert into webhooks (id, organization_id, partner_id, url, secret_sealed, created_at, updated_at)
    values (${webhook_id}, ${organization_id}, ${partner_id}, 'https://partner.example.com/', ${vault.seal('whsec_x')},
      now(), now())`)
  const PORTION = 50_000
  for (let filled = 0; filled < WAITING; filled += PORTION) {
    await db.alone(sql`
      insert into webhook_deliveries (id, webhook_id, epoch, event_id, test_body, type, claim_id, seq, attempts, next_at,
        created_at)
      select gen_random_uuid(), ${webhook_id}, 1, 'evt_' || replace(uuidv7()::text, '-', ''), 'x', 't', gen_random_uuid(), number,
        number % 2, now(), now()
      from generate_series(${filled + 1}::int, ${Math.min(WAITING, filled + PORTION)}::int) as number`)
  }
  await db.alone(sql`analyze webhook_deliveries`)
  return partner_id
}

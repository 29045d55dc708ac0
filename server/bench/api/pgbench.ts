import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { DatabaseAddress } from '../../src/platform/db/db.ts'
import type { Subject } from './acts.ts'

/**
 * The bare writes of each command as a pgbench script: what PostgreSQL itself can do without any checks. pgbench comes
 * with PostgreSQL's server packages; without it the column stays empty.
 */
export async function pgbenchRate(
  name: string,
  place: { address: DatabaseAddress; folder: string; subject: Subject; claim_ids: readonly string[] },
  seconds: number,
): Promise<number | undefined> {
  const script = SCRIPTS[name]
  if (!script) return undefined
  const { address, folder } = place
  const path = join(folder, 'pgbench.sql')
  await writeFile(path, script(place.subject, place.claim_ids))
  const client = ['-h', address.host, '-p', String(address.port), '-U', address.username, address.database]
  const child = spawn(
    'pgbench',
    ['-n', '-M', 'prepared', '-c', '16', '-j', '1', '-T', String(seconds), '-f', path, ...client],
    {
      env: { PATH: process.env.PATH, PGPASSWORD: address.password },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const code = await new Promise<number | undefined>((resolve) =>
    child.once('error', () => resolve(undefined)).once('close', (status) => resolve(status ?? 1)),
  )
  if (code === undefined) return undefined
  const [out, errors] = await said
  if (code !== 0) throw new Error(`pgbench: ${errors}`)
  return Number(/tps = ([\d.]+) \(without/.exec(out)?.[1])
}

const activity = (organization_id: string, claim: string) => `
insert into claim_activity (id, organization_id, claim_id, actor_type, action, details, at)
  values (gen_random_uuid(), '${organization_id}', ${claim}, 'system', 'bench', '{}', now());`

const entry = (organization_id: string, kind: string, cents: number, column: string, id: string) => `
insert into account_entries (id, organization_id, claim_id, kind, counts_as, amount_cents, day, ${column}, created_at)
  values (gen_random_uuid(), '${organization_id}', :claim_id, '${kind}', '${kind}', ${cents}, now(), ${id}, now());`

const someClaim = (claim_ids: readonly string[]) => `
\\set number random(1, ${claim_ids.length})
select id as claim_id from claims where case_reference = 'BENCH' || :number::text for update \\gset`

const SCRIPTS: Readonly<Record<string, (subject: Subject, claim_ids: readonly string[]) => string>> = {
  'claim create': ({ caller: { organization_id }, debtor_id, customer_id }) => `
begin;
select uuidv7() as claim_id, nextval('case_numbers') as number \\gset
insert into claims (id, organization_id, debtor_id, customer_id, case_reference, claim_type, submission_state, case_status,
  collection_stage, stage_entered_at, changed_at, created_at, updated_at)
  values (:claim_id, '${organization_id}', '${debtor_id}', '${customer_id}', 'PGBENCH' || :number::text || :client_id::text, 'standard', 'new',
  'open', 'new', now(), now(), now(), now());${activity(organization_id, ':claim_id')}
insert into events (id, organization_id, claim_id, type, body, changed_at, created_at)
  values ('evt_' || replace(uuidv7()::text, '-', ''), '${organization_id}', :claim_id, 'claim.collection_stage_changed', '', now(), now());
commit;
`,
  invoice: ({ caller: { organization_id } }, claim_ids) => `
begin;${someClaim(claim_ids)}
select gen_random_uuid() as invoice_id \\gset
insert into invoices (id, organization_id, claim_id, gross_cents, data_extraction_status, created_at, updated_at)
  values (:invoice_id, '${organization_id}', :claim_id, 100, 'manual', now(), now());${entry(organization_id, 'invoice', 100, 'invoice_id', ':invoice_id')}${activity(organization_id, ':claim_id')}
update claims set total_cents = total_cents + 100, updated_at = now() where id = :claim_id;
commit;
`,
  payment: ({ caller: { organization_id }, debtor_id, customer_id, partner_id }, claim_ids) => `
begin;${someClaim(claim_ids)}
select gen_random_uuid() as payment_id, gen_random_uuid() as fee_id \\gset
insert into payments (id, organization_id, claim_id, debtor_id, amount_cents, payment_method, payment_date, value_date, status, created_at)
  values (:payment_id, '${organization_id}', :claim_id, '${debtor_id}', 10, 'other', now(), now(), 'completed', now());${entry(organization_id, 'payment', -10, 'payment_id', ':payment_id')}
insert into fees (id, organization_id, claim_id, customer_id, partner_id, kind, payment_id, rate, base_cents, amount_cents, created_at)
  values (:fee_id, '${organization_id}', :claim_id, '${customer_id}', '${partner_id}', 'success', :payment_id, 0.1, 10, 1, now());
insert into revenue_shares (id, organization_id, partner_id, claim_id, customer_id, fee_id, fee_amount_cents, commission_rate,
  amount_cents, status, created_at)
  values (gen_random_uuid(), '${organization_id}', '${partner_id}', :claim_id, '${customer_id}', :fee_id, 1, 0.2, 0, 'accrued', now());${activity(organization_id, ':claim_id')}
update claims set paid_cents = paid_cents + 10, updated_at = now() where id = :claim_id;
commit;
`,
}

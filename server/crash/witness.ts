import type { Db } from '../src/platform/db/db.ts'
import { MARGIN_MS } from './model.ts'

/** The `partner_reference` of a change that is to commit after its webhook was disabled. */
export const STRADDLE = 'straddle'
/** Held while a straddling change waits for its webhook to be disabled. */
export const STRADDLING = 770_001
const STRADDLE_AT_MOST_S = 20

/**
 * Additions to the suite's own database: a record of every change to a webhook, and triggers that delay or roll back a
 * change at commit, as the claim's `partner_reference` asks.
 */
const WITNESS = [
  `create table crash_switches (
    number bigint generated always as identity, webhook_id uuid, enabled boolean, secret_sealed bytea)`,
  `create function crash_note_switch() returns trigger language plpgsql as $$
  begin
    insert into crash_switches (webhook_id, enabled, secret_sealed) values (new.id, new.enabled, new.secret_sealed);
    return null;
  end $$`,
  `create trigger crash_note_switch after insert or update on webhooks
    for each row execute function crash_note_switch()`,
  `create function crash_linger() returns trigger language plpgsql as $$
  declare wish text := (select partner_reference from claims where id = new.claim_id);
  begin
    if wish = 'roll back' or (wish = 'fickle' and new.type = 'claim.status_changed' and hashtext(new.id) % 2 = 0) then
      raise exception 'rolled back on purpose';
    end if;
    if wish ~ '^linger ' then perform pg_sleep(substring(wish from '\\d+')::int / 1000.0); end if;
    if wish = '${STRADDLE}' then
      perform pg_advisory_xact_lock_shared(${STRADDLING});
      while exists (
        select from claims c
        join customers cu on cu.id = c.customer_id
        join webhooks w on w.partner_id = cu.partner_id and w.enabled
        where c.id = new.claim_id
      ) and clock_timestamp() < now() + interval '${STRADDLE_AT_MOST_S} s' loop
        perform pg_sleep(0.02);
      end loop;
      perform pg_sleep(${(2 * MARGIN_MS) / 1000});
    end if;
    return null;
  end $$`,
  `create constraint trigger crash_linger after insert on events deferrable initially deferred
    for each row execute function crash_linger()`,
]

export async function installWitness(db: Db): Promise<void> {
  for (const text of WITNESS) await db.alone({ text, values: [] })
}

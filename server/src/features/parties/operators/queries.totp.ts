import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'

export type TotpRow = { sealed_secret: Buffer; enabled_at: Date | null; last_step: number | null }

export const lockTotp = (tx: Tx, operator_id: string): Promise<TotpRow | undefined> =>
  tx.one(sql`
    select sealed_secret, enabled_at, last_step from operator_totp
    where operator_id = ${operator_id} for no key update`)

/** Replaces a secret that was never confirmed. One that is in use stays. */
export const insertTotp = (tx: Tx, operator_id: string, sealed_secret: Buffer): Promise<number> =>
  tx.run(sql`
    insert into operator_totp as t (operator_id, sealed_secret) values (${operator_id}, ${sealed_secret})
    on conflict (operator_id) do update set sealed_secret = excluded.sealed_secret, created_at = wall_now()
    where t.enabled_at is null`)

export const setTotpStep = (tx: Tx, operator_id: string, last_step: number): Promise<number> =>
  tx.run(sql`
    update operator_totp set last_step = ${last_step}, enabled_at = coalesce(enabled_at, wall_now())
    where operator_id = ${operator_id}`)

/** The recovery codes are deleted too. */
export const deleteTotp = (tx: Tx, operator_id: string): Promise<number> =>
  tx.run(sql`delete from operator_totp where operator_id = ${operator_id}`)

export const insertRecoveryCode = (tx: Tx, operator_id: string, code_hash: Buffer): Promise<number> =>
  tx.run(sql`insert into operator_recovery_codes (operator_id, code_hash) values (${operator_id}, ${code_hash})`)

/** Returns 1 for the one caller who used this code. */
export const deleteRecoveryCode = (tx: Tx, operator_id: string, code_hash: Buffer): Promise<number> =>
  tx.run(sql`delete from operator_recovery_codes where operator_id = ${operator_id} and code_hash = ${code_hash}`)

export const countRecoveryCodes = async (reader: Reader, operator_id: string): Promise<number> =>
  (
    await reader.one<{ total: number }>(
      sql`select count(*) as total from operator_recovery_codes where operator_id = ${operator_id}`,
    )
  )?.total ?? 0

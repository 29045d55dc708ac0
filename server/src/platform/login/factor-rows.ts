import { type Reader, sql, type Tx } from '../db/db.ts'
import { newId } from '../ids.ts'
import { isOf, type LoginAccount, ownerOf } from './account.ts'

/** What an account has besides its password. */
export type FactorState = { totp_enabled: boolean; passkey_count: number; recovery_codes_left: number }

export const readFactors = async (reader: Reader, account: LoginAccount): Promise<FactorState> =>
  (await reader.one<FactorState>(sql`
    select exists (select from login_totp where ${isOf(account)} and enabled_at is not null) as totp_enabled,
      (select count(*)::int from login_passkeys where ${isOf(account)}) as passkey_count,
      (select count(*)::int from login_recovery_codes where ${isOf(account)}) as recovery_codes_left`)) as FactorState

/** Until commit the factors of an account change one after the other, so that the last one is known to be the last. */
export const holdFactors = (tx: Tx, { audience, id }: LoginAccount): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`second factor ${audience} ${id}`}, 0))`)

export type TotpRow = { sealed_secret: Buffer; enabled_at: Date | null; last_step: number | null }

export const findTotp = (reader: Reader, account: LoginAccount): Promise<TotpRow | undefined> =>
  reader.one(sql`select sealed_secret, enabled_at, last_step from login_totp where ${isOf(account)}`)

export const lockTotp = (tx: Tx, account: LoginAccount): Promise<TotpRow | undefined> =>
  tx.one(sql`select sealed_secret, enabled_at, last_step from login_totp where ${isOf(account)} for no key update`)

/** Replaces a secret that was never confirmed. One that is in use stays, and 0 is returned. */
export async function insertTotp(tx: Tx, account: LoginAccount, sealed_secret: Buffer): Promise<number> {
  await tx.run(sql`delete from login_totp where ${isOf(account)} and enabled_at is null`)
  return tx.run(sql`
    insert into login_totp (id, operator_id, person_id, sealed_secret)
    values (${newId()}, ${ownerOf(account)}, ${sealed_secret}) on conflict do nothing`)
}

export const setTotpStep = (tx: Tx, account: LoginAccount, last_step: number): Promise<number> =>
  tx.run(sql`
    update login_totp set last_step = ${last_step}, enabled_at = coalesce(enabled_at, wall_now())
    where ${isOf(account)}`)

export const deleteTotp = (tx: Tx, account: LoginAccount): Promise<number> =>
  tx.run(sql`delete from login_totp where ${isOf(account)}`)

export const insertRecoveryCode = (tx: Tx, account: LoginAccount, code_hash: Buffer): Promise<number> =>
  tx.run(sql`
    insert into login_recovery_codes (operator_id, person_id, code_hash) values (${ownerOf(account)}, ${code_hash})`)

/** Returns 1 for the one caller who used this code. */
export const deleteRecoveryCode = (tx: Tx, account: LoginAccount, code_hash: Buffer): Promise<number> =>
  tx.run(sql`delete from login_recovery_codes where ${isOf(account)} and code_hash = ${code_hash}`)

export const deleteRecoveryCodes = (tx: Tx, account: LoginAccount): Promise<number> =>
  tx.run(sql`delete from login_recovery_codes where ${isOf(account)}`)

import { byteaTexts, knownNumber, type Reader, sql, type Tx } from '../db/db.ts'
import { newId } from '../ids.ts'
import { RESEAL_BATCH } from '../reseal.ts'
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

/** `secret_id` is the vault's: which secret hashed the code. */
export type RecoveryCodeRow = { code_hash: Buffer; secret_id: string }

export const insertRecoveryCode = (tx: Tx, account: LoginAccount, row: RecoveryCodeRow): Promise<number> =>
  tx.run(sql`
    insert into login_recovery_codes (operator_id, person_id, code_hash, secret_id)
    values (${ownerOf(account)}, ${row.code_hash}, ${row.secret_id})`)

/** Returns 1 for the one caller who used this code. */
export const deleteRecoveryCode = (tx: Tx, account: LoginAccount, code_hashes: readonly Buffer[]): Promise<number> =>
  tx.run(sql`
    delete from login_recovery_codes where ${isOf(account)} and code_hash = any(${byteaTexts(code_hashes)}::bytea[])`)

/** Accounts whose codes end with the secrets before this one. */
export const countOlderRecoveryCodes = async (reader: Reader, secret_id: string): Promise<number> =>
  (
    await reader.one<{ total: number }>(sql`
    select count(distinct coalesce(operator_id, person_id))::int as total from login_recovery_codes
    where secret_id is distinct from ${secret_id}`)
  )?.total ?? 0

export const deleteRecoveryCodes = (tx: Tx, account: LoginAccount): Promise<number> =>
  tx.run(sql`delete from login_recovery_codes where ${isOf(account)}`)

export const lockSealedTotps = (tx: Tx, after: string): Promise<{ id: string; sealed: Buffer }[]> =>
  tx.many(sql`
    select id, sealed_secret as sealed from login_totp where id > ${after}
    order by id limit ${knownNumber(RESEAL_BATCH)} for no key update`)

export const setSealedTotp = (tx: Tx, id: string, sealed_secret: Buffer): Promise<number> =>
  tx.run(sql`update login_totp set sealed_secret = ${sealed_secret} where id = ${id}`)

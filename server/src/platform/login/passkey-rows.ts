import { conflict } from '../../kernel/errors.ts'
import { onConstraint } from '../db/constraints.ts'
import { type Reader, sql, type Tx } from '../db/db.ts'
import { isOf, type LoginAccount, type LoginAudience, ownerOf } from './account.ts'

export type PasskeyRow = {
  id: string
  name: string
  created_at: Date
  last_used_at: Date | null
  credential_id: Buffer
  transports: string[]
  user_handle: Buffer
}

export const listPasskeys = (reader: Reader, account: LoginAccount): Promise<PasskeyRow[]> =>
  reader.many(sql`
    select id, name, created_at, last_used_at, credential_id, to_json(transports) as transports, user_handle from login_passkeys
    where ${isOf(account)} order by created_at, id`)

export type NewPasskey = {
  id: string
  user_handle: Buffer
  credential_id: Buffer
  public_key: Buffer
  counter: number
  transports: readonly string[]
  name: string
}

export const insertPasskey = (tx: Tx, account: LoginAccount, row: NewPasskey): Promise<number> =>
  onConstraint(
    tx.run(sql`
      insert into login_passkeys (id, operator_id, person_id, user_handle, credential_id, public_key, counter, transports,
        name)
      values (${row.id}, ${ownerOf(account)}, ${row.user_handle}, ${row.credential_id}, ${row.public_key},
        ${row.counter}, ${row.transports}::text[], ${row.name})`),
    { login_passkeys_credential_key: () => conflict('passkey_known', 'This passkey was added already') },
  )

/** Returns 0 for one that is not the account's own. */
export const setPasskeyName = (tx: Tx, account: LoginAccount, { id, name }: Pick<PasskeyRow, 'id' | 'name'>) =>
  tx.run(sql`update login_passkeys set name = ${name} where ${isOf(account)} and id = ${id}`)

export const deletePasskey = (tx: Tx, account: LoginAccount, id: string): Promise<number> =>
  tx.run(sql`delete from login_passkeys where ${isOf(account)} and id = ${id}`)

export const deletePasskeys = (tx: Tx, account: LoginAccount): Promise<number> =>
  tx.run(sql`delete from login_passkeys where ${isOf(account)}`)

/** What a signature is checked with. */
export type CredentialRow = { id: string; account_id: string; user_handle: Buffer; public_key: Buffer; counter: number }

const CREDENTIAL = sql`k.id, a.id as account_id, k.user_handle, k.public_key, k.counter`

/** Only among the accounts of one audience: a passkey of the team opens nothing for creditors. */
export const findCredential = (
  reader: Reader,
  audience: LoginAudience,
  credential_id: Buffer,
): Promise<CredentialRow | undefined> =>
  audience === 'operator'
    ? reader.one(sql`
        select ${CREDENTIAL} from login_passkeys k join operators a on a.id = k.operator_id
        where k.credential_id = ${credential_id}`)
    : reader.one(sql`
        select ${CREDENTIAL} from login_passkeys k join creditor_people a on a.id = k.person_id
        where k.credential_id = ${credential_id}`)

/** Returns 0 where the passkey has gone, or where another login has counted as far meanwhile. */
export const setUsed = (tx: Tx, id: string, counter: number): Promise<number> =>
  tx.run(sql`
    update login_passkeys set counter = ${counter}, last_used_at = wall_now()
    where id = ${id} and (counter < ${counter} or counter = 0)`)

export type Challenge = {
  readonly audience: LoginAudience
  readonly purpose: 'login' | 'registration'
  /** Of what the browser holds: the cookie of a stranger, or the session. */
  readonly holder_hash: Buffer
}

const MINUTES = 5

/** A newer one of the same holder replaces it. */
export const putChallenge = (tx: Tx, { audience, purpose, holder_hash }: Challenge, challenge: Buffer) =>
  tx.run(sql`
    insert into login_challenges (audience, purpose, holder_hash, challenge, expires_at)
    values (${audience}, ${purpose}, ${holder_hash}, ${challenge}, wall_now() + make_interval(mins => ${MINUTES}))
    on conflict (audience, purpose, holder_hash) do update set challenge = excluded.challenge,
      expires_at = excluded.expires_at`)

/** Only one caller gets it, even if several come at the same moment. */
export const takeChallenge = async (tx: Tx, { audience, purpose, holder_hash }: Challenge) =>
  (
    await tx.one<{ challenge: Buffer }>(sql`
      delete from login_challenges
      where audience = ${audience} and purpose = ${purpose} and holder_hash = ${holder_hash} and expires_at > wall_now()
      returning challenge`)
  )?.challenge

export const deleteOldChallenges = (tx: Tx): Promise<number> =>
  tx.run(sql`delete from login_challenges where expires_at <= wall_now()`)

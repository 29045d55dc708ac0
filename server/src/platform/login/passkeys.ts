import { randomBytes } from 'node:crypto'
import { conflict, invalid, notFound, unauthorized } from '../../kernel/errors.ts'
import { recordAudit } from '../audit/audit.ts'
import { newSecret, secretHash } from '../bearer-secret.ts'
import { addressBucket } from '../http/client-address.ts'
import { type RateLimiter, tooMany } from '../http/rate-limit.ts'
import { newId } from '../ids.ts'
import type { Vault } from '../vault.ts'
import type { Deps, Work } from '../work.ts'
import { type LoginAccount, type LoginAudience, subjectOf } from './account.ts'
import { holdFactors, readFactors } from './factor-rows.ts'
import { knownDevice } from './known-device.ts'
import { giveBack, type Reservation, reserveGuess } from './lock-out.ts'
import * as ceremony from './passkey-ceremony.ts'
import * as rows from './passkey-rows.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { demandOptional, forgetCodesOfNothing, hasSecondFactor } from './second-factor.ts'
import { LOGINS_USED_UP, PASSKEY_REFUSED } from './words.ts'

const CHALLENGE_BYTES = 32
const USER_HANDLE_BYTES = 32
export const PASSKEYS_MAX = 20
/** Challenges per clock hour and client address, behind which a whole office may sit. */
const CHALLENGES_PER_ADDRESS = 600

/** Who adds a passkey, and in which session: nobody else can finish what was begun there. */
export type PasskeyOwner = {
  readonly account: LoginAccount
  readonly session_id: string
  readonly email: string
  readonly name: string | null
}

const registrationOf = ({ account, session_id }: PasskeyOwner): rows.Challenge => ({
  audience: account.audience,
  purpose: 'registration',
  holder_hash: secretHash(session_id),
})

/** All passkeys of an account share a handle, by which an authenticator keeps one of them only. */
const handleOf = (passkeys: readonly rows.PasskeyRow[]): Buffer =>
  passkeys[0]?.user_handle ?? randomBytes(USER_HANDLE_BYTES)

/** What the browser makes a passkey from. The challenge ends in the handle, so that both are kept together. */
export async function beginPasskey(work: Work, owner: PasskeyOwner, public_url: string) {
  const known = await rows.listPasskeys(work.tx, owner.account)
  demandRoom(known)
  const user_handle = handleOf(known)
  const challenge = Buffer.concat([randomBytes(CHALLENGE_BYTES), user_handle])
  await rows.putChallenge(work.tx, registrationOf(owner), challenge)
  const person = { user_handle, email: owner.email, name: owner.name ?? owner.email, known }
  return ceremony.registrationOptions(ceremony.partyOf(public_url), challenge, person)
}

function demandRoom({ length }: readonly unknown[]): void {
  if (length >= PASSKEYS_MAX)
    throw conflict('limit_reached', `An account has at most ${PASSKEYS_MAX} passkeys`, { max: PASSKEYS_MAX })
}

export type NewKey = Omit<rows.NewPasskey, 'id' | 'name'>

/** Uses up the challenge, whatever comes of it. */
export async function readNewPasskey(
  { db, config }: Deps,
  owner: PasskeyOwner,
  created: ceremony.CreatedCredential,
): Promise<NewKey> {
  const challenge = await db.transaction((tx) => rows.takeChallenge(tx, registrationOf(owner)))
  const party = ceremony.partyOf(config.public_url)
  const key = challenge && (await ceremony.readNewPasskey(party, challenge, created))
  if (!key) throw invalid({ field: 'credential', code: 'passkey_refused', message: PASSKEY_REFUSED })
  return { ...key, user_handle: challenge.subarray(CHALLENGE_BYTES) }
}

/** The first factor of an account comes with recovery codes; null for a further one. */
export async function addPasskey(
  work: Work,
  account: LoginAccount,
  { key, name, vault }: { key: NewKey; name: string; vault: Vault },
): Promise<{ passkey: rows.PasskeyRow; recovery_codes: string[] | null }> {
  await holdFactors(work.tx, account)
  const [factors, known] = await Promise.all([readFactors(work.tx, account), rows.listPasskeys(work.tx, account)])
  demandRoom(known)
  const id = newId()
  await rows.insertPasskey(work.tx, account, { ...key, id, name })
  await recordAudit(work, { action: 'passkey.added', subject: subjectOf(account), details: { passkey_id: id } })
  const recovery_codes = hasSecondFactor(factors) ? null : await makeRecoveryCodes(work, account, vault)
  const passkey = (await rows.listPasskeys(work.tx, account)).find((one) => one.id === id) as rows.PasskeyRow
  return { passkey, recovery_codes }
}

export async function renamePasskey(
  work: Work,
  account: LoginAccount,
  { id, name }: { id: string; name: string },
): Promise<rows.PasskeyRow> {
  await holdFactors(work.tx, account)
  if ((await rows.setPasskeyName(work.tx, account, { id, name })) === 0) throw notFound()
  await recordAudit(work, { action: 'passkey.renamed', subject: subjectOf(account), details: { passkey_id: id } })
  return (await rows.listPasskeys(work.tx, account)).find((one) => one.id === id) as rows.PasskeyRow
}

export async function removePasskey(
  work: Work,
  account: LoginAccount,
  { id, is_required }: { id: string; is_required: boolean },
): Promise<void> {
  await holdFactors(work.tx, account)
  const { totp_enabled, passkey_count } = await readFactors(work.tx, account)
  if (!totp_enabled && passkey_count === 1) demandOptional(is_required)
  if ((await rows.deletePasskey(work.tx, account, id)) === 0) throw notFound()
  await forgetCodesOfNothing(work, account)
  await recordAudit(work, { action: 'passkey.removed', subject: subjectOf(account), details: { passkey_id: id } })
}

/** For a stranger: what to sign, and the value of the cookie that alone can send the signature. */
export async function beginPasskeyLogin(
  { db, config, clock }: Deps,
  { audience, address, limiter }: { audience: LoginAudience; address: string; limiter: RateLimiter },
) {
  const verdict = await limiter.take(`passkey:${addressBucket(address)}`, CHALLENGES_PER_ADDRESS)
  if (!verdict.admitted)
    throw tooMany(verdict, clock.wall(), { code: 'address_limit_used_up', message: LOGINS_USED_UP })
  const secret = newSecret()
  const challenge = randomBytes(CHALLENGE_BYTES)
  const holder = { audience, purpose: 'login', holder_hash: secretHash(secret) } as const
  await db.transaction((tx) => rows.putChallenge(tx, holder, challenge))
  return { options: await ceremony.loginOptions(ceremony.partyOf(config.public_url), challenge), secret }
}

export type PasskeyTry = {
  readonly audience: LoginAudience
  readonly credential: ceremony.AssertedCredential
  readonly secret: string | undefined
  readonly address: string
  readonly device_cookie: string | undefined
}
/** A right signature, which `usePasskey` turns into a login. */
export type PasskeyLogin = {
  readonly account: LoginAccount
  readonly passkey_id: string
  readonly counter: number
  readonly device: string | null
  readonly reservation: Reservation
}

/**
 * Checks a signature. Failures count for this passkey and for the place, so that they lock out nobody who types a
 * password. Whatever is wrong, the answer is the same.
 */
export async function checkPasskey(deps: Deps, given: PasskeyTry): Promise<PasskeyLogin> {
  const { db, vault, config } = deps
  const { audience, credential, secret } = given
  const stored = await rows.findCredential(db, audience, Buffer.from(credential.id, 'base64url'))
  const device = knownDevice(vault, stored?.account_id, given.device_cookie)
  const guess = {
    audience,
    account: `passkey ${credential.id}`,
    place: device ?? addressBucket(given.address),
    is_known_device: device !== null,
  }
  const reservation = await reserveGuess(deps, guess, LOGINS_USED_UP)
  const holder = { audience, purpose: 'login', holder_hash: secretHash(secret ?? '') } as const
  const challenge = await db.transaction((tx) => rows.takeChallenge(tx, holder))
  if (!stored || !challenge || !isHandleOf(stored, credential)) throw passkeyRefused()
  const counter = await ceremony.readLogin(ceremony.partyOf(config.public_url), challenge, {
    asserted: credential,
    stored,
  })
  if (counter === undefined) throw passkeyRefused()
  return { account: { audience, id: stored.account_id }, passkey_id: stored.id, counter, device, reservation }
}

export const passkeyRefused = () => unauthorized('passkey_refused', PASSKEY_REFUSED)

const isHandleOf = ({ user_handle }: rows.CredentialRow, { response }: ceremony.AssertedCredential): boolean =>
  user_handle.equals(Buffer.from(response.userHandle ?? '', 'base64url'))

/** In the transaction that opens the session. Fails for a passkey that was removed or used elsewhere meanwhile. */
export async function usePasskey(work: Work, { passkey_id, counter, reservation }: PasskeyLogin): Promise<void> {
  if ((await rows.setUsed(work.tx, passkey_id, counter)) === 0) throw passkeyRefused()
  await giveBack(work.tx, reservation, { is_over: true })
}

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

/** Some hundred modules that only people who log in need, so no process loads them before. */
const webauthn = () => import('@simplewebauthn/server')

/** For whom an authenticator signs: the host of our public address, and pages of its origin only. */
export type Party = { readonly rp_id: string; readonly origin: string }

export function partyOf(public_url: string): Party {
  const { hostname, origin } = new URL(public_url)
  return { rp_id: hostname, origin }
}

const RP_NAME = 'Mahnwerk'
const TIMEOUT_MS = 300_000
/** EdDSA, ES256 and RS256: every authenticator has one of them, and every Node that we run on can check them. */
const ALGORITHMS = [-8, -7, -257]

export type Registrant = {
  readonly user_handle: Buffer
  readonly email: string
  readonly name: string
  readonly known: readonly { readonly credential_id: Buffer; readonly transports: readonly string[] }[]
}

/**
 * The passkey must be found without an address being typed, and must check its owner (a finger, a face, a PIN): so it is
 * a whole login by itself. Which make of authenticator it is does not matter to us.
 */
export const registrationOptions = async (party: Party, challenge: Buffer, person: Registrant) =>
  (await webauthn()).generateRegistrationOptions({
    ...{ rpName: RP_NAME, rpID: party.rp_id, timeout: TIMEOUT_MS, attestationType: 'none' },
    challenge: new Uint8Array(challenge),
    userID: new Uint8Array(person.user_handle),
    userName: person.email,
    userDisplayName: person.name,
    excludeCredentials: person.known.map(({ credential_id, transports }) => ({
      id: credential_id.toString('base64url'),
      transports: [...transports],
    })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })

/** Names no credential, so that it says the same to everybody. */
export const loginOptions = async (party: Party, challenge: Buffer) =>
  (await webauthn()).generateAuthenticationOptions({
    ...{ rpID: party.rp_id, timeout: TIMEOUT_MS, userVerification: 'required' },
    challenge: new Uint8Array(challenge),
  })

/** What the browser's `toJSON()` tells of a new credential, as far as we read it. */
export type CreatedCredential = {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: {
    readonly clientDataJSON: string
    readonly attestationObject: string
    readonly transports?: readonly string[]
  }
}

export type AssertedCredential = {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: {
    readonly clientDataJSON: string
    readonly authenticatorData: string
    readonly signature: string
    readonly userHandle?: string | null
  }
}

const expectedOf = ({ rp_id, origin }: Party, challenge: Buffer) => ({
  expectedChallenge: challenge.toString('base64url'),
  expectedOrigin: origin,
  expectedRPID: rp_id,
  requireUserVerification: true,
})

/** Whatever is wrong with what a browser sent, it is refused; why is of use only to an attacker. */
const unlessRefused = <T>(check: Promise<T>): Promise<T | undefined> => check.catch(() => undefined)

/** The new key; undefined when it does not answer our challenge from one of our pages. */
export async function readNewPasskey(party: Party, challenge: Buffer, created: CreatedCredential) {
  const response = { ...created, clientExtensionResults: {} } as unknown as RegistrationResponseJSON
  const { verifyRegistrationResponse } = await webauthn()
  const checked = await unlessRefused(
    verifyRegistrationResponse({ response, supportedAlgorithmIDs: ALGORITHMS, ...expectedOf(party, challenge) }),
  )
  if (!checked?.verified) return undefined
  const { credential } = checked.registrationInfo
  return {
    credential_id: Buffer.from(credential.id, 'base64url'),
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: [...(created.response.transports ?? [])],
  }
}

/** The counter after this use; undefined when the signature is not one of this key, or the counter went back. */
export async function readLogin(
  party: Party,
  challenge: Buffer,
  { asserted, stored }: { asserted: AssertedCredential; stored: { public_key: Buffer; counter: number } },
): Promise<number | undefined> {
  const response = { ...asserted, clientExtensionResults: {} } as unknown as AuthenticationResponseJSON
  const credential = { id: asserted.id, publicKey: new Uint8Array(stored.public_key), counter: stored.counter }
  const { verifyAuthenticationResponse } = await webauthn()
  const checked = await unlessRefused(
    verifyAuthenticationResponse({ response, credential, ...expectedOf(party, challenge) }),
  )
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined
}

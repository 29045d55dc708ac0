import { type Static, Type } from 'typebox'
import { filledText, nullable, strictObject, Timestamp, Uuid } from '../../kernel/wire.ts'
import type { FactorState } from '../../platform/login/factor-rows.ts'
import type { PasskeyRow } from '../../platform/login/passkey-rows.ts'
import { CODE_LENGTH_MAX, PASSWORD_LENGTH_MAX } from '../../platform/login/words.ts'

export const Code = Type.String({
  minLength: 1,
  maxLength: CODE_LENGTH_MAX,
  description: 'Six digits of the authenticator app, or a recovery code',
})

/** Everything about the own second factor asks for the password again. */
export const PasswordProof = strictObject('PasswordProof', {
  current_password: Type.String({ maxLength: PASSWORD_LENGTH_MAX }),
})

export const TotpConfirm = strictObject('TotpConfirm', { code: Code })

export const TotpBegun = strictObject('TotpBegun', {
  secret: Type.String({ description: 'Base32, for typing in' }),
  otpauth_uri: Type.String(),
  qr_svg: Type.String({ description: 'The address as a QR code, a whole SVG picture' }),
})
export type TotpBegun = Static<typeof TotpBegun>

const CODES_ONCE = 'Each opens the account once. Shown this once.'
export const RecoveryCodes = strictObject('RecoveryCodes', {
  recovery_codes: Type.Array(Type.String(), { description: CODES_ONCE }),
})

export const Passkey = strictObject('Passkey', {
  id: Uuid,
  name: Type.String(),
  created_at: Timestamp,
  last_used_at: nullable(Timestamp),
})

export const passkeyOut = ({ id, name, created_at, last_used_at }: PasskeyRow): Static<typeof Passkey> => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})

export const SecondFactor = strictObject('SecondFactor', {
  totp_enabled: Type.Boolean(),
  passkeys: Type.Array(Passkey, { description: 'Each logs in by itself, without password and code.' }),
  recovery_codes_left: Type.Integer(),
  is_required: Type.Boolean({ description: 'The last second factor cannot be removed.' }),
})
export type SecondFactor = Static<typeof SecondFactor>

export const secondFactorOut = (
  { totp_enabled, recovery_codes_left }: FactorState,
  passkeys: readonly PasskeyRow[],
  is_required: boolean,
): SecondFactor => ({ totp_enabled, passkeys: passkeys.map(passkeyOut), recovery_codes_left, is_required })

/** For the browser, which knows what to do with it. */
export const PasskeyOptions = strictObject('PasskeyOptions', {
  options: Type.Object(
    {},
    { additionalProperties: true, description: 'For `PublicKeyCredential`, as WebAuthn level 3 writes them in JSON' },
  ),
})

const base64 = (maxLength: number) => Type.String({ maxLength, pattern: '^[A-Za-z0-9_-]*$' })
const CREDENTIAL = { id: base64(1400), rawId: base64(1400), type: Type.Literal('public-key') }
/** Browsers add members from time to time. */
const OPEN = {
  additionalProperties: true,
  description: 'As `toJSON()` of the browser gives it; other members are ignored',
}

const CreatedCredential = Type.Object(
  {
    ...CREDENTIAL,
    response: Type.Object(
      {
        clientDataJSON: base64(2000),
        attestationObject: base64(8000),
        transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
      },
      { additionalProperties: true },
    ),
  },
  OPEN,
)

const AssertedCredential = Type.Object(
  {
    ...CREDENTIAL,
    response: Type.Object(
      {
        clientDataJSON: base64(2000),
        authenticatorData: base64(2000),
        signature: base64(2000),
        userHandle: Type.Optional(nullable(base64(100))),
      },
      { additionalProperties: true },
    ),
  },
  OPEN,
)

export const PASSKEY_NAME_MAX = 100

export const PasskeyBody = strictObject('PasskeyAdded', {
  name: filledText(PASSKEY_NAME_MAX, 'By which its owner knows it'),
  credential: CreatedCredential,
})

export const PasskeyNameBody = strictObject('PasskeyNamed', {
  name: filledText(PASSKEY_NAME_MAX, 'By which its owner knows it'),
  current_password: Type.String({ maxLength: PASSWORD_LENGTH_MAX }),
})

export const PasskeyLoginBody = strictObject('PasskeyLogin', { credential: AssertedCredential })

export const PasskeyMade = strictObject('PasskeyMade', {
  passkey: Passkey,
  recovery_codes: nullable(
    Type.Array(Type.String(), { description: `With the first second factor of an account. ${CODES_ONCE}` }),
  ),
})

import { type Static, Type } from 'typebox'
import { Code } from '../../../audiences/second-factor/schema.ts'
import { LANGUAGES } from '../../../kernel/language.ts'
import { Email, filledText, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { MODES, type Mode } from '../../../platform/config.ts'
import { hasSecondFactor } from '../../../platform/login/second-factor.ts'
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '../../../platform/login/words.ts'
import type { OperatorSessionRow } from './queries.sessions.ts'
import type { OperatorView } from './queries.ts'
import {
  ADMIN_PERMISSIONS,
  MEMBER_ACTIONS,
  MEMBER_REFUSALS,
  type MemberRefusal,
  memberActions,
  mustHaveFactor,
  OPERATOR_ROLES,
  permissionsOf,
  THEMES,
} from './rules.ts'

const NewPassword = Type.String({ minLength: PASSWORD_LENGTH_MIN, maxLength: PASSWORD_LENGTH_MAX })
const GivenPassword = Type.String({ maxLength: PASSWORD_LENGTH_MAX })
export const LoginBody = strictObject('Login', {
  email: Type.String({ maxLength: 255 }),
  password: GivenPassword,
  code: Type.Optional(Code),
})

export const PasswordBody = strictObject('PasswordChange', {
  current_password: GivenPassword,
  new_password: NewPassword,
})

const Language = nullable(oneOf(LANGUAGES, { description: "null: the browser's" }))
const Theme = nullable(oneOf(THEMES, { description: "null: the browser's" }))

const WantsDigest = Type.Boolean({ description: 'A mail on business days in the morning, when something is open.' })

export const OwnPatch = strictObject('OwnPatch', {
  name: Type.Optional(filledText(255)),
  language: Type.Optional(Language),
  theme: Type.Optional(Theme),
  wants_digest: Type.Optional(WantsDigest),
})

export const OperatorCreate = strictObject('OperatorCreate', {
  email: Email,
  name: filledText(255),
  role: oneOf(OPERATOR_ROLES),
  password: Type.Optional({ ...NewPassword, description: 'Left out, one is generated and answered once.' }),
})

export const OperatorPatch = strictObject('OperatorPatch', {
  name: Type.Optional(filledText(255)),
  role: Type.Optional(oneOf(OPERATOR_ROLES)),
  password: Type.Optional(NewPassword),
  disabled: Type.Optional(Type.Boolean()),
})

const person = {
  id: Uuid,
  email: Type.String(),
  name: Type.String(),
  role: oneOf(OPERATOR_ROLES),
  totp_enabled: Type.Boolean(),
  passkey_count: Type.Integer(),
  password_is_initial: Type.Boolean({ description: 'Generated or set by somebody else, and to be changed' }),
}

export const OperatorIdentity = strictObject('OperatorIdentity', {
  ...person,
  recovery_codes_left: Type.Integer(),
  second_factor_missing: Type.Boolean({
    description: 'One must be set up first; until then everything else is a 403 with `error` `SECOND_FACTOR_REQUIRED`',
  }),
  language: Language,
  theme: Theme,
  wants_digest: WantsDigest,
  can: Type.Array(oneOf(ADMIN_PERMISSIONS), { description: 'What this person may change beyond the daily work' }),
  mode: oneOf(MODES),
  is_drill: Type.Boolean({ description: 'Opened with MODE=drill: nothing leaves.' }),
  disk_is_short: Type.Boolean({
    description: 'A volume of the server has less room than its reserve. New files are refused soon, or already.',
  }),
  now: { ...Timestamp, description: 'Business time, which the sandbox may have moved' } as typeof Timestamp,
})

export type Circumstances = {
  recovery_codes_left: number
  require_second_factor: boolean
  mode: Mode
  is_drill: boolean
  disk_is_short: boolean
  now: Date
}

export function identityOut(
  row: OperatorView,
  { recovery_codes_left, require_second_factor, mode, is_drill, disk_is_short, now }: Circumstances,
): Static<typeof OperatorIdentity> {
  const { id, email, name, role, totp_enabled, passkey_count, password_is_initial, language, theme, wants_digest } = row
  return {
    id,
    email,
    name,
    role,
    totp_enabled,
    passkey_count,
    password_is_initial,
    recovery_codes_left,
    second_factor_missing: mustHaveFactor(require_second_factor, role) && !hasSecondFactor(row),
    language,
    theme,
    wants_digest,
    can: [...permissionsOf(role)],
    mode,
    is_drill,
    disk_is_short,
    now: now.toISOString(),
  }
}

const member = {
  ...person,
  last_login_at: nullable(Timestamp),
  locked_until: nullable({
    ...Timestamp,
    description: 'After failed logins; somebody somewhere has to wait until then',
  }),
  disabled_at: nullable(Timestamp),
  created_at: Timestamp,
  updated_at: Timestamp,
  allowed_actions: Type.Array(
    strictObject('MemberAction', {
      action: oneOf(MEMBER_ACTIONS),
      allowed: Type.Boolean(),
      reason_code: nullable(oneOf(Object.keys(MEMBER_REFUSALS) as MemberRefusal[])),
      reason: { ...nullable(Type.String()), description: 'Why not, where it is not allowed.' },
    }),
  ),
}

export const Operator = strictObject('Operator', member)
export const OperatorWithPassword = strictObject('OperatorWithPassword', {
  ...member,
  initial_password: nullable(Type.String({ description: 'Generated, shown this once; null where one was given' })),
})

export type SeenBy = { locked_until: Date | null; is_own: boolean; is_last_admin: boolean }

export function operatorOut(row: OperatorView, { locked_until, ...seen }: SeenBy): Static<typeof Operator> {
  const { id, email, name, role, totp_enabled, passkey_count, password_is_initial } = row
  const state = {
    ...{ role, has_second_factor: hasSecondFactor(row) },
    ...{ is_disabled: row.disabled_at !== null, is_locked: locked_until !== null },
  }
  return {
    id,
    email,
    name,
    role,
    totp_enabled,
    passkey_count,
    password_is_initial,
    last_login_at: row.last_login_at?.toISOString() ?? null,
    locked_until: locked_until?.toISOString() ?? null,
    disabled_at: row.disabled_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    allowed_actions: memberActions({ ...seen, ...state }),
  }
}

export const Session = strictObject('Session', {
  id: Uuid,
  user_agent: Type.String(),
  is_current: Type.Boolean(),
  created_at: Timestamp,
  last_seen_at: Timestamp,
  expires_at: Type.String({ format: 'date-time', description: 'Unless it is used before' }),
})

export function sessionOut(row: OperatorSessionRow, current_id: string): Static<typeof Session> {
  return {
    id: row.id,
    user_agent: row.user_agent,
    is_current: row.id === current_id,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }
}

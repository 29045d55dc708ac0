export const OPERATOR_ROLES = ['admin', 'agent'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

/** Whether a person may not be without a second factor, where the installation requires one. */
export const mustHaveFactor = (is_required: boolean, role: OperatorRole): boolean => is_required && role === 'admin'

/** What only administrators may change. The pages hide it from everybody else, and the routes refuse it. */
export const ADMIN_PERMISSIONS = ['users', 'organizations', 'partners', 'tokens', 'webhooks', 'payouts'] as const
export type Permission = (typeof ADMIN_PERMISSIONS)[number]

export const permissionsOf = (role: OperatorRole): readonly Permission[] => (role === 'admin' ? ADMIN_PERMISSIONS : [])

export const THEMES = ['light', 'dark'] as const

/** A working day; after it, the team logs in again. */
export const SESSION_HOURS = 12
/** Longer than a lunch break; a computer that was left alone is logged out. */
export const SESSION_IDLE_MINUTES = 120
/** How exact "last seen" is. More would cost a write per request. */
export const SESSION_SEEN_EVERY_S = 60
export const SESSIONS_LISTED_MAX = 100
export const USER_AGENT_MAX = 300

export const SESSION_COOKIE = 'mahnwerk_operator'
export const DEVICE_COOKIE = 'mahnwerk_operator_device'
/** The pages ask for everything else with the API. */
export const COOKIE_PATH = '/api/operator'
/** The name under which failed logins are counted. */
export const AUDIENCE = 'operator' as const

export const FACTOR_REQUIRED = 'Administrators need a second factor here. Please set one up under your account.'

/** Why an account cannot be changed: a code and a sentence. */
export const MEMBER_REFUSALS = {
  last_admin: 'The last administrator cannot be disabled or become an agent',
  own_role: 'Nobody can disable their own account or give up their own role',
  own_password: 'The own password is changed under the own account, with the current one',
  own_totp: 'The own second factor is switched off under the own account',
  disabled: 'The account is disabled already',
  not_disabled: 'The account is not disabled',
  no_totp: 'The account has no second factor',
  not_locked: 'The account is not locked',
} as const
export type MemberRefusal = keyof typeof MEMBER_REFUSALS

/** Why an administrator may not make this change to an account; undefined when it is allowed. */
export function changeProblem(change: {
  is_own: boolean
  is_last_admin: boolean
  stays_admin: boolean
  sets_password: boolean
}): MemberRefusal | undefined {
  const { is_own, is_last_admin, stays_admin, sets_password } = change
  if (is_last_admin && !stays_admin) return 'last_admin'
  if (is_own && !stays_admin) return 'own_role'
  if (is_own && sets_password) return 'own_password'
  return undefined
}

export const MEMBER_ACTIONS = ['change_role', 'disable', 'enable', 'reset_password', 'reset_totp', 'unlock'] as const

export type MemberFacts = {
  is_own: boolean
  is_last_admin: boolean
  role: OperatorRole
  is_disabled: boolean
  has_second_factor: boolean
  is_locked: boolean
}

/** What an administrator may do with an account, so that pages need not guess. */
export function memberActions({ is_own, is_last_admin, role, is_disabled, has_second_factor, is_locked }: MemberFacts) {
  const same = { is_own, is_last_admin, stays_admin: true, sets_password: false }
  const refusals: Record<(typeof MEMBER_ACTIONS)[number], MemberRefusal | undefined> = {
    change_role: changeProblem({ ...same, stays_admin: role === 'agent' }),
    disable: is_disabled ? 'disabled' : changeProblem({ ...same, stays_admin: false }),
    enable: is_disabled ? undefined : 'not_disabled',
    reset_password: changeProblem({ ...same, sets_password: true }),
    reset_totp: is_own ? 'own_totp' : has_second_factor ? undefined : 'no_totp',
    unlock: is_locked ? undefined : 'not_locked',
  }
  return MEMBER_ACTIONS.map((action) => {
    const refusal = refusals[action]
    return {
      action,
      allowed: refusal === undefined,
      reason_code: refusal ?? null,
      reason: refusal ? MEMBER_REFUSALS[refusal] : null,
    }
  })
}

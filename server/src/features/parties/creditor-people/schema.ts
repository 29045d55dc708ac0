import { type Static, Type } from 'typebox'
import { LANGUAGES, type Language } from '../../../kernel/language.ts'
import { Email, filledText, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import type { MemberRow, OwnSessionRow } from '../creditors/index.ts'
import type { ColleagueRow } from '../customers/index.ts'

export const IdPath = Type.Object({ id: Uuid })
export const PersonPath = Type.Object({ id: Uuid, person_id: Uuid })

const PersonName = filledText(255)

export const InviteBody = strictObject('ColleagueInvite', {
  email: Email,
  name: Type.Optional(nullable(PersonName)),
})

export const PERSON_STATES = ['active', 'invited', 'expired'] as const
export type PersonState = (typeof PERSON_STATES)[number]

const PersonFields = {
  id: Uuid,
  email: Type.String(),
  name: nullable(Type.String()),
  state: oneOf(PERSON_STATES, {
    description: '`active`: has access; `invited`: can accept an invitation; `expired`: has not accepted it in time.',
  }),
  since: { ...Timestamp, description: 'Since when they have access, or were invited.' } as typeof Timestamp,
  invited_by: nullable(Type.String({ description: 'Of an open invitation: who sent it.' })),
  expires_at: nullable({ ...Timestamp, description: 'Of an open invitation.' } as typeof Timestamp),
}

export const Colleague = strictObject('Colleague', { ...PersonFields, is_you: Type.Boolean() })
export type Colleague = Static<typeof Colleague>
export const CustomerPerson = strictObject('CustomerPerson', {
  ...PersonFields,
  has_second_factor: Type.Boolean({ description: 'False for an open invitation.' }),
})
type CustomerPerson = Static<typeof CustomerPerson>

const memberOut = ({ id, email, name, joined_at, has_second_factor }: MemberRow): CustomerPerson => ({
  ...{ id, email, name, state: 'active' },
  since: joined_at.toISOString(),
  invited_by: null,
  expires_at: null,
  has_second_factor,
})

const invitedOut = ({
  id,
  email,
  name,
  inviter_name,
  created_at,
  expires_at,
  is_expired,
}: ColleagueRow): CustomerPerson => ({
  ...{ id, email, name, state: is_expired ? 'expired' : 'invited' },
  since: created_at.toISOString(),
  invited_by: inviter_name,
  expires_at: expires_at.toISOString(),
  has_second_factor: false,
})

/** Who has access, and who was invited and has not come yet. */
export type People = { members: readonly MemberRow[]; invited: readonly ColleagueRow[] }

export const peopleOut = ({ members, invited }: People): CustomerPerson[] => [
  ...members.map(memberOut),
  ...invited.map(invitedOut),
]

export const colleaguesOut = (people: People, own_id: string): Colleague[] =>
  peopleOut(people).map((person) => ofColleague(person, person.id === own_id))

export const colleagueOut = (row: ColleagueRow): Colleague => ofColleague(invitedOut(row), false)

/** How somebody logs in is not a colleague's business. */
const ofColleague = ({ has_second_factor: _, ...person }: CustomerPerson, is_you: boolean): Colleague => ({
  ...person,
  is_you,
})

const OwnSession = strictObject('CreditorSession', {
  id: Uuid,
  customer_name: Type.String(),
  created_at: Timestamp,
  expires_at: Timestamp,
  is_current: Type.Boolean(),
})

const WantsDigest = Type.Boolean({
  description: 'Whether to be mailed what waits for the creditor, at most once a day.',
})

export const Account = strictObject('CreditorAccount', {
  email: Type.String(),
  name: nullable(Type.String()),
  language: nullable(
    oneOf(LANGUAGES, { description: 'Of mails and pages; null: by the customer’s country and by the browser.' }),
  ),
  wants_digest: WantsDigest,
  sessions: Type.Array(OwnSession, { description: 'Where the account is logged in, the last login first.' }),
})
export type Account = Static<typeof Account>

export type OwnAccount = {
  email: string
  name: string | null
  language: Language | null
  wants_digest: boolean
  sessions: readonly OwnSessionRow[]
  /** The session that asks. */
  session_id: string | null
}

export const accountOut = ({ session_id, sessions, ...person }: OwnAccount): Account => ({
  ...person,
  sessions: sessions.map(({ id, customer_name, created_at, expires_at }) => ({
    ...{ id, customer_name, is_current: id === session_id },
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  })),
})

export const AccountPatch = strictObject('CreditorAccountPatch', {
  name: Type.Optional(nullable(PersonName)),
  language: Type.Optional(nullable(oneOf(LANGUAGES))),
  wants_digest: Type.Optional(WantsDigest),
})
export type AccountPatch = Static<typeof AccountPatch>

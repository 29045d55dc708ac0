import { dayNumber } from '../../../kernel/dates.ts'
import type { Contradiction } from '../../case/invoices/index.ts'
import type { FieldName, FieldReading, Reading } from './reading/fields.ts'
import type { KnownParties, Role } from './reading/known-parties.ts'
import { isSameAmount } from './reading/open-amount.ts'
import type { PartiesSeen } from './reading/party-traces.ts'
import { isPlainlyOther, isSameNumber, isSameParty } from './reading/same.ts'
import { type FieldState, type FieldValue, isCertainReading, isSent } from './rules.ts'

/** What a reading is compared with: the values of the invoice as it is now, and the parties of its claim. */
export type Compared = {
  readonly reading: Pick<Reading, 'fields' | 'currency' | 'kind' | 'open_amount' | 'parts'>
  readonly known: KnownParties
  readonly seen: PartiesSeen
  currentOf(field: FieldName): FieldValue
}

/**
 * The fields with what contradicts them. What the sender or the team has settled after the same reading stays settled. Only
 * plain contradictions count, since each costs somebody's time.
 */
export function withContradictions<S extends FieldState>(
  states: readonly S[],
  before: readonly FieldState[],
  compared: Compared,
): S[] {
  const parties = partyContradictions(compared)
  return states.map((state) => {
    const reading = compared.reading.fields[state.field]
    const of_party = parties[state.field] ?? []
    const known = before.find(({ field }) => field === state.field)
    const is_answered =
      known?.contradictions?.length === 0 && reading !== undefined && known.reading?.value === reading.value
    const of_value = reading && !is_answered ? valueContradictions(state, reading, compared) : []
    const names = of_party.length > 0
    const contradictions = [...of_party, ...of_value.filter(({ kind }) => !(names && kind === 'sent_differs'))]
    return { ...state, contradictions: reading ? contradictions : null }
  })
}

function valueContradictions(
  { field, source, accepted_at }: FieldState,
  found: FieldReading,
  { reading, currentOf }: Compared,
): Contradiction[] {
  const { printed, value: read } = found
  const of_page: Contradiction[] = printed === undefined ? [] : [{ kind: 'page_differs', said: read, read: printed }]
  const said = currentOf(field)
  if (!isSent(source) || accepted_at !== null || said === null) return of_page
  if (field === 'invoice_amount_gross' && reading.parts) {
    const numbers = reading.parts.map(({ invoice_number, first_page }) => invoice_number ?? `(${first_page})`)
    return [...of_page, { kind: 'further_invoices', said, read: numbers.join(', ') }]
  }
  if (isForeign(field, reading, { said, read })) {
    return [...of_page, { kind: 'currency_differs', said: 'EUR', read: reading.currency as string }]
  }
  return differs(field, { said, found }, reading) ? [...of_page, { kind: 'sent_differs', said, read }] : of_page
}

type Values = { readonly said: string | number; readonly read: string | number }

/** The figure of the file was sent as euros, though it is printed in another currency. */
const isForeign = (field: FieldName, { currency }: Compared['reading'], { said, read }: Values): boolean =>
  field === 'invoice_amount_gross' &&
  currency !== null &&
  currency !== 'EUR' &&
  isSameAmount(Number(said), Number(read))

/** Numbers and dates that are read with less certainty are more often wrong than what somebody has sent. */
const PLAIN_CONFIDENCE_MIN = 0.9
/** A due date that somebody moved to a business day is no other one. */
const DUE_DAYS = 3

type Sent = { readonly said: string | number; readonly found: FieldReading }

function differs(field: FieldName, { said, found }: Sent, reading: Compared['reading']): boolean {
  const is_plain = found.confidence >= PLAIN_CONFIDENCE_MIN
  const texts = [String(said), String(found.value)] as const
  switch (field) {
    case 'invoice_amount_gross':
    case 'invoice_amount_net':
      return isCertainReading(found) && amountDiffers(field, { said: Number(said), found }, reading)
    case 'invoice_number':
      return is_plain && !isSameNumber(...texts)
    case 'invoice_issue_date':
      return is_plain && reading.kind === 'invoice' && said !== found.value
    case 'invoice_due_date':
      return is_plain && reading.kind === 'invoice' && Math.abs(dayNumber(texts[0]) - dayNumber(texts[1])) > DUE_DAYS
    case 'invoice_issuer':
    case 'invoice_recipient':
      return isCertainReading(found) && isPlainlyOther(...texts)
    case 'subject':
      return false
  }
}

/** A reminder asks for fees too, what is open may be sent for the whole, and other currencies have other figures. */
const amountDiffers = (
  field: FieldName,
  { said, found }: { said: number; found: FieldReading },
  { kind, currency, open_amount }: Compared['reading'],
): boolean =>
  kind === 'invoice' &&
  currency === 'EUR' &&
  !isSameAmount(said, Number(found.value)) &&
  !(field === 'invoice_amount_gross' && open_amount !== null && isSameAmount(said, open_amount))

const FIELD_OF = { issuer: 'invoice_issuer', recipient: 'invoice_recipient' } as const
const KIND_OF = { issuer: 'issuer_differs', recipient: 'recipient_differs' } as const
const OTHER = { issuer: 'recipient', recipient: 'issuer' } as const

/** Who is printed, against whom the claim is between. */
function partyContradictions({ reading, known, seen }: Compared): Partial<Record<FieldName, Contradiction[]>> {
  const readAs = (role: Role): string | undefined => {
    const found = reading.fields[FIELD_OF[role]]
    return found && isCertainReading(found) ? String(found.value) : undefined
  }
  const isIn = (role: Role, of: Role): boolean => {
    const name = readAs(role)
    return name !== undefined && known[of].some((party) => isSameParty(party, name))
  }
  const isOut = (role: Role): boolean => isIn(role, OTHER[role]) && !isIn(role, role)
  const is_swapped = isOut('issuer') && isOut('recipient')
  const isOther = (role: Role): boolean => {
    const name = readAs(role)
    if (name === undefined || known[role].length === 0) return false
    // Its name or its address stands somewhere: then it may trade under the name that was read.
    if (seen[role] && !isIn(role, OTHER[role])) return false
    return known[role].every((party) => isPlainlyOther(party, name))
  }
  const found = (['issuer', 'recipient'] as const).flatMap((role) => {
    if (!is_swapped && !isOther(role)) return []
    const kind = is_swapped ? 'parties_swapped' : KIND_OF[role]
    return [[FIELD_OF[role], [{ kind, said: known[role][0] ?? '', read: readAs(role) ?? '' }]] as const]
  })
  return Object.fromEntries(found)
}

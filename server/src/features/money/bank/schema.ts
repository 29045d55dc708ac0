import { type Static, Type } from 'typebox'
import { toEuro } from '../../../kernel/money.ts'
import {
  about,
  DateOnlyText,
  Euro,
  filledText,
  Note,
  nullable,
  oneOf,
  strictObject,
  Timestamp,
  Uuid,
} from '../../../kernel/wire.ts'
import { CASE_STATUSES, CLOSURE_REASONS } from '../../case/claims/index.ts'
import type { OrderState } from '../payment-runs/index.ts'
import { ACCOUNT_KINDS } from './accounts/rules.ts'
import { BankDifference, differenceOut } from './differences/schema.ts'
import type { AssignedPart, ListedEntry, Suggestion } from './queries.list.ts'
import { ENTRY_STATUSES, REFUND_STATES, shownStatus } from './rules.entries.ts'
import type { ShownShare } from './shares/queries.list.ts'
import { GIVEN_KINDS } from './shares/rules.ts'

const Amount = (description: string) => Type.Number({ description: `EUR. ${description}` })
const Text = (description: string) => nullable(Type.String({ description }))

const ClaimFacts = {
  claim_id: Uuid,
  case_reference: Type.String(),
  debtor_name: Type.String(),
}

const BankSuggestion = strictObject('BankSuggestion', {
  ...ClaimFacts,
  customer_name: nullable(Type.String()),
  case_status: oneOf(CASE_STATUSES),
  closure_reason: nullable(oneOf(CLOSURE_REASONS)),
  outstanding: Amount('What is open of the invoices; interest and costs come on top.'),
  score: Type.Number({ description: '0 to 1: how likely the entry is for the claim.' }),
  why: Type.String({ description: 'The reason, as a word or words for programs, such as possible_double.' }),
  payment_id: about(
    nullable(Uuid),
    'Of a possible double: the payment that it may be. Assign with it to link the two.',
  ),
})

const AssignedOut = strictObject('BankPart', {
  ...ClaimFacts,
  amount: Amount('What of the entry went to the claim.'),
  payment_id: Uuid,
  is_linked: Type.Boolean({ description: 'The payment was recorded before, and is this money.' }),
})

const GivenOut = strictObject('BankShare', {
  kind: oneOf(GIVEN_KINDS, {
    description:
      '`creditor_paid`: a creditor paid what it owes us. `bank_charge`: the bank took it for itself, at our expense. `refund_lost`: it had been refunded before the bank took it back; it is our loss. `refund_repaid`: the payer has repaid such a refund.',
  }),
  amount: Amount('Of money that left it is negative.'),
  customer_id: about(nullable(Uuid), 'The creditor that paid.'),
  customer_name: nullable(Type.String()),
})

export const BankEntry = strictObject('BankEntry', {
  id: Uuid,
  organization_id: Uuid,
  account_id: Uuid,
  account_name: Type.String(),
  account_kind: oneOf(ACCOUNT_KINDS),
  statement_id: Uuid,
  amount: Amount('What came in is positive.'),
  booking_date: DateOnlyText,
  value_date: DateOnlyText,
  text: Type.String({ description: 'The remittance text.' }),
  payer_name: Text('Whom it came from or went to; null where the bank does not say.'),
  payer_iban: Text('Their account.'),
  end_to_end_id: Text('The reference that the payer gave.'),
  bank_reference: Text("The bank's own reference."),
  is_return: Type.Boolean({ description: 'A transfer or direct debit that came back.' }),
  return_reason: Text('Why it came back, as the bank says it.'),
  status: oneOf(ENTRY_STATUSES, {
    description:
      'booked: all of it is accounted for. suggested: it names or may be for a claim. unmatched: it does not, or a rest is open. to_refund: a surplus waits to go back. refunded: it went back. ignored: not for us.',
  }),
  assigned: Type.Array(AssignedOut, { description: 'What of it went to which claim.' }),
  to_refund: Amount('What of it goes back, or went back, to the payer.'),
  offset: Amount('What of it is set off against money on the other side; always positive.'),
  own_money: Amount('What of it is our own money, put in for fees that we gave back.'),
  own_money_due: Amount('What of it can be put in so now: it comes from an account of our own, and we owe as much.'),
  given: Type.Array(GivenOut, {
    description: 'What of it is for no claim and still somebody’s, but for our own money that was put in.',
  }),
  settled: Amount('What of it settlements with creditors have counted. If it is taken back, the next one corrects it.'),
  held_claims: Type.Integer({ description: 'How many claims get no letters while it is open, since it names them.' }),
  rest: Amount(
    'What of it is neither assigned nor set off nor given to anybody else nor goes back. Of money that left it is negative.',
  ),
  refund_state: nullable(
    oneOf(REFUND_STATES, {
      description:
        'not_ordered: nobody has ordered it yet. waiting: the next payment run takes it. in_run, released, executed: where the transfer is. returned: it came back, and somebody has to look at the account. Null: nothing goes back.',
    }),
  ),
  suggestions: Type.Array(BankSuggestion, { description: 'Claims that it may be for, best first.' }),
  differences: Type.Array(BankDifference, {
    description:
      'What other statements say otherwise of it. While one of them is not settled, nothing goes back to the payer.',
  }),
  note: Text('What somebody of the team wrote last.'),
  updated_by_name: Text('Who of the team decided on it last; null: the service itself.'),
  created_at: Timestamp,
})
export type BankEntry = Static<typeof BankEntry>

const suggestionOut = ({ outstanding_cents, debtor_name, ...same }: Suggestion): Static<typeof BankSuggestion> => ({
  ...same,
  debtor_name: debtor_name ?? '',
  outstanding: toEuro(outstanding_cents),
})

const shareOut = ({ amount_cents, ...same }: ShownShare): Static<typeof GivenOut> => ({
  ...same,
  amount: toEuro(amount_cents),
})

const partOut = ({ amount_cents, debtor_name, ...same }: AssignedPart): Static<typeof AssignedOut> => ({
  ...same,
  debtor_name: debtor_name ?? '',
  amount: toEuro(amount_cents),
})

/** What the bank says of a person whose data may only be kept is left out. */
const WITHHELD = { text: '', payer_name: null, payer_iban: null, end_to_end_id: null, bank_reference: null, note: null }

export function bankEntryOut(row: ListedEntry, order: OrderState | undefined): BankEntry {
  const { is_withheld, amount_cents, to_refund_cents, offset_cents, rest_cents, own_cents, own_due_cents, ...more } =
    row
  const { settled_cents, held_count, shares, ...told } = more
  const { assigned, suggestions, differences, created_at, ...same } = told
  return {
    ...same,
    ...(is_withheld ? WITHHELD : {}),
    status: shownStatus(row.status),
    amount: toEuro(amount_cents),
    to_refund: toEuro(to_refund_cents),
    offset: toEuro(offset_cents),
    own_money: toEuro(own_cents),
    own_money_due: toEuro(own_due_cents),
    given: shares.map(shareOut),
    settled: toEuro(settled_cents),
    held_claims: held_count,
    rest: toEuro(rest_cents),
    refund_state: to_refund_cents > 0 ? (order ?? 'not_ordered') : null,
    assigned: assigned.map(partOut),
    suggestions: suggestions.map(suggestionOut),
    differences: differences.map((difference) => differenceOut(difference, is_withheld)),
    created_at: created_at.toISOString(),
  }
}

export const EntryFilters = {
  status: Type.Optional(oneOf(ENTRY_STATUSES)),
  is_open: Type.Optional(
    Type.Boolean({ description: 'True: what waits for somebody, suggested or unmatched. False: the rest.' }),
  ),
  booked_today: Type.Optional(
    Type.Boolean({ description: 'True: only entries of which something was booked to a claim today in Vienna.' }),
  ),
  account_id: Type.Optional(Uuid),
  organization_id: Type.Optional(Uuid),
  claim_id: Type.Optional(about(Uuid, 'Entries that are assigned to the claim or may be for it.')),
  q: Type.Optional(
    filledText(
      200,
      'Words of text, payer, IBAN, references or case reference; or an amount such as 120,50. At least one word has three characters, or it is an amount.',
    ),
  ),
  from: Type.Optional(about(DateOnlyText, 'The first booking date.')),
  to: Type.Optional(about(DateOnlyText, 'The last booking date.')),
}

export const EntrySummary = strictObject('BankSummary', {
  counts: Type.Object(
    Object.fromEntries(ENTRY_STATUSES.map((status) => [status, Type.Integer()])) as Record<
      (typeof ENTRY_STATUSES)[number],
      ReturnType<typeof Type.Integer>
    >,
    { description: 'How many entries have each status.' },
  ),
  refunds_waiting: Type.Integer({ description: 'Surpluses whose refund nobody has ordered yet.' }),
  booked_today: Type.Integer({ description: 'Entries that were booked to claims today in Vienna.' }),
  booked_today_amount: Amount('Their sum.'),
})

export const Assignment = strictObject('BankAssignment', {
  parts: Type.Array(
    strictObject('BankAssignmentPart', {
      claim_id: Uuid,
      amount: { ...Euro, minimum: 0.01, description: 'EUR of the entry that are for the claim.' } as typeof Euro,
      payment_id: Type.Optional(
        about(
          nullable(Uuid),
          'A payment of the same amount that was recorded before: it is this money, so nothing is recorded twice.',
        ),
      ),
    }),
    { minItems: 1, maxItems: 100 },
  ),
  rest: Type.Optional({
    ...Euro,
    description: 'What the caller saw as the rest of the entry. If it is another one by now: 409 `changed_meanwhile`.',
  } as typeof Euro),
  note: Type.Optional(Note),
})
export type Assignment = Static<typeof Assignment>

export const EntryOffset = strictObject('BankOffset', {
  entry_id: about(Uuid, 'Money that came in on the same account, of which a rest is open.'),
  note: Type.Optional(Note),
})

export const Execution = strictObject('BankEntryExecution', {
  item_id: about(Uuid, 'The item of a payment run that the entry shows.'),
  note: Type.Optional(Note),
})

export const EntryNote = strictObject('BankEntryNote', { note: Type.Optional(Note) })

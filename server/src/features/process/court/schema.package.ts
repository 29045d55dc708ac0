import { type Static, Type } from 'typebox'
import { DateOnlyText, nullable, oneOf, strictObject, Uuid } from '../../../kernel/wire.ts'
import { PROCEDURES } from '../../../law/court.ts'
import { warningOut } from '../../../law/table-warnings.ts'
import { Balance, balanceOut, TableWarnings } from '../../case/account/index.ts'
import { DEBTOR_TYPES } from '../../parties/debtors/index.ts'
import { type FilingPackage as PackageFacts, warningsOf } from './rules/filing-package.ts'
import { LAWYER_TYPES } from './rules.ts'
import { GapOut } from './schema.court.ts'
import { Amount, AmountOrNull, AmountToClaim, Basis, basisOut, euro, euroOrNull } from './schema.ts'

const Text = Type.String()
const TextOrNull = nullable(Text)
const DayOrNull = nullable(DateOnlyText)

const AddressOut = strictObject('CourtPartyAddress', {
  street: TextOrNull,
  zip: TextOrNull,
  city: TextOrNull,
  country: TextOrNull,
})

const FilingCourt = strictObject('FilingCourt', {
  name: Text,
  address: TextOrNull,
  place: nullable(
    Type.String({ description: 'Of the debtor, where the court is only known as the one that serves it.' }),
  ),
  candidates: Type.Array(Text, { description: 'The courts among which the place does not decide.' }),
})

export const FilingPackage = strictObject('FilingPackage', {
  claim_id: Uuid,
  case_reference: Text,
  as_of: DateOnlyText,
  procedure: nullable(oneOf(PROCEDURES)),
  court: nullable(FilingCourt),
  contested_court: nullable({
    ...FilingCourt,
    description: 'Where the case goes if the debtor objects; null if it stays where it is, or too little is known.',
  } as typeof FilingCourt),
  filer: strictObject('FilingFiler', {
    kind: oneOf(['creditor', 'lawyer', 'collector'], { description: 'In Austria never the collection company.' }),
    name: TextOrNull,
  }),
  creditor: strictObject('FilingCreditor', {
    customer_id: nullable(Uuid),
    name: Text,
    email: TextOrNull,
    uid: TextOrNull,
    address: AddressOut,
  }),
  lawyer: nullable(
    strictObject('FilingLawyer', {
      lawyer_type: oneOf(LAWYER_TYPES),
      first_name: TextOrNull,
      last_name: TextOrNull,
      location: TextOrNull,
      email: TextOrNull,
    }),
  ),
  debtor: strictObject('FilingDebtor', {
    name: Text,
    debtor_type: oneOf(DEBTOR_TYPES),
    salutation: TextOrNull,
    first_name: TextOrNull,
    last_name: TextOrNull,
    birth_date: DayOrNull,
    company_name: TextOrNull,
    register_number: TextOrNull,
    legal_representatives: Type.Array(Text),
    address: AddressOut,
  }),
  streitwert: Amount,
  amount_to_claim: AmountToClaim,
  principal: Type.Array(
    strictObject('FilingPrincipal', {
      invoice_id: Uuid,
      invoice_number: TextOrNull,
      issue_date: DayOrNull,
      due_date: DayOrNull,
      subject: TextOrNull,
      amount: Amount,
      open_amount: Type.Number({ description: 'EUR of it that are claimed' }),
    }),
  ),
  interest_claims: Type.Array(
    strictObject('FilingInterest', {
      invoice_id: Uuid,
      base_amount: Amount,
      since: DateOnlyText,
      rate: Type.Number({ description: 'Percent a year, or percentage points above the base rate' }),
      above_base_rate: Type.Boolean(),
      rule: Text,
    }),
    { description: 'Interest that runs on until payment.' },
  ),
  balance: { ...Balance, description: 'Interest and costs, line by line.' } as typeof Balance,
  court_fees: AmountOrNull,
  lawyer_fees_net: AmountOrNull,
  lawyer_fees_gross: AmountOrNull,
  legal_basis: Type.Array(Basis),
  warnings: TableWarnings,
  statement: Type.String({ description: 'Anspruchsbegründung, in German.' }),
  declarations: Type.Array(Text),
  evidence: Type.Array(
    strictObject('FilingEvidence', {
      kind: oneOf(['invoice', 'document']),
      id: Uuid,
      title: Text,
      date: DayOrNull,
      download_path: nullable(Type.String({ description: 'null where there is no file' })),
      readable_path: nullable(Type.String({ description: 'For an XML file with an e-invoice: the same as a PDF' })),
    }),
  ),
  missing: Type.Array(GapOut),
})

export function packageOut(facts: PackageFacts): Static<typeof FilingPackage> {
  const { estimate, principal, interest_claims, balance, creditor, ...same } = facts
  const { customer_id, name, email, uid, address } = creditor
  return {
    ...same,
    procedure: estimate.procedure,
    court: estimate.court,
    contested_court: estimate.contested_court,
    creditor: { customer_id, name, email, uid, address },
    streitwert: euro(estimate.streitwert_cents),
    amount_to_claim: euro(estimate.amount_to_claim_cents),
    principal: principal.map(({ amount_cents, open_cents, ...line }) => ({
      ...line,
      amount: euro(amount_cents),
      open_amount: euro(open_cents),
    })),
    interest_claims: interest_claims.map(({ base_cents, rate_bp, is_above_base_rate, ...claim }) => ({
      ...claim,
      base_amount: euro(base_cents),
      rate: rate_bp / 100,
      above_base_rate: is_above_base_rate,
    })),
    balance: balanceOut(facts.claim_id, balance),
    court_fees: euroOrNull(estimate.court_fees_cents),
    lawyer_fees_net: facts.lawyer ? euroOrNull(estimate.lawyer_fees?.net_cents ?? null) : null,
    lawyer_fees_gross: facts.lawyer ? euroOrNull(estimate.lawyer_fees?.gross_cents ?? null) : null,
    legal_basis: estimate.legal_basis.map(basisOut),
    warnings: warningsOf(facts).map(warningOut),
  }
}

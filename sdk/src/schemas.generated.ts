// Made from openapi/partner.json by `npm run sdk-types`. Do not edit.

export interface AnswerFile {
  /** The document of the claim that the file became. */
  id: string
  /** The name of the file as it was uploaded. */
  name: string
  /** Size of the file in bytes. */
  bytes: number
}

export interface Balance {
  /** The claim that was asked about. */
  claim_id: string
  /** The day up to which everything is counted, that day included. */
  as_of: string
  /** The currency of all amounts; always EUR. */
  currency: 'EUR'
  /** The country whose law was used; null where we know the law of neither party’s country. Then nothing bears interest. */
  law: 'AT' | 'DE' | null
  /** Everything that was counted, in the order of the account. */
  lines: BalanceLine[]
  /** What is still owed on this day. */
  totals: BalanceTotals
  /** By how much the debt grows with each day that follows. */
  interest_per_day: BalanceInterestPerDay
  /** The rows of the law’s tables that were used. */
  legal_basis: LegalBasis[]
  /** What to doubt about the figures of the law that were used; empty if they are all confirmed and current. */
  warnings: TableWarning[]
}

export interface BalanceApplied {
  /** EUR of the payment that went to costs. */
  costs: number
  /** EUR of the payment that went to interest. */
  interest: number
  /** EUR of the payment that went to the invoices. */
  principal: number
  /** EUR of the payment for which nothing was open. */
  credit: number
}

export interface BalanceInterestPerDay {
  /** EUR with six decimals, as text, so that nothing is lost. */
  exact: string
  /** The same, rounded to cents. */
  amount: number
}

export interface BalanceLine {
  /** What the line is: an invoice (`principal`), what was taken off it (`credit_note`), interest, costs (`lump_sum`, the two fees of letters, court and lawyer), a `payment`, what was waived (`waiver`) or is no longer pursued by us (`not_pursued`), a `correction`, or what counts in no total. */
  kind: 'principal' | 'credit_note' | 'interest' | 'lump_sum' | 'creditor_fee' | 'reminder_fee' | 'court_fee' | 'lawyer_fee' | 'correction' | 'payment' | 'waiver' | 'not_pursued' | 'not_due' | 'time_barred'
  /** EUR; what lowers the debt is negative. Lines of kind not_due and time_barred are in no total. */
  amount: number
  /** The invoice that the line is about; null where it is about none. */
  invoice_id: string | null
  /** The payment, on lines of kind `payment`; null on others. */
  payment_id: string | null
  /** The entry of the account that the line shows. Null on invoices and payments, on interest that runs on, and on what was only reckoned. */
  charge_id: string | null
  /** The day of the line: of an invoice the issue date, else the due date; of a payment the value date; of interest the last day that is counted; of what is not due the due date; of what is barred the first barred day. Null for an invoice without a date. */
  date: string | null
  /** The days for which interest is counted; null on other lines. */
  period: BalancePeriod | null
  /** EUR on which interest runs; null on other lines and on interest that was fixed. */
  base_amount: number | null
  /** Interest in percent a year; null on other lines and on interest that was fixed. */
  rate: number | null
  /** How many days of interest are counted; null on other lines. */
  days: number | null
  /** The provision that the line rests on, such as § 456 UGB; empty where there is none. */
  rule: string
  /** How the amount was computed, to be followed with a pocket calculator. */
  formula: string
  /** True for an invoice that is time-barred and counts because the team has lifted that; no court is asked for it. */
  counts_although_barred: boolean
  /** True for costs of the court step that no title has awarded yet. */
  claimed_in_court: boolean
  /** On lines of kind `payment`: what the law used the money for. Null on others. */
  applied: BalanceApplied | null
}

export interface BalancePeriod {
  /** The first day that is counted. */
  from: string
  /** The last day that is counted. */
  to: string
}

export interface BalanceTotals {
  /** EUR of the invoices that are still open. */
  principal: number
  /** EUR of interest that is still open. */
  interest: number
  /** EUR of costs that are still open. */
  costs: number
  /** EUR that settle the claim on this day: principal, interest and costs. */
  total: number
  /** EUR that were paid beyond what is open. */
  credit: number
}

export interface BulkClaim {
  /** Your own id of the case. What was sent before is found by it, not made again. */
  partner_reference: string
  /** What the debt is for, as letters and court papers say it. Null where nothing was sent. */
  subject_matter?: string | null | undefined
  /** The day on which the contract was concluded. German law wants it in the first letter to a private person. */
  contract_date?: string | null | undefined
  /** What the debt is about: `tenancy` for rent, `standard` for all else, which is the default. */
  claim_type?: 'standard' | 'tenancy' | undefined
}

export interface BulkClaims {
  /** The cases. Each is done wholly or not at all, and counts as one request. */
  items: BulkItem[]
}

export interface BulkCustomer {
  /** The business as letters and court papers name it. */
  name: string
  /** Where the invitation to the portal, links for decisions and invoices for court fees go. */
  email: string
  /** The partner that brings the customer in. A partner token may leave it out: it is its own. */
  partner_id?: string | undefined
  /** For questions of the service team; null where there is none. */
  phone?: string | null | undefined
  /** Where the business has its seat; invoices for court fees go there, and a filing needs it. Null where it is not known. */
  address?: CustomerAddress | null | undefined
  /** Anything that you want to keep with the customer, up to 16 kB of JSON. We store it and never read it. */
  metadata?: Record<string, unknown> | null | undefined
  /** EU VAT id; separators and case do not matter. A customer is found again by it, so that it is unique within a partner. */
  uid?: string | null | undefined
  /** The partner's own id for the business, matched exactly. A customer is found again by it; unique within a partner. */
  partner_client_reference?: string | null | undefined
}

export interface BulkDebtor {
  /** Whether the debtor is a `person` or a `company`: says which of the two objects is filled. */
  acting_as: 'person' | 'company'
  /** What the law makes of the debtor: `privateperson` (a consumer), `protocolled_company` (in a company register) or `unprotocolled_company`. Left out of a new debtor: `privateperson` for a person, `protocolled_company` for a company with a register number, else `unprotocolled_company`. */
  debtor_type?: 'privateperson' | 'protocolled_company' | 'unprotocolled_company' | undefined
  /** The person; null for a company. */
  person?: DebtorPerson | null | undefined
  /** The company; null for a person. */
  company?: DebtorCompany | null | undefined
  /** Where the debtor lives or has its seat. A list that is sent replaces the stored one. */
  addresses?: DebtorAddressBody[] | undefined
  /** Email addresses and telephone numbers. A list that is sent replaces the stored one. */
  communication_channels?: DebtorChannelBody[] | undefined
  /** Bank account of the debtor, where you know it: 15 to 34 characters, spaces ignored; null clears it. */
  iban?: string | null | undefined
  /** Bank of that account: 8 or 11 characters, spaces ignored; null clears it. */
  bic?: string | null | undefined
}

export interface BulkFault {
  /** Where in the item the fault is, such as `debtor.person.last_name`. */
  field: string
  /** What is wrong, as a word in snake_case for programs; it keeps its meaning. */
  code: string
  /** What is wrong, in English, to be read after the name of the field. */
  message: string
}

export interface BulkItem {
  /** A new one, matched by its keys as ever, or the `id` of one that is there. */
  customer: BulkCustomer | BulkKnown
  /** A new one, or the `id` of one that is there. */
  debtor: BulkDebtor | BulkKnown
  /** The case itself. */
  claim: BulkClaim
  /** What is owed. A case may come without invoices and get them later. */
  invoices?: InvoiceCreate[] | undefined
}

export interface BulkKnown {
  /** The id of a customer or debtor that is there already. */
  id: string
}

export interface BulkResult {
  /** The place of the item in `items`, from 0. */
  index: number
  /** `created`: a new case. `existing`: a case of the partner has this reference, and nothing of the item was used. `failed`: nothing was done, see `details`. */
  status: 'created' | 'existing' | 'failed'
  /** The case that was made or found; null where the item failed. */
  claim_id: string | null
  /** What was wrong with the item; empty where nothing was. */
  details: BulkFault[]
}

export interface Claim {
  /** Names the claim in every path and in every event; we make it. */
  id: string
  /** Who owes. */
  debtor_id: string
  /** Who is owed; null where the organisation itself is the creditor. */
  customer_id: string | null
  /** The number of the case on letters and in payment references: MW, two digits of the year, seven digits and a check digit. We make it. Beyond 9,999,999 cases in a year the number has eight digits or nine. */
  case_reference: string
  /** In one word, made from the payments and the case: `paid` once it is closed and paid in full, else `partial_payment` once something was paid, else `disputed`, else `open`. */
  status: 'open' | 'partial_payment' | 'paid' | 'disputed'
  /** Your own id of the case; null where you sent none. */
  partner_reference: string | null
  /** Whether we have taken the case on: `new` at first, `accepted` once it goes on to `in_processing`, `rejected` where the team closed it before that. */
  submission_state: 'new' | 'accepted' | 'rejected'
  /** Whether the case is open, disputed or closed; a closed case is also at the stage `closed`. A change sends `claim.status_changed`. */
  case_status: 'open' | 'disputed' | 'closed'
  /** Why the case was closed; null unless `case_status` is `closed`. */
  closure_reason: 'paid' | 'installment_plan' | 'written_off' | 'withdrawn' | 'disputed' | null
  /** How far collection has come, from the demand letters to court. A change sends `claim.collection_stage_changed`. */
  collection_stage: 'new' | 'in_processing' | 'first_demand_letter' | 'second_demand_letter' | 'third_demand_letter' | 'installment_payment' | 'installment_cancelled' | 'dunning_action_recommended' | 'dunning_action_filed' | 'exekutionsantrag_recommended' | 'warten_auf_zinstermin' | 'manuelle_pruefung' | 'mzr_aufhebungserklaerung_sent' | 'mzr_klage_recommended' | 'closed'
  /** What the debt is for, as you sent it; null where you sent nothing. */
  subject_matter: string | null
  /** The day on which the contract was concluded. German law wants it in the first letter to a private person. */
  contract_date: string | null
  /** What the debt is about: `tenancy` for rent, `standard` for all else, which is the default. */
  claim_type: 'standard' | 'tenancy'
  /** The currency of the invoices; always EUR. */
  main_claim_currency: 'EUR'
  /** EUR: the sum of the invoices (gross, or net where no gross is known) less credit notes, without interest and costs. */
  total_claim_amount: number
  /** The currency of `total_claim_amount`; always EUR. */
  total_claim_currency: 'EUR'
  /** EUR: what was paid and not reversed. It may be more than the total. */
  paid_amount: number
  /** EUR: `total_claim_amount` less `paid_amount`, never below 0. The balance tells what is owed with interest and costs. */
  outstanding_amount: number
  /** Whether the debtor disputes the debt. While true the case is `disputed`, unless it is closed, and its waiting times stand still. */
  claim_disputed: boolean
  /** Whether the creditor has delivered what the debtor was to pay for. Default true. While false the claim is blocked, and no German Mahnbescheid is possible. */
  obligation_fulfilled: boolean
  /** The law that the claim is under, fixed when it is accepted, or closed before; null until then and where we know no law. */
  governing_law: 'AT' | 'DE' | null
  /** Why no automatic step is made and no letter sent; null where nothing stands against it. */
  blocked_reason: 'deceased' | 'insolvent' | 'minor' | 'no_amount' | 'no_address' | 'invoice_to_check' | 'foreign_currency' | 'not_due' | 'obligation_not_fulfilled' | 'below_minimum' | 'no_law' | 'address_unknown' | 'time_barred' | 'held' | null
  /** Until when it is blocked, where a day is known: the due date, the day for which the debtor promised to pay, or the end of a hold. Null otherwise. */
  blocked_until: string | null
  /** The first day on which the earliest open invoice is time-barred. Between filing and title, the day before which the next step must be taken. Null where no date tells, where nothing is open, and in Austria between filing and title. */
  time_barred_on: string | null
  /** When the claim was submitted, in business time. */
  created_at: string
  /** When the claim, its sums included, changed last; `updated_after` of the list asks for it. */
  updated_at: string
}

export interface ClaimCreate {
  /** Who owes: the id of a debtor that you have added before. */
  debtor_id: string
  /** Who is owed: the id of a customer. A partner token must send it; without it the organisation itself is the creditor. */
  customer_id?: string | null | undefined
  /** Your own id of the case. It comes back in answers and events, and the list of claims can be filtered by it. */
  partner_reference?: string | null | undefined
  /** What the debt is for, as letters and court papers say it. Null where nothing was sent. */
  subject_matter?: string | null | undefined
  /** The day on which the contract was concluded. German law wants it in the first letter to a private person. */
  contract_date?: string | null | undefined
  /** What the debt is about: `tenancy` for rent, `standard` for all else, which is the default. */
  claim_type?: 'standard' | 'tenancy' | undefined
}

export interface ClaimFee {
  /** The id of the fee: `fee_id` of the revenue share that it created. */
  id: string
  /** `success`: on a payment; `filing`: for a court filing; `collection_cost`: fees for our letters that a payment has paid. */
  kind: 'success' | 'filing' | 'collection_cost'
  /** EUR. What we earned; negative on a reversal. */
  amount: number
  /** The payment that earned it; null for a filing. */
  payment_id: string | null
  /** When it was earned, or taken back. */
  created_at: string
  /** The fee that this one takes back; null on one that was earned. */
  reverses: string | null
}

export interface ClaimPatch {
  /** Whether the debtor disputes the debt. While true the case is `disputed`, unless it is closed, and its waiting times stand still. */
  claim_disputed?: boolean | undefined
  /** Whether the creditor has delivered what the debtor was to pay for. Default true. While false the claim is blocked, and no German Mahnbescheid is possible. */
  obligation_fulfilled?: boolean | undefined
  /** Links the claim to this customer, who is its creditor from then on. */
  customer_id?: string | undefined
}

export interface ClaimWithInvoices {
  /** Names the claim in every path and in every event; we make it. */
  id: string
  /** Who owes. */
  debtor_id: string
  /** Who is owed; null where the organisation itself is the creditor. */
  customer_id: string | null
  /** The number of the case on letters and in payment references: MW, two digits of the year, seven digits and a check digit. We make it. Beyond 9,999,999 cases in a year the number has eight digits or nine. */
  case_reference: string
  /** In one word, made from the payments and the case: `paid` once it is closed and paid in full, else `partial_payment` once something was paid, else `disputed`, else `open`. */
  status: 'open' | 'partial_payment' | 'paid' | 'disputed'
  /** Your own id of the case; null where you sent none. */
  partner_reference: string | null
  /** Whether we have taken the case on: `new` at first, `accepted` once it goes on to `in_processing`, `rejected` where the team closed it before that. */
  submission_state: 'new' | 'accepted' | 'rejected'
  /** Whether the case is open, disputed or closed; a closed case is also at the stage `closed`. A change sends `claim.status_changed`. */
  case_status: 'open' | 'disputed' | 'closed'
  /** Why the case was closed; null unless `case_status` is `closed`. */
  closure_reason: 'paid' | 'installment_plan' | 'written_off' | 'withdrawn' | 'disputed' | null
  /** How far collection has come, from the demand letters to court. A change sends `claim.collection_stage_changed`. */
  collection_stage: 'new' | 'in_processing' | 'first_demand_letter' | 'second_demand_letter' | 'third_demand_letter' | 'installment_payment' | 'installment_cancelled' | 'dunning_action_recommended' | 'dunning_action_filed' | 'exekutionsantrag_recommended' | 'warten_auf_zinstermin' | 'manuelle_pruefung' | 'mzr_aufhebungserklaerung_sent' | 'mzr_klage_recommended' | 'closed'
  /** What the debt is for, as you sent it; null where you sent nothing. */
  subject_matter: string | null
  /** The day on which the contract was concluded. German law wants it in the first letter to a private person. */
  contract_date: string | null
  /** What the debt is about: `tenancy` for rent, `standard` for all else, which is the default. */
  claim_type: 'standard' | 'tenancy'
  /** The currency of the invoices; always EUR. */
  main_claim_currency: 'EUR'
  /** EUR: the sum of the invoices (gross, or net where no gross is known) less credit notes, without interest and costs. */
  total_claim_amount: number
  /** The currency of `total_claim_amount`; always EUR. */
  total_claim_currency: 'EUR'
  /** EUR: what was paid and not reversed. It may be more than the total. */
  paid_amount: number
  /** EUR: `total_claim_amount` less `paid_amount`, never below 0. The balance tells what is owed with interest and costs. */
  outstanding_amount: number
  /** Whether the debtor disputes the debt. While true the case is `disputed`, unless it is closed, and its waiting times stand still. */
  claim_disputed: boolean
  /** Whether the creditor has delivered what the debtor was to pay for. Default true. While false the claim is blocked, and no German Mahnbescheid is possible. */
  obligation_fulfilled: boolean
  /** The law that the claim is under, fixed when it is accepted, or closed before; null until then and where we know no law. */
  governing_law: 'AT' | 'DE' | null
  /** Why no automatic step is made and no letter sent; null where nothing stands against it. */
  blocked_reason: 'deceased' | 'insolvent' | 'minor' | 'no_amount' | 'no_address' | 'invoice_to_check' | 'foreign_currency' | 'not_due' | 'obligation_not_fulfilled' | 'below_minimum' | 'no_law' | 'address_unknown' | 'time_barred' | 'held' | null
  /** Until when it is blocked, where a day is known: the due date, the day for which the debtor promised to pay, or the end of a hold. Null otherwise. */
  blocked_until: string | null
  /** The first day on which the earliest open invoice is time-barred. Between filing and title, the day before which the next step must be taken. Null where no date tells, where nothing is open, and in Austria between filing and title. */
  time_barred_on: string | null
  /** When the claim was submitted, in business time. */
  created_at: string
  /** When the claim, its sums included, changed last; `updated_after` of the list asks for it. */
  updated_at: string
  /** The invoices of the claim, in the order in which they were added. */
  invoices: Invoice[]
}

export interface CollectionStageChangedEvent {
  /** Names the event: `evt_` and 32 hex digits, the same on every attempt. Handle each id once. */
  id: string
  /** What happened; it also stands in `X-Service-Event`. */
  type: 'claim.collection_stage_changed'
  /** When the event was made, in business time. */
  created_at: string
  /** The version of this shape, as a date. It changes only when old readers could not read the new one. */
  api_version: string
  /** What happened to which claim. There are no amounts and no personal data in it. */
  data: CollectionStageChangedEventData
}

export interface CollectionStageChangedEventData {
  /** The claim that it happened to. */
  claim_id: string
  /** Your own id of the case; null where you sent none. */
  partner_reference: string | null
  /** The stage that it was at; null for a claim that was just submitted. */
  from_stage: 'new' | 'in_processing' | 'first_demand_letter' | 'second_demand_letter' | 'third_demand_letter' | 'installment_payment' | 'installment_cancelled' | 'dunning_action_recommended' | 'dunning_action_filed' | 'exekutionsantrag_recommended' | 'warten_auf_zinstermin' | 'manuelle_pruefung' | 'mzr_aufhebungserklaerung_sent' | 'mzr_klage_recommended' | 'closed' | null
  /** The stage that it is at now. */
  to_stage: 'new' | 'in_processing' | 'first_demand_letter' | 'second_demand_letter' | 'third_demand_letter' | 'installment_payment' | 'installment_cancelled' | 'dunning_action_recommended' | 'dunning_action_filed' | 'exekutionsantrag_recommended' | 'warten_auf_zinstermin' | 'manuelle_pruefung' | 'mzr_aufhebungserklaerung_sent' | 'mzr_klage_recommended' | 'closed'
  /** When it happened. Of two events about one claim the one with the later time counts, in whatever order they come. */
  changed_at: string
}

export interface Conflict {
  /** False on every refusal. */
  success: false
  /** Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. All codes are listed at `/docs/errors`, and new ones may be added. */
  code: string
  /** The kind of refusal; the same for all with this status. */
  error: 'Conflict'
  /** Why, in a sentence for people. It may change; do not compare it. */
  message: string
}

export interface CourtLegalBasis {
  /** The provision or table that a figure comes from. */
  rule: string
  /** The day from which that row of the table holds. */
  valid_from: string
  /** Where the row was published. */
  source: string
}

export interface CourtReadiness {
  /** The claim that was asked about. */
  claim_id: string
  /** The procedure of the debtor’s country; null where we know of none. */
  procedure: 'mahnklage' | 'mahnbescheid' | null
  /** True when nothing that is required is missing. */
  ready: boolean
  /** What is missing, required or not; empty where nothing is. */
  missing: CourtReadinessGap[]
}

export interface CourtReadinessGap {
  /** What is missing, as a word in snake_case for programs, such as `debtor_first_name`. */
  code: string
  /** The field that it would stand in. */
  field: string
  /** What is missing, in a sentence for people. */
  message: string
  /** False for what a court can do without. */
  required: boolean
  /** What there is to choose from, such as the courts of a place. */
  candidates: string[]
  /** The request that adds what is missing. Null where none that you may send does; then our team sees to it. */
  mend: CourtReadinessMend | null
}

export interface CourtReadinessMend {
  /** The HTTP method of the request. */
  method: string
  /** The path of the request, with its ids filled in. */
  path: string
}

export interface CreditNoteVat {
  /** `domestic`: the standard rate of the issuer’s country. `reverse_charge`: the partner is in another member state of the EU, and the issuer owes the tax. `none`: no VAT is shown, for the reason given. */
  treatment: 'domestic' | 'reverse_charge' | 'none'
  /** `issuer_unknown`: the letterhead lacks an address in a country that we know, or a VAT id. `no_uid`: the partner has no VAT id. `uid_outside_eu`: the VAT id of the partner is of no member state. Null where VAT is treated otherwise. */
  reason: 'issuer_unknown' | 'no_uid' | 'uid_outside_eu' | null
  /** EUR: the sum of the lines. */
  net: number
  /** The rate of VAT as a fraction, such as 0.2; 0 where no VAT is shown. */
  rate: number
  /** EUR of VAT on the sum; 0 where no VAT is shown. */
  vat: number
  /** EUR that the partner is paid. */
  gross: number
  /** The day of the first line. */
  supplied_from: string
  /** The day of the last line. */
  supplied_to: string
  /** The VAT id of the issuer; null where it is not known. */
  issuer_uid: string | null
  /** The VAT id of the partner; null where it is not known. */
  partner_uid: string | null
}

export interface Customer {
  /** `customer_id` of debtors and claims; we make it. */
  id: string
  /** The organisation that the partner belongs to. */
  organization_id: string
  /** The partner that brought the customer in and gets its events. */
  partner_id: string
  /** The business as letters and court papers name it. */
  name: string
  /** Where we write to the business. */
  email: string
  /** For questions of the service team; null where there is none. */
  phone: string | null
  /** Where the business has its seat; invoices for court fees go there, and a filing needs it. Null where it is not known. */
  address: CustomerAddress | null
  /** What you sent to be kept with the customer; null where you sent nothing. */
  metadata: Record<string, unknown> | null
  /** EU VAT id without separators and in capitals; null where you sent none. */
  uid: string | null
  /** Your own id for the business; null where you sent none. */
  partner_client_reference: string | null
  /** When the customer was brought in first. */
  created_at: string
  /** When something about the customer changed last. */
  updated_at: string
}

export interface CustomerAddress {
  /** Street and house number, as on an envelope. */
  street?: string | undefined
  /** Town or city. */
  city?: string | undefined
  /** Postal code. */
  zip?: string | undefined
  /** Country, best as a two-letter code (ISO 3166-1), since law and court follow from it. */
  country?: string | undefined
}

export interface CustomerCreate {
  /** The business as letters and court papers name it. */
  name: string
  /** Where the invitation to the portal, links for decisions and invoices for court fees go. */
  email: string
  /** The partner that brings the customer in; for a partner token its own, see `GET /openapi/me`. */
  partner_id: string
  /** For questions of the service team; null where there is none. */
  phone?: string | null | undefined
  /** Where the business has its seat; invoices for court fees go there, and a filing needs it. Null where it is not known. */
  address?: CustomerAddress | null | undefined
  /** Anything that you want to keep with the customer, up to 16 kB of JSON. We store it and never read it. */
  metadata?: Record<string, unknown> | null | undefined
  /** EU VAT id; separators and case do not matter. A customer is found again by it, so that it is unique within a partner. */
  uid?: string | null | undefined
  /** The partner's own id for the business, matched exactly. A customer is found again by it; unique within a partner. */
  partner_client_reference?: string | null | undefined
}

export interface CustomerListed {
  /** `customer_id` of debtors and claims; we make it. */
  id: string
  /** The organisation that the partner belongs to. */
  organization_id: string
  /** The partner that brought the customer in and gets its events. */
  partner_id: string
  /** The business as letters and court papers name it. */
  name: string
  /** Where we write to the business. */
  email: string
  /** For questions of the service team; null where there is none. */
  phone: string | null
  /** Where the business has its seat; invoices for court fees go there, and a filing needs it. Null where it is not known. */
  address: CustomerAddress | null
  /** What you sent to be kept with the customer; null where you sent nothing. */
  metadata: Record<string, unknown> | null
  /** EU VAT id without separators and in capitals; null where you sent none. */
  uid: string | null
  /** Your own id for the business; null where you sent none. */
  partner_client_reference: string | null
  /** When the customer was brought in first. */
  created_at: string
  /** When something about the customer changed last. */
  updated_at: string
  /** The partner that brought the customer in. */
  partner: CustomerListedPartner
}

export interface CustomerListedPartner {
  /** The same as `partner_id`. */
  id: string
  /** What the partner is called. */
  name: string
}

export interface CustomerPatch {
  /** The business as letters and court papers name it. */
  name?: string | undefined
  /** Where the invitation to the portal, links for decisions and invoices for court fees go. */
  email?: string | undefined
  /** Moves the customer to this partner; a partner token may name only its own. */
  partner_id?: string | undefined
  /** For questions of the service team; null where there is none. */
  phone?: string | null | undefined
  /** Where the business has its seat; invoices for court fees go there, and a filing needs it. Null where it is not known. */
  address?: CustomerAddress | null | undefined
  /** Anything that you want to keep with the customer, up to 16 kB of JSON. We store it and never read it. */
  metadata?: Record<string, unknown> | null | undefined
  /** EU VAT id; separators and case do not matter. A customer is found again by it, so that it is unique within a partner. */
  uid?: string | null | undefined
  /** The partner's own id for the business, matched exactly. A customer is found again by it; unique within a partner. */
  partner_client_reference?: string | null | undefined
}

export interface DataExtractionProblem {
  /** For programs. New codes may come. */
  code: 'encrypted' | 'damaged' | 'empty' | 'missing' | 'no_pages' | 'no_such_page' | 'too_slow' | 'too_large' | 'reader_lost' | 'given_up' | 'no_invoice' | 'our_fault' | 'not_an_invoice' | 'several_invoices' | 'hidden_text' | 'already_paid' | 'open_amount_differs' | 'foreign_currency' | 'currency_unknown' | 'no_currency' | 'pages_unread' | 'sums_disagree' | 'amount_uncertain' | 'parties_swapped' | 'issuer_differs' | 'recipient_differs' | 'currency_differs' | 'page_differs' | 'further_invoices' | 'sent_differs'
  /** The same as a sentence. */
  message: string
  /** What contradicts the file, with both values. Nothing that was sent is changed by it. It ends with a `PATCH` that names the field, or with the check of our team, and by itself does not hold up the claim. */
  contradictions: InvoiceContradiction[]
}

export interface Debtor {
  /** `debtor_id` of claims and payments; we make it. */
  id: string
  /** The customer whose debtor this is; null for one of the organisation itself. */
  customer_id: string | null
  /** Whether the debtor is a `person` or a `company`: says which of the two objects is filled. */
  acting_as: 'person' | 'company'
  /** What the law makes of the debtor: `privateperson` (a consumer), `protocolled_company` (in a company register) or `unprotocolled_company`. Left out of a new debtor: `privateperson` for a person, `protocolled_company` for a company with a register number, else `unprotocolled_company`. */
  debtor_type: 'privateperson' | 'protocolled_company' | 'unprotocolled_company'
  /** The person; null for a company. */
  person: DebtorPerson | null
  /** The company; null for a person. */
  company: DebtorCompany | null
  /** Where the debtor lives or has its seat; may be empty. */
  addresses: DebtorAddress[]
  /** Email addresses and telephone numbers; may be empty. */
  communication_channels: DebtorChannel[]
  /** Bank account of the debtor without spaces; null where it is not known. */
  iban: string | null
  /** Bank of that account; null where it is not known. */
  bic: string | null
  /** When the debtor was added. */
  created_at: string
  /** When something about the debtor changed last. */
  updated_at: string
}

export interface DebtorAddress {
  /** Street and house number, as on an envelope. */
  street: string
  /** Postal code; in Austria the competent court follows from it. */
  zip: string
  /** Town or city. */
  city: string
  /** Two-letter country code (ISO 3166-1). Law and court follow from it. */
  country: string
  /** True for the address that letters go to. One of the list is; where none is marked, the first. */
  is_primary: boolean
}

export interface DebtorAddressBody {
  /** Street and house number, as on an envelope. */
  street: string
  /** Postal code; in Austria the competent court follows from it. */
  zip: string
  /** Town or city. */
  city: string
  /** Two-letter country code (ISO 3166-1). Law and court follow from it. */
  country: string
  /** True for the address that letters go to. One of the list is; where none is marked, the first. */
  is_primary?: boolean | undefined
}

export interface DebtorChannel {
  /** What kind of address `value` is. */
  type: 'email' | 'phone' | 'mobile'
  /** The email address or the telephone number. */
  value: string
  /** True for the one that we use first. One of the list is; where none is marked, the first. */
  is_primary: boolean
}

export interface DebtorChannelBody {
  /** What kind of address `value` is. */
  type: 'email' | 'phone' | 'mobile'
  /** The email address or the telephone number. */
  value: string
  /** True for the one that we use first. One of the list is; where none is marked, the first. */
  is_primary?: boolean | undefined
}

export interface DebtorCompany {
  /** The firm with its legal form, as the register has it. */
  company_name: string
  /** Company register number (Firmenbuch or Handelsregister), such as FN 123456a. */
  firmenbuchnummer?: string | undefined
  /** True for a business that is in no company register. */
  not_protocolled?: boolean | undefined
}

export interface DebtorCreate {
  /** Whether the debtor is a `person` or a `company`: says which of the two objects is filled. */
  acting_as: 'person' | 'company'
  /** What the law makes of the debtor: `privateperson` (a consumer), `protocolled_company` (in a company register) or `unprotocolled_company`. Left out of a new debtor: `privateperson` for a person, `protocolled_company` for a company with a register number, else `unprotocolled_company`. */
  debtor_type?: 'privateperson' | 'protocolled_company' | 'unprotocolled_company' | undefined
  /** The customer whose debtor this is. A partner token must send it for a new debtor. */
  customer_id?: string | null | undefined
  /** The person; null for a company. */
  person?: DebtorPerson | null | undefined
  /** The company; null for a person. */
  company?: DebtorCompany | null | undefined
  /** Where the debtor lives or has its seat. A list that is sent replaces the stored one. */
  addresses?: DebtorAddressBody[] | undefined
  /** Email addresses and telephone numbers. A list that is sent replaces the stored one. */
  communication_channels?: DebtorChannelBody[] | undefined
  /** Bank account of the debtor, where you know it: 15 to 34 characters, spaces ignored; null clears it. */
  iban?: string | null | undefined
  /** Bank of that account: 8 or 11 characters, spaces ignored; null clears it. */
  bic?: string | null | undefined
}

export interface DebtorPatch {
  /** Whether the debtor is a `person` or a `company`: says which of the two objects is filled. */
  acting_as?: 'person' | 'company' | undefined
  /** What the law makes of the debtor: `privateperson` (a consumer), `protocolled_company` (in a company register) or `unprotocolled_company`. Left out of a new debtor: `privateperson` for a person, `protocolled_company` for a company with a register number, else `unprotocolled_company`. */
  debtor_type?: 'privateperson' | 'protocolled_company' | 'unprotocolled_company' | undefined
  /** The customer whose debtor this is. A partner token must send it for a new debtor. */
  customer_id?: string | null | undefined
  /** The person; null for a company. */
  person?: DebtorPerson | null | undefined
  /** The company; null for a person. */
  company?: DebtorCompany | null | undefined
  /** Where the debtor lives or has its seat. A list that is sent replaces the stored one. */
  addresses?: DebtorAddressBody[] | undefined
  /** Email addresses and telephone numbers. A list that is sent replaces the stored one. */
  communication_channels?: DebtorChannelBody[] | undefined
  /** Bank account of the debtor, where you know it: 15 to 34 characters, spaces ignored; null clears it. */
  iban?: string | null | undefined
  /** Bank of that account: 8 or 11 characters, spaces ignored; null clears it. */
  bic?: string | null | undefined
}

export interface DebtorPerson {
  /** How letters address the person, such as Herr, Frau Dr. or mr; with a word that tells no form of address they use the name alone. */
  salutation?: string | undefined
  /** Given name; a filing at court needs it. */
  first_name?: string | undefined
  /** Family name, as letters and court papers say it. */
  last_name: string
  /** Day of birth. It shows who is a minor, whose case goes to a representative. */
  birth_date?: string | undefined
}

export interface DeleteDocumentResult {
  /** True when our team keeps it, because it was released to the debtor once or the claim goes to court. */
  retained: boolean
}

export interface Delivery {
  /** The value of the header `X-Service-Delivery`, the same on every attempt. */
  id: string
  /** The `id` of the event that is sent. */
  event_id: string
  /** The `type` of the event. */
  type: string
  /** The claim that the event is about; all zeros for a test event. */
  claim_id: string
  /** `pending` until an attempt got a 2xx (`delivered`), or until the sixth failed or it was given up before (`failed`). */
  status: 'pending' | 'delivered' | 'failed'
  /** Why it failed without six failures: `webhook_disabled`, or `set_aside` by us. Null otherwise. */
  reason: string | null
  /** When it is tried next; null unless it is `pending`. */
  next_attempt_at: string | null
  /** When the event was made. */
  created_at: string
  /** Every attempt so far, in order. */
  attempts: DeliveryAttempt[]
}

export interface DeliveryAttempt {
  /** Which attempt it was, from 1; there are at most six. */
  number: number
  /** When it began. */
  at: string
  /** The address that it went to. */
  url: string
  /** The HTTP status of the answer; null where none came. */
  status_code: number | null
  /** How long it took, in milliseconds. */
  duration_ms: number
  /** Why no answer came, in words; null where one came. */
  error: string | null
  /** The first bytes of the answer, as text. */
  response_head: string
}

export interface Document {
  /** Names the document in the paths of download and deletion; we make it. */
  id: string
  /** The claim that the file belongs to. */
  claim_id: string
  /** The organisation of the claim. */
  organization_id: string
  /** The generated name under which it is stored. */
  filename: string
  /** The name of the file as it was uploaded; downloads bear it. */
  original_filename: string
  /** Size of the file in bytes. */
  file_size: number
  /** Media type, found from the content of the file; downloads have it too. */
  mime_type: string
  /** What the file is, as the sender said. */
  document_type: 'invoice' | 'contract' | 'correspondence' | 'legal' | 'general' | 'additional_document'
  /** Who sees the file besides the service team. `creditor`: the creditor, and every token that sees the claim. `partner_only`: of these only the tokens of partners, and only they can ask for it. */
  visibility: 'creditor' | 'partner_only'
  /** What the sender wrote about the file; null where nothing was written. */
  description: string | null
  /** How far the file is: `uploaded` once it is stored whole, which it is when the upload is answered. */
  processing_status: 'pending' | 'uploaded' | 'processing' | 'completed' | 'failed'
  /** When the file was stored. */
  created_at: string
  /** What an XML file says as an e-invoice (XRechnung, Factur-X, ZUGFeRD, UBL). It is read a moment after it was stored; null until then, and for all other files. */
  e_invoice: RecognisedEInvoice | null
}

export interface DocumentUpload {
  /** The file: PDF, DOC, DOCX, XLS, XLSX, TXT, XML, PNG, JPG, JPEG, GIF or WEBP. */
  file: Blob
  /** What the file is; `additional_document` where nothing is sent. */
  documentType?: 'invoice' | 'contract' | 'correspondence' | 'legal' | 'general' | 'additional_document' | undefined
  /** What the file shows, in words for those who may see it. */
  description?: string | undefined
  /** Who sees the file besides the service team. `creditor`: the creditor, and every token that sees the claim. `partner_only`: of these only the tokens of partners, and only they can ask for it. Default `creditor`. */
  visibility?: 'creditor' | 'partner_only' | undefined
}

export interface Drift {
  /** The claims that stand otherwise with us, as they stand with us. */
  differing: DriftedClaim[]
  /** Ids of claims that we do not know, or that are not yours. */
  unknown: string[]
}

export interface DriftBody {
  /** The claims as you know them. */
  claims: DriftRow[]
}

export interface DriftRow {
  /** The claim, by its `id`. */
  claim_id: string
  /** The stage that it is at. */
  collection_stage: 'new' | 'in_processing' | 'first_demand_letter' | 'second_demand_letter' | 'third_demand_letter' | 'installment_payment' | 'installment_cancelled' | 'dunning_action_recommended' | 'dunning_action_filed' | 'exekutionsantrag_recommended' | 'warten_auf_zinstermin' | 'manuelle_pruefung' | 'mzr_aufhebungserklaerung_sent' | 'mzr_klage_recommended' | 'closed'
  /** Whether the case is open, disputed or closed. */
  case_status: 'open' | 'disputed' | 'closed'
  /** Why it was closed; null unless it is. */
  closure_reason: 'paid' | 'installment_plan' | 'written_off' | 'withdrawn' | 'disputed' | null
}

export interface DriftedClaim {
  /** The claim, by its `id`. */
  claim_id: string
  /** The stage that it is at. */
  collection_stage: 'new' | 'in_processing' | 'first_demand_letter' | 'second_demand_letter' | 'third_demand_letter' | 'installment_payment' | 'installment_cancelled' | 'dunning_action_recommended' | 'dunning_action_filed' | 'exekutionsantrag_recommended' | 'warten_auf_zinstermin' | 'manuelle_pruefung' | 'mzr_aufhebungserklaerung_sent' | 'mzr_klage_recommended' | 'closed'
  /** Whether the case is open, disputed or closed. */
  case_status: 'open' | 'disputed' | 'closed'
  /** Why it was closed; null unless it is. */
  closure_reason: 'paid' | 'installment_plan' | 'written_off' | 'withdrawn' | 'disputed' | null
  /** When it changed last. */
  updated_at: string
}

export interface EventEnvelope {
  /** Names the event: `evt_` and 32 hex digits, the same on every attempt. Handle each id once. */
  id: string
  /** What happened. New types may come: skip those that you do not know. */
  type: string
  /** When the event was made, in business time. */
  created_at: string
  /** The version of this shape, as a date. It changes only when old readers could not read the new one. */
  api_version: string
  /** What the type says about it. */
  data: Record<string, unknown>
}

export interface Failure {
  /** False on every refusal. */
  success: false
  /** Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. All codes are listed at `/docs/errors`, and new ones may be added. */
  code: string
  /** The kind of refusal; the same for all with this status. */
  error: string
  /** The same as `X-Request-Id`. Tell us; it finds the request in our log. */
  request_id: string
  /** Why, in a sentence for people. It may change; do not compare it. */
  message: string
}

export interface FeedActivity {
  /** Tells such a row from an event. */
  type: 'activity'
  /** Reading a file ended, with nothing to check or with something that is to be checked first, by the team or by your PATCH of the invoice; the claim was blocked, or goes on. The claim and its invoices tell more. */
  kind: 'reading_finished' | 'reading_doubtful' | 'blocked' | 'unblocked'
  /** The claim that it happened to. */
  claim_id: string
  /** When it happened. */
  at: string
}

export interface FeedRestored {
  /** False on every refusal. */
  success: false
  /** Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. All codes are listed at `/docs/errors`, and new ones may be added. */
  code: string
  /** The kind of refusal; the same for all with this status. */
  error: 'Gone'
  /** The newest place that is still there, or the cursor itself where only old events were archived. */
  details: FeedRestoredDetails
  /** Why, in a sentence for people. It may change; do not compare it. */
  message: string
}

export interface FeedRestoredDetails {
  /** Where to go on without missing an event: send it as `after`. */
  next: string
}

export interface GetBalanceQuery {
  /** YYYY-MM-DD, that day included; today in Vienna when it is left out. At most ten years ahead. */
  as_of?: string | undefined
}

export interface Installment {
  /** The place of the instalment in the plan, from 1. */
  number: number
  /** The day by which it is to be paid. */
  due_date: string
  /** EUR to be paid by then. */
  amount: number
  /** Whether payments since the plan was agreed cover it; `overdue` once its day is over and they do not. */
  status: 'paid' | 'open' | 'overdue'
}

export interface InstallmentPlan {
  /** Names this plan; a claim that gets a new plan gets a new id. */
  id: string
  /** The claim that is paid by instalments. */
  claim_id: string
  /** `active` while it runs; `cancelled` after a missed instalment or by the team; `completed` once all is paid; `ended` where the case was closed for another reason. */
  status: 'active' | 'cancelled' | 'completed' | 'ended'
  /** EUR that the instalments add up to. */
  total_amount: number
  /** EUR that were paid since the plan was agreed, at most its total. */
  paid_amount: number
  /** Who made the plan with the debtor: our team, the debtor in the portal, or a move in the sandbox. */
  agreed_via: 'team' | 'debtor_portal' | 'sandbox'
  /** What is to be paid when, in the order of the due dates. */
  installments: Installment[]
  /** When the plan was agreed. */
  created_at: string
}

export interface Invoice {
  /** Names the invoice in paths; we make it. */
  id: string
  /** The claim that the invoice belongs to. */
  claim_id: string
  /** The number that the creditor gave the invoice. Null where it is not known. */
  invoice_number: string | null
  /** Who issued the invoice, as printed on it. Null where it is not known. */
  invoice_issuer: string | null
  /** Whom the invoice is addressed to, as printed on it. Null where it is not known. */
  invoice_recipient: string | null
  /** What was delivered or done, in the words of the invoice. Null where it is not known. */
  subject: string | null
  /** EUR without VAT. It counts for the total where no gross amount is known. Null where it is not known. */
  invoice_amount_net: number | null
  /** EUR with VAT; what the invoice adds to the total of the claim. Null where it is not known. */
  invoice_amount_gross: number | null
  /** The day that the invoice bears. Null where it is not known. */
  invoice_issue_date: string | null
  /** The day by which it was to be paid; default and interest follow from it. Null where it is not known. */
  invoice_due_date: string | null
  /** EUR of reminder fees that the creditor itself charged before; costs of the claim, as far as the law allows them. Null where it is not known. */
  creditor_reminder_fees_incurred: number | null
  /** Whether the due date was agreed with the debtor; false where the creditor set it alone. Default true. */
  due_date_agreed: boolean
  /** How far reading the file is: `manual` where there is none, `pending` and `processing` while it is read, then `completed` or `failed`. */
  data_extraction_status: 'manual' | 'pending' | 'processing' | 'completed' | 'failed'
  /** How sure the reading is, 0 to 1; null where no file was read, or not yet. */
  data_extraction_confidence: number | null
  /** Why the file could not be read, why the gross amount that was read waits for a check, and with it the claim, or what contradicts the file. Null where nothing waits. The wait ends with a `PATCH` that names `invoice_amount_gross`, or when our team has checked the invoice. */
  data_extraction_problem: DataExtractionProblem | null
  /** The invoices that were made of the parts of its file and count in its place; empty where it was not split. */
  split_into: string[]
  /** The invoice of whose file it is a part; null where it came by itself. */
  split_from: string | null
  /** EUR; the sum of its credit notes, 0 where it has none. */
  credited_amount: number
  /** When the invoice was added. */
  created_at: string
  /** When something about the invoice changed last, by a person or by reading its file. */
  updated_at: string
}

export interface InvoiceChange {
  /** The number that the creditor gave the invoice. Null where it is not known. */
  invoice_number?: string | null | undefined
  /** Who issued the invoice, as printed on it. Null where it is not known. */
  invoice_issuer?: string | null | undefined
  /** Whom the invoice is addressed to, as printed on it. Null where it is not known. */
  invoice_recipient?: string | null | undefined
  /** What was delivered or done, in the words of the invoice. Null where it is not known. */
  subject?: string | null | undefined
  /** EUR without VAT. It counts for the total where no gross amount is known. Null where it is not known. */
  invoice_amount_net?: number | null | undefined
  /** EUR with VAT; what the invoice adds to the total of the claim. Null where it is not known. */
  invoice_amount_gross?: number | null | undefined
  /** The day that the invoice bears. Null where it is not known. */
  invoice_issue_date?: string | null | undefined
  /** The day by which it was to be paid; default and interest follow from it. Null where it is not known. */
  invoice_due_date?: string | null | undefined
  /** EUR of reminder fees that the creditor itself charged before; costs of the claim, as far as the law allows them. Null where it is not known. */
  creditor_reminder_fees_incurred?: number | null | undefined
  /** Whether the due date was agreed with the debtor; false where the creditor set it alone. Default true. */
  due_date_agreed?: boolean | undefined
}

export interface InvoiceContradiction {
  /** The field of the invoice, by its name. */
  field: string
  /** What contradicts it, as in `code`. */
  kind: 'parties_swapped' | 'issuer_differs' | 'recipient_differs' | 'currency_differs' | 'page_differs' | 'further_invoices' | 'sent_differs'
  /** What was sent, what the claim says, or what the e-invoice in the file says. Amounts in EUR. */
  said: string | number
  /** What was read from the file, or from its pages where it has an e-invoice. */
  read: string | number
}

export interface InvoiceCreate {
  /** The number that the creditor gave the invoice. Null where it is not known. */
  invoice_number?: string | null | undefined
  /** Who issued the invoice, as printed on it. Null where it is not known. */
  invoice_issuer?: string | null | undefined
  /** Whom the invoice is addressed to, as printed on it. Null where it is not known. */
  invoice_recipient?: string | null | undefined
  /** What was delivered or done, in the words of the invoice. Null where it is not known. */
  subject?: string | null | undefined
  /** EUR without VAT. It counts for the total where no gross amount is known. Null where it is not known. */
  invoice_amount_net?: number | null | undefined
  /** EUR with VAT; what the invoice adds to the total of the claim. Null where it is not known. */
  invoice_amount_gross?: number | null | undefined
  /** The day that the invoice bears. Null where it is not known. */
  invoice_issue_date?: string | null | undefined
  /** The day by which it was to be paid; default and interest follow from it. Null where it is not known. */
  invoice_due_date?: string | null | undefined
  /** EUR of reminder fees that the creditor itself charged before; costs of the claim, as far as the law allows them. Null where it is not known. */
  creditor_reminder_fees_incurred?: number | null | undefined
  /** Whether the due date was agreed with the debtor; false where the creditor set it alone. Default true. */
  due_date_agreed?: boolean | undefined
}

export interface InvoiceCredit {
  /** EUR to take off, at most what is left of the invoice. */
  amount: number
  /** Why, in words for the service team. */
  reason: string
}

export interface InvoiceSplit {
  /** The pages of each invoice, in order. Left out: as they were found when the file was read. */
  parts?: InvoiceSplitPart[] | undefined
}

export interface InvoiceSplitPart {
  /** The first page of the part, counted from 1. */
  first_page: number
  /** Where the part ends; the same page for one of a single page. */
  last_page: number
}

export interface InvoiceUpload {
  /** The invoice as a PDF, with or without an e-invoice in it. */
  file: Blob
  /** The number that the creditor gave the invoice. Read from the file where it is left out. */
  invoice_number?: string | undefined
  /** EUR with VAT; what the invoice adds to the total of the claim. With a decimal point, at most 999999999.99. Read from the file where it is left out. */
  total_amount?: string | undefined
  /** The day by which it was to be paid; default and interest follow from it. YYYY-MM-DD. Read from the file where it is left out. */
  maturity_date?: string | undefined
  /** The day that the invoice bears. YYYY-MM-DD. Read from the file where it is left out. */
  issue_date?: string | undefined
  /** Who issued the invoice, as printed on it. Read from the file where it is left out. */
  invoice_issuer?: string | undefined
  /** Whom the invoice is addressed to, as printed on it. Read from the file where it is left out. */
  invoice_recipient?: string | undefined
  /** What was delivered or done, in the words of the invoice. Read from the file where it is left out. */
  subject?: string | undefined
  /** EUR without VAT. It counts for the total where no gross amount is known. With a decimal point, at most 999999999.99. Read from the file where it is left out. */
  invoice_amount_net?: string | undefined
  /** EUR of reminder fees that the creditor itself charged before; costs of the claim, as far as the law allows them. With a decimal point, at most 999999999.99. Never read from the file. */
  creditor_reminder_fees_incurred?: string | undefined
}

export interface LawsuitDecision {
  /** The claim that the decision is about. */
  claim_id: string
  /** `sue`: the claim goes to court. `decline`: it does not. */
  decision: 'sue' | 'decline'
  /** When the decision was made. */
  decided_at: string
  /** Where: through the `api`, or in the `portal`, which is also where the mailed link leads, and where our team records what the creditor has told it. */
  decided_via: 'api' | 'portal'
  /** Whether a lawyer is to file it, as the creditor said; null where nothing was said about it. */
  wants_lawyer: boolean | null
  /** `svc_network`: we name one. `wunschanwalt`: the creditor has one. Null without a lawyer. */
  lawyer_type: 'svc_network' | 'wunschanwalt' | null
  /** EUR: the sum of the claim's invoices less credit notes, whatever was paid. */
  streitwert: number
  /** EUR: what is due and open of the invoices, payments applied as the law says. Fees and limits follow it. */
  amount_to_claim: number
  /** EUR that the court asks, as estimated on that day; null where no procedure was available. */
  court_fees: number | null
  /** EUR for the lawyer, without VAT, as estimated on that day; null without a lawyer. */
  lawyer_fees_net: number | null
  /** The same with VAT. */
  lawyer_fees_gross: number | null
}

export interface LawsuitDecisionBody {
  /** `sue`: go to court. `decline`: do not. */
  decision: 'sue' | 'decline'
  /** Austria only; must be true when the estimate says lawyer_required. */
  wants_lawyer?: boolean | undefined
  /** `svc_network`: we name one. `wunschanwalt`: the creditor has one. Required with a lawyer. */
  lawyer_type?: 'svc_network' | 'wunschanwalt' | undefined
  /** First name of the lawyer. Required for `wunschanwalt`, and only sent then. */
  wunschanwalt_first_name?: string | undefined
  /** Family name of the lawyer. Required for `wunschanwalt`, and only sent then. */
  wunschanwalt_last_name?: string | undefined
  /** Where the lawyer has an office. Required for `wunschanwalt`, and only sent then. */
  wunschanwalt_location?: string | undefined
  /** Email address of the lawyer. Optional, and only sent for `wunschanwalt`. */
  wunschanwalt_email?: string | undefined
}

export interface LawsuitDecisionLink {
  /** The customer's email address, masked: e…@h….at. */
  sent_to: string
  /** When the link stops working: 14 days after it was made. */
  expires_at: string
  /** The link itself. Null unless the organisation lets partners forward links. It is shown once; we keep only a hash of it. */
  url: string | null
}

export interface LawsuitEstimate {
  /** The claim that was asked about. */
  claim_id: string
  /** Country of the debtor's primary address; null where there is no address. */
  country: string | null
  /** The dunning procedure of the courts in that country; null where we know of none. */
  procedure: 'mahnklage' | 'mahnbescheid' | null
  /** Whether the claim can go to court as it stands. */
  available: boolean
  /** Why it cannot; null while it can. */
  unavailable_reason: 'no_address' | 'debtor_country' | 'no_amount' | 'amount_above_limit' | 'obligation_not_fulfilled' | null
  /** EUR: the sum of the claim's invoices less credit notes, whatever was paid. */
  streitwert: number
  /** EUR: what is due and open of the invoices, payments applied as the law says. Fees and limits follow it. */
  amount_to_claim: number
  /** EUR that the court asks for the filing; null while no procedure is available. */
  court_fees: number | null
  /** Whether a lawyer must, may or may not file it; null where there is no procedure. */
  lawyer: 'lawyer_required' | 'lawyer_optional' | 'lawyer_not_allowed' | null
  /** EUR for a lawyer, without VAT; null where none may file, or no procedure is available. */
  lawyer_fees_net: number | null
  /** The same with VAT. */
  lawyer_fees_gross: number | null
  /** EUR that surely arise: the court fee and, only where one is required, a lawyer with VAT. Null while no procedure is available. */
  total_costs: number | null
  /** EUR: a lawyer with VAT where one is possible and not required; null otherwise. */
  optional_lawyer_fees_gross: number | null
  /** The court that would get it; null where too little is known to tell, or no procedure is available. */
  competent_court: string | null
  /** The tables that were used. */
  legal_basis: CourtLegalBasis[]
  /** What to doubt about the figures of the law that were used; empty if they are all confirmed and current. */
  warnings: TableWarning[]
  /** True while a decision can be sent: at `dunning_action_recommended`, and none was made. */
  decision_open: boolean
  /** True once a decision was made. */
  decided: boolean
}

export interface LegalBasis {
  /** The table of the law that the figure comes from. */
  rule: string
  /** The day from which that row of the table holds. */
  valid_from: string
  /** Where the row was published. */
  source: string
}

export interface LimitError {
  /** False on every refusal. */
  success: false
  /** Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. All codes are listed at `/docs/errors`, and new ones may be added. */
  code: string
  /** The kind of refusal; the same for all with this status. */
  error: 'Too Many Requests'
  /** The limit that was reached. */
  details: LimitErrorDetails
  /** Why, in a sentence for people. It may change; do not compare it. */
  message: string
}

export interface LimitErrorDetails {
  /** How many requests the token has in an hour. */
  limit: number
  /** What they are counted in: a clock hour, UTC. */
  window: string
  /** When the next hour begins and counting starts anew. */
  resets_at: string
}

export interface ListClaimsQuery {
  /** Only claims against this debtor. */
  debtor_id?: string | undefined
  /** Only claims of this customer. */
  customer_id?: string | undefined
  /** `pending`: open at `new` or `in_processing`. `in_collection`: open at a later stage. `resolved`: closed as `paid` or `installment_plan`. `closed`: closed for whatever reason. `disputed`: every disputed case, also one that was paid in part. `paid` and `partial_payment`: as `status` of the claim says. */
  status?: 'pending' | 'in_collection' | 'partial_payment' | 'paid' | 'disputed' | 'resolved' | 'closed' | undefined
  /** Only claims whose case stands like this. */
  case_status?: 'open' | 'disputed' | 'closed' | undefined
  /** Only claims that are at this stage. */
  collection_stage?: 'new' | 'in_processing' | 'first_demand_letter' | 'second_demand_letter' | 'third_demand_letter' | 'installment_payment' | 'installment_cancelled' | 'dunning_action_recommended' | 'dunning_action_filed' | 'exekutionsantrag_recommended' | 'warten_auf_zinstermin' | 'manuelle_pruefung' | 'mzr_aufhebungserklaerung_sent' | 'mzr_klage_recommended' | 'closed' | undefined
  /** Only claims with exactly this reference of yours. */
  partner_reference?: string | undefined
  /** This instant or later; a plain date means 00:00 UTC. */
  created_after?: string | undefined
  /** Before this instant. */
  created_before?: string | undefined
  /** Changed at this instant or later. */
  updated_after?: string | undefined
  /** How many rows a page has at most. */
  limit?: number | undefined
}

export interface ListCustomersQuery {
  /** Only customers that this partner brought in. */
  partner_id?: string | undefined
  /** How many rows a page has at most. */
  limit?: number | undefined
}

export interface ListDocumentsQuery {
  /** Only documents of this type. */
  documentType?: 'invoice' | 'contract' | 'correspondence' | 'legal' | 'general' | 'additional_document' | undefined
  /** Only documents whose file stands like this. */
  processingStatus?: 'pending' | 'uploaded' | 'processing' | 'completed' | 'failed' | undefined
  /** How many rows to answer at most. */
  limit?: number | undefined
}

export interface ListEventsQuery {
  /** `next` of the answer before; `latest` answers no events and the place to go on from now. Left out: from the first event on. */
  after?: string | undefined
  /** How many rows to answer at most. */
  limit?: number | undefined
  /** `activity`: also what is no event of a webhook, in the same order. */
  include?: 'activity' | undefined
}

export interface ListOwnDeliveriesQuery {
  /** `pending` until an attempt got a 2xx (`delivered`), or until the sixth failed or it was given up before (`failed`). */
  status?: 'pending' | 'delivered' | 'failed' | undefined
  /** How many rows a page has at most. */
  limit?: number | undefined
}

export interface ListRevenueSharesQuery {
  /** Only what belongs to this calendar month in Vienna, as YYYY-MM. */
  month?: string | undefined
  /** `accrued` once it is earned, `approved` once our team has checked it, `paid_out` with its statement. */
  status?: 'accrued' | 'approved' | 'paid_out' | undefined
  /** Only shares of fees on this claim. */
  claim_id?: string | undefined
  /** How many rows a page has at most. */
  limit?: number | undefined
}

export interface ListRevenueStatementsQuery {
  /** Only what belongs to this calendar month in Vienna, as YYYY-MM. */
  month?: string | undefined
  /** How many rows a page has at most. */
  limit?: number | undefined
}

export interface Me {
  /** The id of the token. It is no secret: payments that you record bear it. */
  id: string
  /** What our team called the token when it made it. */
  name: string
  /** Whom it speaks for: one `partner`, or the whole client `organization`, which may also be the creditor. */
  kind: 'partner' | 'organization'
  /** Whether it opens test data or the real thing; the other answers 401. */
  mode: 'sandbox' | 'live'
  /** How many requests it has in each clock hour (UTC). */
  rate_limit_per_hour: number
  /** When it stops being valid; null where it does not expire. */
  expires_at: string | null
  /** When it was made. */
  created_at: string
  /** The organisation whose rows it sees. */
  organization: MeOrganization
  /** The partner that it belongs to, for `partner_id` of new customers; null for a token of the organisation. */
  partner: MePartner | null
}

export interface MeOrganization {
  /** The id of the organisation. */
  id: string
  /** What the organisation is called. */
  name: string
}

export interface MePartner {
  /** The id of the partner. */
  id: string
  /** What the partner is called. */
  name: string
}

export interface Payment {
  /** Names the payment; we make it. */
  id: string
  /** The claim that was paid. */
  claim_id: string
  /** The debtor of the claim. */
  debtor_id: string
  /** The organisation of the claim. */
  organization_id: string
  /** EUR that were paid. */
  amount: number
  /** The currency of the amount; always EUR. */
  currency: 'EUR'
  /** How the debtor paid. */
  payment_method: 'bank_transfer' | 'credit_card' | 'debit_card' | 'direct_debit' | 'cash' | 'check' | 'wallet' | 'sepa' | 'card' | 'online_payment' | 'mobile_payment' | 'other'
  /** The day on which the debtor paid. */
  payment_date: string
  /** The day on which the money counts. What it pays off bears interest up to that day, that day included. */
  value_date: string
  /** The remittance text or another reference of the payment. Null where there is none. */
  reference: string | null
  /** Your own id of the payment, or that of your bank. Null where there is none. */
  external_reference: string | null
  /** `completed`, or `reversed` after a chargeback or a wrong booking; a reversed payment counts nowhere. */
  status: 'completed' | 'reversed'
  /** Who has the money: us, through our bank account, or the creditor. */
  received_by: 'us' | 'creditor'
  /** What was written about the payment; null where nothing was. */
  notes: string | null
  /** When the payment was recorded. */
  created_at: string
  /** The token or the member of our team that recorded or reversed it last; null where a job of ours did. */
  updated_by: string | null
}

export interface PaymentCreate {
  /** EUR that the debtor paid. More than is owed is recorded too. */
  amount: number
  /** The currency of the amount; only EUR, which is the default. */
  currency?: 'EUR' | undefined
  /** The day on which the debtor paid. Not in the future; today in Vienna when it is left out. */
  payment_date?: string | undefined
  /** The day on which the money counts. What it pays off bears interest up to that day, that day included. Not in the future. Default: `payment_date`. */
  value_date?: string | undefined
  /** How the debtor paid. Default `bank_transfer`. */
  method?: 'bank_transfer' | 'credit_card' | 'debit_card' | 'direct_debit' | 'cash' | 'check' | 'wallet' | 'sepa' | 'card' | 'online_payment' | 'mobile_payment' | 'other' | undefined
  /** The remittance text or another reference of the payment. Null where there is none. */
  reference?: string | null | undefined
  /** Your own id of the payment, or that of your bank. Null where there is none. */
  external_reference?: string | null | undefined
  /** Anything else about the payment, for people. Null where there is none. */
  notes?: string | null | undefined
  /** The account that the money came from. We keep it and never answer it. */
  iban?: string | null | undefined
}

export interface Problem {
  /** Where the fault is: the name of a field or parameter, with dots into objects and lists. */
  field: string
  /** Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. All codes are listed at `/docs/errors`, and new ones may be added. */
  code: string
  /** What is wrong with it, in English, to be read after the name of the field. */
  message: string
}

export interface Question {
  /** Names the question in the path of its answer. */
  id: string
  /** The claim that the question is about. */
  claim_id: string
  /** What our team asks. */
  text: string
  /** When it was asked. */
  asked_at: string
  /** What was answered; null until somebody has. */
  answer: string | null
  /** When it was answered; null until then. */
  answered_at: string | null
  /** Name of the person, or of the partner, that answered; null until somebody has. */
  answered_by: string | null
  /** What came with the answer; documents of the claim. */
  files: AnswerFile[]
}

export interface QuestionAnswer {
  /** What you answer, in words for our team. */
  text: string
}

export interface RecognisedEInvoice {
  /** Its number; null where it has none. */
  number: string | null
  /** Its total with tax, in `currency`; null where it has none that can be read. */
  gross_amount: number | null
  /** The currency of its amounts; null where it names none. */
  currency: string | null
  /** Whether its sums are right, and it has what an invoice needs. */
  is_valid: boolean
}

export interface Refusal {
  /** False on every refusal. */
  success: false
  /** Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. All codes are listed at `/docs/errors`, and new ones may be added. */
  code?: string | undefined
  /** The kind of refusal; the same for all with this status. Some refusals have none. */
  error?: string | undefined
  /** Why, in a sentence for people. It may change; do not compare it. */
  message: string
}

export interface RevenueShare {
  /** Names this line; `reverses` of another one may point to it. */
  id: string
  /** The partner that gets the share. */
  partner_id: string
  /** The claim on which the fee was earned. */
  claim_id: string
  /** The creditor of that claim. */
  customer_id: string
  /** The fee that it is a part of, see the fees of the claim. */
  fee_id: string
  /** `success`: on a payment; `filing`: for a court filing; `collection_cost`: fees for our letters that a payment has paid. */
  fee_kind: 'success' | 'filing' | 'collection_cost'
  /** The payment that earned the fee; null for a filing. */
  payment_id: string | null
  /** EUR. What we earned; negative on a reversal. */
  fee_amount: number
  /** Your part of the fee, 0 to 1, as it was agreed when the fee was earned. */
  commission_rate: number
  /** EUR. The partner's part of the fee; negative on a reversal. */
  amount: number
  /** `accrued` once it is earned, `approved` once our team has checked it, `paid_out` with its statement. */
  status: 'accrued' | 'approved' | 'paid_out'
  /** The share that this line takes back; null on one that was earned. */
  reverses: string | null
  /** The statement with which it was paid out; null until then. */
  payout_id: string | null
  /** When the fee was earned, or taken back. */
  created_at: string
}

export interface RevenueStatement {
  /** Names the statement in the paths of its files; `payout_id` of its shares. */
  id: string
  /** The month up to whose end it was paid out, as YYYY-MM. */
  month: string
  /** The number of the statement, for your bookkeeping. */
  number: string
  /** How many shares it pays. */
  line_count: number
  /** EUR: the sum of its lines, without VAT. */
  amount: number
  /** What the statement says as a credit note; null on statements that are older than that. */
  credit_note: CreditNoteVat | null
  /** The number of the statement that this one cancels as a whole, with negative amounts; null for all others. */
  cancels: string | null
  /** The number of the statement that cancels this one; its shares are open again. Null while it stands. */
  cancelled_by: string | null
  /** When it was paid out, or cancelled. */
  created_at: string
}

export interface SandboxAdvance {
  /** Where the clock stands now. */
  now: string
  /** How many job runs were made on the way, failed attempts included. */
  jobs_run: number
}

export interface SandboxAdvanceBody {
  /** How far to move, at most ten years. Not together with `to`. */
  seconds?: number | undefined
  /** Where to move, after the present time of the clock. Not together with `seconds`. */
  to?: string | undefined
}

export interface SandboxClock {
  /** The time by which cases move; it runs on from wherever it was moved to. */
  now: string
  /** Who may move it: `everyone` with a token, or, where partners share the sandbox, the `operator` alone. */
  moved_by: 'everyone' | 'operator'
}

export interface SandboxClosure {
  /** Why the case is closed, as the team would say. */
  closure_reason: 'written_off' | 'withdrawn' | 'disputed'
}

export interface SandboxPayment {
  /** EUR that the debtor pays today, by bank transfer. */
  amount: number
}

export interface SandboxReset {
  /** How many claims are gone; 0 where there were none. */
  deleted: number
}

export interface SandboxScenario {
  /** The new claim; its events are in the feed and on their way to your webhook. */
  claim_id: string
}

export interface SandboxScenarioBody {
  /** Which case is played. */
  name: 'paid_after_first_letter' | 'disputed' | 'installments_broken' | 'returned_letter' | 'court_to_title'
}

export interface SandboxStageMove {
  /** Where the claim goes; the move must stand in the stage table. */
  to_stage: 'new' | 'in_processing' | 'first_demand_letter' | 'second_demand_letter' | 'third_demand_letter' | 'installment_payment' | 'installment_cancelled' | 'dunning_action_recommended' | 'dunning_action_filed' | 'exekutionsantrag_recommended' | 'warten_auf_zinstermin' | 'manuelle_pruefung' | 'mzr_aufhebungserklaerung_sent' | 'mzr_klage_recommended' | 'closed'
}

export interface SplitInvoice {
  /** The original, which does not count any more. */
  invoice: Invoice
  /** The invoices that count in its place, in the order of their pages. */
  parts: Invoice[]
}

export interface StatusChangedEvent {
  /** Names the event: `evt_` and 32 hex digits, the same on every attempt. Handle each id once. */
  id: string
  /** What happened; it also stands in `X-Service-Event`. */
  type: 'claim.status_changed'
  /** When the event was made, in business time. */
  created_at: string
  /** The version of this shape, as a date. It changes only when old readers could not read the new one. */
  api_version: string
  /** What happened to which claim. There are no amounts and no personal data in it. */
  data: StatusChangedEventData
}

export interface StatusChangedEventData {
  /** The claim that it happened to. */
  claim_id: string
  /** Your own id of the case; null where you sent none. */
  partner_reference: string | null
  /** How the case stood. */
  from_status: 'open' | 'disputed' | 'closed'
  /** How the case stands now. */
  to_status: 'open' | 'disputed' | 'closed'
  /** Why it was closed; null unless `to_status` is `closed`. */
  closure_reason: 'paid' | 'installment_plan' | 'written_off' | 'withdrawn' | 'disputed' | null
  /** When it happened. Of two events about one claim the one with the later time counts, in whatever order they come. */
  changed_at: string
}

export interface TableWarning {
  /** `table_unconfirmed`: nobody has confirmed the figures of this row. `rate_may_have_changed`: on the day of the amounts another figure was to be expected, and the table has none yet. */
  code: 'table_unconfirmed' | 'rate_may_have_changed'
  /** The table of the law that the row belongs to. */
  table: 'base_rates' | 'interest_rules' | 'creditor_fees' | 'vat_rates' | 'reminder_fees_at' | 'lawyer_fees_de' | 'court_limits_at' | 'district_courts_at' | 'court_fees_at' | 'lawyer_fees_at' | 'court_limits_de' | 'court_fees_de' | 'dunning_courts_de' | 'german_states'
  /** The day from which the row is valid. */
  valid_from: string
  /** The warning as a sentence, in English. */
  message: string
}

export interface TooLarge {
  /** False on every refusal. */
  success: false
  /** Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. All codes are listed at `/docs/errors`, and new ones may be added. */
  code: string
  /** The kind of refusal; the same for all with this status. */
  error: 'Payload Too Large'
  /** Where there is no room for the files: `storage_quota`, and to whom the figures are known, these. */
  details?: TooLargeDetails | undefined
  /** Why, in a sentence for people. It may change; do not compare it. */
  message: string
}

export interface TooLargeDetails {
  /** Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. All codes are listed at `/docs/errors`, and new ones may be added. */
  code: string
  /** How many bytes the files of the organisation take. */
  used_bytes?: number | undefined
  /** How many bytes they may take. */
  quota_bytes?: number | undefined
}

export interface UploadedInvoice {
  /** Names the invoice in paths; ask for it to see what was read from the file. */
  id: string
  /** The claim that the invoice belongs to. */
  claim_id: string
  /** The number that the creditor gave the invoice. Null where it is not known. */
  invoice_number: string | null
  /** EUR with VAT; what the invoice adds to the total of the claim. Null where it is not known. */
  invoice_amount_gross: number | null
  /** The day by which it was to be paid; default and interest follow from it. Null where it is not known. */
  invoice_due_date: string | null
  /** The day that the invoice bears. Null where it is not known. */
  invoice_issue_date: string | null
  /** Who issued the invoice, as printed on it. Null where it is not known. */
  invoice_issuer: string | null
  /** Whom the invoice is addressed to, as printed on it. Null where it is not known. */
  invoice_recipient: string | null
  /** What was delivered or done, in the words of the invoice. Null where it is not known. */
  subject: string | null
  /** When the file was stored. */
  created_at: string
}

export interface ValidationError {
  /** False on every refusal. */
  success: false
  /** Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. All codes are listed at `/docs/errors`, and new ones may be added. */
  code: string
  /** The kind of refusal; the same for all with this status. */
  error: 'VALIDATION_ERROR'
  /** The faults of the request, all at once: one for each field, at most 100. */
  details: Problem[]
  /** Why, in a sentence for people. It may change; do not compare it. */
  message: string
}

export interface Webhook {
  /** Names the webhook; a partner has at most one. */
  id: string
  /** The partner whose events are sent. */
  partner_id: string
  /** Where events are sent. */
  url: string
  /** Whether events are sent. What happens while it is off is never sent later. */
  enabled: boolean
  /** When the webhook was set up. */
  created_at: string
  /** When its address, its secret or its switch changed last. */
  updated_at: string
}

export interface WebhookUrl {
  /** Where events are to be sent: https, at most 2,048 characters. */
  url: string
}

export interface WebhookWithSecret {
  /** Names the webhook; a partner has at most one. */
  id: string
  /** The partner whose events are sent. */
  partner_id: string
  /** Where events are sent. */
  url: string
  /** Whether events are sent. What happens while it is off is never sent later. */
  enabled: boolean
  /** When the webhook was set up. */
  created_at: string
  /** When its address, its secret or its switch changed last. */
  updated_at: string
  /** Verifies the signature of every event. It is shown only this once. */
  secret: string
}

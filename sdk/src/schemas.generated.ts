// Made from openapi/partner.json by `npm run sdk-types`. Do not edit.

export interface AnswerFile {
  /** UUID */
  id: string
  name: string
  bytes: number
}

export interface Balance {
  /** UUID */
  claim_id: string
  /** YYYY-MM-DD */
  as_of: string
  currency: 'EUR'
  /** The country whose law was used; null where we know neither the debtor’s nor the creditor’s. */
  law: 'AT' | 'DE' | null
  lines: BalanceLine[]
  totals: BalanceTotals
  interest_per_day: BalanceInterestPerDay
  legal_basis: LegalBasis[]
  /** What to doubt about the figures of the law that were used; empty if they are all confirmed and current. */
  warnings: TableWarning[]
}

export interface BalanceApplied {
  /** EUR */
  costs: number
  /** EUR */
  interest: number
  /** EUR */
  principal: number
  /** EUR */
  credit: number
}

export interface BalanceInterestPerDay {
  /** EUR, six decimals */
  exact: string
  /** EUR */
  amount: number
}

export interface BalanceLine {
  kind: 'principal' | 'credit_note' | 'interest' | 'lump_sum' | 'creditor_fee' | 'reminder_fee' | 'court_fee' | 'lawyer_fee' | 'correction' | 'payment' | 'waiver' | 'not_pursued' | 'not_due' | 'time_barred'
  /** EUR; what lowers the debt is negative. Lines of kind not_due and time_barred are in no total. */
  amount: number
  /** UUID */
  invoice_id: string | null
  /** UUID */
  payment_id: string | null
  /** UUID */
  charge_id: string | null
  /** YYYY-MM-DD */
  date: string | null
  period: BalancePeriod | null
  /** EUR */
  base_amount: number | null
  /** Percent a year */
  rate: number | null
  days: number | null
  rule: string
  formula: string
  /** true for an invoice that is time-barred and counts because the team has lifted that; no court is asked for it */
  counts_although_barred: boolean
  /** true for costs of the court step that no title has awarded yet */
  claimed_in_court: boolean
  applied: BalanceApplied | null
}

export interface BalancePeriod {
  /** YYYY-MM-DD */
  from: string
  /** YYYY-MM-DD */
  to: string
}

export interface BalanceTotals {
  /** EUR */
  principal: number
  /** EUR */
  interest: number
  /** EUR */
  costs: number
  /** EUR */
  total: number
  /** EUR that were paid beyond what is open */
  credit: number
}

export interface BulkClaim {
  /** Your own id of the case. What was sent before is found by it, not made again. */
  partner_reference: string
  subject_matter?: string | null | undefined
  /** The day on which the contract was concluded. German law wants it in the first letter to a private person. */
  contract_date?: string | null | undefined
  claim_type?: 'standard' | 'tenancy' | undefined
}

export interface BulkClaims {
  items: BulkItem[]
}

export interface BulkCustomer {
  name: string
  email: string
  /** A partner token may leave it out: it is its own. */
  partner_id?: string | undefined
  phone?: string | null | undefined
  address?: CustomerAddress | null | undefined
  /** Anything, up to 16 kB of JSON. */
  metadata?: Record<string, unknown> | null | undefined
  /** EU VAT id; separators and case do not matter. */
  uid?: string | null | undefined
  /** The partner's own id for the business, matched exactly. */
  partner_client_reference?: string | null | undefined
}

export interface BulkDebtor {
  acting_as: 'person' | 'company'
  debtor_type?: 'privateperson' | 'protocolled_company' | 'unprotocolled_company' | undefined
  person?: DebtorPerson | null | undefined
  company?: DebtorCompany | null | undefined
  /** Replaces all entries. One is primary; where none is marked, the first. */
  addresses?: DebtorAddressBody[] | undefined
  /** Replaces all entries, likewise. */
  communication_channels?: DebtorChannelBody[] | undefined
  /** 15 to 34 characters, spaces ignored. */
  iban?: string | null | undefined
  /** 8 or 11 characters, spaces ignored. */
  bic?: string | null | undefined
}

export interface BulkFault {
  field: string
  code: string
  message: string
}

export interface BulkItem {
  /** A new one, matched by its keys as ever, or the `id` of one that is there. */
  customer: BulkCustomer | BulkKnown
  /** A new one, or the `id` of one that is there. */
  debtor: BulkDebtor | BulkKnown
  claim: BulkClaim
  invoices?: InvoiceCreate[] | undefined
}

export interface BulkKnown {
  /** UUID */
  id: string
}

export interface BulkResult {
  /** The place of the item in `items`, from 0. */
  index: number
  /** `existing`: a case of the partner has this reference, and nothing of the item was used. */
  status: 'created' | 'existing' | 'failed'
  /** Null where the item failed. */
  claim_id: string | null
  /** What was wrong with the item; empty where nothing was. */
  details: BulkFault[]
}

export interface Claim {
  /** UUID */
  id: string
  /** UUID */
  debtor_id: string
  /** UUID */
  customer_id: string | null
  case_reference: string
  status: 'open' | 'partial_payment' | 'paid' | 'disputed'
  partner_reference: string | null
  submission_state: 'new' | 'accepted' | 'rejected'
  case_status: 'open' | 'disputed' | 'closed'
  closure_reason: 'paid' | 'installment_plan' | 'written_off' | 'withdrawn' | 'disputed' | null
  collection_stage: 'new' | 'in_processing' | 'first_demand_letter' | 'second_demand_letter' | 'third_demand_letter' | 'installment_payment' | 'installment_cancelled' | 'dunning_action_recommended' | 'dunning_action_filed' | 'exekutionsantrag_recommended' | 'warten_auf_zinstermin' | 'manuelle_pruefung' | 'mzr_aufhebungserklaerung_sent' | 'mzr_klage_recommended' | 'closed'
  subject_matter: string | null
  /** The day on which the contract was concluded. German law wants it in the first letter to a private person. */
  contract_date: string | null
  claim_type: 'standard' | 'tenancy'
  main_claim_currency: 'EUR'
  /** EUR */
  total_claim_amount: number
  total_claim_currency: 'EUR'
  /** EUR */
  paid_amount: number
  /** EUR */
  outstanding_amount: number
  claim_disputed: boolean
  obligation_fulfilled: boolean
  /** The law that the claim is under, fixed when it is accepted. */
  governing_law: 'AT' | 'DE' | null
  /** Why no automatic step is made and no letter sent; null where nothing stands against it. */
  blocked_reason: 'deceased' | 'insolvent' | 'minor' | 'no_amount' | 'no_address' | 'invoice_to_check' | 'foreign_currency' | 'not_due' | 'obligation_not_fulfilled' | 'below_minimum' | 'no_law' | 'address_unknown' | 'time_barred' | 'held' | null
  /** The day on which the block ends by itself, where there is one. */
  blocked_until: string | null
  /** The first day on which the earliest open invoice is time-barred. From the filing on, the day by which the next step must have been taken. Null where no date tells, where nothing is open, and in Austria while a suit is pursued. */
  time_barred_on: string | null
  /** RFC 3339, UTC, milliseconds */
  created_at: string
  /** RFC 3339, UTC, milliseconds */
  updated_at: string
}

export interface ClaimCreate {
  /** UUID */
  debtor_id: string
  /** UUID */
  customer_id?: string | null | undefined
  partner_reference?: string | null | undefined
  subject_matter?: string | null | undefined
  /** The day on which the contract was concluded. German law wants it in the first letter to a private person. */
  contract_date?: string | null | undefined
  claim_type?: 'standard' | 'tenancy' | undefined
}

export interface ClaimFee {
  /** Of the fee; `fee_id` of the revenue share that it created. */
  id: string
  /** `success`: on a payment; `filing`: for a court filing */
  kind: 'success' | 'filing'
  /** EUR. What we earned; negative on a reversal. */
  amount: number
  /** The payment that earned it; null for a filing */
  payment_id: string | null
  /** When it was earned, or taken back. */
  created_at: string
  /** The fee that this one takes back */
  reverses: string | null
}

export interface ClaimPatch {
  claim_disputed?: boolean | undefined
  obligation_fulfilled?: boolean | undefined
  /** UUID */
  customer_id?: string | undefined
}

export interface ClaimWithInvoices {
  /** UUID */
  id: string
  /** UUID */
  debtor_id: string
  /** UUID */
  customer_id: string | null
  case_reference: string
  status: 'open' | 'partial_payment' | 'paid' | 'disputed'
  partner_reference: string | null
  submission_state: 'new' | 'accepted' | 'rejected'
  case_status: 'open' | 'disputed' | 'closed'
  closure_reason: 'paid' | 'installment_plan' | 'written_off' | 'withdrawn' | 'disputed' | null
  collection_stage: 'new' | 'in_processing' | 'first_demand_letter' | 'second_demand_letter' | 'third_demand_letter' | 'installment_payment' | 'installment_cancelled' | 'dunning_action_recommended' | 'dunning_action_filed' | 'exekutionsantrag_recommended' | 'warten_auf_zinstermin' | 'manuelle_pruefung' | 'mzr_aufhebungserklaerung_sent' | 'mzr_klage_recommended' | 'closed'
  subject_matter: string | null
  /** The day on which the contract was concluded. German law wants it in the first letter to a private person. */
  contract_date: string | null
  claim_type: 'standard' | 'tenancy'
  main_claim_currency: 'EUR'
  /** EUR */
  total_claim_amount: number
  total_claim_currency: 'EUR'
  /** EUR */
  paid_amount: number
  /** EUR */
  outstanding_amount: number
  claim_disputed: boolean
  obligation_fulfilled: boolean
  /** The law that the claim is under, fixed when it is accepted. */
  governing_law: 'AT' | 'DE' | null
  /** Why no automatic step is made and no letter sent; null where nothing stands against it. */
  blocked_reason: 'deceased' | 'insolvent' | 'minor' | 'no_amount' | 'no_address' | 'invoice_to_check' | 'foreign_currency' | 'not_due' | 'obligation_not_fulfilled' | 'below_minimum' | 'no_law' | 'address_unknown' | 'time_barred' | 'held' | null
  /** The day on which the block ends by itself, where there is one. */
  blocked_until: string | null
  /** The first day on which the earliest open invoice is time-barred. From the filing on, the day by which the next step must have been taken. Null where no date tells, where nothing is open, and in Austria while a suit is pursued. */
  time_barred_on: string | null
  /** RFC 3339, UTC, milliseconds */
  created_at: string
  /** RFC 3339, UTC, milliseconds */
  updated_at: string
  invoices: Invoice[]
}

export interface Conflict {
  success: false
  error: 'Conflict'
  /** Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. */
  code: string
  message: string
}

export interface CourtLegalBasis {
  rule: string
  /** YYYY-MM-DD */
  valid_from: string
  /** Where the row was published. */
  source: string
}

export interface CourtReadiness {
  /** UUID */
  claim_id: string
  procedure: 'mahnklage' | 'mahnbescheid' | null
  /** true when nothing that is required is missing */
  ready: boolean
  missing: CourtReadinessGap[]
}

export interface CourtReadinessGap {
  code: string
  field: string
  message: string
  /** false for what a court can do without */
  required: boolean
  /** What there is to choose from, such as the courts of a place. */
  candidates: string[]
  mend: CourtReadinessMend | null
}

export interface CourtReadinessMend {
  method: string
  path: string
}

export interface CreditNoteVat {
  /** domestic: the standard rate of the issuer’s country. reverse_charge: the partner is in another member state of the EU, and the issuer owes the tax. none: no VAT is shown, for the reason given. */
  treatment: 'domestic' | 'reverse_charge' | 'none'
  /** issuer_unknown: the letterhead lacks an address in a country that we know, or a VAT id. no_uid: the partner has no VAT id. uid_outside_eu: the VAT id of the partner is of no member state. */
  reason: 'issuer_unknown' | 'no_uid' | 'uid_outside_eu' | null
  /** EUR, the sum of the lines */
  net: number
  /** As a fraction, such as 0.2; 0 where no VAT is shown */
  rate: number
  /** EUR */
  vat: number
  /** EUR, what the partner is paid */
  gross: number
  /** The day of the first line. */
  supplied_from: string
  /** The day of the last line. */
  supplied_to: string
  /** The VAT id of the issuer */
  issuer_uid: string | null
  /** The VAT id of the partner */
  partner_uid: string | null
}

export interface Customer {
  /** UUID */
  id: string
  /** UUID */
  organization_id: string
  /** UUID */
  partner_id: string
  name: string
  email: string
  phone: string | null
  address: CustomerAddress | null
  /** Anything, up to 16 kB of JSON. */
  metadata: Record<string, unknown> | null
  uid: string | null
  partner_client_reference: string | null
  /** RFC 3339, UTC, milliseconds */
  created_at: string
  /** RFC 3339, UTC, milliseconds */
  updated_at: string
}

export interface CustomerAddress {
  street?: string | undefined
  city?: string | undefined
  zip?: string | undefined
  country?: string | undefined
}

export interface CustomerCreate {
  name: string
  email: string
  /** UUID */
  partner_id: string
  phone?: string | null | undefined
  address?: CustomerAddress | null | undefined
  /** Anything, up to 16 kB of JSON. */
  metadata?: Record<string, unknown> | null | undefined
  /** EU VAT id; separators and case do not matter. */
  uid?: string | null | undefined
  /** The partner's own id for the business, matched exactly. */
  partner_client_reference?: string | null | undefined
}

export interface CustomerListed {
  /** UUID */
  id: string
  /** UUID */
  organization_id: string
  /** UUID */
  partner_id: string
  name: string
  email: string
  phone: string | null
  address: CustomerAddress | null
  /** Anything, up to 16 kB of JSON. */
  metadata: Record<string, unknown> | null
  uid: string | null
  partner_client_reference: string | null
  /** RFC 3339, UTC, milliseconds */
  created_at: string
  /** RFC 3339, UTC, milliseconds */
  updated_at: string
  partner: CustomerListedPartner
}

export interface CustomerListedPartner {
  /** UUID */
  id: string
  name: string
}

export interface CustomerPatch {
  name?: string | undefined
  email?: string | undefined
  /** UUID */
  partner_id?: string | undefined
  phone?: string | null | undefined
  address?: CustomerAddress | null | undefined
  /** Anything, up to 16 kB of JSON. */
  metadata?: Record<string, unknown> | null | undefined
  /** EU VAT id; separators and case do not matter. */
  uid?: string | null | undefined
  /** The partner's own id for the business, matched exactly. */
  partner_client_reference?: string | null | undefined
}

export interface Debtor {
  /** UUID */
  id: string
  /** UUID */
  customer_id: string | null
  acting_as: 'person' | 'company'
  debtor_type: 'privateperson' | 'protocolled_company' | 'unprotocolled_company'
  person: DebtorPerson | null
  company: DebtorCompany | null
  addresses: DebtorAddress[]
  communication_channels: DebtorChannel[]
  iban: string | null
  bic: string | null
  /** RFC 3339, UTC, milliseconds */
  created_at: string
  /** RFC 3339, UTC, milliseconds */
  updated_at: string
}

export interface DebtorAddress {
  street: string
  zip: string
  city: string
  country: string
  is_primary: boolean
}

export interface DebtorAddressBody {
  street: string
  zip: string
  city: string
  /** Two-letter country code. */
  country: string
  is_primary?: boolean | undefined
}

export interface DebtorChannel {
  type: 'email' | 'phone' | 'mobile'
  value: string
  is_primary: boolean
}

export interface DebtorChannelBody {
  type: 'email' | 'phone' | 'mobile'
  value: string
  is_primary?: boolean | undefined
}

export interface DebtorCompany {
  company_name: string
  /** Company register number. */
  firmenbuchnummer?: string | undefined
  not_protocolled?: boolean | undefined
}

export interface DebtorCreate {
  acting_as: 'person' | 'company'
  debtor_type?: 'privateperson' | 'protocolled_company' | 'unprotocolled_company' | undefined
  /** UUID */
  customer_id?: string | null | undefined
  person?: DebtorPerson | null | undefined
  company?: DebtorCompany | null | undefined
  /** Replaces all entries. One is primary; where none is marked, the first. */
  addresses?: DebtorAddressBody[] | undefined
  /** Replaces all entries, likewise. */
  communication_channels?: DebtorChannelBody[] | undefined
  /** 15 to 34 characters, spaces ignored. */
  iban?: string | null | undefined
  /** 8 or 11 characters, spaces ignored. */
  bic?: string | null | undefined
}

export interface DebtorPatch {
  acting_as?: 'person' | 'company' | undefined
  debtor_type?: 'privateperson' | 'protocolled_company' | 'unprotocolled_company' | undefined
  /** UUID */
  customer_id?: string | null | undefined
  person?: DebtorPerson | null | undefined
  company?: DebtorCompany | null | undefined
  /** Replaces all entries. One is primary; where none is marked, the first. */
  addresses?: DebtorAddressBody[] | undefined
  /** Replaces all entries, likewise. */
  communication_channels?: DebtorChannelBody[] | undefined
  /** 15 to 34 characters, spaces ignored. */
  iban?: string | null | undefined
  /** 8 or 11 characters, spaces ignored. */
  bic?: string | null | undefined
}

export interface DebtorPerson {
  salutation?: string | undefined
  first_name?: string | undefined
  last_name: string
  /** YYYY-MM-DD */
  birth_date?: string | undefined
}

export interface DeleteDocumentResult {
  /** True when it is kept for the service team */
  retained: boolean
}

export interface Delivery {
  /** X-Service-Delivery */
  id: string
  event_id: string
  type: string
  /** UUID */
  claim_id: string
  status: 'pending' | 'delivered' | 'failed'
  /** Why it failed without six failures */
  reason: string | null
  /** RFC 3339, UTC, milliseconds */
  next_attempt_at: string | null
  /** RFC 3339, UTC, milliseconds */
  created_at: string
  attempts: DeliveryAttempt[]
}

export interface DeliveryAttempt {
  number: number
  /** RFC 3339, UTC, milliseconds */
  at: string
  url: string
  status_code: number | null
  duration_ms: number
  error: string | null
  /** The first bytes of the answer */
  response_head: string
}

export interface Document {
  /** UUID */
  id: string
  /** UUID */
  claim_id: string
  /** UUID */
  organization_id: string
  /** The generated name under which it is stored */
  filename: string
  /** As uploaded */
  original_filename: string
  /** Bytes */
  file_size: number
  mime_type: string
  document_type: 'invoice' | 'contract' | 'correspondence' | 'legal' | 'general' | 'additional_document'
  visibility: 'creditor' | 'partner_only'
  description: string | null
  processing_status: 'pending' | 'uploaded' | 'processing' | 'completed' | 'failed'
  /** RFC 3339, UTC, milliseconds */
  created_at: string
}

export interface DocumentUpload {
  /** PDF, DOC, DOCX, XLS, XLSX, TXT, XML, PNG, JPG, GIF or WEBP */
  file: Blob
  documentType?: 'invoice' | 'contract' | 'correspondence' | 'legal' | 'general' | 'additional_document' | undefined
  description?: string | undefined
  visibility?: 'creditor' | 'partner_only' | undefined
}

export interface Drift {
  /** How these claims stand here */
  differing: DriftedClaim[]
  unknown: string[]
}

export interface DriftBody {
  claims: DriftRow[]
}

export interface DriftRow {
  /** UUID */
  claim_id: string
  collection_stage: 'new' | 'in_processing' | 'first_demand_letter' | 'second_demand_letter' | 'third_demand_letter' | 'installment_payment' | 'installment_cancelled' | 'dunning_action_recommended' | 'dunning_action_filed' | 'exekutionsantrag_recommended' | 'warten_auf_zinstermin' | 'manuelle_pruefung' | 'mzr_aufhebungserklaerung_sent' | 'mzr_klage_recommended' | 'closed'
  case_status: 'open' | 'disputed' | 'closed'
  closure_reason: 'paid' | 'installment_plan' | 'written_off' | 'withdrawn' | 'disputed' | null
}

export interface DriftedClaim {
  /** UUID */
  claim_id: string
  collection_stage: 'new' | 'in_processing' | 'first_demand_letter' | 'second_demand_letter' | 'third_demand_letter' | 'installment_payment' | 'installment_cancelled' | 'dunning_action_recommended' | 'dunning_action_filed' | 'exekutionsantrag_recommended' | 'warten_auf_zinstermin' | 'manuelle_pruefung' | 'mzr_aufhebungserklaerung_sent' | 'mzr_klage_recommended' | 'closed'
  case_status: 'open' | 'disputed' | 'closed'
  closure_reason: 'paid' | 'installment_plan' | 'written_off' | 'withdrawn' | 'disputed' | null
  /** RFC 3339, UTC, milliseconds */
  updated_at: string
}

export interface EventEnvelope {
  id: string
  type: string
  created_at: string
  api_version: string
  data: Record<string, unknown>
}

export interface Failure {
  success: false
  error: string
  request_id: string
  message: string
}

export interface FeedActivity {
  type: 'activity'
  /** Reading a file ended, with nothing to check or with something that the team checks first; the claim was blocked, or goes on. The claim and its invoices tell more. */
  kind: 'reading_finished' | 'reading_doubtful' | 'blocked' | 'unblocked'
  /** UUID */
  claim_id: string
  /** RFC 3339, UTC, milliseconds */
  at: string
}

export interface GetBalanceQuery {
  /** YYYY-MM-DD, that day included; today in Vienna when it is left out. At most ten years ahead. */
  as_of?: string | undefined
}

export interface Installment {
  number: number
  /** YYYY-MM-DD */
  due_date: string
  /** EUR, two decimals */
  amount: number
  status: 'paid' | 'open' | 'overdue'
}

export interface InstallmentPlan {
  /** UUID */
  id: string
  /** UUID */
  claim_id: string
  status: 'active' | 'cancelled' | 'completed' | 'ended'
  /** EUR, two decimals */
  total_amount: number
  /** What was paid since the plan was agreed, at most its total. */
  paid_amount: number
  agreed_via: 'team' | 'debtor_portal' | 'sandbox'
  installments: Installment[]
  /** RFC 3339, UTC, milliseconds */
  created_at: string
}

export interface Invoice {
  /** UUID */
  id: string
  /** UUID */
  claim_id: string
  invoice_number: string | null
  invoice_issuer: string | null
  invoice_recipient: string | null
  subject: string | null
  invoice_amount_net: number | null
  invoice_amount_gross: number | null
  /** YYYY-MM-DD */
  invoice_issue_date: string | null
  /** YYYY-MM-DD */
  invoice_due_date: string | null
  creditor_reminder_fees_incurred: number | null
  /** Whether the due date was agreed with the debtor; false where the creditor set it alone. Default true. */
  due_date_agreed: boolean
  data_extraction_status: 'manual' | 'pending' | 'processing' | 'completed' | 'failed'
  data_extraction_confidence: number | null
  /** EUR; the sum of its credit notes, 0 where it has none. */
  credited_amount: number
  /** RFC 3339, UTC, milliseconds */
  created_at: string
  /** RFC 3339, UTC, milliseconds */
  updated_at: string
}

export interface InvoiceChange {
  invoice_number?: string | null | undefined
  invoice_issuer?: string | null | undefined
  invoice_recipient?: string | null | undefined
  subject?: string | null | undefined
  /** EUR, two decimals */
  invoice_amount_net?: number | null | undefined
  /** EUR, two decimals */
  invoice_amount_gross?: number | null | undefined
  /** YYYY-MM-DD */
  invoice_issue_date?: string | null | undefined
  /** YYYY-MM-DD */
  invoice_due_date?: string | null | undefined
  /** EUR, two decimals */
  creditor_reminder_fees_incurred?: number | null | undefined
  /** Whether the due date was agreed with the debtor; false where the creditor set it alone. Default true. */
  due_date_agreed?: boolean | undefined
}

export interface InvoiceCreate {
  invoice_number?: string | null | undefined
  invoice_issuer?: string | null | undefined
  invoice_recipient?: string | null | undefined
  subject?: string | null | undefined
  /** EUR, two decimals */
  invoice_amount_net?: number | null | undefined
  /** EUR, two decimals */
  invoice_amount_gross?: number | null | undefined
  /** YYYY-MM-DD */
  invoice_issue_date?: string | null | undefined
  /** YYYY-MM-DD */
  invoice_due_date?: string | null | undefined
  /** EUR, two decimals */
  creditor_reminder_fees_incurred?: number | null | undefined
  /** Whether the due date was agreed with the debtor; false where the creditor set it alone. Default true. */
  due_date_agreed?: boolean | undefined
}

export interface InvoiceCredit {
  /** EUR, at most what is left of the invoice. */
  amount: number
  /** Shown to the service team. */
  reason: string
}

export interface InvoiceUpload {
  /** PDF */
  file: Blob
  invoice_number?: string | undefined
  /** EUR, at most 999999999.99 */
  total_amount?: string | undefined
  maturity_date?: string | undefined
  issue_date?: string | undefined
  invoice_issuer?: string | undefined
  invoice_recipient?: string | undefined
  subject?: string | undefined
  /** EUR, at most 999999999.99 */
  invoice_amount_net?: string | undefined
  /** EUR, at most 999999999.99 */
  creditor_reminder_fees_incurred?: string | undefined
}

export interface LawsuitDecision {
  /** UUID */
  claim_id: string
  decision: 'sue' | 'decline'
  /** RFC 3339, UTC, milliseconds */
  decided_at: string
  decided_via: 'api' | 'portal'
  wants_lawyer: boolean | null
  lawyer_type: 'svc_network' | 'wunschanwalt' | null
  /** EUR */
  streitwert: number
  /** EUR: what is due and open of the invoices, payments applied as the law says. Fees and limits follow it. */
  amount_to_claim: number
  /** EUR */
  court_fees: number | null
  /** EUR */
  lawyer_fees_net: number | null
  /** EUR */
  lawyer_fees_gross: number | null
}

export interface LawsuitDecisionBody {
  decision: 'sue' | 'decline'
  /** Austria only; must be true when the estimate says lawyer_required. */
  wants_lawyer?: boolean | undefined
  /** svc_network: we name one. wunschanwalt: the creditor has one. */
  lawyer_type?: 'svc_network' | 'wunschanwalt' | undefined
  wunschanwalt_first_name?: string | undefined
  wunschanwalt_last_name?: string | undefined
  wunschanwalt_location?: string | undefined
  wunschanwalt_email?: string | undefined
}

export interface LawsuitDecisionLink {
  /** The customer's email address, masked: e…@h….at. */
  sent_to: string
  /** RFC 3339, UTC, milliseconds */
  expires_at: string
  /** null unless the organisation lets partners forward links. It is shown once; we keep only a hash of it. */
  url: string | null
}

export interface LawsuitEstimate {
  /** UUID */
  claim_id: string
  /** Of the debtor's primary address. */
  country: string | null
  procedure: 'mahnklage' | 'mahnbescheid' | null
  available: boolean
  unavailable_reason: 'no_address' | 'debtor_country' | 'no_amount' | 'amount_above_limit' | 'obligation_not_fulfilled' | null
  /** EUR, sum of the claim's invoices less credit notes */
  streitwert: number
  /** EUR: what is due and open of the invoices, payments applied as the law says. Fees and limits follow it. */
  amount_to_claim: number
  /** EUR; null while no procedure is available */
  court_fees: number | null
  /** null where there is no procedure */
  lawyer: 'lawyer_required' | 'lawyer_optional' | 'lawyer_not_allowed' | null
  /** EUR */
  lawyer_fees_net: number | null
  /** EUR */
  lawyer_fees_gross: number | null
  /** EUR that surely arise: the court fee and, only where one is required, a lawyer with VAT */
  total_costs: number | null
  /** EUR: a lawyer with VAT where one is possible and not required; null otherwise */
  optional_lawyer_fees_gross: number | null
  /** null where too little is known to tell */
  competent_court: string | null
  /** The tables that were used. */
  legal_basis: CourtLegalBasis[]
  /** What to doubt about the figures of the law that were used; empty if they are all confirmed and current. */
  warnings: TableWarning[]
  /** true while a decision can be sent */
  decision_open: boolean
  decided: boolean
}

export interface LegalBasis {
  rule: string
  /** YYYY-MM-DD */
  valid_from: string
  source: string
}

export interface LimitError {
  success: false
  error: 'Too Many Requests'
  details: LimitErrorDetails
  message: string
}

export interface LimitErrorDetails {
  limit: number
  window: string
  resets_at: string
}

export interface ListClaimsQuery {
  /** UUID */
  debtor_id?: string | undefined
  /** UUID */
  customer_id?: string | undefined
  status?: 'pending' | 'in_collection' | 'partial_payment' | 'paid' | 'disputed' | 'resolved' | 'closed' | undefined
  case_status?: 'open' | 'disputed' | 'closed' | undefined
  collection_stage?: 'new' | 'in_processing' | 'first_demand_letter' | 'second_demand_letter' | 'third_demand_letter' | 'installment_payment' | 'installment_cancelled' | 'dunning_action_recommended' | 'dunning_action_filed' | 'exekutionsantrag_recommended' | 'warten_auf_zinstermin' | 'manuelle_pruefung' | 'mzr_aufhebungserklaerung_sent' | 'mzr_klage_recommended' | 'closed' | undefined
  partner_reference?: string | undefined
  /** This instant or later; a plain date means 00:00 UTC. */
  created_after?: string | undefined
  /** Before this instant. */
  created_before?: string | undefined
  /** Changed at this instant or later. */
  updated_after?: string | undefined
  /** Rows per page. */
  limit?: number | undefined
}

export interface ListCustomersQuery {
  /** UUID */
  partner_id?: string | undefined
  /** Rows per page. */
  limit?: number | undefined
}

export interface ListDocumentsQuery {
  documentType?: 'invoice' | 'contract' | 'correspondence' | 'legal' | 'general' | 'additional_document' | undefined
  processingStatus?: 'pending' | 'uploaded' | 'processing' | 'completed' | 'failed' | undefined
  limit?: number | undefined
}

export interface ListEventsQuery {
  /** `next` of the answer before; `latest` answers no events and the place to go on from now */
  after?: string | undefined
  limit?: number | undefined
  /** `activity`: also what is no event of a webhook, in the same order */
  include?: 'activity' | undefined
}

export interface ListOwnDeliveriesQuery {
  status?: 'pending' | 'delivered' | 'failed' | undefined
  /** Rows per page. */
  limit?: number | undefined
}

export interface ListRevenueSharesQuery {
  /** YYYY-MM, a calendar month in Vienna */
  month?: string | undefined
  status?: 'accrued' | 'approved' | 'paid_out' | undefined
  /** UUID */
  claim_id?: string | undefined
  /** Rows per page. */
  limit?: number | undefined
}

export interface ListRevenueStatementsQuery {
  /** YYYY-MM, a calendar month in Vienna */
  month?: string | undefined
  /** Rows per page. */
  limit?: number | undefined
}

export interface Me {
  /** UUID */
  id: string
  name: string
  kind: 'partner' | 'organization'
  mode: 'sandbox' | 'live'
  rate_limit_per_hour: number
  /** RFC 3339, UTC, milliseconds */
  expires_at: string | null
  /** RFC 3339, UTC, milliseconds */
  created_at: string
  organization: MeOrganization
  partner: MePartner | null
}

export interface MeOrganization {
  /** UUID */
  id: string
  name: string
}

export interface MePartner {
  /** UUID */
  id: string
  name: string
}

export interface Payment {
  /** UUID */
  id: string
  /** UUID */
  claim_id: string
  /** UUID */
  debtor_id: string
  /** UUID */
  organization_id: string
  /** EUR */
  amount: number
  currency: 'EUR'
  payment_method: 'bank_transfer' | 'credit_card' | 'debit_card' | 'direct_debit' | 'cash' | 'check' | 'wallet' | 'sepa' | 'card' | 'online_payment' | 'mobile_payment' | 'other'
  /** YYYY-MM-DD */
  payment_date: string
  /** YYYY-MM-DD */
  value_date: string
  reference: string | null
  external_reference: string | null
  status: 'completed' | 'reversed'
  /** Who has the money: us, through our bank account, or the creditor. */
  received_by: 'us' | 'creditor'
  notes: string | null
  /** RFC 3339, UTC, milliseconds */
  created_at: string
  /** UUID */
  updated_by: string | null
}

export interface PaymentCreate {
  /** EUR, two decimals */
  amount: number
  currency?: 'EUR' | undefined
  /** YYYY-MM-DD */
  payment_date?: string | undefined
  /** YYYY-MM-DD */
  value_date?: string | undefined
  method?: 'bank_transfer' | 'credit_card' | 'debit_card' | 'direct_debit' | 'cash' | 'check' | 'wallet' | 'sepa' | 'card' | 'online_payment' | 'mobile_payment' | 'other' | undefined
  reference?: string | null | undefined
  external_reference?: string | null | undefined
  notes?: string | null | undefined
  /** Where the money came from; never answered. */
  iban?: string | null | undefined
}

export interface Problem {
  field: string
  /** Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. */
  code: string
  message: string
}

export interface Question {
  /** UUID */
  id: string
  /** UUID */
  claim_id: string
  text: string
  /** RFC 3339, UTC, milliseconds */
  asked_at: string
  answer: string | null
  /** RFC 3339, UTC, milliseconds */
  answered_at: string | null
  /** Name of the person, or of the partner. */
  answered_by: string | null
  /** What came with the answer; documents of the claim. */
  files: AnswerFile[]
}

export interface QuestionAnswer {
  /** The answer. */
  text: string
}

export interface Refusal {
  success: false
  error?: string | undefined
  message: string
}

export interface RevenueShare {
  /** UUID */
  id: string
  /** UUID */
  partner_id: string
  /** UUID */
  claim_id: string
  /** UUID */
  customer_id: string
  /** UUID */
  fee_id: string
  /** `success`: on a payment; `filing`: for a court filing */
  fee_kind: 'success' | 'filing'
  /** UUID */
  payment_id: string | null
  /** EUR. What we earned; negative on a reversal. */
  fee_amount: number
  /** As it was when the fee was earned */
  commission_rate: number
  /** EUR. The partner's part of the fee; negative on a reversal. */
  amount: number
  status: 'accrued' | 'approved' | 'paid_out'
  /** The share that this line takes back */
  reverses: string | null
  /** UUID */
  payout_id: string | null
  /** RFC 3339, UTC, milliseconds */
  created_at: string
}

export interface RevenueStatement {
  /** UUID */
  id: string
  /** YYYY-MM */
  month: string
  number: string
  line_count: number
  /** EUR, the sum of its lines, without VAT */
  amount: number
  /** What the statement says as a credit note; null on statements that are older than that. */
  credit_note: CreditNoteVat | null
  /** RFC 3339, UTC, milliseconds */
  created_at: string
}

export interface SandboxAdvance {
  /** RFC 3339, UTC, milliseconds */
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
  /** RFC 3339, UTC, milliseconds */
  now: string
}

export interface SandboxClosure {
  closure_reason: 'written_off' | 'withdrawn' | 'disputed'
}

export interface SandboxPayment {
  /** EUR, two decimals */
  amount: number
}

export interface SandboxStageMove {
  to_stage: 'new' | 'in_processing' | 'first_demand_letter' | 'second_demand_letter' | 'third_demand_letter' | 'installment_payment' | 'installment_cancelled' | 'dunning_action_recommended' | 'dunning_action_filed' | 'exekutionsantrag_recommended' | 'warten_auf_zinstermin' | 'manuelle_pruefung' | 'mzr_aufhebungserklaerung_sent' | 'mzr_klage_recommended' | 'closed'
}

export interface TableWarning {
  /** table_unconfirmed: nobody has confirmed the figures of this row. rate_may_have_changed: on the day of the amounts another figure was to be expected, and the table has none yet. */
  code: 'table_unconfirmed' | 'rate_may_have_changed'
  /** The table of the law that the row belongs to. */
  table: 'base_rates' | 'interest_rules' | 'creditor_fees' | 'vat_rates' | 'reminder_fees_at' | 'lawyer_fees_de' | 'court_limits_at' | 'district_courts_at' | 'court_fees_at' | 'lawyer_fees_at' | 'court_limits_de' | 'court_fees_de' | 'dunning_courts_de' | 'german_states'
  /** The day from which the row is valid. */
  valid_from: string
  /** The warning as a sentence, in English. */
  message: string
}

export interface TooLarge {
  success: false
  error: 'Payload Too Large'
  /** Where there is no room for the files: `storage_quota`, and to whom the figures are known, these. */
  details?: TooLargeDetails | undefined
  message: string
}

export interface TooLargeDetails {
  /** Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. */
  code: string
  used_bytes?: number | undefined
  quota_bytes?: number | undefined
}

export interface UploadedInvoice {
  /** UUID */
  id: string
  /** UUID */
  claim_id: string
  invoice_number: string | null
  invoice_amount_gross: number | null
  /** YYYY-MM-DD */
  invoice_due_date: string | null
  /** YYYY-MM-DD */
  invoice_issue_date: string | null
  invoice_issuer: string | null
  invoice_recipient: string | null
  subject: string | null
  /** RFC 3339, UTC, milliseconds */
  created_at: string
}

export interface ValidationError {
  success: false
  error: 'VALIDATION_ERROR'
  details: Problem[]
  message: string
}

export interface Webhook {
  /** UUID */
  id: string
  /** UUID */
  partner_id: string
  url: string
  enabled: boolean
  /** RFC 3339, UTC, milliseconds */
  created_at: string
  /** RFC 3339, UTC, milliseconds */
  updated_at: string
}

export interface WebhookUrl {
  /** https, at most 2,048 characters */
  url: string
}

export interface WebhookWithSecret {
  /** UUID */
  id: string
  /** UUID */
  partner_id: string
  url: string
  enabled: boolean
  /** RFC 3339, UTC, milliseconds */
  created_at: string
  /** RFC 3339, UTC, milliseconds */
  updated_at: string
  /** Shown only this once */
  secret: string
}

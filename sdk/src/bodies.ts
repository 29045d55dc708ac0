// What is sent where fields depend on one another: unions that the compiler refuses as the service would. Everything else
// is sent as the interfaces of the document say.
import type * as Wire from './schemas.generated.ts'

/** Fields that belong to another member of the union. */
type Without<Names extends PropertyKey> = { [Name in Names]?: undefined }

/** A person that owes. */
export interface PersonDebtorCreate extends Omit<Wire.DebtorCreate, 'acting_as' | 'person' | 'company'> {
  /** Decides which of `person` and `company` is sent. */
  acting_as: 'person'
  /** Who the person is. */
  person: Wire.DebtorPerson
  /** Not for a person. */
  company?: null | undefined
}

/** A company that owes. */
export interface CompanyDebtorCreate
  extends Omit<Wire.DebtorCreate, 'acting_as' | 'person' | 'company' | 'debtor_type'> {
  /** Decides which of `person` and `company` is sent. */
  acting_as: 'company'
  /** Which company it is. */
  company: Wire.DebtorCompany
  /** Not for a company. */
  person?: null | undefined
  /** Without it, a company with a register number counts as a registered one. */
  debtor_type?: 'protocolled_company' | 'unprotocolled_company' | undefined
}

/** A new debtor: `acting_as` says whether `person` or `company` comes with it. */
export type DebtorCreate = PersonDebtorCreate | CompanyDebtorCreate

/** A change of a debtor that is, or becomes, a person. */
export interface PersonDebtorPatch extends Omit<Wire.DebtorPatch, 'acting_as' | 'person' | 'company'> {
  /** Needs `person` when the debtor was a company. */
  acting_as?: 'person' | undefined
  /** Replaces what is stored about the person. */
  person?: Wire.DebtorPerson | undefined
  /** Not for a person. */
  company?: null | undefined
}

/** A change of a debtor that is, or becomes, a company. */
export interface CompanyDebtorPatch extends Omit<Wire.DebtorPatch, 'acting_as' | 'person' | 'company' | 'debtor_type'> {
  /** Needs `company` when the debtor was a person. */
  acting_as?: 'company' | undefined
  /** Replaces what is stored about the company. */
  company?: Wire.DebtorCompany | undefined
  /** Not for a company. */
  person?: null | undefined
  /** Which kind of company it is. */
  debtor_type?: 'protocolled_company' | 'unprotocolled_company' | undefined
}

/** A change of a debtor. What is not sent stays; a list that is sent replaces the stored one entirely. */
export type DebtorPatch = PersonDebtorPatch | CompanyDebtorPatch

type LawyerField = Exclude<keyof Wire.LawsuitDecisionBody, 'decision'>

/** Without a lawyer. */
interface NoLawyer extends Without<Exclude<LawyerField, 'wants_lawyer'>> {
  /** May be left out. */
  wants_lawyer?: false | undefined
}

/** The creditor does not go to court. */
export interface DeclineLawsuit extends NoLawyer {
  /** Once per claim. */
  decision: 'decline'
}

/** The creditor goes to court without a lawyer. Refused where the estimate says `lawyer_required`. */
export interface SueWithoutLawyer extends NoLawyer {
  /** Once per claim. */
  decision: 'sue'
}

/** The creditor goes to court with a lawyer whom the service names. */
export interface SueWithNetworkLawyer extends Without<Exclude<LawyerField, 'wants_lawyer' | 'lawyer_type'>> {
  /** Once per claim. */
  decision: 'sue'
  /** Austria only. */
  wants_lawyer: true
  /** The service names a lawyer. */
  lawyer_type: 'svc_network'
}

/** The creditor goes to court with a lawyer of its own. */
export interface SueWithOwnLawyer
  extends Pick<Wire.LawsuitDecisionBody, 'wunschanwalt_email'>,
    Required<
      Pick<Wire.LawsuitDecisionBody, 'wunschanwalt_first_name' | 'wunschanwalt_last_name' | 'wunschanwalt_location'>
    > {
  /** Once per claim. */
  decision: 'sue'
  /** Austria only. */
  wants_lawyer: true
  /** The creditor has a lawyer, who is named here. */
  lawyer_type: 'wunschanwalt'
}

/** Whether the creditor goes to court, and with which lawyer. */
export type LawsuitDecisionBody = DeclineLawsuit | SueWithoutLawyer | SueWithNetworkLawyer | SueWithOwnLawyer

/** Moves the clock by so many seconds. */
export interface AdvanceBySeconds extends Without<'to'> {
  /** How far to move, at most ten years. */
  seconds: number
}

/** Moves the clock to an instant. */
export interface AdvanceToInstant extends Without<'seconds'> {
  /** Where to move, after the present time of the clock. */
  to: string
}

/** How far the sandbox clock moves: by seconds, or to an instant. */
export type SandboxAdvanceBody = AdvanceBySeconds | AdvanceToInstant

/** A customer that may be new. It is matched by `uid` and `partner_client_reference`. */
export interface BulkCustomer extends Wire.BulkCustomer, Without<'id'> {}

/** A customer that is there already. */
export interface KnownCustomer extends Wire.BulkKnown, Without<keyof Wire.BulkCustomer> {}

/** A new person that owes. The customer is that of the item. */
export interface BulkPersonDebtor extends Omit<PersonDebtorCreate, 'customer_id'>, Without<'id'> {}

/** A new company that owes. The customer is that of the item. */
export interface BulkCompanyDebtor extends Omit<CompanyDebtorCreate, 'customer_id'>, Without<'id'> {}

/** A new debtor of an item. */
export type BulkDebtor = BulkPersonDebtor | BulkCompanyDebtor

/** A debtor that is there already. */
export interface KnownDebtor extends Wire.BulkKnown, Without<keyof Wire.BulkDebtor> {}

/** One case, with all that belongs to it. */
export interface BulkItem extends Omit<Wire.BulkItem, 'customer' | 'debtor'> {
  /** A customer that may be new, or the `id` of one that is there. */
  customer: BulkCustomer | KnownCustomer
  /** A new debtor, or the `id` of one that is there. */
  debtor: BulkDebtor | KnownDebtor
}

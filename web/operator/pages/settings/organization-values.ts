import type { Schemas } from '../../../shared/api/operator.ts'
import { type AccountingValues, accountingOf, accountingValues } from './accounting/values.ts'

type Organization = Schemas['Organization']
type Letterhead = NonNullable<Organization['letterhead']>
type Patch = Schemas['OrganizationPatch']

const REQUIRED_LINES = ['company_name', 'street', 'zip', 'city', 'country', 'email', 'iban'] as const
const OPTIONAL_LINES = [
  'phone',
  'website',
  'register_number',
  'register_court',
  'uid',
  'bic',
  'bank_name',
  'license',
] as const
const AUTHORITY_LINES = ['name', 'address', 'email'] as const

type RequiredLine = (typeof REQUIRED_LINES)[number]
type OptionalLine = (typeof OPTIONAL_LINES)[number]
type AuthorityLine = (typeof AUTHORITY_LINES)[number]
export type LetterheadLine = RequiredLine | OptionalLine

const ADVICE_LINES = ['name', 'country', 'address', 'phone', 'website'] as const
export type AdviceLine = (typeof ADVICE_LINES)[number]
export type AdviceValues = Record<AdviceLine, string>
export const NO_ADVICE = Object.fromEntries(ADVICE_LINES.map((name) => [name, ''])) as AdviceValues

export type OrganizationValues = {
  name: string
  isolate_partners: boolean
  letter_interval_days: number
  installment_grace_days: number
  /** People think in per cent; the API uses a fraction. */
  success_fee_percent: number
  filing_fee: number
  mail_letters: boolean
  partners_may_forward_links: boolean
  creditors_submit: boolean
  installment_self_service: boolean
  installment_max_months: number
  installment_min_amount: number
  debt_advice: AdviceValues[]
  closes_at: Organization['closes_at']
  /** `default` is what the mode of the installation brings. */
  letter_dispatch: NonNullable<Organization['letter_dispatch']> | 'default'
  /** Empty: the usual number. */
  letter_deadline_days: number | ''
  /** Empty: the usual quota. */
  storage_quota_mb: number | ''
  /** Empty: by hand only. */
  settlement_day: number | ''
  has_accounting: boolean
  accounting: AccountingValues
  has_letterhead: boolean
  letterhead: Record<LetterheadLine, string> & { supervisory_authority: Record<AuthorityLine, string> }
}

const linesOf = <K extends string>(names: readonly K[], from: Partial<Record<K, string | null>> | null | undefined) =>
  Object.fromEntries(names.map((name) => [name, from?.[name] ?? ''])) as Record<K, string>

export function valuesOf(organization: Organization): OrganizationValues {
  const { letterhead, success_fee_rate, name, isolate_partners, letter_interval_days } = organization
  const { installment_grace_days, filing_fee, mail_letters, closes_at, letter_dispatch } = organization
  const { installment_self_service, installment_max_months, installment_min_amount } = organization
  const { creditors_submit, partners_may_forward_links } = organization
  return {
    ...{ name, isolate_partners, letter_interval_days, installment_grace_days, filing_fee, mail_letters },
    ...{
      closes_at,
      installment_self_service,
      installment_max_months,
      installment_min_amount,
      partners_may_forward_links,
      creditors_submit,
    },
    debt_advice: organization.debt_advice.map((place) => linesOf(ADVICE_LINES, place)),
    letter_dispatch: letter_dispatch ?? 'default',
    letter_deadline_days: organization.letter_deadline_days ?? '',
    storage_quota_mb: organization.storage_quota_mb ?? '',
    settlement_day: organization.settlement_day ?? '',
    success_fee_percent: Number((success_fee_rate * 100).toFixed(2)),
    has_accounting: organization.accounting !== null,
    accounting: accountingValues(organization.accounting),
    has_letterhead: letterhead !== null,
    letterhead: {
      ...linesOf(REQUIRED_LINES, letterhead),
      ...linesOf(OPTIONAL_LINES, letterhead),
      supervisory_authority: linesOf(AUTHORITY_LINES, letterhead?.supervisory_authority),
    },
  }
}

function letterheadOf({ supervisory_authority, ...lines }: OrganizationValues['letterhead']): Letterhead {
  const has_authority = AUTHORITY_LINES.some((name) => supervisory_authority[name].trim() !== '')
  const optional = Object.fromEntries(OPTIONAL_LINES.map((name) => [name, lines[name].trim() || null]))
  return {
    ...linesOf(REQUIRED_LINES, lines),
    ...(optional as Record<OptionalLine, string | null>),
    supervisory_authority: has_authority ? supervisory_authority : null,
  }
}

const adviceOf = ({ name, country, ...optional }: AdviceValues) => ({
  ...{ name, country },
  address: optional.address.trim() || null,
  phone: optional.phone.trim() || null,
  website: optional.website.trim() || null,
})

const PLAIN = [
  'name',
  'isolate_partners',
  'letter_interval_days',
  'installment_grace_days',
  'filing_fee',
  'mail_letters',
  'partners_may_forward_links',
  'closes_at',
  'creditors_submit',
  'installment_self_service',
  'installment_max_months',
  'installment_min_amount',
] as const

/** Only what was changed here, so that two people who change different things do not overwrite each other. */
export function patchOf(values: OrganizationValues, isDirty: (name: string) => boolean): Patch {
  const plain = Object.fromEntries(PLAIN.filter(isDirty).map((name) => [name, values[name]]))
  const rate = isDirty('success_fee_percent')
    ? { success_fee_rate: Number((values.success_fee_percent / 100).toFixed(4)) }
    : {}
  const letterhead =
    isDirty('letterhead') || isDirty('has_letterhead')
      ? { letterhead: values.has_letterhead ? letterheadOf(values.letterhead) : null }
      : {}
  const dispatch = isDirty('letter_dispatch')
    ? { letter_dispatch: values.letter_dispatch === 'default' ? null : values.letter_dispatch }
    : {}
  const deadline = isDirty('letter_deadline_days')
    ? { letter_deadline_days: values.letter_deadline_days === '' ? null : values.letter_deadline_days }
    : {}
  const quota = isDirty('storage_quota_mb')
    ? { storage_quota_mb: values.storage_quota_mb === '' ? null : values.storage_quota_mb }
    : {}
  const settling = isDirty('settlement_day')
    ? { settlement_day: values.settlement_day === '' ? null : values.settlement_day }
    : {}
  const books =
    isDirty('accounting') || isDirty('has_accounting')
      ? { accounting: values.has_accounting ? accountingOf(values.accounting) : null }
      : {}
  const advice = isDirty('debt_advice') ? { debt_advice: values.debt_advice.map(adviceOf) } : {}
  return { ...plain, ...rate, ...dispatch, ...deadline, ...quota, ...settling, ...books, ...advice, ...letterhead }
}

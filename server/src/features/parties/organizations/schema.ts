import { type Static, Type } from 'typebox'
import { bicProblem, compactCode, ibanProblem } from '../../../kernel/banking.ts'
import { countryProblem } from '../../../kernel/countries.ts'
import { toEuro } from '../../../kernel/money.ts'
import {
  about,
  Email,
  Euro,
  type FieldRule,
  filledText,
  nullable,
  oneOf,
  Rate,
  strictObject,
  Timestamp,
  Uuid,
} from '../../../kernel/wire.ts'
import { AccountChange, accountChangeOut, type NamedChange } from '../account-changes/index.ts'
import type { OrganizationRow } from './queries.ts'
import {
  CLOSES_AT,
  type DebtAdvice as DebtAdviceFacts,
  DISPATCHES,
  type Letterhead as LetterheadFacts,
  printedLineProblem,
  websiteProblem,
} from './rules.ts'
import { AccountingBody } from './schema.accounting.ts'

const Line = (maxLength: number, description?: string) =>
  Type.String({
    minLength: 1,
    maxLength,
    'x-filled': true,
    'x-check': printedLineProblem,
    ...(description ? { description } : {}),
  })
const Checked = (maxLength: number, description: string, check: FieldRule) =>
  Type.String({ maxLength, description, 'x-check': check })
const OptionalLine = (maxLength: number, description?: string) => Type.Optional(nullable(Line(maxLength, description)))

const LetterheadBody = strictObject('Letterhead', {
  company_name: Line(255),
  street: Line(255),
  zip: Line(20),
  city: Line(255),
  country: Checked(10, 'Two-letter country code.', countryProblem),
  phone: OptionalLine(50),
  email: Email,
  website: Type.Optional(nullable(Checked(255, 'Without or with https://.', websiteProblem))),
  register_number: OptionalLine(50, 'Firmenbuchnummer or Handelsregisternummer.'),
  register_court: OptionalLine(255),
  uid: OptionalLine(20, 'VAT id.'),
  iban: Checked(50, 'Where debtors pay to; spaces ignored.', ibanProblem),
  bic: Type.Optional(nullable(Checked(20, '8 or 11 characters, spaces ignored.', bicProblem))),
  bank_name: OptionalLine(255),
  license: OptionalLine(500, 'Trade licence or registration as a collection service, as letters state it.'),
  supervisory_authority: Type.Optional(
    nullable(
      strictObject('SupervisoryAuthority', {
        name: Line(255),
        address: Line(255),
        email: { ...Email, description: 'Or another electronic contact.' } as typeof Email,
      }),
    ),
  ),
})
type LetterheadBody = Static<typeof LetterheadBody>

/** As it is stored: codes compact, what was left out null. */
export const letterheadOf = (body: LetterheadBody): LetterheadFacts => ({
  company_name: body.company_name.trim(),
  street: body.street.trim(),
  zip: body.zip.trim(),
  city: body.city.trim(),
  country: compactCode(body.country),
  phone: body.phone ?? null,
  email: body.email,
  website: body.website ?? null,
  register_number: body.register_number ?? null,
  register_court: body.register_court ?? null,
  uid: body.uid ?? null,
  iban: compactCode(body.iban),
  bic: body.bic ? compactCode(body.bic) : null,
  bank_name: body.bank_name ?? null,
  license: body.license ?? null,
  supervisory_authority: body.supervisory_authority ?? null,
})

const DebtAdvice = strictObject('DebtAdvice', {
  name: Line(255),
  country: Checked(10, 'Two-letter country code: for debtors who live there.', countryProblem),
  address: OptionalLine(255),
  phone: OptionalLine(50),
  website: Type.Optional(nullable(Checked(255, 'Without or with https://.', websiteProblem))),
})

/** As it is stored: codes compact, what was left out null. */
export const debtAdviceOf = (given: readonly Static<typeof DebtAdvice>[]): DebtAdviceFacts[] =>
  given.map(({ name, country, address, phone, website }) => ({
    name: name.trim(),
    country: compactCode(country),
    address: address ?? null,
    phone: phone ?? null,
    website: website ?? null,
  }))

const Settings = {
  isolate_partners: Type.Boolean({ description: 'While on, a partner token sees only rows of its own partner.' }),
  letter_interval_days: Type.Integer({ minimum: 1, maximum: 365, description: 'Days between demand letters.' }),
  installment_grace_days: Type.Integer({
    minimum: 0,
    maximum: 365,
    description: 'Days until a late instalment counts as missed.',
  }),
  success_fee_rate: { ...Rate, description: 'Fee on each payment, as a share of it.' } as typeof Rate,
  filing_fee: { ...Euro, description: 'Flat fee per court filing, EUR.' } as typeof Euro,
  minimum_claim_amount: {
    ...Euro,
    description: 'Claims below it are not accepted by themselves, EUR.',
  } as typeof Euro,
  mail_letters: Type.Boolean({ description: 'While on, a letter goes by mail where the debtor has an email address.' }),
  installment_max_months: Type.Integer({
    minimum: 2,
    maximum: 120,
    description: 'The most instalments that a debtor may agree to in the portal.',
  }),
  installment_min_amount: {
    ...Euro,
    minimum: 0.01,
    description: 'The smallest instalment that a debtor may agree to in the portal, EUR; the last may be smaller.',
  } as typeof Euro,
  installment_self_service: Type.Boolean({
    description: 'While on, debtors may agree to instalments in the portal by themselves.',
  }),
  partners_may_forward_links: Type.Boolean({
    description:
      'While on, a partner that asks for a link to the lawsuit decision is told the link too. It is mailed to the customer either way.',
  }),
  creditors_submit: Type.Boolean({
    description: "While on, a customer's people may hand over cases in the portal by themselves.",
  }),
  debt_advice: Type.Array(DebtAdvice, {
    maxItems: 20,
    description:
      'Where debtors get independent advice, by their country. A country that is not in the list has the usual ones.',
  }),
  closes_at: oneOf(CLOSES_AT, {
    description:
      'What must be paid for a claim to close: the sum of its invoices, or the balance with interest and costs.',
  }),
}

const DispatchSetting = {
  ...nullable(oneOf(DISPATCHES)),
  description:
    'How letters leave. automatic: at once in the sandbox, through LETTER_PICKUP in live mode. by_hand: when the team has posted them. null: automatic in the sandbox, by_hand in live mode.',
}
const DeadlineSetting = {
  ...nullable(Type.Integer({ minimum: 1, maximum: 364 })),
  description: 'Days to pay that a letter leaves, fewer than letter_interval_days; null: 10, or as many as there are.',
}

const QuotaSetting = {
  ...nullable(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
  description:
    'Megabytes of files that the organisation may store, besides letters that are made here; null: 51200, 50 GB.',
}

const SettlementDaySetting = {
  ...nullable(Type.Integer({ minimum: 1, maximum: 28 })),
  description:
    'The day of the month on which every customer is settled with, up to the end of the month before; null: by hand only.',
}

export const OrganizationPatch = strictObject('OrganizationPatch', {
  name: Type.Optional(filledText(255)),
  isolate_partners: Type.Optional(Settings.isolate_partners),
  letter_interval_days: Type.Optional(Settings.letter_interval_days),
  installment_grace_days: Type.Optional(Settings.installment_grace_days),
  success_fee_rate: Type.Optional(Settings.success_fee_rate),
  filing_fee: Type.Optional(Settings.filing_fee),
  minimum_claim_amount: Type.Optional(Settings.minimum_claim_amount),
  mail_letters: Type.Optional(Settings.mail_letters),
  closes_at: Type.Optional(Settings.closes_at),
  installment_max_months: Type.Optional(Settings.installment_max_months),
  installment_min_amount: Type.Optional(Settings.installment_min_amount),
  installment_self_service: Type.Optional(Settings.installment_self_service),
  partners_may_forward_links: Type.Optional(Settings.partners_may_forward_links),
  creditors_submit: Type.Optional(Settings.creditors_submit),
  debt_advice: Type.Optional(Settings.debt_advice),
  letter_dispatch: Type.Optional(DispatchSetting),
  letter_deadline_days: Type.Optional(DeadlineSetting),
  storage_quota_mb: Type.Optional(QuotaSetting),
  settlement_day: Type.Optional(SettlementDaySetting),
  letterhead: Type.Optional(
    nullable({
      ...LetterheadBody,
      description: 'Sender of the letters. Replaced whole; null takes it away.',
    } as typeof LetterheadBody),
  ),
  accounting: Type.Optional(
    nullable(about(AccountingBody, 'How the accountant books, for the export. Replaced whole; null takes it away.')),
  ),
})
export type OrganizationPatch = Static<typeof OrganizationPatch>

export const OrganizationCreate = strictObject('OrganizationCreate', {
  ...OrganizationPatch.properties,
  name: filledText(255),
})
export type OrganizationCreate = Static<typeof OrganizationCreate>

export const Organization = strictObject('Organization', {
  id: Uuid,
  name: Type.String(),
  ...Settings,
  letter_dispatch: DispatchSetting,
  letter_deadline_days: DeadlineSetting,
  storage_quota_mb: QuotaSetting,
  settlement_day: SettlementDaySetting,
  letterhead: nullable(LetterheadBody),
  accounting: nullable(AccountingBody),
  letterhead_iban_pending: {
    ...nullable(Type.String()),
    description: 'The account that is to be printed instead, once its change counts.',
  },
  letterhead_account_change: {
    ...nullable(AccountChange),
    description: 'Who proposed it, and when it counts.',
  },
  created_at: Timestamp,
  updated_at: Timestamp,
})

export const StorageUse = strictObject('StorageUse', {
  used_bytes: Type.Integer({
    description: 'Files of claims, invoices and begun cases; not letters that are made here.',
  }),
  quota_bytes: Type.Integer({ description: 'Uploads beyond it get 413 with the code storage_quota.' }),
})

/** `pending`: the change of the letterhead's account that waits. */
export function organizationOut(row: OrganizationRow, pending: NamedChange | undefined): Static<typeof Organization> {
  return {
    ...settingsOut(row),
    letterhead_iban_pending: pending?.iban ?? null,
    letterhead_account_change: pending ? accountChangeOut(pending) : null,
  }
}

function settingsOut({
  filing_fee_cents,
  minimum_claim_cents,
  installment_min_cents,
  created_at,
  updated_at,
  accounting,
  ...same
}: OrganizationRow) {
  return {
    ...same,
    accounting: accounting && { ...accounting, bank_accounts: [...accounting.bank_accounts] },
    filing_fee: toEuro(filing_fee_cents),
    minimum_claim_amount: toEuro(minimum_claim_cents),
    installment_min_amount: toEuro(installment_min_cents),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}

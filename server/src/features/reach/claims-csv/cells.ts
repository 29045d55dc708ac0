import { dayInVienna } from '../../../kernel/dates.ts'
import { formatOf } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { cents, toEuro } from '../../../kernel/money.ts'
import { csvAmount } from '../../../platform/http/csv-list.ts'
import { outstandingCents } from '../../case/claims/index.ts'
import type { ClaimLine } from '../overview/index.ts'
import { type Column, WORDS } from './words.ts'

const CELLS: Readonly<Record<Column, (line: ClaimLine, language: Language) => string>> = {
  case_reference: ({ case_reference }) => case_reference,
  partner_reference: ({ partner_reference }) => partner_reference ?? '',
  debtor: ({ debtor_name }) => debtor_name,
  country: ({ debtor_country }) => debtor_country ?? '',
  customer: ({ customer_name }) => customer_name ?? '',
  partner: ({ partner_name }) => partner_name ?? '',
  organization: ({ organization_name }) => organization_name,
  stage: ({ collection_stage }, language) => WORDS[language].stages[collection_stage],
  status: ({ case_status }, language) => WORDS[language].statuses[case_status],
  owner: ({ owner_name }) => owner_name ?? '',
  total: ({ total_cents }, language) => csvAmount(toEuro(total_cents), language),
  paid: ({ paid_cents }, language) => csvAmount(toEuro(paid_cents), language),
  outstanding: (line, language) => csvAmount(toEuro(cents(outstandingCents(line))), language),
  next_step: ({ due_at }, language) => dayText(due_at, language),
  created: ({ created_at }, language) => dayText(created_at, language),
}
const COLUMNS = Object.keys(CELLS) as Column[]

const dayText = (at: Date | null, language: Language): string =>
  at ? formatOf(language, null).shortDay(dayInVienna(at)) : ''

export const headOf = (language: Language): string[] => COLUMNS.map((column) => WORDS[language].columns[column])

export const cellsOf = (line: ClaimLine, language: Language): string[] =>
  COLUMNS.map((column) => CELLS[column](line, language))

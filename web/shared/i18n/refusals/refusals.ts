import type { ErrorCode } from '../../api/codes.generated.ts'
import type { ApiFault } from '../../api/fault.ts'
import { formatOf } from '../formats.ts'
import { OBSTACLE_WORDS, type Obstacle } from '../obstacles.ts'
import type { Both } from './both.ts'
import { CLAIM_REFUSALS } from './claims.ts'
import { fieldName } from './fields.ts'
import { MONEY_REFUSALS } from './money.ts'
import { PARTY_REFUSALS } from './parties.ts'
import { REQUEST_REFUSALS } from './requests.ts'
import { AFTER, VALUE_REFUSALS, WITH_VALUES } from './values.ts'

/**
 * The one home of what refusals mean to the reader. The server's own sentence is in English and never gets here: a code
 * says what is meant, and values say the rest. A code without words does not compile.
 */
export const REFUSALS: Readonly<Record<ErrorCode, Both>> = {
  ...VALUE_REFUSALS,
  ...REQUEST_REFUSALS,
  ...CLAIM_REFUSALS,
  ...MONEY_REFUSALS,
  ...PARTY_REFUSALS,
}

const UNKNOWN: Both = {
  de: 'Das ist hier nicht möglich. Der Server nennt als Grund „{{code}}“.',
  en: 'This is not possible here. The server gives the reason “{{code}}”.',
}
const WITHOUT_CODE: Both = {
  de: 'Der Server hat mit einem Fehler geantwortet ({{status}}).',
  en: 'The server responded with an error ({{status}}).',
}
const AGAIN: Both = {
  de: 'Versuchen Sie es in {{seconds}} Sekunden wieder.',
  en: 'Try again in {{seconds}} seconds.',
}

type Language = 'de' | 'en'
type Values = Readonly<Record<string, string | number>>
type Named = { readonly code?: string | null; readonly values?: Values }

const languageOf = (language: string): Language => (language === 'de' ? 'de' : 'en')

export const isRefusalCode = (code: string): code is ErrorCode => Object.hasOwn(REFUSALS, code)

const MONEY = ['booked', 'amount', 'rest']
const OBSTACLES = ['blocked_reason', 'obstacle']

/** Values arrive as programs write them. */
function valueText(name: string, value: string | number, language: Language): string {
  const { money, number } = formatOf(language)
  if (MONEY.includes(name)) return money(Number(value))
  if (OBSTACLES.includes(name)) return OBSTACLE_WORDS[language][value as Obstacle] ?? String(value)
  return /^-?\d+(\.\d+)?$/.test(String(value)) ? number(Number(value)) : String(value)
}

const namesIn = (text: string): string[] => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name ?? '')

const filled = (text: string, values: Values, language: Language): string =>
  text.replaceAll(/{{(\w+)}}/g, (_, name: string) => valueText(name, values[name] ?? '', language))

/** What a code means, with the values that came with it. */
export function refusalText({ code, values = {} }: Named, language: string): string {
  const reader = languageOf(language)
  if (!code || !isRefusalCode(code)) return UNKNOWN[reader].replace('{{code}}', code ?? '?')
  const fits = (text: Both): boolean => namesIn(text[reader]).every((name) => Object.hasOwn(values, name))
  const said = WITH_VALUES[code]?.find(fits) ?? REFUSALS[code]
  return [said, ...AFTER.filter(fits)].map((text) => filled(text[reader], values, reader)).join(' ')
}

/** What an answer refuses as a whole. */
export function faultText({ status, reason, values, retry_after_s }: ApiFault, language: string): string {
  const reader = languageOf(language)
  if (!reason) return WITHOUT_CODE[reader].replace('{{status}}', String(status))
  const again = retry_after_s ? [AGAIN[reader].replace('{{seconds}}', String(retry_after_s))] : []
  return [refusalText({ code: reason, values }, reader), ...again].join(' ')
}

export type SaidProblem = { readonly field: string; readonly name: string; readonly text: string }

/** What it says of each field: the field as the server names it, its name for people, and what is wrong. */
export const problemTexts = ({ details }: ApiFault, language: string): SaidProblem[] =>
  details.map(({ field, ...named }) => ({
    field,
    name: fieldName(field, languageOf(language)),
    text: refusalText(named, language),
  }))

import type { TableCase } from './cases.ts'
import { COLUMN_NAMES, type ColumnName, definitionOf, type Kind } from './columns.ts'
import type { Language } from './language.ts'

/** What the service says of an item that it did not take. */
export type Refusal = { readonly field: string; readonly code: string; readonly message: string }

const COLUMN_BY_PATH = new Map(COLUMN_NAMES.map((column) => [definitionOf(column).path, column]))
const CHANNEL = /^debtor\.communication_channels\.(\d+)\./

/** Where in the table a refusal belongs. The column is null where the case as a whole is meant. */
export function placeOf(
  { item, lines, invoice_lines }: TableCase,
  { field }: Refusal,
): { line: number; column: ColumnName | null } {
  const [first = 0] = lines
  const [, at] = /^invoices\.(\d+)\./.exec(field) ?? []
  if (at !== undefined)
    return { line: invoice_lines[Number(at)] ?? first, column: columnAt(field.replace(/^invoices\.\d+/, 'invoices.0')) }
  const [, channel] = CHANNEL.exec(field) ?? []
  const channels = item.debtor.communication_channels as readonly { type: string }[] | undefined
  const path = channel ? `debtor.communication_channels.${channels?.[Number(channel)]?.type}` : field
  return { line: first, column: columnAt(path) }
}

/** A part is called by the first of its columns: `debtor.person` by the first name of those that it has. */
const columnAt = (path: string): ColumnName | null =>
  COLUMN_BY_PATH.get(path) ??
  (path.includes('.') ? [...COLUMN_BY_PATH].find(([one]) => one.startsWith(`${path}.`))?.[1] : undefined) ??
  null

/** The reasons that an import can meet. All others are told as the service says them. */
const GERMAN: Readonly<Record<string, string>> = {
  required: 'Diese Angabe fehlt.',
  blank: 'Diese Angabe ist leer.',
  wrong_format: 'Das hat nicht die richtige Form.',
  wrong_type: 'Das hat nicht die richtige Form.',
  not_allowed: 'Dieser Wert ist hier nicht erlaubt.',
  not_applicable: 'Das passt nicht zu den anderen Angaben.',
  inconsistent: 'Das widerspricht einer anderen Angabe.',
  too_short: 'Der Text ist zu kurz.',
  too_long: 'Der Text ist zu lang.',
  too_many: 'Das sind zu viele.',
  too_large: 'Das ist zu groß.',
  out_of_range: 'Die Zahl ist zu klein oder zu groß.',
  too_many_decimals: 'Der Betrag hat mehr als zwei Nachkommastellen.',
  in_the_future: 'Der Tag liegt in der Zukunft.',
  in_the_past: 'Der Tag liegt in der Vergangenheit.',
  sum_too_large: 'Die Summe ist größer als die größte, die gespeichert werden kann.',
  characters_not_allowed: 'Der Text enthält Zeichen, die nicht gespeichert werden können.',
  unknown_reference: 'Das gibt es nicht, oder es gehört nicht zu diesem Partner.',
  not_own_partner: 'Das gehört einem anderen Partner.',
  other_partner: 'Das gehört einem anderen Partner.',
  key_in_use: 'Ein anderer Gläubiger dieses Partners hat diese Kundennummer oder UID.',
  keys_of_two_customers: 'Kundennummer und UID gehören zu zwei verschiedenen Gläubigern.',
  limit_reached: 'Mehr davon sind nicht möglich.',
  processing_restricted: 'Die Daten dieses Schuldners dürfen nur noch aufbewahrt werden.',
  storage_quota: 'Der Speicher der Organisation ist voll.',
}

/** What has the right form for us and not for the service, which looks closer. */
const GERMAN_FORMS: Readonly<Partial<Record<Kind['kind'], string>>> = {
  country: 'Diesen Ländercode gibt es nicht.',
  iban: 'Die Prüfziffern dieser IBAN stimmen nicht.',
  email: 'An diese E-Mail-Adresse kann nichts gesendet werden.',
  bic: 'Diesen BIC gibt es nicht.',
}

/** `column`: where it belongs, as `placeOf` says. */
export function refusalText({ code, message }: Refusal, column: ColumnName | null, language: Language): string {
  if (language === 'en') return message
  const form = code === 'wrong_format' && column ? GERMAN_FORMS[definitionOf(column).kind] : undefined
  return form ?? GERMAN[code] ?? message
}

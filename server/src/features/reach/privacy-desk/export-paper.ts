import { type Format, formatOf } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { inShort, printable } from '../../../platform/typeset/printable.ts'
import { capitalised } from '../../process/letters/index.ts'
import type { PersonExport } from './export.ts'
import type { Entry, ExportSection } from './queries.export.ts'
import { ACTION_WORDS, EXPORT_WORDS, type ExportWords, VOCABULARY } from './words.ts'

type Pair = { readonly label: string; readonly value: string }
type Section = {
  readonly title: string
  readonly pairs: readonly Pair[]
  readonly texts: readonly string[]
  /** Several records of one kind, each with its lines. */
  readonly records?: readonly (readonly Pair[])[]
  /** Begins a part of the paper. */
  readonly part?: string
}
type Reader = { readonly words: ExportWords; readonly format: Format; readonly language: Language }

export type PaperFacts = {
  readonly specimen: string | null
  /** Where the controller is: it decides how days are written. */
  readonly country: string | null
  readonly received_on: string
}

/** What the template `data-export` needs. All values are those of the data, so the two cannot differ. */
export function personPaper(data: PersonExport, { specimen, country, received_on }: PaperFacts) {
  const { language, subject, made_at } = data
  const words = EXPORT_WORDS[language]
  const format = formatOf(language, country)
  const reader = { words, format, language }
  const about = data.information.map(({ title, text }) => ({ title, pairs: [], texts: [printable(capitalised(text))] }))
  const [first_holding, ...holdings] = data.holdings.map((section) => holdingSection(section, reader))
  return {
    language,
    title: `${words.heading}: ${inShort(subject.name)}`,
    heading: words.heading,
    running: inShort(subject.name),
    author: inShort(data.controller ?? ''),
    iso_date: made_at.slice(0, 10),
    page: words.page,
    of: words.of,
    foot: [inShort(data.controller ?? '')],
    specimen,
    lead: printable(words.lead(subject.name, format.instant(new Date(made_at)), format.day(received_on))),
    sections: [
      ...(first_holding ? [{ ...first_holding, part: words.data_part }] : []),
      ...holdings,
      { ...recipientSection(data, words), part: words.information_part },
      retentionSection(data, reader),
      ...about,
    ] satisfies Section[],
  }
}

const recipientSection = ({ recipients }: PersonExport, words: ExportWords): Section => ({
  title: words.recipients,
  pairs: recipients.map(({ kind, name, case_references }) => ({
    label: words.recipient[kind],
    value: inShort(`${name ?? (kind === 'court' ? words.court : '')} (${case_references})`.trim(), 1_000),
  })),
  texts: recipients.length === 0 ? [words.nothing] : [],
})

/** By reason and day, each with what it keeps. */
function retentionSection({ retention }: PersonExport, { words, format }: Reader): Section {
  const groups = Map.groupBy(retention, ({ reason, until }) => `${reason} ${until}`)
  const pairs = [...groups.values()].map((kept): Pair => {
    const { reason = '', until = null } = kept[0] ?? {}
    const what = [...new Set(kept.map((one) => words.kept[one.what] ?? one.what))].join(', ')
    const end = until ? words.until(format.day(until.slice(0, 10))) : words.while_needed
    return { label: inShort(words.kept_reasons[reason] ?? reason), value: inShort(`${what} (${end})`, 1_000) }
  })
  return { title: words.retention, pairs, texts: pairs.length === 0 ? [words.nothing] : [] }
}

/** Long lists of small things read best as a list of moments. */
const MOMENTS = new Set(['account', 'log', 'looks', 'log_ins', 'sessions', 'contact_changes', 'changes', 'promises'])
const WHEN = ['at', 'made_at', 'opened_at', 'day'] as const

function holdingSection({ holding, entries }: ExportSection, reader: Reader): Section {
  const { words } = reader
  const title = words.holdings[holding] ?? holding
  if (entries.length === 0) return { title, pairs: [], texts: [words.nothing] }
  if (MOMENTS.has(holding)) return { title, pairs: entries.map((entry) => momentOf(entry, reader)), texts: [] }
  const records = entries.map((entry) =>
    linesOf(entry, reader).map(([label, value]) => ({ label: inShort(label), value: printable(value) })),
  )
  const [only] = records
  return only && records.length === 1 ? { title, pairs: only, texts: [] } : { title, pairs: [], texts: [], records }
}

function momentOf(entry: Entry, reader: Reader): Pair {
  const when = WHEN.find((key) => typeof entry[key] === 'string')
  const { action, is_automated, by, case_reference, ...rest } = entry
  const told = [
    typeof action === 'string' ? (ACTION_WORDS[reader.language][action] ?? action) : '',
    is_automated === true ? reader.words.automated_mark : said('by', by, reader),
    ...linesOf(Object.fromEntries(Object.entries(rest).filter(([key]) => key !== when)), reader).map(
      ([label, value]) => (label === VOCABULARY[reader.language].fields.details ? value : `${label}: ${value}`),
    ),
    typeof case_reference === 'string' ? case_reference : '',
  ]
  return {
    label: when ? inShort(said(when, entry[when], reader)) : '',
    value: printable(told.filter(Boolean).join(' · ')),
  }
}

const linesOf = (entry: Entry, reader: Reader): [string, string][] =>
  Object.entries(entry).flatMap(([key, value]): [string, string][] => {
    const text = said(key, value, reader)
    return text === '' ? [] : [[VOCABULARY[reader.language].fields[key] ?? key.replaceAll('_', ' '), text]]
  })

const EURO = new Set(['amount', 'gross', 'paid', 'total'])
/** What people wrote themselves may equal one of our codes. */
const FREE = new Set(['note', 'text', 'subject', 'name', 'reference', 'subject_matter', 'description', 'file', 'value'])
const DAY = /^\d{4}-\d\d-\d\d$/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** One value as the person reads it: days, amounts and codes in words. */
function said(key: string, value: unknown, reader: Reader): string {
  const { words, format, language } = reader
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return EURO.has(key) ? euro(value, format) : String(value)
  if (Array.isArray(value))
    return value
      .map((one) => said(key, one, reader))
      .filter(Boolean)
      .join('; ')
  if (typeof value === 'object') return compound(value as Entry, reader)
  const text = String(value)
  if (FREE.has(key)) return text
  if (DAY.test(text)) return format.day(text)
  if (INSTANT.test(text)) return format.instant(new Date(text))
  if (key === 'country' && /^[A-Z]{2}$/.test(text)) return format.country(text)
  if (key === 'fields') return VOCABULARY[language].fields[text] ?? text
  return VOCABULARY[language].values[text] ?? text
}

/** The fonts of papers have the dash, not the sign that is as wide as a plus. */
const euro = (amount: number, format: Format): string => format.euro(Math.round(amount * 100)).replace('\u2212', '–')

/** Addresses and ways of contact in the usual form, everything else with the names of its fields. */
function compound(value: Entry, reader: Reader): string {
  const { street, zip, city, country, type, value: contact } = value
  if (typeof city === 'string' || typeof street === 'string') {
    const town = [zip, city].filter(Boolean).join(' ')
    return [street, town, said('country', country, reader)].filter(Boolean).join(', ')
  }
  if (typeof contact === 'string') return `${contact} (${said('type', type, reader)})`
  return linesOf(value, reader)
    .map(([label, text]) => `${label}: ${text}`)
    .join(', ')
}

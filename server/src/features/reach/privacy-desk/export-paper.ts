import { formatOf } from '../../../kernel/format.ts'
import { inShort, printable } from '../../../platform/typeset/printable.ts'
import { capitalised } from '../../process/letters/index.ts'
import type { PersonExport } from './export.ts'
import type { Entry, ExportSection } from './queries.export.ts'
import { EXPORT_WORDS, type ExportWords } from './words.ts'

type Pair = { readonly label: string; readonly value: string }
type Section = { readonly title: string; readonly pairs: readonly Pair[]; readonly texts: readonly string[] }

/** What the template `data-export` needs. All values are those of the data, so the two cannot differ. */
export function personPaper(data: PersonExport, specimen: string | null) {
  const { language, subject, made_at } = data
  const words = EXPORT_WORDS[language]
  const format = formatOf(language, null)
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
    lead: printable(words.lead(subject.name, format.instant(new Date(made_at)))),
    sections: [
      ...data.holdings.map((section) => holdingSection(section, words)),
      {
        title: words.recipients,
        pairs: data.recipients.map(({ kind, name, case_references }) => ({
          label: words.recipient[kind],
          value: inShort(`${name ?? (kind === 'court' ? words.court : '')} (${case_references})`, 1_000),
        })),
        texts: data.recipients.length === 0 ? [words.nothing] : [],
      },
      ...data.information.map(({ title, text }) => ({ title, pairs: [], texts: [printable(capitalised(text))] })),
    ] satisfies Section[],
  }
}

function holdingSection({ holding, entries }: ExportSection, words: ExportWords): Section {
  const title = words.holdings[holding] ?? holding
  if (entries.length === 0) return { title, pairs: [], texts: [words.nothing] }
  // A single record reads best line by line; of many, each is one paragraph.
  const [only] = entries
  if (only && entries.length === 1)
    return {
      title,
      pairs: linesOf(only, words).map(([label, value]) => ({ label: inShort(label), value: inShort(value, 1_000) })),
      texts: [],
    }
  const texts = entries.map((entry) =>
    printable(
      linesOf(entry, words)
        .map(([label, value]) => `${label}: ${value}`)
        .join(' · '),
    ),
  )
  return { title, pairs: [], texts }
}

const linesOf = (entry: Entry, words: ExportWords): [string, string][] =>
  Object.entries(entry).flatMap(([key, value]): [string, string][] => {
    const text = said(value, words)
    return text === '' ? [] : [[key.replaceAll('_', ' '), text]]
  })

function said(value: unknown, words: ExportWords): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value))
    return value
      .map((one) => said(one, words))
      .filter(Boolean)
      .join('; ')
  if (typeof value === 'object')
    return linesOf(value as Entry, words)
      .map(([label, text]) => `${label} ${text}`)
      .join(', ')
  return String(value)
}

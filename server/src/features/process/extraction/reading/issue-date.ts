import type { DateOnly } from '../../../../kernel/dates.ts'
import type { Word } from '../../../../platform/pdf/page-text.ts'
import { findDates, type PrintedDate, type SlashOrder } from './dates.ts'
import type { Candidate } from './fields.ts'
import { fold } from './fold.ts'
import { findLabels, type Label, segmentsBelow, speaksOfAnother, wordsInColumn } from './labels.ts'
import { boxAround, type Layout, leastConfidence, type WordRow } from './lines.ts'
import { pattern } from './vocabulary.ts'

const KINDS: readonly { pattern: RegExp; points: number; below: boolean }[] = [
  {
    pattern: pattern('gu')`
        (?<![\p{L}])(?:(?:liefer|leistungs?)-? ?(?:und|u\.|\/|&|=|bzw\.?) ?)?(?:rechnungs?|
        re|rg|rechn|faktura|fakturen|honorarnoten?|gutschrifts?)[-. ]{0,2}(?:dat(?:um|
        \.)|dat(?!\p{L}))[.:]?(?: ?(?:\/|=|und|&) ?-?(?:liefer|leistungs?)-?(?:datum)?)?
      `,
    points: 3.6,
    below: true,
  },
  {
    pattern: pattern('gu')`
        (?<!\p{L})(?:(?:invoice|issue|issuing|bill|billing|statement|tax point) date|
        date (?:of )?(?:the )?(?:issued?|invoice|bill)|invoiced? on|date d[e'] ?(?:la )?(?:facture|
        facturation|emission)|factuurdatum|data (?:della )?(?:fattura|documento|
        emissione)|fecha (?:de )?(?:la )?(?:factura|emision|expedicion)|ausstellungs-?datum|
        ausgestellt am|rechnungstag|erstellt am|rechnungs- ?(?:und|u\.|\/|&) ?(?:liefer|
        leistungs)-?datum|datum der (?:rechnung|ausstellung|rechnungsstellung)|
        rechnungsdatum\p{L}*)(?!\p{L})[.:]?
      `,
    points: 3.3,
    below: true,
  },
  {
    pattern: pattern('gu')`
        (?<!\p{L})(?:beleg|dokument(?:en)?|document|vorschreibungs?|bescheid|ausfertigungs?)[- ]?(?:datum|
        date)(?!\p{L})[.:]?
      `,
    points: 2.6,
    below: true,
  },
  { pattern: /(?<!\p{L})(?:issued|ausgestellt|emise? le)(?! by| von|\p{L}):?/gu, points: 2.4, below: true },
  {
    pattern: pattern('gu')`
        (?<=(?:rechnung|faktura|honorarnote|gutschrift|invoice|facture|factuur|
        fattura|liquidation)[^:]{0,50} )(?:vom|dated|du|van|del|from|of)(?= )
      `,
    points: 2.4,
    below: false,
  },
  {
    pattern: /(?<=(?:rechnung|invoice|facture|factuur|beleg|nummer|nr\.?)(?: .{0,40})? ?\/ ?)datum(?!\p{L}):?/gu,
    points: 1.6,
    below: true,
  },
  { pattern: /(?<!\p{L}|[-/] ?)(?:datum|date|data|fecha)(?![\p{L}-])[.:]?/gu, points: 1.7, below: true },
]
/** A word just before „Datum" that makes it the date of something else. */
const FOREIGN = pattern('u')`
    (?:liefer|leistung|bestell|auftrag|order|delivery|due|ship|purchase|vertrag|
    buchung|zahlung|payment|fallig|druck|print|service|supply|period|eintritt|
    geburts|birth|valuta|ablauf|start|end|beginn|livraison|commande|echeance|
    verval|leverings?|bezahl|po|versand|eingang|abreise|anreise|reise|check-?in|
    check-?out|wertstellung)\p{L}{0,60}[-. ]{0,9}(?:und |& |\/ ?)?$
  `
const FOREIGN_AFTER = /^(?:der |de |of )?(?:liefer|leistung|delivery|supply|zahlung|bestell|order|livraison|service)/u

export function readIssueDate(layout: Layout, order: SlashOrder): Candidate<DateOnly>[] {
  const candidates: Candidate<DateOnly>[] = []
  for (const { pattern, points, below } of KINDS) {
    for (const label of findLabels(layout.rows, pattern)) {
      if ((points < 3 && (isForeign(label) || headsItems(label))) || speaksOfAnother(label)) continue
      const found = dateRight(label, order) ?? (below ? dateBelow(layout, label, order) : undefined)
      if (found) candidates.push(candidateOf(label.row, found.date, points + found.points + placePoints(label)))
    }
  }
  return [...candidates, ...placeAndDate(layout, order), ...loneDates(layout, order), ...datesWithTime(layout, order)]
}

/** „Datum" as a column head in the table of items is the day of each service. */
const ITEM_HEAD = pattern('gu')`
    (?<!\p{L})(?:menge|anzahl|betrag|leistung|beschreibung|bezeichnung|artikel|
    text|preis|einzelpreis|description|qty|quantity|amount|anz|goa|faktor|stunden|
    tatigkeit|vorgang)(?!\p{L})
  `

const headsItems = (label: Label): boolean => (label.row.folded.text.match(ITEM_HEAD) ?? []).length >= 2

function isForeign(label: Label): boolean {
  const before = fold(
    label.before
      .slice(-3)
      .map((word) => word.text)
      .join(' '),
  )
  const after = fold(
    label.after
      .slice(0, 3)
      .map((word) => word.text)
      .join(' '),
  )
  return FOREIGN.test(`${before} `) || FOREIGN_AFTER.test(after)
}

const OTHER_LABEL = /datum|date|nr\.?:?$|nummer|fallig|scadenza|vencim|echeance|verval|^due|zahlbar/

type FoundDate = { date: PrintedDate; points: number }

function dateRight(label: Label, order: SlashOrder): FoundDate | undefined {
  const last = label.words.at(-1) as Word
  const words = label.after.slice(0, 9)
  const [date] = findDates(words, order)
  if (!date) return undefined
  const between = words.slice(0, words.indexOf(date.words[0] as Word))
  const first = date.words[0] as Word
  if (first.x - (last.x + last.width) > 0.42 * label.row.page.width) return undefined
  const strange = between.filter(
    (word) =>
      !/^(?:[:=\-–/|,.]{1,100}|den|am|vom|the|on|le|du|mo|di|mi|do|fr|sa|so|\p{L}{2,10}tag),?\.?$/iu.test(word.text),
  )
  if (strange.length > 3 || strange.some((word) => OTHER_LABEL.test(fold(word.text)))) return undefined
  return { date, points: strange.length === 0 ? 0.3 : -0.5 * strange.length }
}

function dateBelow(layout: Layout, label: Label, order: SlashOrder): FoundDate | undefined {
  const [nearest, next] = segmentsBelow(layout, label, 2)
  // A column of dates is a table of services.
  if (next && nearest && [nearest, next].every((one) => findDates(wordsInColumn(one, label.box), order).length > 0))
    return undefined
  const segments = nearest ? [nearest] : []
  for (const segment of segments) {
    const column = findDates(wordsInColumn(segment, label.box), order)[0]
    const date = column ?? (segment.words.length <= 4 ? findDates(segment.words, order)[0] : undefined)
    if (date) return { date, points: -0.4 }
  }
  return undefined
}

/** „Wien, am 3. März 2024", „München, den 01.11.2024" in the head of a letter. */
function placeAndDate(layout: Layout, order: SlashOrder): Candidate<DateOnly>[] {
  const rows = layout.pages[0]?.rows ?? []
  return rows.flatMap((row) =>
    findDates(row.words, order).flatMap((date) => {
      const at = row.words.indexOf(date.words[0] as Word)
      const before = row.words.slice(Math.max(0, at - 3), at).map((word) => word.text)
      const place =
        /(?:^| )\p{Lu}[\p{L}./-]{1,99},(?: (?:den|am|the|le|li))?$|(?:^| )\p{Lu}[\p{L}./-]{1,99},? (?:den|am)$/u.test(
          before.join(' '),
        )
      if (!place || row.top > 0.6 * row.page.height || /bis|von|vom|zahl|fallig/i.test(before.join(' '))) return []
      return [candidateOf(row, date, 1.3)]
    }),
  )
}

/** A date on its own in the head of a letter, without a label. */
function loneDates(layout: Layout, order: SlashOrder): Candidate<DateOnly>[] {
  const rows = layout.pages[0]?.rows ?? []
  return rows
    .filter((row) => row.top < 0.5 * row.page.height)
    .flatMap((row) => row.segments.map((segment) => ({ row, segment, dates: findDates(segment.words, order) })))
    .filter(({ segment, dates }) => dates.length === 1 && segment.words.length === dates[0]?.words.length)
    .map(({ row, segment, dates }, _, all) => {
      const [date] = dates as [PrintedDate]
      const to_the_right = segment.x > 0.45 * row.page.width
      const only = row.segments.length === 1 && all.every((other) => other.dates[0]?.value === date.value)
      return candidateOf(row, date, (to_the_right ? -0.2 : -1) + (only && !isUnderLabel(row, rows) ? 0.9 : 0))
    })
}

/** „17.08.2024 20:41": tills print when the bill was made. */
function datesWithTime(layout: Layout, order: SlashOrder): Candidate<DateOnly>[] {
  const rows = layout.pages[0]?.rows ?? []
  return rows.flatMap((row) =>
    row.segments.flatMap((segment) => {
      const [date] = findDates(segment.words, order)
      if (!date || segment.words[0] !== date.words[0]) return []
      const next = segment.words[date.words.length]?.text ?? ''
      return /^\d{1,2}:\d{2}(?::\d{2})?$/.test(next) ? [candidateOf(row, date, 0.2)] : []
    }),
  )
}

/** „Leistungsdatum" above a date says that it is a different one. */
function isUnderLabel(row: WordRow, rows: readonly WordRow[]): boolean {
  const above = rows[row.index - 1]
  return above !== undefined && row.top - above.bottom < 8 && /datum|date|:$/.test(above.folded.text)
}

function placePoints(label: Label): number {
  const { page } = label.row
  return (
    (page.number === 1 ? 0.2 : -0.5) +
    (label.box.y < 0.6 * page.height ? 0.1 : label.box.y < 0.85 * page.height ? -0.9 : -2)
  )
}

function candidateOf(row: WordRow, date: PrintedDate, points: number): Candidate<DateOnly> {
  return {
    value: date.value,
    points,
    page: row.page.number,
    box: boxAround(date.words),
    word_confidence: leastConfidence(date.words),
  }
}

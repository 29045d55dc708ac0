import type { DateOnly } from '../../../../kernel/dates.ts'
import type { Word } from '../../../../platform/pdf/page-text.ts'
import { daysBetween, findDates, type PrintedDate, type SlashOrder } from './dates.ts'
import type { Candidate } from './fields.ts'
import { fold } from './fold.ts'
import { findLabels, type Label, segmentsBelow, standsAlone, wordsInColumn } from './labels.ts'
import { boxAround, type Layout, leastConfidence } from './lines.ts'
import { paragraphsOf, sentencesOf, type TextBlock } from './paragraphs.ts'
import { spanOf, wordsIn } from './spans.ts'
import { dueBy, termOf } from './terms.ts'
import { pattern } from './vocabulary.ts'

const LABELS = pattern('gu')`
    (?<!\p{L})(?:falligkeits?-?(?:datum|tag|termin)?|fallig(?: (?:am|bis|per|
    zum|ab|seit))?|zahlbar(?: netto| ohne abzug| ohne abschlag| rein netto)?(?: (?:bis|
    am|zum|per))+(?: zum| spatestens)?|zu (?:be)?zahlen bis(?: zum)?|zahlungs-?(?:ziel|
    termin|frist|falligkeit|ende)|netto bis|netto-?(?:falligkeit|kasse bis)|
    spatestens (?:bis|am|zum)(?: zum)?|zahlung bis(?: zum| spatestens)?|bitte (?:zahlen|
    uberweisen) (?:sie )?bis(?: zum)?|zahlbar|due date|date due|payment due(?: (?:date|
    on|by))?|(?:amount |balance |total )?due (?:on|by|before)|due|pay(?:able|
    ment)? (?:by|before|on or before|until)|payment deadline|please pay by|
    date (?:limite|d'echeance)(?: de paiement)?|echeance|a payer avant(?: le)?|
    payable (?:le|avant le)|vervaldatum|vervaldag|uiterste betaaldatum|te betalen (?:voor|
    op)|betalen voor|scadenza|data scadenza|vencimiento|fecha de vencimiento|
    abbuchung am|abbuchungsdatum|einzug am|lastschrifteinzug am)(?!\p{L})[.:]?
  `
const DISCOUNT = /skonto|%|rabatt|discount|escompte/

/** Words before a date in a sentence that make it the last day to pay. */
const BEFORE_DATE = pattern('')`
    (?:(?:spatestens |zahlbar |fallig |netto )?(?:bis(?: (?:zum|spatestens|
    einschliesslich|langstens|zum ablauf des))*|zum|am|per|langstens)|falligkeit|
    by|before|until|on or before|due on|due|on|avant le|au plus tard le|le|
    uiterlijk(?: op)?|voor|op|entro il|il|(?:nicht vor|fruhestens)(?: dem| am| zum)?|not before)[ :]{0,9}$
  `
const PAYING = pattern('')`
    zahl|uberweis|begleich|ausgleich|fallig|einzuzahlen|anweis|gutschrift auf|eingehend|
    pay|due|remit|settle|regl|paiement|echeance|versement|prelev|valuta|scaden|vencim|verval|betal|pagare|einlang|entricht|
    \bgutgeschrieben
  `
const COLLECTED = pattern('')`
    abgebucht|abbuch|\bziehen\b.{0,200}\bein\b|\bbuchen\b.{0,200}\bab\b|eingezogen|einziehen|einzug|lastschrift|debited|direct debit|
    preleve|prelevement|afgeschreven|geincasseerd
  `
const OTHER = pattern('')`
    verzug|mahn|gebucht am|erhalten am|bezahlt am|gezahlt am|paid on|received on|
    eingegangen|zahlungseingange|geliefert|erbracht|widerruf|kundig|zeitraum|
    leistungsz|bereits|abschlag|berucksichtig|stand |nachste rate|folgerate
  `

/** „Bezahlt am", „bereits berücksichtigt": not a day on which anything is to be paid. */
export const speaksOfOtherDay = (folded: string): boolean => OTHER.test(folded)

export const speaksOfPaying = (folded: string): boolean => PAYING.test(folded) || COLLECTED.test(folded)

export function readDueDate(layout: Layout, issue_date: DateOnly | null, order: SlashOrder): Candidate<DateOnly>[] {
  const paragraphs = paragraphsOf(layout)
  const printed = [...byLabels(layout, order), ...paragraphs.flatMap((paragraph) => inSentences(paragraph, order))]
  const likely = printed.filter(({ value }) => issue_date === null || plausible(issue_date, value))
  if (issue_date === null) return likely
  const derived = [
    ...paragraphs.flatMap((paragraph) => fromTerms(paragraph, issue_date)),
    ...termsInRows(layout, issue_date),
  ]
  return [...likely, ...derived]
}

/** Some premiums are due long before the bill is written. A date that is years away is not a due date. */
const plausible = (issue_date: DateOnly, due_date: DateOnly): boolean => {
  const days = daysBetween(issue_date, due_date)
  return days >= -120 && days <= 400
}

function byLabels(layout: Layout, order: SlashOrder): Candidate<DateOnly>[] {
  return findLabels(layout.rows, LABELS).flatMap((label) => {
    if (isRunningText(label)) return []
    const before = rowText(ownWordsBefore(label))
    if (DISCOUNT.test(before) || OTHER.test(before)) return []
    const weak = /^(?:due|zahlbar|fallig)[.:]?$/.test(label.text) && !standsAlone(label) ? -1 : 0
    const collected = /abbuchung|einzug/.test(label.text) ? -1 : 0
    const right = dateRight(label, order)
    if (right && (earnsDiscount(label, right) || isFirstOfTwo(label, right, order))) return []
    if (right) return [candidateOf(label.row.page.number, right, 2.8 + weak + collected)]
    if (label.after.length > 0 && label.after.length < 9 && termOf(rowText([...label.words, ...label.after]))) return []
    const below = dateBelow(layout, label, order)
    return below ? [candidateOf(label.row.page.number, below, 2 + weak + collected)] : []
  })
}

/** „Zahlbar bis 29.07.2024 mit 2 % Skonto" */
function earnsDiscount({ after }: Label, date: PrintedDate): boolean {
  const behind = rowText(after.slice(after.indexOf(date.words.at(-1) as Word) + 1).slice(0, 8))
  return /skonto|skt|%|rabatt|discount|escompte/.test(
    behind.replace(/(?:ohne|kein|no|without) (?:skonto|discount)/g, ''),
  )
}

/** „Bei Zahlung bis 29.01.: 98,00 EUR; bis 20.02.: 100,00 EUR": the later day counts. */
function isFirstOfTwo({ after }: Label, date: PrintedDate, order: SlashOrder): boolean {
  const behind = after.slice(after.indexOf(date.words.at(-1) as Word) + 1)
  return findDates(behind, order).some(
    (other) =>
      other.value > date.value && BEFORE_DATE.test(rowText(behind.slice(0, behind.indexOf(other.words[0] as Word)))),
  )
}

const SENTENCE_WORD =
  /^(?:und|ist|sind|wird|werden|der|die|das|den|dem|bitte|ihr|sie|wir|is|are|the|and|will|be|your)$/i

/** Within a sentence the surrounding words decide, see `inSentences`. */
function isRunningText(label: Label): boolean {
  if (/:$/.test(label.text) || label.rest.startsWith(':')) return false
  const own = ownWordsBefore(label)
  return own.length > 4 || own.some((word) => SENTENCE_WORD.test(word.text))
}

/** The words before a label in its own column. */
function ownWordsBefore({ row, words, before }: Label): Word[] {
  const home = row.segments.find((segment) => segment.words.includes(words[0] as Word))
  return before.filter((word) => home?.words.includes(word))
}

const rowText = (words: readonly Word[]): string => fold(words.map((word) => word.text).join(' '))

function dateRight(label: Label, order: SlashOrder): PrintedDate | undefined {
  const words = label.after.slice(0, 10)
  const [date] = findDates(words, order)
  if (!date) return undefined
  const first = date.words[0] as Word
  const between = words.slice(0, words.indexOf(first))
  const last = label.words.at(-1) as Word
  if (between.length > 4 || DISCOUNT.test(rowText(between)) || /datum|date|nr/.test(rowText(between))) return undefined
  return first.x - (last.x + last.width) > 0.45 * label.row.page.width ? undefined : date
}

function dateBelow(layout: Layout, label: Label, order: SlashOrder): PrintedDate | undefined {
  for (const segment of segmentsBelow(layout, label, 2)) {
    const date = findDates(wordsInColumn(segment, label.box), order)[0]
    if (date && segment.words.length <= date.words.length + 2) return date
    const [alone] = findDates(segment.words, order)
    if (alone && segment.words.length === alone.words.length) return alone
  }
  return undefined
}

function inSentences({ page, folded }: TextBlock, order: SlashOrder): Candidate<DateOnly>[] {
  return sentencesOf(folded.text).flatMap(({ from, to }) => {
    const words = wordsIn(folded, from, to)
    const text = spanOf(words, fold).text
    const collected = COLLECTED.test(text)
    if ((!PAYING.test(text) && !collected) || OTHER.test(text)) return []
    const found = findDates(words, order).flatMap((date) => {
      const before = text.slice(0, date.from)
      const after = text.slice(date.to, date.to + 40)
      const falls_due =
        /^[ .,]{0,40}(?:zur zahlung )?(?:fallig(?!keit)|zahlbar|zu (?:be)?zahlen|zu begleichen|zu uberweisen|due(?! date))/.test(
          after,
        )
      if (!falls_due && !BEFORE_DATE.test(before)) return []
      if (DISCOUNT.test(clauseBefore(before)) || DISCOUNT.test(clauseAfter(after))) return []
      if (/(?:vom|von|from) [\d. ]{6,12}(?:bis|to|-)[ a-z]{0,200}$/.test(before)) return []
      return [candidateOf(page, date, collected ? 1.1 : 2.2)]
    })
    const last = found.reduce((day, { value }) => (value > day ? value : day), '')
    return found.filter(({ value }) => value === last)
  })
}

const CLAUSE_END = /[;,](?!\d)| oder | bzw\.? | or | sonst | ansonsten /
const clauseBefore = (text: string): string => (text.split(CLAUSE_END).at(-1) ?? '').slice(-60)
const clauseAfter = (text: string): string =>
  (text.split(CLAUSE_END)[0] ?? '').replace(/(?:ohne|kein) (?:abzug|skonto)/g, '')

function fromTerms({ page, folded }: TextBlock, issue_date: DateOnly): Candidate<DateOnly>[] {
  return sentencesOf(folded.text).flatMap(({ from, to }) => {
    const words = wordsIn(folded, from, to)
    return derive(page, words, issue_date)
  })
}

/** „Zahlungsbedingungen      14 Tage netto": label and term in two columns of a row. */
function termsInRows(layout: Layout, issue_date: DateOnly): Candidate<DateOnly>[] {
  return layout.rows
    .filter(
      (row) =>
        row.segments.length > 1 && /ziel|zahlung|bedingung|kondition|terms|frist|payment|pay/.test(row.folded.text),
    )
    .flatMap((row) => derive(row.page.number, row.words, issue_date))
}

function derive(page: number, words: readonly Word[], issue_date: DateOnly): Candidate<DateOnly>[] {
  const term = termOf(spanOf(words, fold).text)
  if (!term) return []
  const value = dueBy(issue_date, term)
  return [{ value, points: term.points, page, box: boxAround(words), word_confidence: leastConfidence(words) }]
}

function candidateOf(page: number, date: PrintedDate, points: number): Candidate<DateOnly> {
  const { value, words } = date
  return { value, points, page, box: boxAround(words), word_confidence: leastConfidence(words) }
}

import type { Box, Word } from '../../../../platform/pdf/page-text.ts'
import { findAmounts } from './amounts.ts'
import { findDates } from './dates.ts'
import type { Candidate } from './fields.ts'
import { endOfLast, fold } from './fold.ts'
import { findLabels, type Label, segmentsBelow, speaksOfAnother, standsAlone, wordsInColumn } from './labels.ts'
import { boxAround, type Layout, leastConfidence } from './lines.ts'
import { kindOfTypeCode } from './type-codes.ts'
import { pattern } from './vocabulary.ts'

const DOCUMENT =
  '(?:\\p{L}{0,40}-?rechnungs?|faktura|fakturen|fakt|honorarnoten?|gutschrifts?|kostennoten?|liquidations?|tax invoice|' +
  'invoice|bill|credit note|facture|factuur|fattura|factura|fatura|faktur)'
const NR = '(?:nummern?|nr|no|num|number|numero|n[°ºo]|n(?=\\.)|№|#|id|kennung)'

/** Kinds of label. The points are log-odds that what follows is the invoice number. */
type Kind = { pattern: RegExp; points: number; below: boolean; under_title?: boolean; heads?: boolean }
const KINDS: readonly Kind[] = [
  {
    // Rechnungsnummer, Rechnungs-Nr., Re.-Nr., Invoice No, Factuurnummer; also „Rechnungsnummer / -datum"
    pattern: new RegExp(
      `(?<![\\p{L}-])(?:${DOCUMENT}|rechn|rech|re|rg|inv|fa)\\.?[-. ]{0,2}${NR}(?![\\p{L}])[.:]?` +
        '(?: ?/ ?-? ?(?:rechnungs)?(?:datum|date)\\b)?',
      'gu',
    ),
    points: 3.4,
    below: true,
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:${NR}[.]? ?(?:der |de la |de |di |della |van de |of )?` +
        '(?:rechnung|facture|fattura|factura|factuur|invoice)|' +
        `invoice (?:number|reference|ref)|factuurnr|rechnungskennung|rechnungszeichen)(?!\\p{L})[.:]?`,
      'gu',
    ),
    points: 3,
    below: true,
  },
  {
    pattern: new RegExp(
      '(?<!\\p{L})(?:beleg|dokument(?:en)?|document|vorschreibungs?|bescheid|buchungsbeleg)[-. ]{0,2}' +
        `${NR}(?!\\p{L})[.:]?`,
      'gu',
    ),
    points: 2.2,
    below: true,
  },
  // „Rechnung 2024-17", „Invoice: 4711", „Beitragsrechnung zur … Nr. 4711"
  { pattern: new RegExp(`(?<![\\p{L}-])${DOCUMENT}(?!\\p{L})[.:]?`, 'gu'), points: 1.2, below: false, heads: true },
  {
    pattern: new RegExp(`(?<=(?<!\\p{L})${DOCUMENT} (?:[^\\d:]{1,60} )?)${NR}[.:]{0,2}(?!\\p{L})`, 'gu'),
    points: 1.8,
    below: false,
  },
  // „Nr. 4711" under the title of the document
  { pattern: new RegExp(`(?<!\\p{L})${NR}(?!\\p{L})[.:]{0,2}`, 'gu'), points: 1.4, below: false, under_title: true },
  // „Nummer/Datum" over „4711 / 12.10.2024" in the box of an invoice made by SAP.
  { pattern: new RegExp(`(?<![\\p{L}-])${NR}\\.? ?/ ?datum(?!\\p{L}):?`, 'gu'), points: 0.6, below: true },
  // Insurers and utilities print no invoice number. They use that of the contract, and ask to quote it.
  {
    pattern: pattern('gu')`
        (?<!\p{L})(?:vsnr|versicherungs(?:schein)?-? ?(?:nummer|nr)|\p{L}{0,60}vertrag nr|
        polizzen-? ?(?:nummer|nr))(?!\p{L})[.:]?
      `,
    points: -0.8,
    below: true,
  },
]

const SKIPPED = /^(?:[:#.\-–/|=]+|nr\.?:?|no\.?:?|nummer:?|number:?|n[°º]:?|lautet:?|ist)$/

/** „Handelsrechnung (380) Nr. 17" names its kind as e-invoices do. */
const isSkipped = ({ text }: Word): boolean =>
  SKIPPED.test(fold(text)) || kindOfTypeCode(/^\((\d{2,3})\)$/.exec(text)?.[1]) !== null

const SHAPE = /^[\p{L}\d][\p{L}\d\-/._+#\\]*$/u
const FOREIGN =
  /kunden|kd\.?-?nr|customer|client|bestell|order|auftrag|liefer|steuer|ust|uid|vat|iban|tel|fax|konto|account/

export function readNumber(layout: Layout): Candidate<string>[] {
  const candidates: Candidate<string>[] = []
  for (const { pattern, points, below, under_title, heads } of KINDS) {
    for (const label of findLabels(layout.rows, pattern)) {
      if (FOREIGN.test(label.text) || speaksOfAnother(label)) continue
      if (under_title && !standsUnderTitle(layout, label)) continue
      const beside = numberRight(label)
      const found = beside
        ? goOnBelow(layout, label, beside)
        : below || (heads && headsColumn(label))
          ? numberBelow(layout, label)
          : undefined
      if (!found) continue
      candidates.push({
        value: found.value,
        points: points + found.points + placePoints(label),
        page: label.row.page.number,
        box: boxAround(found.words),
        word_confidence: leastConfidence(found.words),
      })
    }
  }
  return candidates
}

const TITLE = /^(?:\p{L}{0,60}rechnung|honorarnote|faktura|gutschrift|(?:tax )?invoice|facture|factuur|fattura)[.:]?$/u

function standsUnderTitle(layout: Layout, { row, words, box }: Label): boolean {
  const home = row.segments.find((segment) => segment.words[0] === words[0])
  if (!home) return false
  const above = layout.rows.filter(
    (one) => one.page === row.page && one.index < row.index && one.index >= row.index - 2,
  )
  return above.some((one) =>
    one.segments.some((part) => TITLE.test(part.folded) && nearColumn(part, home) && part.y > box.y - 60),
  )
}

const nearColumn = (a: Box, b: Box): boolean => a.x < b.x + b.width + 20 && b.x < a.x + a.width + 20

type FoundNumber = { value: string; words: readonly Word[]; points: number }

function numberRight(label: Label): FoundNumber | undefined {
  const last = label.words.at(-1) as Word
  const tail = label.rest.replace(/^[:#.]+/, '')
  if (/\d/.test(tail)) {
    const glued = last.text.slice(-tail.length)
    return numberFrom([{ ...last, text: glued }, ...label.after.slice(0, 3)])
  }
  const near = label.after.slice(0, 8)
  const start = near.findIndex((word) => !isSkipped(word))
  if (start < 0) return undefined
  const first = near[start] as Word
  // Too far across the page to be „beside".
  if (first.x - (last.x + last.width) > 0.42 * label.row.page.width) return undefined
  return numberFrom(near.slice(start))
}

/** „Kunde | Rechnung | Datum" over a row of values. */
const headsColumn = (label: Label): boolean => label.row.segments.length > 1 && standsAlone(label)

/** „2024-DE-" at the end of a narrow column: the rest of the number is on the next line. */
function goOnBelow(layout: Layout, label: Label, found: FoundNumber): FoundNumber {
  const last = found.words.at(-1) as Word
  const home = label.row.segments.find((segment) => segment.words.at(-1) === last)
  if (!home || !/\d-$|\p{Lu}-$/u.test(last.text)) return found
  const [next] = segmentsBelow(layout, { row: label.row, box: home }, 1)
  const [first] = next?.words ?? []
  if (!next || !first || next.words.length > 1 || next.x > last.x || !/^\d[\d\p{Lu}/-]*$/u.test(first.text))
    return found
  const value = clean(`${found.value}-${first.text}`)
  return { ...found, value, words: [...found.words, first] }
}

function numberBelow(layout: Layout, label: Label): FoundNumber | undefined {
  const [segment] = segmentsBelow(layout, label, 1)
  if (!segment) return undefined
  const found = numberFrom(wordsInColumn(segment, label.box))
  return found && { ...found, points: found.points - 0.4 }
}

/** The number that begins with a word of a row. A word within a number begins none. */
export function numberAt(words: readonly Word[], at: number): FoundNumber | undefined {
  const [before, word] = [words[at - 1], words[at]]
  if (!word || !/[\p{L}\d]/u.test(word.text) || isSkipped(word)) return undefined
  if (before && /[\d][-/]$/.test(before.text) && !far(before, word)) return undefined
  return numberFrom(words.slice(at, at + NUMBER_WORDS))
}

/** „RE 2024 - 17 / 3" */
const NUMBER_WORDS = 8

function numberFrom(words: readonly Word[]): FoundNumber | undefined {
  const dates = findDates(words.slice(0, 4))
  const date_words = new Set(dates.filter((date) => date.from === 0).flatMap((date) => date.words))
  const [first, second] = words
  if (!first || (date_words.has(first) && !/\p{L}.{0,99}\d|^\d{4}-\d{3}/u.test(first.text))) return undefined
  const used = [first]
  const head = clean(first.text)
  if (!/\d/.test(head)) {
    // „RE 2024-17": a short prefix may stand apart.
    if (!/^\p{Lu}{1,5}[-/]?$/u.test(head) || !second || !/^[\d/-]/.test(second.text) || far(first, second))
      return undefined
    used.push(second)
  }
  for (const next of words.slice(used.length)) {
    const last = used.at(-1) as Word
    if (far(last, next) || date_words.has(next)) break
    const joined = /[-/]$/.test(last.text) || /^[-/]./.test(next.text)
    const digits =
      /^\d+$/.test(last.text) && /^\d{2,}$/.test(next.text) && used.every((word) => /^\d{2,}$/.test(word.text))
    const slash = /^[-/]$/.test(next.text) && words[words.indexOf(next) + 1] !== undefined && !dateFollows(words, next)
    if (!joined && !digits && !slash) break
    used.push(next)
  }
  const value = clean(used.map((word) => word.text).join(used.some((word) => /[-/]/.test(word.text)) ? '' : ' '))
  if (!SHAPE.test(value.replaceAll(' ', '')) || !/\d/.test(value) || value.length > 40) return undefined
  if (findAmounts([first]).some((amount) => amount.has_decimals)) return undefined
  return { value, words: used, points: shapePoints(value) }
}

/** The rest of a date may be in the next line: „4711 / 05." over „August 2022". */
const dateFollows = (words: readonly Word[], at: Word): boolean => {
  const rest = words.slice(words.indexOf(at) + 1)
  return findDates(rest).some((date) => date.from === 0) || !/^\d(?!\d?\.$)/.test(rest[0]?.text ?? '')
}

const far = (left: Word, right: Word): boolean => right.x - (left.x + left.width) > 0.9 * Math.max(left.font_size, 6)

const clean = (text: string): string => text.slice(0, endOfLast(text, /[\p{L}\d]/u)).replace(/^[^\p{L}\d]+/u, '')

function shapePoints(value: string): number {
  const digits = value.replace(/\D/g, '').length
  if (/^(?:19|20)\d{2}$/.test(value)) return -1.5
  if (/^\p{Ll}/u.test(value) && /\p{Ll}{3}/u.test(value)) return -2
  return digits >= 3 ? 0.3 : -0.3
}

/**
 * Numbers are in the head of the first page. At the foot and on later pages they are repeated or mean something else.
 */
function placePoints(label: Label): number {
  const { page } = label.row
  return (page.number === 1 ? 0.3 : -0.4) + (label.box.y < 0.55 * page.height ? 0.2 : -0.3)
}

import type { Candidate } from './fields.ts'
import { squeeze } from './fold.ts'
import { findLabels } from './labels.ts'
import { boxAround, type Layout, leastConfidence, type Segment } from './lines.ts'
import { pattern } from './vocabulary.ts'

const LABEL = pattern('gu')`
    (?<=^)(?:betreff|betrifft|betr\.?|subject|objet|onderwerp|oggetto|asunto|
    projekt|project|bauvorhaben|bv|verwendung|leistung)(?!\p{L}) ?:
  `
const TITLE = pattern('u')`
    ^(?:\p{L}{0,60}rechnung|honorarnote|invoice|facture|gutschrift)(?: (?:nr\.?|
    no\.?|nummer)? ?[\p{L}\d/.-]*\d[\p{L}\d/.-]*)?(?: -|:|,)? (?:fur|uber|zu|
    zum|zur|for|pour|voor|betreffend|betr\.?)(?: \p{L})
  `

/**
 * What the invoice says it is about: a line „Betreff: …", or a heading „Rechnung für …". Most invoices have neither.
 */
export function readSubject(layout: Layout): Candidate<string>[] {
  const labelled = findLabels(layout.rows, LABEL).flatMap((label) => {
    const words = label.row.words.slice(label.before.length + label.words.length)
    const text = squeeze(words.map((word) => word.text).join(' '))
    const points = /^(?:betr|subject|objet|onderwerp|oggetto|asunto)/.test(label.text) ? 2.5 : 0.9
    return text.length < 3 ? [] : [candidateOf(text, label.row.page.number, points, words)]
  })
  const titles = (layout.pages[0]?.rows ?? [])
    .filter((row) => row.top < 0.6 * row.page.height)
    .flatMap((row) => row.segments.filter((segment) => TITLE.test(segment.folded) && isHeading(segment)))
    .map((segment) => candidateOf(squeeze(segment.text), segment.page, 1, segment.words))
  return [...labelled, ...titles]
}

const isHeading = (segment: Segment): boolean => segment.words.length <= 14 && !/[.,]$/.test(segment.text)

function candidateOf(text: string, page: number, points: number, words: Segment['words']): Candidate<string> {
  return { value: text.slice(0, 1000), points, page, box: boxAround(words), word_confidence: leastConfidence(words) }
}

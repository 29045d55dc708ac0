import {
  type AddressLine,
  addressLineOf,
  beforeStreet,
  goesOn,
  joinLines,
  nameOf,
  type PrintedAddress,
  stacksOf,
} from './addresses.ts'
import type { Candidate } from './fields.ts'
import { fold, skeleton, squeeze, tidyName } from './fold.ts'
import { sharesColumn } from './labels.ts'
import { boxAround, type Layout, leastConfidence, type Segment } from './lines.ts'
import { hasLegalForm, isContactLine, isNameLike, isStreetLine, legalFormEnd, sameName } from './names.ts'
import { namesBuyer } from './party-words.ts'
import { pattern } from './vocabulary.ts'

export type LabelledName = { readonly name: string; readonly segments: readonly Segment[]; readonly points: number }

type Clue = { readonly name: string; readonly segment: Segment; readonly points: number }

type KnownParty = {
  readonly sellers: readonly LabelledName[]
  readonly senders: readonly PrintedAddress[]
  readonly sender_lines: readonly AddressLine[]
  readonly recipient: string | null
  /** The lines of the recipient's address, which never name the issuer. */
  readonly window: readonly Segment[]
}

/**
 * Nothing on an invoice names the issuer reliably, but many things hint at it: the line above the address window,
 * letterhead and foot with their legal forms, the account holder, the web address. Clues for the same name add up.
 */
export function issuerCandidates(layout: Layout, known: KnownParty): Candidate<string>[] {
  const clues = [
    ...known.sellers.map((found) => ({
      name: found.name,
      segment: found.segments[0] as Segment,
      points: found.points,
    })),
    ...known.sender_lines.map(fromAddressLine),
    ...known.senders.flatMap((address) => fromAddress(address, layout)),
    ...layout.pages.flatMap((sheet) => companiesIn(sheet, layout)),
    ...joinedCompanies(layout),
    ...accountHolders(layout),
    ...letterhead(layout),
    ...ownedNames(layout),
  ].filter(
    ({ name, segment }) =>
      isNameLike(name) &&
      !namesBuyer(name) &&
      !isRecipient(name, known.recipient) &&
      !known.window.some((line) => isSamePlace(line, segment)),
  )
  const domains = domainsOf(layout)
  return clusters(clues).map((cluster) => {
    const best = bestName(cluster, layout.source)
    const total = combined(cluster) + (domains.some((domain) => fitsDomain(best.name, domain)) ? 0.9 : 0)
    const words = wordsOfName(best)
    return {
      value: tidyName(best.name),
      points: total,
      page: best.segment.page,
      box: boxAround(words),
      word_confidence: leastConfidence(words),
    }
  })
}

const isSamePlace = (a: Segment, b: Segment): boolean => a.page === b.page && a.x === b.x && a.y === b.y

const isRecipient = (name: string, recipient: string | null): boolean =>
  recipient !== null && (sameName(name, recipient) || abbreviates(name, recipient))

/** The strongest clue counts in full, every further one less. */
function combined(cluster: readonly Clue[]): number {
  const sorted = cluster.map(({ points }) => points).sort((a, b) => b - a)
  return sorted.reduce((sum, points, at) => sum + Math.max(0, points) / (at + 1), 0)
}

/** Every name is compared with every other, so only the strongest clues are kept. */
const CLUES = 80

/** Groups clues for the same name, also if one place has it shortened: „Muster" and „Muster Handels GmbH". */
function clusters(clues: readonly Clue[]): Clue[][] {
  const groups: Clue[][] = []
  const best = [...clues].sort((a, b) => b.points - a.points).slice(0, CLUES)
  for (const clue of best.sort((a, b) => b.name.length - a.name.length)) {
    const home = groups.find((group) =>
      group.some((other) => sameName(other.name, clue.name) || abbreviates(clue.name, other.name)),
    )
    if (home) home.push(clue)
    else groups.push([clue])
  }
  return groups
}

const abbreviates = (short: string, long: string): boolean => {
  const [one, two] = [skeleton(short), skeleton(long)]
  return one.length >= 4 && two.startsWith(one)
}

/** So much more is a name worth, read by OCR, for each part of the usual size that it is set in. */
const LEGIBLE = 4
const USUAL_SIZE = 10

function bestName(cluster: readonly Clue[], source: Layout['source']): Clue {
  const legible = ({ font_size }: Segment) => (source === 'ocr' ? LEGIBLE * Math.min(1, font_size / USUAL_SIZE) : 0)
  const score = ({ name, points, segment }: Clue) =>
    points +
    legible(segment) +
    leastConfidence(wordsOfName({ name, segment })) +
    (hasLegalForm(name) ? 1.5 : 0) +
    Math.min(0.5, name.length / 80)
  return cluster.reduce((a, b) => (score(b) > score(a) ? b : a))
}

/** Only the words of the name, if its line holds more: a misread street should not make the name doubtful. */
function wordsOfName({ name, segment }: { name: string; segment: Segment }): Segment['words'] {
  const wanted = skeleton(name)
  const own = segment.words.filter((word) => skeleton(word.text) !== '' && wanted.includes(skeleton(word.text)))
  return own.length > 0 ? own : segment.words
}

function fromAddressLine({ segment, name, page_height }: AddressLine): Clue {
  const upper = segment.y < 0.45 * page_height
  return { name, segment, points: upper ? 2.6 : segment.y > 0.75 * page_height ? 2 : 0.8 }
}

function fromAddress(address: PrintedAddress, layout: Layout): Clue[] {
  const { name, segments } = nameOf(address.names)
  const segment = segments[0] as Segment
  const page = layout.pages.find((one) => one.page.number === address.page)?.page
  const contacts = address.around.filter((line) => isContactLine(line.text)).length
  const edge = page && (segment.y > 0.78 * page.height || segment.y < 0.2 * page.height) ? 0.6 : 0
  return [{ name, segment, points: 0.6 + edge + Math.min(1, 0.5 * contacts) }]
}

type Sheet = Layout['pages'][number]

/** Where the foot begins: low on the page, or with the last lines of a page that is not full. */
function footOf({ page, rows }: Sheet): number {
  const end = rows.at(-1)?.bottom ?? page.height
  return Math.min(0.8 * page.height, Math.max(0.3 * page.height, end - 30))
}

/** Companies by their legal form. Letterhead and foot count more than what is in between. */
function companiesIn({ page, rows }: Sheet, layout: Layout): Clue[] {
  const foot_from = footOf({ page, rows })
  const later = page.number === layout.pages[0]?.page.number ? 0 : 0.3
  return rows
    .flatMap((row) => row.segments)
    .flatMap((segment) =>
      segment.text.split(/[·•∙●|]|\s[-–—−]\s|,\s(?!\s{0,9}(?:inc|ltd|llc))/iu).flatMap((part) => {
        const piece = part.trim()
        const end = legalFormEnd(piece)
        if (end === 0) return []
        const text = squeeze(piece.split(' ').length > 6 ? piece.slice(0, end) : piece).replace(/^.*:\s*/, '')
        if (!hasLegalForm(text) || text.split(' ').length > 9 || isStreetLine(text) || !startsLikeName(text)) return []
        const top = segment.y < 0.16 * page.height
        const foot = segment.y > foot_from
        const contact = isContactLine(segment.text) ? 0.3 : 0
        return [{ name: text, segment, points: (top ? 1.3 : foot ? 1.5 : 0.25) + contact - later }]
      }),
    )
}

/** Banks are named at the foot beside the account; sentences begin with an article. */
const NO_ISSUER = pattern('u')`
  ^(?:zahlung|bank|sparkasse|volksbank|raiffeisen|postbank|commerzbank|deutsche bank|
  erste bank|unicredit|der|die|das|wir|sie|ihre?|unsere?|bei|im|sitz|mitglied)(?![\p{L}-])
`

const startsLikeName = (text: string): boolean =>
  /^[\p{Lu}\d"„'(]|^\p{Ll}+\p{Lu}/u.test(text) && !NO_ISSUER.test(fold(text))

/** A company whose name takes two lines of the letterhead or the foot. */
function joinedCompanies(layout: Layout): Clue[] {
  return layout.pages.slice(0, 1).flatMap(({ page, rows }) =>
    stacksOf(rows.filter((row) => row.top < 0.2 * page.height || row.top > 0.8 * page.height)).flatMap((stack) => {
      const [first, second] = stack as [Segment, Segment | undefined]
      if (!second || !isNameLike(first.text) || !hasLegalForm(second.text) || !goesOn(first.text, second.text))
        return []
      if (addressLineOf(first) !== undefined) return []
      // The font sizes that OCR estimates differ by up to a third within one letterhead.
      if (Math.abs(first.font_size - second.font_size) > 0.35 * first.font_size) return []
      return [{ name: joinLines(squeeze(first.text), squeeze(second.text)), segment: first, points: 2.2 }]
    }),
  )
}

const HOLDER = pattern('')`
    (?:konto-?inhaber(?:in)?|kontoname|account (?:holder|name|owner)|begunstigter|
    beneficiary|zahlungsempfanger|titulaire|ten name van|lautend auf|empfanger)[ :]{1,20}
  `

function accountHolders(layout: Layout): Clue[] {
  return layout.rows.flatMap((row) =>
    row.segments.flatMap((segment, at) => {
      const match = HOLDER.exec(`${segment.folded} `)
      if (!match) return []
      const rest = squeeze(segment.text.slice(match.index + match[0].trimEnd().length)).replace(/^[:\s]+/, '')
      const name = rest === '' ? (row.segments[at + 1]?.text ?? '') : rest
      const short = name.split(/,\s|\s[|·]\s|\siban/i)[0] as string
      return isNameLike(short) ? [{ name: squeeze(short.replace(/^:\s*/, '')), segment, points: 1.1 }] : []
    }),
  )
}

/** The largest text at the top is the name on the letterhead, unless it is the title of the document. */
function letterhead(layout: Layout): Clue[] {
  const [first] = layout.pages
  if (!first) return []
  const top = first.rows.filter((row) => row.top < 0.2 * first.page.height).flatMap((row) => row.segments)
  const sizes = first.rows.flatMap((row) => row.words.map((word) => word.font_size)).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 10
  return top
    .filter((segment) => isNameLike(segment.text) && !isStreetLine(segment.text) && segment.words.length <= 7)
    .filter((segment) => segment.font_size > 1.25 * usual || (segment.row <= 1 && !/\d/.test(segment.text)))
    .map((segment) => {
      const large = segment.font_size > 1.25 * usual
      return {
        name: withoutTitle(beforeStreet(segment.text)),
        segment,
        points: (large ? 0.9 : 0.05) + (segment.bold ? 0.2 : 0),
      }
    })
}

/** „Inh. Eva Moser" is printed below the name of her business. */
function ownedNames(layout: Layout): Clue[] {
  const rows = layout.pages[0]?.rows ?? []
  return rows.flatMap((row) => {
    if (row.top > 0.3 * row.page.height) return []
    const owner = row.segments.find((segment) => /^inh(?:aber(?:in)?)?[.: ]/.test(segment.folded))
    const above = owner && rows[row.index - 1]?.segments.find((segment) => sharesColumn(segment, owner))
    return above && isNameLike(above.text) && !isStreetLine(above.text)
      ? [{ name: squeeze(above.text), segment: above, points: 1.2 }]
      : []
  })
}

const withoutTitle = (text: string): string =>
  squeeze(text.replace(/\s(?:rechnung|invoice|facture|factuur|fattura|statement|honorarnote)$/i, ''))

function domainsOf(layout: Layout): string[] {
  const text = layout.rows.map((row) => row.folded.text).join(' ')
  const free = /^(?:gmail|gmx|web|outlook|hotmail|yahoo|aon|chello|t-online|icloud|example|live|posteo)$/
  const found = [
    ...text.matchAll(/(?:@|www\.|https?:\/\/(?:www\.)?)(?:[a-z\d-]{1,63}\.){0,5}?([a-z\d-]{3,63})\.(?:[a-z]{2,4})\b/g),
  ]
  return [...new Set(found.map((match) => match[1] as string))].filter((domain) => !free.test(domain))
}

function fitsDomain(name: string, domain: string): boolean {
  const words = fold(name)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= 4)
  const plain = domain.replace(/-/g, '').replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u')
  return words.some((word) => plain.includes(word.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u')))
}

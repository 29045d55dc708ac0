import { fold, squeeze } from './fold.ts'
import { beginsWithGivenName } from './given-names.ts'
import { boxAround, type Layout, type Segment, type WordRow } from './lines.ts'
import {
  hasLegalForm,
  isBareForm,
  isContactLine,
  isCountryLine,
  isMiddleLine,
  isNameLike,
  isNameLine,
  isPostalLine,
  isStreetLine,
  isTitle,
  withoutSalutation,
} from './names.ts'
import { pattern } from './vocabulary.ts'

/** Lines below one another that share their left edge, their right edge or their centre. */
export type Stack = readonly Segment[]

/** A postal address: the name lines, then street and town. `around` are the other lines of its stack. */
export type PrintedAddress = {
  readonly page: number
  readonly names: readonly Segment[]
  readonly lines: readonly Segment[]
  readonly around: readonly Segment[]
  /** The nearest text above it in its column: a label, or the small line with the sender's own address. */
  readonly above: Segment | null
  readonly salutation: boolean
  /** It ends with a postal code. Without one it is only likely to be an address. */
  readonly has_code: boolean
}

/** The sender's address in one line, as printed above the window of an envelope or at the foot of the page. */
export type AddressLine = { readonly segment: Segment; readonly name: string; readonly page_height: number }

export function stacksOf(rows: readonly WordRow[]): Stack[] {
  const open: Segment[][] = []
  for (const segment of rows.flatMap((row) => row.segments)) {
    const home = open.findLast((lines) => follows(lines.at(-1) as Segment, segment))
    if (home) home.push(segment)
    else open.push([segment])
  }
  return open
}

function follows(above: Segment, below: Segment): boolean {
  const size = Math.max(above.font_size, below.font_size, 5)
  const gap = below.y - (above.y + above.height)
  // The old form of German addresses has a blank line before the town.
  const reach = isPostalLine(below.text) || isCountryLine(below.text) ? 2 : 1.15
  return below.row > above.row && aligned(above, below, 1.1 * size) && gap < reach * size && gap > -0.7 * size
}

/** Letterheads are aligned right or centred as often as aligned left. */
function aligned(above: Segment, below: Segment, slack: number): boolean {
  if (Math.abs(above.x - below.x) < slack) return true
  const ends = Math.abs(above.x + above.width - below.x - below.width) < 0.6 * slack
  const centred = Math.abs(above.x + above.width / 2 - below.x - below.width / 2) < 0.6 * slack
  return (ends || centred) && above.font_size < 2.2 * below.font_size
}

export function addressesOf(layout: Layout): PrintedAddress[] {
  return layout.pages.flatMap(({ rows }) => {
    const stacks = stacksOf(rows)
    return stacks.flatMap((stack) => {
      const found = addressesInStack(stack, rows)
      return found.length > 0 ? found : addressWithoutCode(stack, rows)
    })
  })
}

function addressesInStack(stack: Stack, rows: readonly WordRow[]): PrintedAddress[] {
  const found: PrintedAddress[] = []
  let from = 0
  stack.forEach((segment, at) => {
    if (!isPostalLine(segment.text)) return
    const lines = stack.slice(from, at + 1)
    from = at + 1
    const start = lines.findLastIndex((line) => isBoundary(line) || isSenderPiece(line, segment)) + 1
    const address = makeAddress(lines.slice(Math.max(start, lines.length - 7)), stack, rows)
    if (address) found.push(address)
  })
  return found
}

/** „Ms. Aoife Kelly / 14 Orchard Grove / Naas": name, street and a short line or two. */
function addressWithoutCode(stack: Stack, rows: readonly WordRow[]): PrintedAddress[] {
  const start =
    stack.findLastIndex((line, at) => at < 3 && (isBoundary(line) || isSenderPiece(line, stack[at + 1] ?? line))) + 1
  const street = stack.findIndex((line, at) => at > start && isStreetLine(line.text))
  if (street < 0 || street > start + 4 || stack.length < street + 2) return []
  const lines = stack.slice(start, street + 2)
  // Rows with prices are items, whatever their left side says.
  const priced = lines.some((line) => /\d[.,]\d{2}(?!\d)|€/.test(rows[line.row]?.folded.text ?? ''))
  if (priced || lines.some((line) => line.words.length > 7 || isBoundary(line))) return []
  const address = makeAddress(lines, stack, rows)
  return address && !/^\d/.test(address.names[0]?.text ?? '') ? [address] : []
}

/** A line that no address contains: a label, a contact, the sender's own line, the end of another address. */
function isBoundary(line: Segment): boolean {
  const text = line.folded
  if (/^(?:deutschland|osterreich|austria|germany)$/.test(text)) return true
  if (addressLineOf(line) !== undefined) return true
  if (/:\s*$/.test(text) || PARTY_LABEL.test(text) || isTitle(line.text)) return true
  return isContactLine(line.text) && !isMiddleLine(line.text)
}

/** The sender's own line above a window is set in small type. OCR may misread all of it but its size. */
const isSenderPiece = (line: Segment, below: Segment): boolean => line.font_size <= SMALL_TYPE * below.font_size

const SMALL_TYPE = 0.75

const PARTY_LABEL = pattern('u')`
    ^(?:rechnungs-?(?:empfanger|adresse|anschrift)|rechnung an|liefer-?(?:adresse|
    anschrift)|warenempfanger|leistungs(?:empfanger|adresse)|kunde|kaufer|verkaufer|
    lieferant|absender|empfanger|bill(?:ed)? to|ship(?:ped)? to|sold to|invoice to|
    customer|client|seller|buyer|vendor|supplier|from|to|firma|auftraggeber|
    auftragnehmer|facture a|adresse de (?:facturation|livraison)|factuuradres|
    afleveradres|information|rechnungssteller|versandadresse|bill to address|
    billing address|shipping address|service provider|rechnungsleger)[ :]{0,9}$
  `

function makeAddress(lines: readonly Segment[], stack: Stack, rows: readonly WordRow[]): PrintedAddress | undefined {
  const street = lines.findIndex(
    (line, at) => at > 0 && isStreetLine(line.text) && !(at === 1 && hasLegalForm(line.text)),
  )
  const end = street > 0 ? street : lines.length - 1
  const heads = lines.slice(0, end).filter((line) => !/^(?:gln|nummer|nr|lief)[ .:]/.test(line.folded))
  const names = heads.filter((line) => isNameLine(withoutSalutation(line.text)))
  if (names.length === 0 || (heads.length === 1 && lines.length === 2 && isStreetLine(names[0]?.text ?? '')))
    return undefined
  if (isHeading(names)) return makeAddress(lines.slice(lines.indexOf(names[0] as Segment) + 1), stack, rows)
  const salutation = heads.some((line) => withoutSalutation(line.text) !== squeeze(line.text))
  const first = lines[0] as Segment
  const around = stack.filter((line) => !lines.includes(line))
  const has_code = isPostalLine(lines.at(-1)?.text ?? '')
  return { page: first.page, names, lines, around, above: textAbove(first, rows), salutation, has_code }
}

/** „AUFTRAGGEBER" above name, street and town: one word in capitals, with more than a street below it. */
function isHeading(names: readonly Segment[]): boolean {
  const [first] = names as [Segment]
  return names.length > 1 && /^\p{Lu}{6,}:?$/u.test(first.text) && !hasLegalForm((names[1] as Segment).text)
}

function textAbove(first: Segment, rows: readonly WordRow[]): Segment | null {
  for (let at = first.row - 1; at >= 0; at--) {
    const row = rows[at] as WordRow
    if (first.y - row.bottom > 3.2 * first.font_size) return null
    const found = row.segments.find((part) => Math.abs(part.x - first.x) < 2 * first.font_size)
    if (found) return found
  }
  return null
}

/** The name lines of an address as one name: „Muster / Handels GmbH" is joined, „Muster GmbH / Frau Moser" is not. */
export function nameOf(names: readonly Segment[]): { name: string; segments: readonly Segment[] } {
  const [first, second] = names as [Segment, Segment | undefined]
  const head = withoutSalutation(first.text)
  if (!second || isMiddleLine(second.text)) return { name: head, segments: [first] }
  const tail = squeeze(second.text)
  const personal = /^(?:herrn?|frau|mr|mrs|ms)\b/i.test(first.folded)
  if (personal && hasLegalForm(tail)) return { name: tail, segments: [second] }
  return goesOn(head, tail)
    ? { name: joinLines(head, tail), segments: [first, second] }
    : { name: head, segments: [first] }
}

export function goesOn(head: string, tail: string): boolean {
  if (/^(?:sie|wir|bitte|ihre?|unsere?) /i.test(head)) return false
  if (hasLegalForm(head) && !/^(?:&|und |co\.|kg\b|\()/i.test(tail)) return false
  if (/[-&,/]$|(?:^| )(?:und|and|für|fur|der|des|von|of|et)$/i.test(head)) return true
  if (/^(?:&|und |\+ |\(|\p{Ll})/u.test(tail) || isBareForm(tail)) return true
  if (isHalfOfName(head) && namesTrade(tail)) return true
  if (!hasLegalForm(tail)) return false
  if (namesTrade(tail) && !beginsWithGivenName(head)) return true
  if (isHalfOfName(head) && tail.split(' ').length <= 3) return true
  if (/^[^ ]+ [^ ]+$/.test(tail) && head.split(' ').length === 2 && !beginsWithGivenName(head)) return true
  const only_form = tail.split(' ').length <= 5 && /^(?:gmbh|ag|kg|og|e\.|gesmbh|ltd|inc|& co)/.test(fold(tail))
  return only_form || /(?:^| )\p{Lu}{2,}(?: |$)/u.test(head) || head.split(' ').length >= 4
}

/** „Malerbetrieb", „Vitalis": a single word that is no person's name does not stand alone above a company. */
const isHalfOfName = (head: string): boolean => /^\p{Lu}[\p{L}-]+$/u.test(head) && !beginsWithGivenName(head)

const TRADES = pattern('u')`
    ^(?:(?:\p{L}{1,60}-?)?(?:logistik|handels?|vertriebs?|verwaltungs?|beteiligungs?|dienstleistungs?|immobilien|service|
    services|technik|systeme?|holding|gruppe|verlag|consulting|beratungs?|betriebs?|produktions?|entwicklungs?|
    gesellschaft|versicherungs?|stiftung|international|deutschland|austria|schweiz|europe|germany|bau|werke?|media|catering|druck|gastronomie|transporte?|plomberie|electricite|menuiserie|conseil|builders|
    software|solutions|management|group|trading))(?![\p{L}])
  `

/** „Logistik AG", „Handels GmbH": a line with only a trade and a legal form continues the name of a company. */
const namesTrade = (tail: string): boolean => TRADES.test(fold(tail)) && tail.split(' ').length <= 5

export const joinLines = (head: string, tail: string): string =>
  /\p{L}-$/u.test(head) ? head + tail : `${head} ${tail}`

/** What separates name, street and town. The comma comes first, for names as in „Weber · Lang, Ring 1, 1010 Wien". */
const SEPARATORS = [/,/, /\|/, /[·•∙●▪■*+¦]/, /\s[-–—−~]\s/, /;|\s\.\s/]
const ANY_SEPARATOR = /[·•∙●▪■|*+¦]|\s[-–—−~]\s|,|;|\s[.]\s/

const piecesOf = (text: string, mark: RegExp): string[] =>
  text
    .split(mark)
    .map(squeeze)
    .filter((piece) => piece !== '')

const endsInTown = (pieces: readonly string[]): boolean =>
  pieces.some((piece, at) => at > 0 && (pieces.length >= 3 ? isPostalLine(piece) : isStreetWithTown(piece)))

/** „Ring 1 1010 Wien": OCR loses the mark between street and town. */
function isStreetWithTown(piece: string): boolean {
  const words = piece.split(' ')
  return words.some((_, at) => isStreetLine(words.slice(0, at).join(' ')) && isPostalLine(words.slice(at).join(' ')))
}

/** „Muster GmbH & Co KG, 4810 Gmunden" in small print above the window: a large sender has no street. */
const isSmallNameAndTown = ([name, town, ...more]: readonly string[], { font_size }: Segment): boolean =>
  more.length === 0 && font_size < 9 && hasLegalForm(name ?? '') && isPostalLine(town ?? '')

/** „Muster Ltd. | 14 The Old Brewery": the street may follow another mark than the town. */
export function beforeStreet(text: string): string {
  const [name, ...rest] = piecesOf(text, /\s[|·•∙●]\s/)
  return name !== undefined && rest.some((piece) => /^\d/.test(piece) || isStreetLine(piece)) && isNameLike(name)
    ? name
    : text
}

export function addressLineOf(segment: Segment): string | undefined {
  if (segment.words.length < 4 || segment.text.length > 170) return undefined
  const pieces = [...SEPARATORS, ANY_SEPARATOR]
    .map((mark) => piecesOf(segment.text, mark))
    .find((parts) => endsInTown(parts) || isSmallNameAndTown(parts, segment))
  if (!pieces) return undefined
  const [first, street] = pieces as [string, string]
  const name = beforeStreet(first)
  if (/:/.test(name) || !isNameLike(name) || isStreetLine(name)) return undefined
  // „Muster GmbH, Inh. Eva Moser, Ring 1, 1010 Wien" and „Foo, Inc., 1 Main St": the form may follow the comma.
  return /^(?:inc|ltd|llc)\.?$/i.test(street) ? `${name}, ${street}` : name
}

export function addressLinesOf(layout: Layout): AddressLine[] {
  return layout.pages.flatMap(({ page, rows }) =>
    rows.flatMap((row) =>
      linesIn(row).flatMap((segment) => {
        const name = addressLineOf(segment)
        return name === undefined ? [] : [{ segment, name, page_height: page.height }]
      }),
    ),
  )
}

/** In small type, as wide as this many of its letters. */
const LOST_MARK = 5

/**
 * The segments of a row, and small ones side by side as one: OCR loses the marks between name, street and town. A letterhead
 * may have gaps instead of marks.
 */
function linesIn({ segments }: WordRow): Segment[] {
  const [name, street, town] = segments
  if (name && street && town && isStreetLine(street.text) && isPostalLine(town.text))
    return [joinedWith(joinedWith(name, street), town), ...segments.slice(3)]
  const joined = segments.slice(0, 1)
  for (const segment of segments.slice(1)) {
    const before = joined.at(-1) as Segment
    const gap = segment.x - before.x - before.width
    const is_one = isTiny(before) && isTiny(segment) && gap < LOST_MARK * segment.font_size
    if (is_one) joined[joined.length - 1] = joinedWith(before, segment)
    else joined.push(segment)
  }
  return joined
}

const TINY = 8.5
const isTiny = ({ font_size }: Segment): boolean => font_size < TINY

const joinedWith = (before: Segment, after: Segment): Segment => ({
  ...before,
  ...boxAround([before, after]),
  words: [...before.words, ...after.words],
  text: `${before.text} · ${after.text.replace(/^[-–:·•|+*«»,.;~ ]+/u, '')}`,
  folded: `${before.folded} · ${after.folded}`,
})

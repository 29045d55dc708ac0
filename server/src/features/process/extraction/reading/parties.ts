import type { Box } from '../../../../platform/pdf/page-text.ts'
import { addressesOf, addressLinesOf, nameOf, type PrintedAddress, stacksOf } from './addresses.ts'
import type { Candidate } from './fields.ts'
import { tidyName } from './fold.ts'
import { beginsWithGivenName } from './given-names.ts'
import { issuerCandidates, type LabelledName } from './issuer.ts'
import { findLabels, type Label, segmentsBelow } from './labels.ts'
import { boxAround, type Layout, leastConfidence, type Segment } from './lines.ts'
import { hasLegalForm, isNameLike, isNameLine, isStreetLine, sameName, withoutSalutation } from './names.ts'
import { BUYER, DELIVERY, SELLER, speaksOfBuyer, speaksOfSeller } from './party-words.ts'

/** A limit, because each is compared with all others. The parties are among the first. */
const ADDRESSES = 60

export function readParties(layout: Layout): { issuer: Candidate<string>[]; recipient: Candidate<string>[] } {
  const addresses = addressesOf(layout).slice(0, ADDRESSES)
  const sender_lines = addressLinesOf(layout).slice(0, ADDRESSES)
  const buyers = labelledNames(layout, BUYER)
  const sellers = labelledNames(layout, SELLER)
  const height = layout.pages[0]?.page.height ?? 0
  const by_address = addresses.map((address) => {
    const plain = isPlainBesideSender(address, addresses, height) ? 1.6 : 0
    return { address, points: recipientPoints(address, { layout, sender_lines, addresses }) + plain }
  })
  const recipient = [
    ...buyers.map((found) => candidateOf(found.name, found.segments, found.points)),
    ...underSenderLines(layout, sender_lines),
    ...by_address.map(({ address, points }) => {
      const { name, segments } = nameOf(address.names)
      const seller = sellers.some((found) => sameName(found.name, name))
      return candidateOf(name, segments, points - (seller ? 4 : 0))
    }),
  ].filter(({ value }) => isNameLike(value))
  const top = recipient.reduce<Candidate<string> | undefined>((a, b) => (a && a.points >= b.points ? a : b), undefined)
  const senders = by_address
    .filter(({ address, points }) => points < 1.5 && address.has_code)
    .map(({ address }) => address)
    .filter(({ above }) => above === null || !DELIVERY.test(above.folded))
  const windows = by_address.filter(({ points }) => points >= 1.5).flatMap(({ address }) => address.lines)
  const issuer = issuerCandidates(layout, {
    window: windows,
    sellers,
    senders,
    sender_lines,
    recipient: top && top.points > -0.5 ? top.value : null,
  })
  return { issuer, recipient }
}

/** The lines below the sender's own address are the window of the envelope, even if no town was recognised in them. */
function underSenderLines(
  layout: Layout,
  sender_lines: readonly { segment: Segment; name: string }[],
): Candidate<string>[] {
  const [first] = layout.pages
  if (!first) return []
  const stacks = stacksOf(first.rows)
  return sender_lines.flatMap(({ segment, name: sender }) => {
    if (segment.page !== first.page.number || segment.y > 0.4 * first.page.height) return []
    const lines = stacks
      .flat()
      .filter((line) => line.row > segment.row && isJustAbove(segment, line) && line.x < segment.x + 12)
      .filter((line) => isNameLine(withoutSalutation(line.text)) && !sameName(line.text, sender))
    if (lines.length < 2) return []
    const { name, segments } = nameOf(lines)
    return [candidateOf(name, segments, 2)]
  })
}

/** The name right of a label („Kunde: Eva Moser") or, more often, below it. */
function labelledNames(layout: Layout, pattern: RegExp): LabelledName[] {
  return findLabels(layout.rows, pattern).flatMap((label) => {
    const home = label.row.segments.find((segment) => segment.words.includes(label.words[0] as never)) as Segment
    const starts = home.words[0] === label.words[0]
    const ends_with_colon = /:\s*$/.test(label.text) || label.rest.startsWith(':')
    const rest = home.words.slice(home.words.indexOf(label.words.at(-1) as never) + 1)
    const generic = /^(?:to|from|kunde|client|customer|empfanger|firma|patient|absender|anbieter)\b/.test(label.text)
    if (!starts) return []
    const foot = home.y > 0.82 * label.row.page.height ? -1.5 : 0
    if (rest.length > 0) {
      const pieces = rest
        .map((word) => word.text)
        .join(' ')
        .split(/,\s|\s[|·•]\s/)
        .map(withoutSalutation)
      const short = pieces.find((piece) => piece !== '') ?? ''
      if (!ends_with_colon && !isNameBehind(short, generic)) return []
      return isNameLike(short) && !/\d{3}/.test(short)
        ? [{ name: short, segments: [home], points: 1.6 + foot - (generic ? 0.3 : 0) }]
        : []
    }
    const beside = besideName(label, home)
    if (beside && ends_with_colon) return [{ ...beside, points: 1.6 + foot }]
    const below = belowName(layout, label)
    return below ? [{ ...below, points: (generic && !ends_with_colon ? 1.6 : 3.6) + foot }] : []
  })
}

/** Whether a name follows a label without a colon: „Rechnung an Eva Moser", but not „Kunde seit 2019". */
const isNameBehind = (text: string, after_common_word: boolean): boolean => {
  const is_long = text.split(' ').length > NAME_WORDS || !/^\p{Lu}/u.test(text)
  return !is_long && (!after_common_word || hasLegalForm(text) || beginsWithGivenName(text))
}

const NAME_WORDS = 8

function besideName(label: Label, home: Segment): { name: string; segments: Segment[] } | undefined {
  const next = label.row.segments[label.row.segments.indexOf(home) + 1]
  if (!next || next.x - (home.x + home.width) > 14 * home.font_size || /:$/.test(next.text)) return undefined
  const name = withoutSalutation(next.text)
  return isNameLike(name) && !isStreetLine(name) && !/\d{3}/.test(name) ? { name, segments: [next] } : undefined
}

function belowName(layout: Layout, label: Label): { name: string; segments: readonly Segment[] } | undefined {
  const below = segmentsBelow(layout, { row: label.row, box: widened(label) }, 7)
  const lines: Segment[] = []
  for (const segment of below) {
    if (isStreetLine(segment.text) && lines.length > 0) break
    const name = withoutSalutation(segment.text)
    if (name === '' || /^(?:gln|nummer|globale nummer|nr|lief|ust|id|vat)(?:[ .:]|$)/.test(segment.folded)) continue
    if (!isNameLine(name)) break
    lines.push(segment)
    if (lines.length === 3) break
  }
  return lines.length > 0 ? nameOf(lines) : undefined
}

const widened = ({ box }: Label): Box => ({ ...box, width: Math.max(box.width, 60) })

function recipientPoints(
  address: PrintedAddress,
  {
    layout,
    sender_lines,
    addresses,
  }: {
    layout: Layout
    sender_lines: readonly { segment: Segment; name: string }[]
    addresses: readonly PrintedAddress[]
  },
): number {
  const first = address.names[0] as Segment
  const { page } = layout.pages.find((one) => one.page.number === address.page) as Layout['pages'][number]
  const { name } = nameOf(address.names)
  const label = address.above?.folded ?? ''
  const over = sender_lines.some(({ segment }) => segment.page === first.page && isJustAbove(segment, first))
  // A letterhead of three lines pushes the window down, wherever the sheet begins.
  const is_second = addresses.some(
    (other) => other !== address && other.page === address.page && (other.names[0] as Segment).row < first.row,
  )
  const below_head = first.y > 0.1 * page.height || first.row >= 3 || is_second
  const in_band = below_head && first.y < 0.36 * page.height
  let points = address.page === layout.pages[0]?.page.number ? 0 : -2
  if (over) points += 2.6
  if (in_band) points += first.x < 0.45 * page.width ? 1.4 : 0.7
  else points += !below_head ? -1.5 : first.y < 0.45 * page.height ? 0.3 : 0
  if (address.salutation) points += 1
  if (!address.has_code) points -= 1
  if (first.y > 0.75 * page.height) points -= 3
  if (DELIVERY.test(label) || DELIVERY.test(first.folded)) points -= 3
  if (speaksOfSeller(label)) points -= 4
  if (speaksOfBuyer(label)) points += 2.5
  if (sender_lines.some((line) => sameName(line.name, name) || sameName(line.name, first.text))) points -= 3.5
  return points - Math.min(2, contactsOf(address, CONTACT))
}

/** Lines below an address that only the sender has a reason to print. */
const contactsOf = ({ around, names }: PrintedAddress, contact: RegExp): number =>
  around.filter((line) => line.row > (names[0] as Segment).row && contact.test(line.folded)).length

const CONTACT = /tel|fax|@|www|ust|uid|iban/
/** The tax number of a buyer may be printed too, so it counts only if the other address has none. */
const CONTACT_OR_TAX = /tel|fax|@|www|ust|uid|iban|kvk|btw|(?<!\p{L})p\.? ?iva|siret|steuer-?n/u

/** Of two addresses side by side, the one without telephone, bank and tax number is the recipient's. */
function isPlainBesideSender(
  address: PrintedAddress,
  addresses: readonly PrintedAddress[],
  page_height: number,
): boolean {
  const near = (other: PrintedAddress) =>
    other !== address &&
    other.page === address.page &&
    Math.abs((other.names[0] as Segment).y - (address.names[0] as Segment).y) < 0.12 * page_height
  if (!address.has_code || contactsOf(address, CONTACT_OR_TAX) > 0) return false
  return addresses.some((other) => near(other) && contactsOf(other, CONTACT_OR_TAX) > 0)
}

function isJustAbove(line: Segment, first: Segment): boolean {
  const gap = first.y - (line.y + line.height)
  return gap > -2 && gap < 60 && Math.abs(line.x - first.x) < 30
}

function candidateOf(name: string, segments: readonly Segment[], points: number): Candidate<string> {
  const words = segments.flatMap((segment) => segment.words)
  const [first] = segments as [Segment]
  return {
    value: tidyName(name),
    points,
    page: first.page,
    box: boxAround(words),
    word_confidence: leastConfidence(words),
  }
}

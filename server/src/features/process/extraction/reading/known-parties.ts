import type { Word } from '../../../../platform/pdf/page-text.ts'
import type { Candidate } from './fields.ts'
import { endOfLast, skeleton, tidyName } from './fold.ts'
import { boxAround, type Layout, leastConfidence, type WordRow } from './lines.ts'
import { isBareForm, legalFormEnd, sameName, withoutSalutation } from './names.ts'
import { brokenRunOf, runOf } from './word-runs.ts'

export type Role = 'issuer' | 'recipient'
/** How the parties are called where the case was entered: the customer's names and the debtor's. */
export type KnownParties = Readonly<Record<Role, readonly string[]>> & {
  /** What also shows that a party is meant, whatever it is called: each list is printed as a whole, such as street and town. */
  readonly marks?: Readonly<Record<Role, readonly (readonly string[])[]>>
}

export const NOBODY_KNOWN: KnownParties = { issuer: [], recipient: [] }

type Parties = Readonly<Record<Role, Candidate<string>[]>>

/** What we know is evidence: the name that stands on the page is that of the party, unless the page says the opposite. */
const KNOWN = 3
/** The whole name at some place, whatever the rules make of that place. */
const PRINTED = 4.5
/** A name that is known in the other role loses this much. */
const OTHER_ROLE = 2
/** So much stronger must a place speak for the other role to make us doubt what we were told. */
const REVERSED = 2.5
/** Shorter names are words of any text. */
const LETTERS_MIN = 4

export function withKnownParties(layout: Layout, found: Parties, known: KnownParties): Parties {
  const issuers = known.issuer.map(variantsOf)
  const recipients = known.recipient.map(variantsOf)
  return {
    issuer: weighOne(layout, { own: found.issuer, other: found.recipient }, { own: issuers, other: recipients }),
    recipient: weighOne(layout, { own: found.recipient, other: found.issuer }, { own: recipients, other: issuers }),
  }
}

type Both<T> = { readonly own: T; readonly other: T }

function weighOne(
  layout: Layout,
  { own, other }: Both<readonly Candidate<string>[]>,
  names: Both<readonly (readonly string[])[]>,
): Candidate<string>[] {
  const is = (value: string, all: readonly (readonly string[])[]) =>
    all.some((variants) => variants.some((variant) => sameName(variant, value)))
  const strength = (list: readonly Candidate<string>[], all: readonly (readonly string[])[]) =>
    Math.max(-1, ...list.filter(({ value }) => is(value, all)).map(({ points }) => points))
  const is_reversed = strength(other, names.own) - strength(own, names.own) > REVERSED
  const weighed = own.map((candidate) => {
    if (is(candidate.value, names.own) && !is_reversed) return { ...candidate, points: candidate.points + KNOWN }
    if (is(candidate.value, names.other) && !is_reversed) return { ...candidate, points: candidate.points - OTHER_ROLE }
    return candidate
  })
  if (is_reversed) return weighed
  const places = names.own.flatMap((variants) => placesOf(layout, variants))
  return [...weighed, ...places.map((place) => withLineOf(place, own))]
}

/** A rule may have found the first line of a name that takes two: what speaks for the line speaks for the name. */
function withLineOf(place: Candidate<string>, own: readonly Candidate<string>[]): Candidate<string> {
  const whole = skeleton(place.value)
  const lines = own.filter(({ value, page }) => page === place.page && whole.startsWith(skeleton(value)))
  return { ...place, points: place.points + Math.max(0, ...lines.map(({ points }) => points)) }
}

/** „Muster Handels GmbH", also without its legal form; „Eva Moser", also „Moser Eva". */
function variantsOf(name: string): string[] {
  const plain = withoutSalutation(name)
  const words = plain.split(/[\s,]+/)
  const [first, last] = [words[0], words.at(-1)]
  const end = legalFormEnd(plain)
  const core = words.filter((word) => !isBareForm(word)).join(' ')
  const swapped = end === 0 && words.length === 2 && first && last ? [`${last} ${first}`] : []
  const variants = [plain, ...(end > 0 && core !== plain ? [core] : []), ...swapped]
  return variants.filter((variant) => skeleton(variant).length >= LETTERS_MIN)
}

/** A file with the name in very many rows says no more than one that has it in a few. */
const PLACES = 12

/** The places where one of the variants is printed, the longest of them at each. */
function placesOf(layout: Layout, variants: readonly string[]): Candidate<string>[] {
  const wanted = variants.map((variant) => skeleton(variant))
  const places: Candidate<string>[] = []
  for (const row of layout.rows) {
    if (places.length >= PLACES) break
    const words = wanted
      .map((letters) => runOf(row, letters) ?? brokenRunOf(layout, row, letters))
      .find((run) => run !== undefined)
    if (words) places.push(placeOf(row, withLegalForm(row, words)))
  }
  return places
}

function placeOf(row: WordRow, words: readonly Word[]): Candidate<string> {
  return {
    value: withoutMarksBehind(tidyName(words.map(({ text }) => text).join(' '))),
    points: PRINTED,
    page: row.page.number,
    box: boxAround(words),
    word_confidence: leastConfidence(words),
  }
}

const withoutMarksBehind = (name: string): string => name.slice(0, endOfLast(name, /[^,;:|·•]/u))

/** „GmbH & Co. KG" has up to four words. */
const FORM_WORDS = 4

/** The page may print the legal form that the name was entered without. */
function withLegalForm(row: WordRow, words: readonly Word[]): readonly Word[] {
  const home = row.segments.find((segment) => segment.words.includes(words.at(-1) as Word))?.words ?? []
  const after = home.slice(home.indexOf(words.at(-1) as Word) + 1)
  for (let count = Math.min(FORM_WORDS, after.length); count > 0; count--) {
    const form = after.slice(0, count)
    if (isBareForm(form.map(({ text }) => text.replace(/[,;]$/, '')).join(' '))) return [...words, ...form]
  }
  return words
}

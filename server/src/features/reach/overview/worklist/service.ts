import type { Language } from '../../../../kernel/language.ts'
import type { Reader } from '../../../../platform/db/db.ts'
import type { Count } from '../../../../platform/http/paging.ts'
import { findDue, findOfPartner, findPlaced } from './queries.few.ts'
import type { LineFilter } from './queries.filter.ts'
import { findAmount, findFound, listFolded, type Search } from './queries.search.ts'
import { type ClaimLine, countLines, listIdsAfter, listLines, listLinesOf } from './queries.ts'
import { isPlain, type LinesWanted } from './queries.walk.ts'
import { centsIn, otherSpelling, patternOf, referenceIn, wordsOf } from './rules.search.ts'
import type { LinesAsked } from './schema.ts'

/** What finds no more is answered from what it found. What finds more is met soon by who asks one claim after the other. */
const HELD_MAX = 7_500

async function readSearch(reader: Reader, q: string, language: Language | undefined): Promise<Search> {
  const typed = wordsOf(q)
  const cents = centsIn(q, language)
  if (typed.length === 0) return { words: [], reference: null, cents, ids: [], least: 0 }
  const folded = await listFolded(reader, [...typed, ...typed.map(otherSpelling)].map(patternOf))
  const words = typed.map((_, place): [string, string?] => {
    const [spelling = '', other] = [folded[place], folded[typed.length + place]]
    return other === undefined || other === spelling ? [spelling] : [spelling, other]
  })
  const named = referenceIn(q)
  const asked = { words, reference: named ? patternOf(named.toLowerCase()) : null, cents }
  return { ...asked, ...(await findFound(reader, asked, HELD_MAX)) }
}

export type WorklistWanted = Omit<LinesWanted, 'filter'> & { filter: LinesAsked }

/** So far a page is found from the front at once. Of one further on it is worth knowing from which end it is nearer. */
const NEAR = 2_000

/** What no more claims have is looked up first: in the order of a list they may lie far apart, or all at its end. */
const FEW = 1_000

/** What was asked for, with its search and its amounts looked up, and what few claims have. */
async function searched(reader: Reader, { q, lang, amount, ...filter }: LinesAsked): Promise<LineFilter> {
  const [search, of_amount, ...few] = await Promise.all([
    q ? readSearch(reader, q, lang) : undefined,
    amount ? findAmount(reader, amount, HELD_MAX) : undefined,
    ...fewBy(reader, filter, q !== undefined || amount !== undefined),
  ])
  const amounts = of_amount ? { among: of_amount } : amount ? { amount } : {}
  const [fewest] = few.flatMap((ids) => (ids ? [ids] : [])).sort((left, right) => left.length - right.length)
  const is_fewer = fewest && fewest.length < (of_amount?.length ?? Number.POSITIVE_INFINITY)
  const among = is_fewer ? { among: fewest, ...(amount ? { amount } : {}) } : amounts
  return { ...filter, ...(search ? { search } : {}), ...among }
}

/** A stage or status alone has an index in the order of the list, and needs no look. */
function fewBy(reader: Reader, filter: LineFilter, asks_more: boolean): (Promise<string[] | null> | null)[] {
  const {
    due,
    partner_id,
    collection_stage: _,
    case_status: __,
    disputed: ___,
    organization_id: ____,
    ...others
  } = filter
  const is_alone = !asks_more && due === undefined && partner_id === undefined && isPlain(others)
  return [
    due ? findDue(reader, due, FEW) : null,
    partner_id ? findOfPartner(reader, partner_id, FEW) : null,
    is_alone ? null : findPlaced(reader, filter, FEW),
  ]
}

/** So many ids are found at once and held while their lines are read: a search that finds many reads every claim. */
const HELD = 100_000

type AllWanted = { filter: LinesAsked; now: Date; most: number; held?: number }

/** All that match, newest first, in batches that are read when the one before is on its way. */
export async function* readAllLines(
  reader: Reader,
  { filter: asked, now, most, held = HELD }: AllWanted,
): AsyncGenerator<ClaimLine[]> {
  const filter = await searched(reader, asked)
  let after: string | null = null
  while (true) {
    const ids: readonly string[] = await listIdsAfter(reader, { filter, now, after, most: held })
    for (let at = 0; at < ids.length; at += most) {
      const rows = await listLinesOf(reader, ids.slice(at, at + most), { filter, now })
      if (rows.length > 0) yield rows
    }
    if (ids.length < held) return
    after = ids.at(-1) ?? null
  }
}

export type Matching = Count & { readonly ids: readonly string[] }

/** The ids of all that match, newest first, and how many they are; none of them where they are more than `most`. */
export async function readMatching(
  reader: Reader,
  { filter: asked, now, most }: Pick<AllWanted, 'filter' | 'now' | 'most'>,
): Promise<Matching> {
  const filter = await searched(reader, asked)
  const ids = await listIdsAfter(reader, { filter, now, after: null, most: most + 1 })
  if (ids.length > most) return { ids: [], ...(await countLines(reader, { filter, now })) }
  return { ids, total: ids.length, total_is_exact: true }
}

/** One page of the worklist, and how many claims there are on all of its pages. */
export async function readWorklist(
  reader: Reader,
  { filter, ...wanted }: WorklistWanted,
): Promise<Count & { rows: ClaimLine[] }> {
  const asked = { ...wanted, filter: await searched(reader, filter) }
  if (wanted.page.page * wanted.page.limit > NEAR) {
    const count = await countLines(reader, asked)
    const known = count.total_is_exact ? { total: count.total } : {}
    return { rows: await listLines(reader, { ...asked, ...known }), ...count }
  }
  const [rows, count] = await Promise.all([listLines(reader, asked), countLines(reader, asked)])
  return { rows, ...count }
}

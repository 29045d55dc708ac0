import type { Language } from '../../../../kernel/language.ts'
import type { Reader } from '../../../../platform/db/db.ts'
import type { LineFilter } from './queries.filter.ts'
import { findFound, listFolded, type Search } from './queries.search.ts'
import { type ClaimLine, countLines, type LinesWanted, listIdsAfter, listLines, listLinesOf } from './queries.ts'
import { centsIn, otherSpelling, patternOf, referenceIn, wordsOf } from './rules.search.ts'
import type { LinesAsked } from './schema.ts'

/** A search that finds no more is answered from what it found; one that finds more is asked of every claim. */
const FEW = 5_000
/** So many stand everywhere in the list, however it is sorted. */
const MOST = 20_000

async function readSearch(reader: Reader, q: string, language: Language | undefined): Promise<Search> {
  const typed = wordsOf(q)
  const cents = centsIn(q, language)
  if (typed.length === 0) return { words: [], reference: null, cents, ids: [], finds_most: false }
  const folded = await listFolded(reader, [...typed, ...typed.map(otherSpelling)].map(patternOf))
  const words = typed.map((_, place): [string, string?] => {
    const [spelling = '', other] = [folded[place], folded[typed.length + place]]
    return other === undefined || other === spelling ? [spelling] : [spelling, other]
  })
  const named = referenceIn(q)
  const asked = { words, reference: named ? patternOf(named.toLowerCase()) : null, cents }
  const { count, ids } = await findFound(reader, asked, { few: FEW, most: MOST })
  return { ...asked, ids: count === 0 ? [] : ids, finds_most: count === MOST }
}

export type WorklistWanted = Omit<LinesWanted, 'filter'> & { filter: LinesAsked }

/** So far a page is found from the front at once. Of one further on it is worth knowing from which end it is nearer. */
const NEAR = 2_000

/** What was asked for with its search looked up. */
const searched = async (reader: Reader, { q, lang, ...filter }: LinesAsked): Promise<LineFilter> =>
  q ? { ...filter, search: await readSearch(reader, q, lang) } : filter

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

/** The ids of all that match, newest first, and how many they are; none of them where they are more than `most`. */
export async function readMatching(
  reader: Reader,
  { filter: asked, now, most }: Pick<AllWanted, 'filter' | 'now' | 'most'>,
): Promise<{ ids: readonly string[]; total: number }> {
  const filter = await searched(reader, asked)
  const ids = await listIdsAfter(reader, { filter, now, after: null, most: most + 1 })
  return ids.length > most ? { ids: [], total: await countLines(reader, { filter, now }) } : { ids, total: ids.length }
}

/** One page of the worklist, and how many claims there are on all of its pages. */
export async function readWorklist(
  reader: Reader,
  { filter, ...wanted }: WorklistWanted,
): Promise<{ rows: ClaimLine[]; total: number }> {
  const asked = { ...wanted, filter: await searched(reader, filter) }
  if (wanted.page.page * wanted.page.limit > NEAR) {
    const total = await countLines(reader, asked)
    return { rows: await listLines(reader, { ...asked, total }), total }
  }
  const [rows, total] = await Promise.all([listLines(reader, asked), countLines(reader, asked)])
  return { rows, total }
}

import type { Reader } from '../../../platform/db/db.ts'
import {
  type ClaimLine,
  countLines,
  findFound,
  type LineFilter,
  type LinesWanted,
  listFolded,
  listLines,
  type Search,
} from './queries.worklist.ts'
import { patternOf, wordsOf } from './rules.ts'

/** A search that finds no more is answered from what it found; one that finds more is asked of every claim. */
const FEW = 5_000
/** So many stand everywhere in the list, however it is sorted. */
const MOST = 20_000

async function readSearch(reader: Reader, q: string): Promise<Search> {
  const words = wordsOf(q)
  if (words.length === 0) return { patterns: [], ids: [], finds_most: false }
  const patterns = await listFolded(reader, words.map(patternOf))
  const { count, ids } = await findFound(reader, patterns, { few: FEW, most: MOST })
  return { patterns, ids: count === 0 ? [] : ids, finds_most: count === MOST }
}

export type WorklistWanted = Omit<LinesWanted, 'filter'> & { filter: Omit<LineFilter, 'search'> & { q?: string } }

/** One page of the worklist, and how many claims there are on all of its pages. */
export async function readWorklist(
  reader: Reader,
  { filter: { q, ...filter }, ...wanted }: WorklistWanted,
): Promise<{ rows: ClaimLine[]; total: number }> {
  const asked = { ...wanted, filter: q ? { ...filter, search: await readSearch(reader, q) } : filter }
  const [rows, total] = await Promise.all([listLines(reader, asked), countLines(reader, asked)])
  return { rows, total }
}

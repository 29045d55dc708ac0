/** A place in the order of the feed: that of a row, or between two rows. */
export type Place = { epoch: number; xact: string; seq: number }

/** What one PostgreSQL server wrote from its start to its end; see migration 0166. */
export type FeedRun = {
  number: number
  mark: string
  epoch: number
  /** Of its last row; null while it runs, and until the next one writes. */
  last_xact: string | null
  last_seq: number | null
  /** The newest archive, whichever run it is of; none without it. */
  archive: number | null
}

export const newestArchive = (runs: readonly FeedRun[]): number => runs[0]?.archive ?? 0

/** A run as a cursor knows it. Only the newest has no end. */
type NamedRun = { mark: string; end: Omit<Place, 'epoch'> | null }

/**
 * Everything up to and including its place has been read. It names the run that answered it and some before, newest
 * first; one that was answered before there were runs names none.
 */
export type Cursor = Place & {
  runs: readonly NamedRun[]
  /** The newest archive when it was answered: its reader knows that events of before were taken away. 0 without one. */
  archive: number
}

export const BEGINNING: Place = { epoch: 0, xact: '0', seq: 0 }
/** After every row of its transaction. Only the place of `latest` has it, and that is no row that was read. */
export const SEQ_LAST = 999_999_999_999_999
export const XACT_LAST = '18446744073709551615'

/** How many ended runs a cursor names. If a database was set back by more, its readers begin anew. */
const ENDED_RUNS_MAX = 4
export const CURSOR_MAX_LENGTH = 400

const BEFORE_RUNS = /^(\d{1,20})-(\d{1,15})$/
const PLACE = /^(\d{1,9})-(\d{1,20})-(\d{1,15})$/
const RUN = /^([0-9a-f]{8})(?:-(\d{1,20})-(\d{1,15}))?$/
const ARCHIVE = /~a(\d{1,9})$/

/** `runs` are the newest ones, newest first, as they are known when the place has been read. */
export function cursorText({ epoch, xact, seq }: Place, runs: readonly FeedRun[]): string {
  const named = runs.slice(0, ENDED_RUNS_MAX + 1).map(({ mark, last_xact, last_seq }, at) =>
    // Of an ended run the end is known.
    at === 0 ? mark : `${mark}-${last_xact}-${last_seq}`,
  )
  const archive = newestArchive(runs)
  const known = archive > 0 ? [`a${archive}`] : []
  return Buffer.from([`${epoch}-${xact}-${seq}`, ...named, ...known].join('~')).toString('base64url')
}

export function readCursor(text: string): Cursor | undefined {
  const plain = Buffer.from(text, 'base64url').toString('latin1')
  const archive = Number(ARCHIVE.exec(plain)?.[1] ?? 0)
  const [place = '', ...runs] = plain.replace(ARCHIVE, '').split('~')
  if (runs.length === 0) {
    const [, xact, seq] = BEFORE_RUNS.exec(place) ?? []
    return xact && seq && isXact(xact) ? { epoch: 0, xact, seq: Number(seq), runs: [], archive } : undefined
  }
  const [, epoch, xact, seq] = PLACE.exec(place) ?? []
  const named = runs.flatMap((run): NamedRun[] => {
    const [, mark, last_xact = '0', last_seq] = RUN.exec(run) ?? []
    if (!mark || !isXact(last_xact)) return []
    return [{ mark, end: last_seq ? { xact: last_xact, seq: Number(last_seq) } : null }]
  })
  if (!(epoch && xact && seq) || named.length !== runs.length || !isXact(xact)) return undefined
  return { epoch: Number(epoch), xact, seq: Number(seq), runs: named, archive }
}

/** The digits may be those of a number that is too large. */
const isXact = (xact: string): boolean => BigInt(xact) <= BigInt(XACT_LAST)

/**
 * Where to go on. A cursor that lies behind the end of its run, or that names a newer run which is unknown here, was
 * answered by a database that had more than this one, which was set back since. What it shares with this one ends where
 * the newest run that both know ended first, in either of the two. From there nothing is passed over. `is_lost` says
 * that its reader has read on from there, and so knows events that are not there any more. Of `runs`, newest first, only
 * those are needed that the cursor names; if it names none, the last of the first epoch.
 */
export function resume(cursor: Cursor, runs: readonly FeedRun[]): { place: Place; is_lost: boolean } {
  const shared = sharedEnd(cursor, runs)
  if (!shared || comparePlaces(cursor, shared) <= 0) return { place: cursor, is_lost: false }
  return { place: shared, is_lost: cursor.seq !== SEQ_LAST }
}

/** Undefined while it has none. */
function sharedEnd({ runs: named }: Cursor, runs: readonly FeedRun[]): Place | undefined {
  // The version before names none, and goes on to do so while a newer one runs beside it: all of the first epoch is its.
  const asked = named.length > 0 ? named : [{ mark: runs.find(({ epoch }) => epoch === 0)?.mark ?? '', end: null }]
  const theirs = asked.find(({ mark }) => runs.some((run) => run.mark === mark))
  const ours = runs.find(({ mark }) => mark === theirs?.mark)
  if (!theirs || !ours) return BEGINNING
  const { epoch, last_xact, last_seq } = ours
  const ends = [
    ...(theirs.end ? [{ epoch, ...theirs.end }] : []),
    ...(last_xact !== null && last_seq !== null ? [{ epoch, xact: last_xact, seq: last_seq }] : []),
  ]
  return ends.toSorted(comparePlaces)[0]
}

/** Negative if the first is the earlier one. */
export function comparePlaces(one: Place, other: Place): number {
  if (one.epoch !== other.epoch) return one.epoch - other.epoch
  const [xact, other_xact] = [BigInt(one.xact), BigInt(other.xact)]
  if (xact !== other_xact) return xact < other_xact ? -1 : 1
  return one.seq - other.seq
}

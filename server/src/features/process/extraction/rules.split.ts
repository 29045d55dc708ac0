import type { Problem } from '../../../kernel/errors.ts'
import type { PageRange } from '../../../platform/pdf/reader.ts'
import type { InvoicePart } from './reading/fields.ts'

/** More would be a book, and not what somebody scanned in one go. */
export const PARTS_MAX = 50

type Split = {
  readonly wanted: readonly PageRange[] | undefined
  readonly proposed: readonly InvoicePart[] | null
  readonly page_count: number | null
}

/** The pages of each part: as they were named, else as they were read. */
export function rangesOf({ wanted, proposed }: Pick<Split, 'wanted' | 'proposed'>): PageRange[] {
  return (wanted ?? proposed ?? []).map(({ first_page, last_page }) => ({ first_page, last_page }))
}

/** What is wrong with the wish to split a file; undefined when nothing is. Pages may be left out, but none counts twice. */
export function splitProblem({ wanted, proposed, page_count }: Split): Problem | undefined {
  const ranges = rangesOf({ wanted, proposed })
  const wrong = (field: string, message: string, code: Problem['code']): Problem => ({ field, code, message })
  if (ranges.length === 0) return wrong('parts', 'must name the pages of each part, since none were found', 'required')
  for (const [at, { first_page, last_page }] of ranges.entries()) {
    const before = ranges[at - 1]?.last_page ?? 0
    if (first_page <= before) return wrong(`parts.${at}.first_page`, `must be a page after ${before}`, 'out_of_range')
    if (last_page < first_page) return wrong(`parts.${at}.last_page`, 'must not be before first_page', 'out_of_range')
    if (page_count !== null && last_page > page_count)
      return wrong(`parts.${at}.last_page`, `must be at most ${page_count}, the last page of the file`, 'out_of_range')
  }
  return undefined
}

/** „scan.pdf" becomes „scan-3-4.pdf". */
export function partName(filename: string, { first_page, last_page }: PageRange): string {
  const pages = first_page === last_page ? `${first_page}` : `${first_page}-${last_page}`
  const stem = filename.replace(/\.pdf$/i, '')
  // At most 255 bytes, as all file names.
  return `${Buffer.from(stem)
    .subarray(0, 200)
    .toString()
    .replace(/\uFFFD{1,3}$/, '')}-${pages}.pdf`
}

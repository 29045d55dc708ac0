/** The largest table, in bytes, in lines below its head and in columns. */
export const TABLE_BYTES_MAX = 1_048_576
export const LINES_MAX = 500
export const COLUMNS_MAX = 200
export const TABLE_LIMITS = { lines_max: LINES_MAX, columns_max: COLUMNS_MAX } as const
/** How many tables of a customer are kept; all of them are listed. */
export const TABLES_MAX = 50
export const IMPORT_DAYS = 14
/** Lines on a page of the preview. */
export const LINES_PER_PAGE = 50

/** What becomes of a line. `held`: another line of its case has a fault. */
export const LINE_STATES = ['faulty', 'held', 'refused', 'known', 'new', 'done'] as const
export type LineState = (typeof LINE_STATES)[number]

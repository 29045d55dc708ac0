/** The largest table, in bytes and in lines below its head. */
export const TABLE_BYTES_MAX = 1_048_576
export const LINES_MAX = 500
export const IMPORT_DAYS = 14
/** Lines on a page of the preview. */
export const LINES_PER_PAGE = 50

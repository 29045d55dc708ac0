/** How many invoices can be dropped at once. */
export const FILES_MAX = 20
export const FILE_BYTES_MAX = 20 * 1024 * 1024
/** How many cases of a customer may wait to be handed over. */
export const DRAFTS_MAX = 200
/** How many bytes of files these may have, all together. */
export const DRAFT_BYTES_MAX = 2 * 1024 ** 3
/** How long a case that nobody goes on with is kept. */
export const DRAFT_DAYS = 14
/** How often the reading of a file is begun before the person is asked to type. */
export const TRIES_MAX = 3

export const SUBMISSION_OFF = 'Cases are not handed over here; ask whoever collects for you'

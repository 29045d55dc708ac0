/** The same look of the same person is one entry in this time, however often a page asks. */
export const ONCE_IN_S = 3_600

/** The `code` of an error: a system call's (ENOENT), a driver's, or PostgreSQL's SQLSTATE; empty when it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

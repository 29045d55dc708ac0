/** Where to go after the login: a page of this desk, never an address elsewhere. */
export const readLoginSearch = (search: Record<string, unknown>): { next?: string } =>
  typeof search.next === 'string' && search.next.startsWith('/') ? { next: search.next } : {}

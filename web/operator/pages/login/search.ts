/** Where to go after the login: a page of this desk, never another site. */
export const readLoginSearch = (search: Record<string, unknown>): { next?: string } =>
  typeof search.next === 'string' && search.next.startsWith('/') ? { next: search.next } : {}

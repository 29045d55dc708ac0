type Search = Record<string, unknown>

/** Readers of search parameters. Invalid values are ignored, so that no URL breaks a page. */
export const textOf = (search: Search, name: string): string | undefined => {
  const value = search[name]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

export const pageOf = (search: Search, name = 'page'): number | undefined => {
  const value = Number(search[name])
  return Number.isInteger(value) && value > 1 ? value : undefined
}

export const oneOf = <const T extends string>(search: Search, name: string, values: readonly T[]): T | undefined =>
  values.find((value) => value === search[name])

/** Several of these words, with commas between them; those that are not known are left out. */
export const someOf = <const T extends string>(
  search: Search,
  name: string,
  values: readonly T[],
): string | undefined => {
  const given = textOf(search, name)?.split(',') ?? []
  return values.filter((value) => given.includes(value)).join(',') || undefined
}

export const listed = <T extends string>(text: string | undefined): T[] => (text ? (text.split(',') as T[]) : [])

export const dayOf = (search: Search, name: string): string | undefined => {
  const text = textOf(search, name)
  return text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}

/** Euros, with at most two decimals. */
export const eurosOf = (search: Search, name: string): number | undefined => {
  const text = textOf(search, name)
  return text && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined
}

/** Omits fields that are not set, since a URL shows only what was chosen. */
export const chosen = <T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as never

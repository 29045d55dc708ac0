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

/** Omits fields that are not set, since a URL shows only what was chosen. */
export const chosen = <T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as never

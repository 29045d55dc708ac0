import { lastFour } from '../../kernel/banking.ts'

/** One setting that changed. Without values where they tell something about a person, or are secret. */
export type SettingChange = { readonly field: string; readonly from?: unknown; readonly to?: unknown }

type Facts = Readonly<Record<string, unknown>>

/** How the values of a setting are shown: as they are unless said otherwise. */
export type Showing = {
  /** Only that it changed is told. */
  readonly hidden?: readonly string[]
  /** Of account numbers the last four characters are enough to tell two apart. */
  readonly accounts?: readonly string[]
  /** Told elsewhere, or no setting at all. */
  readonly skipped?: readonly string[]
}

/** What differs between two states, setting by setting; those of an inner object as `outer.inner`. */
export function changesBetween(before: Facts, after: Facts, showing: Showing = {}): SettingChange[] {
  const [was, is] = [flat(before), flat(after)]
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort()
  return fields.flatMap((field): SettingChange[] => {
    if (isNamed(showing.skipped, field) || textOf(was[field]) === textOf(is[field])) return []
    if (isNamed(showing.hidden, field)) return [{ field }]
    const shown = isNamed(showing.accounts, field) ? accountEnd : plain
    return [{ field, from: shown(was[field]), to: shown(is[field]) }]
  })
}

/** The end of an account number, which tells two apart and pays nobody. */
export const accountEnd = (iban: unknown): string | null => (typeof iban === 'string' ? `…${lastFour(iban)}` : null)

const isNamed = (names: readonly string[] | undefined, field: string): boolean =>
  names?.some((name) => field === name || field.startsWith(`${name}.`)) ?? false

/** Lists stay as they are: their items have no names. */
const isObject = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

const flat = (facts: Facts, prefix = ''): Record<string, unknown> =>
  Object.assign(
    {},
    ...Object.entries(facts).map(([name, value]) =>
      isObject(value) ? flat(value, `${prefix}${name}.`) : { [`${prefix}${name}`]: value },
    ),
  )

const plain = (value: unknown): unknown => value ?? null
const textOf = (value: unknown): string => JSON.stringify(plain(value))

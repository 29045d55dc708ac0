import { useFormat } from '../../../../shared/i18n/format.ts'
import { i18next } from '../../../../shared/i18n/language.ts'
import { placeOf, unitOf } from './figures.ts'
import { useLegalWords } from './words.ts'

/** The name of a field, or what the file calls it if the pages have no name for it. */
export function useFieldName(): (name: string) => string {
  const say = useLegalWords()
  return (name) => (i18next.exists(`field.${name}`, { ns: 'legal' }) ? say(`field.${name}` as 'field.rate_bp') : name)
}

/** An entry of a list within a list, such as a postal code with its municipalities. */
const entryText = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null ? Object.values(entry).flat().join(' ') : String(entry)

/** A figure with its unit, as the language writes it. */
export function useFigureText(): (name: string, value: unknown) => string {
  const say = useLegalWords()
  const { money, percent, number, day } = useFormat()
  const ofUnit = (name: string, value: number): string => {
    const unit = unitOf(name)
    if (unit === 'cents') return money(value / 100)
    if (unit === 'bp') return percent(value / 10_000, 2)
    return unit === 'ppm' ? percent(value / 1_000_000, 4) : number(value)
  }
  return (name, value) => {
    if (value === null || value === undefined) return unitOf(name) ? say('no_limit') : say('nothing')
    if (typeof value === 'number') return ofUnit(name, value)
    if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
    if (Array.isArray(value)) return value.map(entryText).join(', ')
    return name === 'next_change' ? day(String(value)) : String(value)
  }
}

type Fault = { readonly field: string; readonly code: string }

/** What is wrong with a table, and where, in the reader's language. */
export function useProblemText(): (fault: Fault) => string {
  const say = useLegalWords()
  const nameOf = useFieldName()
  return ({ field, code }) => {
    let is_first = true
    const places = placeOf(field).map(({ name, number }) => {
      if (number === null) return nameOf(name)
      const word = is_first ? 'problem.row' : 'problem.entry'
      is_first = false
      return say(word, { number })
    })
    const known = i18next.exists(`problem.${code}`, { ns: 'legal' })
    return `${places.join(', ')}: ${known ? say(`problem.${code}` as 'problem.required') : say('problem.other', { code })}`
  }
}

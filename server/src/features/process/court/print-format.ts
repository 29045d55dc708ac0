import type { Format } from '../../../kernel/format.ts'
import { printable } from '../../../platform/typeset/printable.ts'
import type { PostalAddress } from './rules/parties.ts'

const PRINTED_MAX = 200

/** A text of any length takes a few lines at the most. */
export function inShort(text: string | null | undefined, most = PRINTED_MAX): string {
  const characters = [...printable(text ?? '')]
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`
}

/** Name and address for a window of an envelope. */
export function addressLines(name: string, address: PostalAddress, format: Format): string[] {
  const { street, zip, city, country } = address
  return [name, street, [zip, city].filter(Boolean).join(' '), country && format.country(country)]
    .map((line) => inShort(line))
    .filter((line) => line !== '')
}

/** Account numbers as they are printed. */
export const inGroupsOfFour = (code: string): string => code.match(/.{1,4}/g)?.join(' ') ?? ''

import type { Format } from '../../../kernel/format.ts'
import { inShort } from '../../../platform/typeset/printable.ts'
import type { PostalAddress } from './rules/parties.ts'

/** Name and address as lines for the window of an envelope. */
export function addressLines(name: string, address: PostalAddress, format: Format): string[] {
  const { street, zip, city, country } = address
  return [name, street, [zip, city].filter(Boolean).join(' '), country && format.country(country)]
    .map((line) => inShort(line))
    .filter((line) => line !== '')
}

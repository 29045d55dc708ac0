import type { Format } from '../../../kernel/format.ts'
import { inShort } from '../../../platform/typeset/printable.ts'
import type { PostalAddress } from './rules/parties.ts'

/** Name and address as lines for the window of an envelope. Within its `home` country a letter does not name it. */
export function addressLines(name: string, address: PostalAddress, format: Format, home?: string | null): string[] {
  const { street, zip, city, country } = address
  const abroad = country && country !== home ? format.country(country) : null
  return [name, street, [zip, city].filter(Boolean).join(' '), abroad]
    .map((line) => inShort(line))
    .filter((line) => line !== '')
}

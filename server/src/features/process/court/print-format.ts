import { type Format, formatOf, nameInMail } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { registerLines } from '../../../law/sender-words.ts'
import { inShort } from '../../../platform/typeset/printable.ts'
import type { PostalAddress, Sender } from './rules/parties.ts'

/** Name and address as lines for the window of an envelope. Within its `home` country a letter does not name it. */
export function addressLines(name: string, address: PostalAddress, format: Format, home?: string | null): string[] {
  const { street, zip, city, country } = address
  const abroad = country && country !== home ? format.country(country) : null
  return [name, street, [zip, city].filter(Boolean).join(' '), abroad]
    .map((line) => inShort(line))
    .filter((line) => line !== '')
}

/** The last lines of a mail to a creditor, which is a business letter too. */
export function senderSignature(sender: Sender, language: Language): string {
  const { country } = sender.address
  const lines = addressLines(nameInMail(sender.name), sender.address, formatOf(language, country), country)
  const register = registerLines(sender, country, language).join(', ')
  return [...lines, sender.email, register].filter(Boolean).join('\n')
}

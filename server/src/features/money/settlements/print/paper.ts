import { type Format, formatOf } from '../../../../kernel/format.ts'
import { registerLines, senderWords } from '../../../../law/sender-words.ts'
import { inShort } from '../../../../platform/typeset/printable.ts'
import type { SettlementRow } from '../queries.ts'
import type { Line, Party } from '../rules/settlement.ts'
import { WORDS, type Words } from './words.ts'

/** Nobody reads more on paper, and typesetting it would take longer than a request may. */
export const PRINTED_LINES_MAX = 5_000

export type Info = { label: string; value: string }

/** A row where there is something to say. */
export const row = (label: string, value: string | null): Info[] => (value ? [{ label, value: inShort(value) }] : [])

/** Name and address as lines for the window of an envelope. Within its `home` country a letter does not name it. */
function partyLines({ name, address }: Party, format: Format, home: string | null): string[] {
  const { street, zip, city, country } = address
  const abroad = country && country !== home ? format.country(country) : null
  return [name, street, [zip, city].filter(Boolean).join(' '), abroad]
    .map((line) => inShort(line))
    .filter((line) => line !== '')
}

/** What both papers have in common: who writes to whom, in whose language. */
export function paperOf({ facts, issued_on }: SettlementRow, { is_sandbox }: { is_sandbox: boolean }) {
  const { language, sender, creditor } = facts
  const words: Words = WORDS[language]
  const format = formatOf(language, creditor.address.country)
  const home = sender.address.country
  // Abroad the reader is told the country too.
  const sender_lines = partyLines(sender, format, creditor.address.country ?? home)
  const vat_id = senderWords(home, language).vat_id
  const paper = {
    language,
    iso_date: issued_on,
    page: words.page,
    of: words.of,
    specimen: is_sandbox ? words.specimen : null,
    sender_name: inShort(sender.name),
    sender_line: sender_lines.slice(1).join(' · '),
    return_line: sender_lines.join(' · '),
    foot: [sender.name, sender.email, ...registerLines(sender, home, language)]
      .map((text) => inShort(text))
      .filter(Boolean),
    recipient: partyLines(creditor, format, home),
  }
  const uid = row(`${words.your} ${senderWords(creditor.address.country, language).vat_id}`, creditor.uid)
  return { paper, words, format, uid, vat_id }
}

/** What a line is, in words. */
export function lineText(words: Words, line: Line): string {
  const what = sourceText(words, line)
  return line.kind === 'fee' && line.reverses !== null ? words.taken_back(what) : what
}

function sourceText(words: Words, { source_kind, received_by, is_filed }: Line): string {
  if (source_kind === 'collection_cost' && received_by === 'creditor') return words.paid_to_creditor
  if (source_kind === 'invoice' && is_filed === false) return words.not_filed
  return words.sources[source_kind]
}

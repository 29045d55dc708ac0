import { formatOf } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { inShort, printable } from '../../../platform/typeset/printable.ts'
import { capitalised } from '../../process/letters/index.ts'
import { WORDS } from '../debtor-case/index.ts'
import { printerOf } from '../debtor-pages/index.ts'
import { EXPORT_WORDS } from './export-words.ts'
import type { DataExport } from './schema.ts'

type Pair = { readonly label: string; readonly value: string }
type Section = { readonly title: string; readonly pairs: readonly Pair[]; readonly texts: readonly string[] }

type Printed = { readonly language: Language; readonly country: string | null; readonly specimen: string | null }

/** What the template `data-export` needs. Its texts are those of the data, so the two cannot differ. */
export function exportPaper(data: DataExport, { language, country, specimen }: Printed) {
  const words = EXPORT_WORDS[language]
  const format = formatOf(language, country)
  const instant = (at: string): string => format.instant(new Date(at))
  const { case_reference, collector } = data.case
  return {
    language,
    title: `${words.heading} ${case_reference}`,
    heading: words.heading,
    running: case_reference,
    author: inShort(collector.name),
    iso_date: data.made_at.slice(0, 10),
    page: words.page,
    of: words.of,
    foot: [inShort(collector.name)],
    specimen,
    lead: words.lead(case_reference, instant(data.made_at)),
    sections: [
      contactSection(data, language, country),
      ...caseSections(data, language, country),
      ...messageSections(data, language, instant),
      {
        title: words.log_ins,
        pairs: data.sessions.map(({ opened_at, used_at }) =>
          pair(words.session, `${instant(opened_at)}, ${words.open_session(instant(used_at))}`),
        ),
        texts: data.log_ins.length === 0 ? [words.no_log_ins] : [data.log_ins.map(instant).join(' · ')],
      },
      {
        title: words.recipients,
        pairs: data.recipients.map(({ kind, name }) => pair(words.recipient[kind], name ?? words.court)),
        texts: [],
      },
      ...data.information.map(({ title, text }) => ({ title, pairs: [], texts: [printable(capitalised(text))] })),
      { title: words.more, pairs: [], texts: [data.on_request] },
    ] satisfies Section[],
  }
}

const pair = (label: string, value: string): Pair => ({ label: inShort(label), value: inShort(value, 1_000) })
const pairIf = (label: string, value: string | null): Pair[] => (value === null ? [] : [pair(label, value)])

function contactSection({ contact }: DataExport, language: Language, country: string | null): Section {
  const words = EXPORT_WORDS[language]
  const format = formatOf(language, country)
  return {
    title: words.contact,
    pairs: [
      pair(words.name, contact.name),
      ...pairIf(words.birth_date, contact.birth_date && format.day(contact.birth_date)),
      ...contact.addresses.map(({ street, zip, city, country: code, is_primary }) =>
        pair(
          is_primary ? words.address : words.earlier_address,
          [street, `${zip} ${city}`, format.country(code)].join(', '),
        ),
      ),
      ...contact.emails.map((email) => pair(words.email, email)),
      ...contact.phones.map((phone) => pair(words.phone, phone)),
      ...pairIf(words.language, contact.language),
      ...pairIf(words.iban, contact.iban),
    ],
    texts: [],
  }
}

function caseSections({ case: shown }: DataExport, language: Language, country: string | null): Section[] {
  const words = EXPORT_WORDS[language]
  const { page } = WORDS[language]
  const { euro, shortDay, day, instant } = printerOf(language, country)
  const { next_step: next } = shown
  return [
    {
      title: words.case,
      pairs: [
        pair(page.reference, shown.case_reference),
        pair(words.status, shown.status),
        pair(page.creditor, [shown.creditor.name, ...shown.creditor.address].join(', ')),
        ...pairIf(page.subject, shown.subject_matter),
        ...pairIf(page.contract, shown.contract_date && day(shown.contract_date)),
        pair(page.since, day(shown.handed_over_on)),
        ...pairIf(words.promise, shown.promise && day(shown.promise.date)),
        ...pairIf(page.next, next && [next.on && `${day(next.on)}:`, next.text].filter(Boolean).join(' ')),
      ],
      texts: [],
    },
    {
      title: words.amounts,
      pairs: [
        ...shown.invoices.map(({ invoice_number, subject, issue_date, due_date, amount, credited }) =>
          pair(
            page.invoice(invoice_number),
            [euro(amount - credited), subject, page.invoice_dates(shortDay(issue_date), shortDay(due_date))]
              .filter(Boolean)
              .join(', '),
          ),
        ),
        ...shown.costs.map(({ name, amount, rule }) => pair(name, [euro(amount), rule].filter(Boolean).join(', '))),
        ...(shown.interest.amount > 0 ? [pair(page.interest, euro(shown.interest.amount))] : []),
        ...shown.payments.map(({ date, amount }) =>
          pair(date ? page.payment(shortDay(date)) : page.payment_undated, euro(-amount)),
        ),
        ...(shown.dropped > 0 ? [pair(page.dropped, euro(-shown.dropped))] : []),
        pair(page.total, euro(shown.outstanding_today)),
        ...(shown.plan?.installments ?? []).map(({ number, due_date, amount, status }) =>
          pair(page.installment(number, shortDay(due_date)), `${euro(amount)} · ${page.installment_status[status]}`),
        ),
      ],
      texts: [],
    },
    {
      title: words.papers,
      pairs: [
        ...shown.letters.map(({ name, date }) => pair(name, day(date))),
        ...shown.documents.map(({ name, created_at }) => pair(name, instant(new Date(created_at)))),
      ],
      texts: shown.letters.length + shown.documents.length === 0 ? [page.no_papers] : [],
    },
  ]
}

/** Whole, however long: a part of what somebody wrote may mean something else. */
function messageSections(
  { messages: thread }: DataExport,
  language: Language,
  instant: (at: string) => string,
): Section[] {
  const { messages, dispute } = WORDS[language]
  const said = thread.map(({ from, reason, text, created_at, files }) => {
    const head = `${from === 'team' ? messages.team : messages.you}, ${instant(created_at)}`
    const parts = [reason && messages.disputed(dispute.reasons[reason]), text, ...files.map(({ name }) => name)]
    return printable([`${head}:`, ...parts.filter(Boolean)].join(' '))
  })
  return said.length === 0 ? [] : [{ title: messages.title, pairs: [], texts: said }]
}

import type { DateOnly } from '../../../kernel/dates.ts'
import type { Language } from '../../../kernel/language.ts'
import { debtorName } from '../../parties/debtors/index.ts'
import type { LetterKind, ListedLetter } from '../letters/index.ts'
import type { ListedRun } from './queries.ts'

type Words = {
  readonly title: string
  readonly count: (letters: number) => string
  readonly hint: string
  readonly heads: readonly string[]
  readonly made_by: string
  readonly printed_on: string
  readonly page: string
  readonly of: string
  readonly kinds: Readonly<Record<LetterKind, string>>
}

const WORDS: Readonly<Record<Language, Words>> = {
  de: {
    title: 'Druckstapel',
    count: (letters) => `${letters} Schreiben`,
    hint: 'Dieses Blatt bleibt im Haus. Die Schreiben folgen in dieser Reihenfolge, jedes auf einem eigenen Blatt. Fehlende Nummern sind hinfällig, veraltet, schon aufgegeben oder beim Druckdienst.',
    heads: ['Nr.', 'Aktenzeichen', 'Empfänger', 'Art', 'Datum', 'aufzugeben bis'],
    made_by: 'zusammengestellt von',
    printed_on: 'gedruckt am',
    page: 'Seite',
    of: 'von',
    kinds: {
      first_demand_letter: '1. Mahnschreiben',
      second_demand_letter: '2. Mahnschreiben',
      third_demand_letter: '3. Mahnschreiben',
      mzr_aufhebungserklaerung: 'Aufhebungserklärung',
      installment_reminder: 'Mahnung zum Ratenplan',
    },
  },
  en: {
    title: 'Print run',
    count: (letters) => `${letters} ${letters === 1 ? 'letter' : 'letters'}`,
    hint: 'This sheet is for internal use only. The letters follow in this order, each on its own sheet. Missing numbers are void, out of date, already posted or with the print provider.',
    heads: ['No.', 'Reference', 'Recipient', 'Kind', 'Date', 'Post by'],
    made_by: 'prepared by',
    printed_on: 'printed on',
    page: 'Page',
    of: 'of',
    kinds: {
      first_demand_letter: '1st demand letter',
      second_demand_letter: '2nd demand letter',
      third_demand_letter: '3rd demand letter',
      mzr_aufhebungserklaerung: 'Termination of the lease',
      installment_reminder: 'Instalment reminder',
    },
  },
}

type Cover = {
  readonly run: ListedRun
  readonly waiting: readonly { readonly letter: ListedLetter; readonly number: number; readonly until: string | null }[]
  readonly today: DateOnly
  readonly language: Language
}

const shownDay = (day: string, language: Language): string => {
  const [year, month, date] = day.split('-')
  return language === 'de' ? `${date}.${month}.${year}` : `${date}/${month}/${year}`
}

/** What the list before the letters says. */
export function coverOf({ run, waiting, today, language }: Cover) {
  const { kinds, count, ...words } = WORDS[language]
  return {
    ...{ words, language, iso_date: today, date: shownDay(today, language) },
    organization_name: run.organization_name,
    made_by: run.made_by_name,
    count: count(waiting.length),
    lines: waiting.map(({ letter, number, until }) => ({
      number: String(number),
      case_reference: letter.case_reference,
      debtor: debtorName(letter.debtor),
      // The first line of the address is the name.
      place: letter.recipient.slice(1).join(', '),
      kind: kinds[letter.kind],
      date: shownDay(letter.letter_date, language),
      until: shownDay(until ?? letter.letter_date, language),
    })),
  }
}

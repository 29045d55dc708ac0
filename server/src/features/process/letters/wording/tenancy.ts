import { LAWS } from '../../../../law/laws.ts'
import type { Termination } from '../../../../law/letters.ts'
import { type Block, heading, strong, text } from './content.ts'
import type { LetterFacts } from './facts.ts'
import { longDay, money, printable } from './format.ts'
import { type DemandRole, KINDS } from './kinds.ts'

/** Only a law that knows such a declaration lets it be made. */
function terminationOf({ law, language }: Pick<LetterFacts, 'law' | 'language'>): Termination {
  const { lease } = LAWS[law]
  if (!lease) throw new Error(`no lease is terminated by letter under the law of ${law}`)
  return lease.termination[language]
}

export function tenancySubject({ kind, language, law, claim, creditor }: LetterFacts): string {
  const words = KINDS[kind]
  const title = words.role === 'termination' ? terminationOf({ law, language }).subject : words.rent_subject[language]
  const what = claim.subject_matter ? ` – ${printable(claim.subject_matter)}` : ''
  const from = language === 'de' ? `Vermietung: ${printable(creditor.name)}` : `landlord: ${printable(creditor.name)}`
  return `${title}${what} (${from})`
}

export function tenancyOpening({ language, creditor }: LetterFacts, role: DemandRole): Block[] {
  const name = printable(creditor.name)
  const again = role === 'first'
  return language === 'de'
    ? [
        text(
          `im Auftrag und in Vollmacht von ${name} mahnen wir Sie wegen des ${again ? '' : 'weiterhin '}offenen Mietzinses. `,
          'Im Rückstand sind Sie mit:',
        ),
      ]
    : [
        text(
          `On behalf of and authorised by ${name} we remind you of rent that is ${again ? '' : 'still '}unpaid. `,
          'You are in arrears with:',
        ),
      ]
}

/** The reminder that the law wants before a lease can be dissolved: it names the arrears and the day. */
export function tenancyRequest({ language, law, balance, deadline }: LetterFacts): Block[] {
  const { letters } = LAWS[law]
  const arrears = money(balance.principal_open_cents, language)
  const total = money(balance.total_open_cents, language)
  const day = longDay(deadline, language, law)
  if (language === 'en')
    return [
      text(
        'Please pay the arrears of ',
        strong(arrears),
        ', with interest and costs ',
        strong(total),
        ', so that the money reaches us by the next rent date, ',
        strong(day),
        '.',
      ),
      text(letters.words.en.rent_consequence),
    ]
  return [
    text(
      'Bitte bezahlen Sie den Rückstand von ',
      strong(arrears),
      ', mit Zinsen und Kosten ',
      strong(total),
      ', vollständig bis zum nächsten Zinstermin, dem ',
      strong(day),
      ` (${letters.arriving}).`,
    ),
    text(letters.words.de.rent_consequence),
  ]
}

/** The declaration itself. It must follow a reminder and the rent date after it, which are named. */
export function terminationBody(facts: LetterFacts): { opening: Block[]; declaration: Block[] } {
  const { language, law, creditor, earlier_letters, deadline, balance } = facts
  const termination = terminationOf({ law, language })
  const name = printable(creditor.name)
  const days = earlier_letters.map(({ letter_date }) => longDay(letter_date, language, law))
  const [arrears, day] = [money(balance.principal_open_cents, language), longDay(deadline, language, law)]
  return {
    opening: [text(...termination.opening(name, days))],
    declaration: [
      text(...termination.declaration(name, day)),
      heading(termination.rights_title),
      ...termination.rights(arrears).map((paragraph) => text(...paragraph)),
    ],
  }
}

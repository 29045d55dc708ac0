import { LAWS } from '../../../../law/laws.ts'
import type { LeaseLaw, Termination } from '../../../../law/letters.ts'
import { type Block, heading, strong, text } from './content.ts'
import { type LetterFacts, readerOf } from './facts.ts'
import { longDay, money, printable } from './format.ts'
import { type DemandRole, KINDS } from './kinds.ts'

/** Only a law that knows such a declaration lets it be made. */
function leaseOf({ law }: Pick<LetterFacts, 'law'>): LeaseLaw {
  const { lease } = LAWS[law]
  if (!lease) throw new Error(`no lease is terminated by letter under the law of ${law}`)
  return lease
}

const terminationOf = (facts: Pick<LetterFacts, 'law' | 'language'>): Termination =>
  leaseOf(facts).termination[facts.language]

export function tenancySubject({ kind, language, law, claim, creditor }: LetterFacts): string {
  const words = KINDS[kind]
  const title = words.role === 'termination' ? terminationOf({ law, language }).subject : words.rent_subject[language]
  const what = claim.subject_matter ? ` – ${printable(claim.subject_matter)}` : ''
  const from = language === 'de' ? `Vermietung: ${printable(creditor.name)}` : `landlord: ${printable(creditor.name)}`
  return `${title}${what} (${from})`
}

export function tenancyOpening({ language, creditor }: LetterFacts, role: DemandRole): Block[] {
  const name = printable(creditor.name)
  const still = { de: role === 'first' ? '' : 'weiterhin ', en: role === 'first' ? '' : 'still ' }
  return language === 'de'
    ? [
        text(
          `im Auftrag und in Vollmacht von ${name} mahnen wir Sie wegen des ${still.de}offenen Mietzinses. `,
          'Im Rückstand sind Sie mit:',
        ),
      ]
    : [
        text(
          `On behalf of and authorised by ${name} we remind you of rent that is ${still.en}unpaid. `,
          'You are in arrears with:',
        ),
      ]
}

/** The reminder that the law wants before a lease can be dissolved: it names the arrears and the day. */
export function tenancyRequest(facts: LetterFacts): Block[] {
  const { language, law, balance, deadline } = facts
  const { letters } = LAWS[law]
  const { consequence } = leaseOf(facts)
  const arrears = money(balance.principal_open_cents, language)
  const total = money(balance.total_open_cents, language)
  const day = longDay(deadline, language, readerOf(facts))
  if (language === 'en')
    return [
      text(
        'Please pay the arrears of ',
        strong(arrears),
        ...(total === arrears ? [] : [', with interest and costs ', strong(total)]),
        ', so that the money reaches us by the next rent date, ',
        strong(day),
        '.',
      ),
      text(consequence.en),
    ]
  return [
    text(
      'Bitte bezahlen Sie den Rückstand von ',
      strong(arrears),
      ...(total === arrears ? [] : [', mit Zinsen und Kosten ', strong(total)]),
      ', vollständig bis zum nächsten Zinstermin, dem ',
      strong(day),
      ` (${letters.arriving}).`,
    ),
    text(consequence.de),
  ]
}

/** The declaration itself. It must follow a reminder and the rent date after it, which are named. */
export function terminationBody(facts: LetterFacts): Record<'opening' | 'declaration' | 'rights', Block[]> {
  const { language, law, creditor, earlier_letters, deadline, balance } = facts
  const termination = terminationOf({ law, language })
  const name = printable(creditor.name)
  const days = earlier_letters.map(({ letter_date }) => longDay(letter_date, language, readerOf(facts)))
  const [arrears, day] = [money(balance.principal_open_cents, language), longDay(deadline, language, readerOf(facts))]
  return {
    opening: [text(...termination.opening(name, days))],
    declaration: [text(...termination.declaration(name, day))],
    rights: [heading(termination.rights_title), ...termination.rights(arrears).map((paragraph) => text(...paragraph))],
  }
}

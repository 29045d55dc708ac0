import type { Law } from '../rules.ts'
import { type Block, heading, strong, text } from './content.ts'
import type { DemandKind } from './demand-letter.ts'
import type { LetterFacts } from './facts.ts'
import { longDay, money, printable } from './format.ts'

const SUBJECTS = {
  de: {
    first_demand_letter: 'Mietzinsrückstand: Mahnung',
    second_demand_letter: 'Mietzinsrückstand: zweite Mahnung',
    third_demand_letter: 'Mietzinsrückstand: letzte Mahnung',
    mzr_aufhebungserklaerung: 'Erklärung der Vertragsaufhebung nach § 1118 ABGB',
  },
  en: {
    first_demand_letter: 'Rent arrears: reminder',
    second_demand_letter: 'Rent arrears: second reminder',
    third_demand_letter: 'Rent arrears: final reminder',
    mzr_aufhebungserklaerung: 'Notice of termination of the lease under § 1118 ABGB',
  },
} as const

export function tenancySubject({ kind, language, claim, creditor }: LetterFacts): string {
  const what = claim.subject_matter ? ` – ${printable(claim.subject_matter)}` : ''
  const from = language === 'de' ? `Vermietung: ${printable(creditor.name)}` : `landlord: ${printable(creditor.name)}`
  return `${SUBJECTS[language][kind]}${what} (${from})`
}

export function tenancyOpening({ language, creditor }: LetterFacts, kind: DemandKind): Block[] {
  const name = printable(creditor.name)
  const again = kind === 'first_demand_letter'
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

/** The reminder that § 1118 ABGB wants before a lease can be dissolved: it names the arrears and the day. */
export function tenancyRequest(facts: LetterFacts): Block[] {
  const { language, law, balance, deadline } = facts
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
      text(CONSEQUENCE.en[law]),
    ]
  return [
    text(
      'Bitte bezahlen Sie den Rückstand von ',
      strong(arrears),
      ', mit Zinsen und Kosten ',
      strong(total),
      ', vollständig bis zum nächsten Zinstermin, dem ',
      strong(day),
      law === 'AT' ? ' (bei uns einlangend).' : ' (bei uns eingehend).',
    ),
    text(CONSEQUENCE.de[law]),
  ]
}

const CONSEQUENCE: Readonly<Record<'de' | 'en', Record<Law, string>>> = {
  de: {
    AT: 'Ist der Rückstand an diesem Tag nicht vollständig bezahlt, kann das Mietverhältnis nach § 1118 ABGB vorzeitig aufgehoben und die Räumung gerichtlich verlangt werden. Zahlen Sie den gesamten Rückstand vorher, bleibt der Vertrag bestehen.',
    DE: 'Ist der Rückstand an diesem Tag nicht vollständig bezahlt, kann das Mietverhältnis unter den Voraussetzungen des § 543 Abs. 2 Nr. 3 BGB fristlos gekündigt werden. Zahlen Sie den gesamten Rückstand vorher, entfällt dieser Grund.',
  },
  en: {
    AT: 'If the arrears are not paid in full on that day, the lease may be dissolved under § 1118 ABGB and eviction may be sought in court. If you pay all arrears before, the lease remains in force.',
    DE: 'If the arrears are not paid in full on that day, the lease may be terminated without notice under the conditions of § 543 (2) no. 3 BGB. If you pay all arrears before, that reason no longer exists.',
  },
}

/** The declaration itself. It must follow a reminder and the rent date after it, which are named. */
export function terminationBody(facts: LetterFacts): { opening: Block[]; declaration: Block[] } {
  const { language, law, creditor, earlier_letters, deadline, balance } = facts
  const name = printable(creditor.name)
  const days = earlier_letters.map(({ letter_date }) => longDay(letter_date, language, law))
  const [arrears, day] = [money(balance.principal_open_cents, language), longDay(deadline, language, law)]
  return language === 'de'
    ? { opening: openingDe(name, days), declaration: declarationDe(name, arrears, day) }
    : { opening: openingEn(name, days), declaration: declarationEn(name, arrears, day) }
}

const openingDe = (name: string, days: string[]): Block[] => [
  text(
    `im Auftrag und in Vollmacht von ${name} haben wir Sie ${days.length > 0 ? `am ${days.join(' und am ')} ` : ''}wegen rückständigen Mietzinses gemahnt. `,
    'Auch am darauf folgenden Zinstermin war der Rückstand nicht vollständig bezahlt. Offen ist:',
  ),
]

const openingEn = (name: string, days: string[]): Block[] => [
  text(
    `On behalf of and authorised by ${name} we reminded you ${days.length > 0 ? `on ${days.join(' and on ')} ` : ''}of unpaid rent. `,
    'On the rent date that followed the arrears had not been paid in full. The following is open:',
  ),
]

const declarationDe = (name: string, arrears: string, day: string): Block[] => [
  text(
    `Im Namen von ${name} `,
    strong(
      'erklären wir daher das Mietverhältnis nach § 1118 zweiter Fall ABGB mit sofortiger Wirkung für aufgehoben.',
    ),
    ' Wir fordern Sie auf, das Mietobjekt bis spätestens ',
    strong(day),
    ' geräumt von eigenen Fahrnissen zu übergeben und den offenen Betrag zu bezahlen.',
  ),
  heading('Ihre Rechte'),
  text(
    `Die Erklärung ist unwirksam, wenn der gesamte Mietzinsrückstand von ${arrears} bezahlt war, bevor sie Ihnen zugegangen ist. Soweit das Mietrechtsgesetz anzuwenden ist, können Sie den Vertrag auch noch vor Schluss der mündlichen Verhandlung erster Instanz durch Zahlung des geschuldeten Betrags erhalten, wenn Sie kein grobes Verschulden trifft; die Kosten haben Sie zu ersetzen (§ 33 Abs. 2 und 3 MRG).`,
  ),
  text(
    'Übergeben Sie das Mietobjekt nicht, kann die Räumung beim Bezirksgericht, in dessen Sprengel es liegt, mit Mietzins- und Räumungsklage verlangt werden. Beratung bieten Gerichte am Amtstag, Mieterorganisationen und die Wohnungssicherung Ihrer Gemeinde.',
  ),
]

const declarationEn = (name: string, arrears: string, day: string): Block[] => [
  text(
    `On behalf of ${name} `,
    strong('we therefore declare the lease dissolved with immediate effect under § 1118, second case, ABGB.'),
    ' Please vacate the premises, hand them over by ',
    strong(day),
    ' at the latest, and pay the open amount.',
  ),
  heading('Your rights'),
  text(
    `This declaration is without effect if all rent arrears of ${arrears} had been paid before it reached you. Where the Austrian Tenancy Act applies you can still preserve the lease by paying the amount owed before the end of the oral hearing of first instance, unless you are grossly at fault; the costs are yours to bear (§ 33 (2) and (3) MRG).`,
  ),
  text(
    'If you do not hand over the premises, eviction and rent may be claimed before the district court in whose district they lie. Advice is given by the courts on their consultation days, by tenants’ associations and by your municipality.',
  ),
]

import type { LeaseLaw, Termination } from './letters.ts'

const DE: Termination = {
  subject: 'Erklärung der Vertragsaufhebung nach § 1118 ABGB',
  opening: (landlord, reminded_on) => [
    `im Auftrag und in Vollmacht von ${landlord} haben wir Sie ${reminded_on.length > 0 ? `am ${reminded_on.join(' und am ')} ` : ''}wegen rückständigen Mietzinses gemahnt. `,
    'Auch am darauf folgenden Zinstermin war der Rückstand nicht vollständig bezahlt. Offen ist:',
  ],
  declaration: (landlord, day) => [
    `Im Namen von ${landlord} `,
    {
      strong:
        'erklären wir daher das Mietverhältnis nach § 1118 zweiter Fall ABGB mit sofortiger Wirkung für aufgehoben.',
    },
    ' Wir fordern Sie auf, das Mietobjekt bis spätestens ',
    { strong: day },
    ' geräumt von eigenen Fahrnissen zu übergeben und den offenen Betrag auf das nachstehend angegebene Konto zu bezahlen.',
  ],
  rights_title: 'Ihre Rechte',
  rights: (arrears) => [
    [
      `Die Erklärung ist unwirksam, wenn der gesamte Mietzinsrückstand von ${arrears} bezahlt war, bevor sie Ihnen zugegangen ist. Soweit das Mietrechtsgesetz anzuwenden ist, können Sie den Vertrag auch noch vor Schluss der mündlichen Verhandlung erster Instanz durch Zahlung des geschuldeten Betrags erhalten, wenn Sie kein grobes Verschulden trifft; die Kosten haben Sie zu ersetzen (§ 33 Abs. 2 und 3 MRG).`,
    ],
    [
      'Übergeben Sie das Mietobjekt nicht, kann die Räumung beim Bezirksgericht, in dessen Sprengel es liegt, mit Mietzins- und Räumungsklage verlangt werden. Beratung bieten Gerichte am Amtstag, Mieterorganisationen und die Wohnungssicherung Ihrer Gemeinde.',
    ],
  ],
}

const EN: Termination = {
  subject: 'Notice of termination of the lease under § 1118 ABGB',
  opening: (landlord, reminded_on) => [
    `On behalf of and authorised by ${landlord} we reminded you ${reminded_on.length > 0 ? `on ${reminded_on.join(' and on ')} ` : ''}of unpaid rent. `,
    'On the rent date that followed the arrears had not been paid in full. The following is open:',
  ],
  declaration: (landlord, day) => [
    `On behalf of ${landlord} `,
    { strong: 'we therefore declare the lease dissolved with immediate effect under § 1118, second case, ABGB.' },
    ' Please vacate the premises, hand them over by ',
    { strong: day },
    ' at the latest, and pay the open amount to the account named below.',
  ],
  rights_title: 'Your rights',
  rights: (arrears) => [
    [
      `This declaration is without effect if all rent arrears of ${arrears} had been paid before it reached you. Where the Austrian Tenancy Act applies you can still preserve the lease by paying the amount owed before the end of the oral hearing of first instance, unless you are grossly at fault; the costs are yours to bear (§ 33 (2) and (3) MRG).`,
    ],
    [
      'If you do not hand over the premises, eviction and rent may be claimed before the district court in whose district they lie. Advice is given by the courts on their consultation days, by tenants’ associations and by your municipality.',
    ],
  ],
}

/**
 * Rent is due on the fifth of a month (§ 1100 ABGB), and a lease ends under § 1118 ABGB. The stages of a tenancy claim
 * are made for Austrian leases; under any other law unpaid rent goes the way of other debts.
 */
export const AUSTRIAN_LEASE: LeaseLaw = {
  rent_day: 5,
  rent_grace_days: 8,
  consequence: {
    de: 'Ist der Rückstand an diesem Tag nicht vollständig bezahlt, kann das Mietverhältnis nach § 1118 ABGB vorzeitig aufgehoben und die Räumung gerichtlich verlangt werden. Zahlen Sie den gesamten Rückstand bis dahin, bleibt der Vertrag aufrecht.',
    en: 'If the arrears are not paid in full on that day, the lease may be dissolved under § 1118 ABGB and eviction may be sought in court. If you pay all arrears by then, the lease remains in force.',
  },
  termination: { de: DE, en: EN },
}

import { basisOf, type CourtProcedure } from '../court.ts'
import { rowOn } from '../dated-rows.ts'
import { rowUse } from '../table-warnings.ts'
import { courtCosts } from './court-costs.ts'
import { DECISION_TERMS } from './decision-terms.ts'
import { competentCourt, contestedCourt } from './dunning-court.ts'

/** No lawyer takes part. */
const WE_APPLY = {
  de: 'Den Antrag stellen wir in Ihrem Namen (§ 79 Abs. 2 Nr. 4 ZPO).',
  en: 'We apply for it on your behalf (§ 79 (2) no. 4 ZPO).',
} as const

/** §§ 688 ff. ZPO. */
export const MAHNBESCHEID: CourtProcedure = {
  name: 'mahnbescheid',
  limit: null,
  fulfilment: {
    refusal: {
      reason: 'obligation_not_fulfilled',
      message: 'no Mahnverfahren is available while the creditor has not fulfilled its obligation',
      words: {
        de: 'Solange Ihre Leistung nicht erbracht ist, gibt es keinen Mahnbescheid.',
        en: 'There is no payment order (Mahnbescheid) until you have delivered what you owe.',
      },
    },
  },
  /** None is needed: a registered collection company files the application itself. */
  lawyerRule: () => 'lawyer_not_allowed',
  lawyer_refused: 'is not allowed on a German claim',
  costs: courtCosts,
  competentCourt,
  contestedCourt,
  /** § 79 (2) no. 4 ZPO. */
  collector_files: true,
  court_follows: 'creditor',
  otherBasis: ({ legal, on }, court) => {
    const rows = legal.dunning_courts_de.courts
    const courts = rowOn(rows, on)
    const use = courts && rowUse({ table: 'dunning_courts_de', list: 'courts' }, rows, courts)
    return court && courts && use ? [basisOf(courts, use)] : []
  },
  asks_birth_date: false,
  filing: {
    heading: 'Daten für den Antrag auf Erlass eines Mahnbescheids',
    creditor: 'Die antragstellende Partei',
    debtor: 'der antragsgegnerischen Partei',
    /** § 690 (1) ZPO. */
    declarations: ({ obligation_fulfilled }) => [
      obligation_fulfilled
        ? 'Der Anspruch hängt von einer Gegenleistung ab; diese ist bereits erbracht.'
        : 'Der Anspruch hängt von einer Gegenleistung ab; diese ist noch nicht erbracht.',
    ],
    gaps: {},
  },
  words: {
    de: {
      title: 'Mahnbescheid (Deutschland)',
      stages: {
        dunning_action_recommended: 'Mahnbescheid empfohlen',
        dunning_action_filed: 'Mahnbescheid beantragt',
        exekutionsantrag_recommended: 'Zwangsvollstreckung empfohlen',
      },
      decision: DECISION_TERMS.de,
      course: [
        'Das Mahngericht erlässt den Mahnbescheid, ohne zu prüfen, ob die Forderung berechtigt ist.',
        'Der Schuldner kann binnen zwei Wochen ab der Zustellung widersprechen. Auf Antrag wird dann in einem streitigen Verfahren über die Forderung entschieden; das verursacht weitere Kosten.',
        'Ohne Widerspruch kann ein Vollstreckungsbescheid beantragt werden, aus dem vollstreckt wird.',
      ],
      filed_by: { lawyer: WE_APPLY.de, nobody: WE_APPLY.de },
      fee: 'Gerichtsgebühr für den Mahnbescheid',
      outlook: (creditor) =>
        `Geht der Betrag nicht fristgerecht ein, empfehlen wir ${creditor}, das gerichtliche Mahnverfahren einzuleiten (§§ 688 ff. ZPO). Das Gericht stellt Ihnen dann einen Mahnbescheid zu, dem Sie binnen zwei Wochen widersprechen können. Ohne Widerspruch kann ein Vollstreckungsbescheid ergehen, aus dem die Zwangsvollstreckung möglich ist, etwa durch Pfändung von Einkommen oder Vermögen. Die Kosten des Verfahrens trägt, wer unterliegt (§ 91 ZPO).`,
      objection:
        'Gegen einen Mahnbescheid hilft nur ein Widerspruch beim Mahngericht, binnen zwei Wochen nach der Zustellung (§§ 692, 694 ZPO). Gegen einen Vollstreckungsbescheid hilft nur ein Einspruch, ebenfalls binnen zwei Wochen nach der Zustellung (§§ 700, 339 ZPO). Beides geht an das Gericht, das Ihnen den Bescheid geschickt hat. Sonst kann daraus vollstreckt werden. Haben Sie die zwei Wochen versäumt, legen Sie trotzdem sofort Widerspruch ein: Er zählt, solange kein Vollstreckungsbescheid erlassen ist, sonst als Einspruch (§ 694 ZPO).',
      after_title:
        'Es gibt einen Vollstreckungsbescheid oder eine andere vollstreckbare Entscheidung des Gerichts. Ist der Vollstreckungsbescheid noch keine zwei Wochen zugestellt, können Sie sich bei dem Gericht, das ihn erlassen hat, noch wehren (§§ 700, 339 ZPO). Haben Sie ihn nie bekommen oder die Frist ohne Ihr Verschulden versäumt, ist vielleicht eine Wiedereinsetzung möglich (§ 233 ZPO). Holen Sie sofort Rat (Rechtsantragstelle des Amtsgerichts, Rechtsanwalt).',
    },
    en: {
      title: 'German payment order (Mahnbescheid)',
      stages: {
        dunning_action_recommended: 'Payment order recommended',
        dunning_action_filed: 'Payment order applied for',
        exekutionsantrag_recommended: 'Enforcement recommended',
      },
      decision: DECISION_TERMS.en,
      course: [
        'The court issues the payment order without examining whether the claim is justified.',
        'The debtor may object within two weeks of service. If a party so requests, contested proceedings follow, which cost more.',
        'Without an objection an enforcement order can be applied for, which permits execution.',
      ],
      filed_by: { lawyer: WE_APPLY.en, nobody: WE_APPLY.en },
      fee: 'Court fee for the German payment order (Mahnbescheid)',
      outlook: (creditor) =>
        `If the amount does not reach us in time, we will advise ${creditor} to apply for a German court payment order (Mahnbescheid, §§ 688 ff. ZPO). You may object to it within two weeks of service. Without an objection an enforcement order can be issued, which permits execution, for example attachment of income or assets. The costs of the procedure are borne by the party that loses (§ 91 ZPO).`,
      objection:
        'If you have received a court payment order (Mahnbescheid), you must object to the court itself (Widerspruch) within two weeks of service (§§ 692, 694 ZPO); nothing you write here stops it. Against an enforcement order (Vollstreckungsbescheid) you must lodge an Einspruch with the court, also within two weeks of service (§§ 700, 339 ZPO). Both go to the court that sent you the order. Otherwise it can be enforced. If you have missed the two weeks, still lodge a Widerspruch at once: it counts as long as no enforcement order has been issued, and otherwise as an Einspruch (§ 694 ZPO).',
      after_title:
        'There is an enforcement order (Vollstreckungsbescheid) or another enforceable decision of the court. If the enforcement order was served less than two weeks ago, you can still defend yourself at the court that issued it (§§ 700, 339 ZPO). If you never received it, or missed the deadline through no fault of your own, the court may still admit your defence (Wiedereinsetzung, § 233 ZPO). Get advice at once (at the Rechtsantragstelle of the local court, Amtsgericht, or from a lawyer).',
    },
  },
}

import { basisOf, type CourtProcedure } from '../court.ts'
import { SUIT } from '../filing.ts'
import { rowUse } from '../table-warnings.ts'
import { competentCourt } from './competent-court.ts'
import { courtCosts } from './court-costs.ts'
import { limitsOn } from './limits.ts'

/** §§ 244 ff. ZPO. */
export const MAHNKLAGE: CourtProcedure = {
  name: 'mahnklage',
  limit: {
    on: (day, legal) => limitsOn(legal, day)?.dunning_suit_cents ?? 0,
    refusal: {
      reason: 'amount_above_limit',
      message: 'the amount exceeds the limit of the Austrian Mahnklage',
      words: {
        de: 'Der Betrag übersteigt die Grenze der österreichischen Mahnklage.',
        en: 'The amount exceeds the limit of the Austrian Mahnklage.',
      },
    },
  },
  fulfilment: null,
  /** Required above a limit (§ 27 ZPO), but not for rent, which goes to the district court at any amount. */
  lawyerRule: ({ claim_type, streitwert_cents, on, legal }) =>
    claim_type !== 'tenancy' && streitwert_cents > (limitsOn(legal, on)?.without_lawyer_cents ?? 0)
      ? 'lawyer_required'
      : 'lawyer_optional',
  lawyer_refused: null,
  costs: courtCosts,
  competentCourt,
  /** The court that ordered payment also hears the contested case. */
  contestedCourt: () => null,
  /** § 118 (2) GewO: collection companies must not collect in court. */
  collector_files: false,
  court_follows: 'debtor',
  otherBasis: ({ legal, on }) => {
    const limits = limitsOn(legal, on)
    const use = limits && rowUse({ table: 'court_limits_at', list: 'limits' }, legal.court_limits_at.limits, limits)
    return limits && use ? [basisOf({ ...limits, rule: '§§ 27, 244 ZPO; § 49 JN' }, use)] : []
  },
  asks_birth_date: true,
  /** The declarations are those of § 244 (2) ZPO. */
  filing: {
    ...SUIT,
    heading: 'Daten für die Mahnklage',
    gaps: { amount_above_limit: 'Der Betrag übersteigt die Grenze der Mahnklage.' },
  },
  words: {
    de: {
      title: 'Mahnklage (Österreich)',
      stages: {
        dunning_action_recommended: 'Klage empfohlen',
        dunning_action_filed: 'Mahnklage eingebracht',
        exekutionsantrag_recommended: 'Exekution empfohlen',
      },
      decision: null,
      course: [
        'Das Gericht erlässt einen Zahlungsbefehl, ohne den Schuldner vorher anzuhören.',
        'Der Schuldner kann binnen vier Wochen ab der Zustellung Einspruch erheben. Dann folgt ein ordentliches Verfahren, das weitere Kosten verursachen kann.',
        'Ohne Einspruch wird der Zahlungsbefehl vollstreckbar, und es kann Exekution beantragt werden.',
      ],
      filed_by: {
        lawyer: 'Mit Rechtsanwalt bringt dieser die Klage für Sie ein. Wir bereiten sie vor.',
        nobody:
          'Ohne Rechtsanwalt bringen Sie die Klage selbst bei Gericht ein: Ein Inkassoinstitut darf das nicht (§ 118 Abs. 2 GewO). Wir bereiten sie vor und melden uns bei Ihnen.',
      },
      fee: 'Gerichtsgebühr für die Mahnklage',
      outlook: (creditor) =>
        `Geht der Betrag nicht fristgerecht ein, empfehlen wir ${creditor}, die Forderung mit Mahnklage bei Gericht geltend zu machen (§§ 244 ff. ZPO). Das Gericht erlässt dann einen Zahlungsbefehl, gegen den Sie binnen vier Wochen Einspruch erheben können. Ohne Einspruch wird er vollstreckbar, und es kann Exekution beantragt werden, etwa durch Pfändung von Einkommen oder Vermögen. Die Kosten des Verfahrens trägt, wer unterliegt (§ 41 ZPO).`,
      objection:
        'Gegen einen Zahlungsbefehl hilft nur ein Einspruch bei Gericht (§ 248 ZPO). Er muss binnen vier Wochen ab der Zustellung bei dem Gericht erhoben werden, das den Zahlungsbefehl erlassen hat. Ohne Einspruch wird der Zahlungsbefehl vollstreckbar. Hat ein Landesgericht oder das Handelsgericht Wien ihn erlassen, muss den Einspruch ein Rechtsanwalt unterschreiben.',
      after_title:
        'Es gibt eine vollstreckbare Entscheidung des Gerichts. Haben Sie den Zahlungsbefehl nie bekommen oder die Frist ohne Ihr Verschulden versäumt, holen Sie sofort Rat (Amtstag beim Bezirksgericht, Rechtsanwalt).',
    },
    en: {
      title: 'Austrian action for payment (Mahnklage)',
      stages: {
        dunning_action_recommended: 'Court action recommended',
        dunning_action_filed: 'Court action filed',
        exekutionsantrag_recommended: 'Enforcement recommended',
      },
      decision: null,
      course: [
        'The court issues a payment order without hearing the debtor first.',
        'The debtor may object within four weeks of service. Ordinary proceedings follow then, which may cost more.',
        'Without an objection the payment order becomes enforceable, and execution can be applied for.',
      ],
      filed_by: {
        lawyer: 'With a lawyer, the lawyer files the action for you. We prepare it.',
        nobody:
          'Without a lawyer you file the action with the court yourself: a collection company must not (§ 118 (2) GewO). We prepare it and contact you.',
      },
      fee: 'Court fee for the Austrian action for payment (Mahnklage)',
      outlook: (creditor) =>
        `If the amount does not reach us in time, we will advise ${creditor} to bring the claim before the Austrian court by way of a payment order procedure (Mahnklage, §§ 244 ff. ZPO). The court then issues a payment order, to which you may object within four weeks. Without an objection it becomes enforceable, and execution can be applied for, for example attachment of income or assets. The costs of the procedure are borne by the party that loses (§ 41 ZPO).`,
      objection:
        'If you have received a payment order (Zahlungsbefehl), you must object to the court itself (Einspruch, § 248 ZPO); nothing you write here stops it. The objection has to be made within four weeks of service, to the court that issued the order. Without an objection the order becomes enforceable. If a regional court (Landesgericht) or the Commercial Court of Vienna (Handelsgericht Wien) issued it, a lawyer must sign the objection.',
      after_title:
        'There is an enforceable decision of the court. If you never received the payment order, or missed the deadline through no fault of your own, get advice at once (at the district court on its consultation day, Amtstag, or from a lawyer).',
    },
  },
}

import type { PlanDefault } from '../plan-default.ts'

/** § 13 KSchG: an instalment at least six weeks overdue, and a reminder that threatens the loss and leaves two weeks. */
export const CONSUMER_PLAN: PlanDefault = {
  overdue_days: 42,
  notice_days: 14,
  warning: {
    de: {
      title: 'Androhung des Terminsverlusts (§ 13 KSchG)',
      text: (open, day) => [
        'Wir setzen Ihnen hiermit eine Nachfrist bis ',
        { strong: day },
        ', jedenfalls aber von zwei Wochen ab Erhalt dieses Schreibens. Ist der Rückstand dann nicht vollständig bezahlt und ist eine rückständige Rate seit mindestens sechs Wochen fällig, ',
        { strong: 'verlieren Sie das Recht, in Raten zu zahlen (Terminsverlust).' },
        ` Die gesamte noch offene Forderung, derzeit ${open}, kann dann mit den nach der Vereinbarung wieder anfallenden Zinsen und Kosten auf einmal gefordert und gerichtlich geltend gemacht werden. Bezahlen Sie den Rückstand rechtzeitig, bleibt die Ratenvereinbarung aufrecht.`,
      ],
    },
    en: {
      title: 'Warning of the loss of the terms (§ 13 KSchG)',
      text: (open, day) => [
        'We hereby grant you a period of grace until ',
        { strong: day },
        ', and in any case of two weeks from receipt of this letter. If the arrears have not been paid in full by then and one of the missed instalments has been due for at least six weeks, ',
        { strong: 'you lose the right to pay by instalments (Terminsverlust).' },
        ` The whole amount that is still open, at present ${open}, may then be demanded at once, with the interest and costs that count again under the agreement, and claimed in court. If you pay the arrears in time, the instalment agreement remains in force.`,
      ],
    },
  },
}

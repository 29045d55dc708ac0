import type { Notice, PlanFacts } from '../letters.ts'

export const planTerms = ({ language, grace_days }: PlanFacts): string[] =>
  language === 'de'
    ? [
        `Ist eine Rate mehr als ${grace_days} Tage überfällig, können wir die Vereinbarung aufheben; dann wird der gesamte offene Betrag auf einmal fällig.`,
        'Mit der Vereinbarung beginnt die Verjährung neu (§ 212 Abs. 1 Nr. 1 BGB); solange Sie sie einhalten, läuft sie nicht (§ 205 BGB). Sie geben kein abstraktes Schuldanerkenntnis ab (§ 781 BGB): Es entsteht keine neue, vom Vertrag losgelöste Schuld.',
      ]
    : [
        `If an instalment is more than ${grace_days} days late, we may cancel the agreement; the whole open amount then falls due at once.`,
        'With this agreement limitation begins anew (§ 212 (1) no. 1 BGB); it does not run while you keep the agreement (§ 205 BGB). You make no abstract acknowledgement (§ 781 BGB): no new debt arises that is independent of the contract.',
      ]

/** § 13a (3) and (4) RDG, for private persons. */
export const planNotices = ({ language, is_private }: PlanFacts): Notice[] => {
  if (!is_private) return []
  return language === 'de'
    ? [
        {
          title: 'Hinweise nach § 13a Abs. 3 und 4 RDG',
          items: [
            'Kosten: Durch diese Ratenzahlungsvereinbarung entstehen Ihnen keine Kosten.',
            'Schuldanerkenntnis: Wir fordern Sie nicht zu einem Schuldanerkenntnis auf. Durch ein Schuldanerkenntnis verlieren Sie in der Regel die Möglichkeit, solche Einwendungen und Einreden gegen die anerkannte Forderung geltend zu machen, die bei dessen Abgabe begründet waren, insbesondere dass die Forderung nicht besteht, dass sie erfüllt oder dass sie verjährt ist.',
          ],
          is_numbered: false,
        },
      ]
    : [
        {
          title: 'Information under § 13a (3) and (4) RDG',
          items: [
            'Costs: this instalment agreement costs you nothing.',
            'Acknowledgement: we do not ask you to acknowledge the debt. By an acknowledgement of debt you as a rule lose the possibility to raise objections and defences against the claim that existed when you made it, in particular that the claim does not exist, that it has been paid or that it is time-barred.',
          ],
          is_numbered: false,
        },
      ]
}

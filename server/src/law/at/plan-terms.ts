import type { PlanFacts } from '../letters.ts'

/** Consumers lose the terms only under the conditions of § 13 KSchG. */
export const planTerms = ({ language, is_private, grace_days }: PlanFacts): string[] =>
  language === 'de'
    ? [
        is_private
          ? `Ist eine Rate mehr als ${grace_days} Tage überfällig, mahnen wir Sie. Der gesamte offene Betrag wird nur dann auf einmal fällig (Terminsverlust), wenn eine Rate seit mindestens sechs Wochen fällig ist und wir Sie unter Androhung des Terminsverlusts und unter Setzung einer Nachfrist von mindestens zwei Wochen erfolglos gemahnt haben (§ 13 KSchG).`
          : `Ist eine Rate mehr als ${grace_days} Tage überfällig, können wir die Vereinbarung aufheben; dann wird der gesamte offene Betrag auf einmal fällig (Terminsverlust).`,
        'Mit der Vereinbarung beginnt die Verjährung neu (§ 1497 ABGB); solange Sie sie einhalten, läuft sie nicht. Sie geben kein konstitutives Anerkenntnis ab: Es entsteht keine neue, vom Vertrag losgelöste Schuld.',
      ]
    : [
        is_private
          ? `If an instalment is more than ${grace_days} days late, we will remind you. The whole open amount falls due at once only if an instalment has been due for at least six weeks and we have reminded you in vain, threatening this consequence and granting at least two more weeks (§ 13 KSchG).`
          : `If an instalment is more than ${grace_days} days late, we may cancel the agreement; the whole open amount then falls due at once.`,
        'With this agreement limitation begins anew (§ 1497 ABGB); it does not run while you keep the agreement. You make no constitutive acknowledgement: no new debt arises that is independent of the contract.',
      ]

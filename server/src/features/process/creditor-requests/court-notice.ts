import type { Language } from '../../../kernel/language.ts'
import { STAGE_ROWS, type Stage } from '../../case/claims/index.ts'
import { needsCourtWithdrawal } from './rules.ts'

/** True of every procedure that we know: whoever withdraws in court bears the costs as a rule. */
const NOTICES: Readonly<Record<Language, Readonly<Record<'filed' | 'titled', string>>>> = {
  de: {
    filed:
      'Das gerichtliche Verfahren endet dadurch nicht. Dafür muss der Antrag oder die Klage bei Gericht zurückgenommen ' +
      'werden; wir melden uns dazu bei Ihnen. Kosten des Gerichts und des Rechtsanwalts, die schon entstanden sind, ' +
      'bleiben in der Regel bei Ihnen, und die Gegenseite kann ihre Kosten verlangen. Nach einer Rücknahme schützt das ' +
      'Verfahren nicht mehr vor der Verjährung.',
    titled:
      'Der Titel des Gerichts bleibt bestehen. Eine Vollstreckung (Exekution), die schon läuft, endet erst, wenn auch ' +
      'sie eingestellt wird; wir melden uns dazu bei Ihnen. Kosten, die schon entstanden sind, bleiben in der Regel bei Ihnen.',
  },
  en: {
    filed:
      'This does not end the court proceedings. For that, the application or the action must be withdrawn at the court; ' +
      'we will contact you about it. You usually have to bear the court and lawyer’s costs already incurred, and the ' +
      'other side may claim its costs. After a withdrawal, the proceedings no longer protect the claim from becoming ' +
      'time-barred.',
    titled:
      'The court title remains. Any enforcement already under way ends only when it is stopped as well; we will ' +
      'contact you about it. You usually have to bear the costs already incurred.',
  },
}

/** What asking us to stop does not do; null before the filing. */
export function courtNotice(claim: { readonly collection_stage: Stage }, language: Language): string | null {
  if (!needsCourtWithdrawal(claim)) return null
  return NOTICES[language][STAGE_ROWS[claim.collection_stage].desk === 'titled' ? 'titled' : 'filed']
}

import { cited } from './citation.ts'
import type { Notice, NoticeFacts } from './letters.ts'

/** Names the creditor and the reason for the claim. `cost_rules` is the legal basis of the costs of default. */
export function claimNotice({ language, creditor, grounds, costs }: NoticeFacts, cost_rules: string): Notice {
  const has_costs = costs.length > 0
  const rules = cited(cost_rules, language)
  return language === 'de'
    ? {
        title: 'Zur Forderung',
        items: [
          `Gläubiger: ${creditor}`,
          `Forderungsgrund: ${grounds}`,
          ...(has_costs ? [`Die Kosten sind einzeln aufgeführt und Folge des Zahlungsverzugs (${rules}).`] : []),
        ],
        is_numbered: false,
      }
    : {
        title: 'About the claim',
        items: [
          `Creditor: ${creditor}`,
          `Reason of the claim: ${grounds}`,
          ...(has_costs ? [`The costs are itemised and result from the default in payment (${rules}).`] : []),
        ],
        is_numbered: false,
      }
}

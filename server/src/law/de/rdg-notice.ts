import type { LetterNeed, Notice, NoticeFacts } from '../letters.ts'

/** § 13a (1) RDG: what a first demand to a private person in Germany must say, point by point. */
export const rdgNotice = (facts: NoticeFacts): Notice =>
  facts.language === 'de'
    ? { title: 'Angaben nach § 13a Abs. 1 RDG', items: itemsDe(facts), is_numbered: true }
    : { title: 'Information under § 13a (1) RDG', items: itemsEn(facts), is_numbered: true }

/** What the notice cannot be written without. */
export const RDG_NEEDS: readonly LetterNeed[] = [
  {
    what: 'supervisory_authority',
    message: 'A first letter to a private person in Germany must name the supervisory authority (§ 13a RDG).',
  },
  {
    what: 'creditor_address',
    message: 'A first letter to a private person in Germany must state the address of the creditor (§ 13a RDG).',
  },
]

const listed = (costs: NoticeFacts['costs']): string =>
  costs.map(({ amount, rule }) => `${amount} (${rule})`).join('; ')

const itemsDe = ({ creditor, grounds, rates, costs, sender_email, supervisory_authority }: NoticeFacts): string[] => [
  `Auftraggeber: ${creditor}`,
  `Forderungsgrund: ${grounds}`,
  rates
    ? `Zinsen: ${rates} jährlich; die zu verzinsende Forderung, der Zinssatz und der Zeitraum stehen in der Forderungsaufstellung.`
    : 'Zinsen werden mit diesem Schreiben nicht geltend gemacht.',
  'Ein Zinssatz über dem gesetzlichen Verzugszinssatz wird nicht geltend gemacht.',
  costs.length > 0
    ? `Kosten: ${listed(costs)}. Sie sind durch die Beauftragung mit dem Einzug entstanden, nachdem die Forderung in Verzug geraten war (§§ 280, 286 BGB, § 13e RDG).`
    : 'Inkassokosten werden mit diesem Schreiben nicht geltend gemacht.',
  'Umsatzsteuer auf Inkassokosten wird nicht geltend gemacht.',
  `Ihre Anschrift wurde uns vom Auftraggeber mitgeteilt und nicht ermittelt. Ist sie unrichtig, schreiben Sie uns bitte an ${sender_email}.`,
  `Zuständige Aufsichtsbehörde: ${supervisory_authority}`,
]

const itemsEn = ({ creditor, grounds, rates, costs, sender_email, supervisory_authority }: NoticeFacts): string[] => [
  `Client: ${creditor}`,
  `Reason of the claim: ${grounds}`,
  rates
    ? `Interest: ${rates} a year; the sum that bears interest, the rate and the period are stated in the statement of account.`
    : 'No interest is claimed with this letter.',
  'No interest above the statutory default rate is claimed.',
  costs.length > 0
    ? `Costs: ${listed(costs)}. They arose from our being instructed after the debtor had been in default (§§ 280, 286 BGB, § 13e RDG).`
    : 'No collection costs are claimed with this letter.',
  'No VAT on collection costs is claimed.',
  `Your address was given to us by the client and was not researched. If it is wrong, please write to ${sender_email}.`,
  `Competent supervisory authority: ${supervisory_authority}`,
]

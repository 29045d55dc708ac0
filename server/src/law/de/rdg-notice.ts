import type { LetterNeed, Notice, NoticeCost, NoticeFacts, NoticeInterest } from '../letters.ts'

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

const named = ({ name, amount, rule, formula }: NoticeCost): string =>
  `${name} ${amount} (${[rule, formula].filter(Boolean).join(': ')})`

const collectionOf = ({ costs }: NoticeFacts) => costs.filter(({ is_collection }) => is_collection)
const othersOf = ({ costs }: NoticeFacts) => costs.filter(({ is_collection }) => !is_collection)

const listed = (costs: readonly NoticeCost[]): string => costs.map(named).join('; ')

/** Points that the law wants only where they apply are left out: nobody's address is researched here. */
const itemsDe = (facts: NoticeFacts): string[] => [
  `Auftraggeber: ${facts.creditor}.`,
  `Forderungsgrund: ${facts.grounds}.${facts.has_contract_date ? '' : ' Das Datum des Vertragsschlusses hat uns der Auftraggeber nicht mitgeteilt.'}`,
  facts.interest
    ? `Zinsen: ${interestDe(facts.interest)} Ein höherer als der gesetzliche Verzugszinssatz wird nicht geltend gemacht.`
    : 'Zinsen werden mit diesem Schreiben nicht geltend gemacht.',
  ...(collectionOf(facts).length > 0
    ? [
        `${listed(collectionOf(facts))}. Entstehungsgrund: Sie sind mit der Zahlung in Verzug, und der Auftraggeber hat uns mit der Einziehung der Forderung beauftragt. Die Kosten dafür sind ein Verzugsschaden und werden nur bis zur Höhe der Vergütung eines Rechtsanwalts geltend gemacht (§ 280 Abs. 1 und 2, § 286 BGB, § 13e Abs. 1 RDG).`,
        'Umsatzsteuer auf die Inkassokosten wird nicht geltend gemacht.',
      ]
    : ['Inkassokosten werden mit diesem Schreiben nicht geltend gemacht.']),
  ...(othersOf(facts).length > 0 ? [`Weitere Kosten des Verzugs: ${listed(othersOf(facts))}.`] : []),
  `Zuständige Aufsichtsbehörde: ${facts.supervisory_authority}.`,
  'Auf Anfrage teilen wir Ihnen ergänzend die wesentlichen Umstände des Vertragsschlusses mit und, falls die Forderung abgetreten wurde, Name oder Firma des ursprünglichen Gläubigers (§ 13a Abs. 2 RDG).',
]

const interestDe = ({ rate, rule, spans }: NoticeInterest): string => {
  const base = rate ? `${rate} (${rule})` : rule
  return spans.length > 0
    ? `${base}, bisher ${spans.join('; ')}; danach weiter bis zur Zahlung.`
    : `${base}; die zu verzinsenden Beträge, Zinssätze und Zeiträume stehen im Anhang „Zinsberechnung“.`
}

const itemsEn = (facts: NoticeFacts): string[] => [
  `Client: ${facts.creditor}.`,
  `Reason of the claim: ${facts.grounds}.${facts.has_contract_date ? '' : ' The client has not told us the date of the contract.'}`,
  facts.interest
    ? `Interest: ${interestEn(facts.interest)} No rate above the statutory one is claimed.`
    : 'No interest is claimed with this letter.',
  ...(collectionOf(facts).length > 0
    ? [
        `${listed(collectionOf(facts))}. Reason: you are in default of payment, and the client has instructed us to collect the claim. The costs of that are damage caused by the default and are claimed only up to what a lawyer may charge (§ 280 (1) and (2), § 286 BGB, § 13e (1) RDG).`,
        'No VAT on the collection costs is claimed.',
      ]
    : ['No collection costs are claimed with this letter.']),
  ...(othersOf(facts).length > 0 ? [`Other costs of the default: ${listed(othersOf(facts))}.`] : []),
  `Competent supervisory authority: ${facts.supervisory_authority}.`,
  'On request we will also tell you the essential circumstances of how the contract was concluded and, if the claim was assigned, the name of the original creditor (§ 13a (2) RDG).',
]

const interestEn = ({ rate, rule, spans }: NoticeInterest): string => {
  const base = rate ? `${rate} (${rule})` : rule
  return spans.length > 0
    ? `${base}, so far ${spans.join('; ')}; thereafter until payment.`
    : `${base}; the sums, rates and periods are listed in the annex “Calculation of interest”.`
}

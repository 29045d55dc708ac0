import { areaWords } from '../../../shared/i18n/words.ts'

/** Taking back what was recorded at court by mistake. What lies at the court is not touched by it. */
export const useReversalWords = areaWords('court_reversal', {
  de: {
    action: { filing: 'Vermerk zurücknehmen', title: 'Vermerk zurücknehmen' },
    heading: {
      filing: {
        mahnklage: 'Vermerk zurücknehmen: Mahnklage eingebracht',
        mahnbescheid: 'Vermerk zurücknehmen: Mahnbescheid beantragt',
        none: 'Vermerk zurücknehmen: bei Gericht eingebracht',
      },
      title: {
        mahnklage: 'Vermerk zurücknehmen: Exekutionstitel',
        mahnbescheid: 'Vermerk zurücknehmen: Vollstreckungsbescheid',
        none: 'Vermerk zurücknehmen: Titel',
      },
    },
    meant: {
      filing: {
        mahnklage: 'Nur für einen irrtümlichen Vermerk. Eine Mahnklage, die bei Gericht liegt, zieht das nicht zurück.',
        mahnbescheid:
          'Nur für einen irrtümlichen Vermerk. Einen Antrag auf Mahnbescheid, der bei Gericht liegt, nimmt das nicht zurück.',
        none: 'Nur für einen irrtümlichen Vermerk. Was bei Gericht liegt, zieht das nicht zurück.',
      },
      title: {
        mahnklage: 'Nur für einen irrtümlichen Vermerk. Am Exekutionstitel selbst ändert das nichts.',
        mahnbescheid: 'Nur für einen irrtümlichen Vermerk. Am Vollstreckungsbescheid selbst ändert das nichts.',
        none: 'Nur für einen irrtümlichen Vermerk. Am Titel selbst ändert das nichts.',
      },
    },
    stage: 'Die Forderung geht zurück auf „{{stage}}“. Der Partner sieht das wie jeden Wechsel der Stufe.',
    costs: {
      filing: 'Die Gerichtskosten, {{amount}}, schuldet der Schuldner nicht mehr.',
      more: 'Die zugesprochenen Kosten weichen wieder den geltend gemachten: {{amount}} mehr.',
      less: 'Die zugesprochenen Kosten weichen wieder den geltend gemachten: {{amount}} weniger.',
    },
    interest:
      'Die bis zum Titel festgestellten Zinsen, {{amount}}, werden ausgebucht; Zinsen werden wieder Tag für Tag gerechnet.',
    fee: 'Unser Honorar dafür, {{fee}} netto, wird zurückgenommen.',
    fee_and_share:
      'Unser Honorar dafür, {{fee}} netto, wird zurückgenommen, samt dem Anteil des Partners von {{share}}.',
    open: 'Offen sind danach {{after}} statt {{now}}.',
    open_same: 'Offen bleiben {{now}}.',
    closes: 'Damit ist alles bezahlt: Die Forderung schließt als bezahlt.',
    closes_waiving:
      'Die Rechnungen sind bezahlt: Die Forderung schließt als bezahlt; {{after}} an Zinsen und Kosten werden erlassen.',
    fee_invoice: 'Eine Rechnung über die Gerichtsgebühr, die der Gläubiger schon hat, wird dann gutgeschrieben.',
    limitation: 'Die Verjährung läuft, als wäre das Gericht nie befasst worden.',
    kept: 'Der Vermerk und die Begründung bleiben im Protokoll.',
    note: 'Warum war es ein Irrtum?',
    done: { filing: 'Vermerk zurückgenommen', title: 'Vermerk zurückgenommen' },
    refused: {
      claim_closed: 'Die Forderung ist geschlossen: bitte zuerst wieder öffnen.',
      not_filed: 'Es ist nichts bei Gericht vermerkt.',
      not_titled: 'Es ist kein Titel vermerkt.',
      title_stands: 'Darauf beruht ein Titel: Ist auch er ein Irrtum, bitte zuerst den Titel zurücknehmen.',
      not_at_stage: 'In der jetzigen Stufe lässt sich das nicht zurücknehmen.',
      costs_paid: 'Auf diese Kosten wurde seither gezahlt: bitte zuerst die Zahlung zurücknehmen.',
    },
  },
  en: {
    action: { filing: 'Undo recorded filing', title: 'Undo recorded title' },
    heading: {
      filing: {
        mahnklage: 'Undo record: Mahnklage filed',
        mahnbescheid: 'Undo record: Mahnbescheid applied for',
        none: 'Undo record: filed with the court',
      },
      title: {
        mahnklage: 'Undo record: enforceable title',
        mahnbescheid: 'Undo record: Vollstreckungsbescheid',
        none: 'Undo record: title',
      },
    },
    meant: {
      filing: {
        mahnklage: 'Only for a record made by mistake. This does not withdraw a Mahnklage that is with the court.',
        mahnbescheid:
          'Only for a record made by mistake. This does not withdraw an application for a Mahnbescheid that is with the court.',
        none: 'Only for a record made by mistake. This does not withdraw anything that is with the court.',
      },
      title: {
        mahnklage: 'Only for a record made by mistake. It changes nothing about the title itself.',
        mahnbescheid: 'Only for a record made by mistake. It changes nothing about the Vollstreckungsbescheid itself.',
        none: 'Only for a record made by mistake. It changes nothing about the title itself.',
      },
    },
    stage: 'The claim goes back to “{{stage}}”. The partner sees this like any other change of stage.',
    costs: {
      filing: 'The debtor no longer owes the costs of the filing, {{amount}}.',
      more: 'The costs are again those filed, not those awarded: {{amount}} more.',
      less: 'The costs are again those filed, not those awarded: {{amount}} less.',
    },
    interest: 'The interest fixed up to the title, {{amount}}, is removed; interest is calculated daily again.',
    fee: 'Our fee for the filing, {{fee}} net, is reversed.',
    fee_and_share: 'Our fee for the filing, {{fee}} net, is reversed, and with it the partner’s share of {{share}}.',
    open: '{{after}} will be open instead of {{now}}.',
    open_same: '{{now}} stays open.',
    closes: 'Everything is then paid: the claim closes as paid.',
    closes_waiving: 'The invoices are paid: the claim closes as paid, and {{after}} in interest and costs is waived.',
    fee_invoice: 'If the creditor already has an invoice for the court fee, a credit note is issued for it.',
    limitation: 'The limitation period runs as if nothing had been filed.',
    kept: 'The record and the reason stay in the log.',
    note: 'Why was it a mistake?',
    done: { filing: 'Recorded filing undone', title: 'Recorded title undone' },
    refused: {
      claim_closed: 'The claim is closed: reopen it first.',
      not_filed: 'No filing is recorded.',
      not_titled: 'No title is recorded.',
      title_stands: 'A title is based on it: if that is a mistake too, undo the title first.',
      not_at_stage: 'It cannot be undone at the current stage.',
      costs_paid: 'A payment has since been made towards these costs: reverse that payment first.',
    },
  },
})

import { areaWords } from '../../../shared/i18n/words.ts'

export const useContradictionWords = areaWords('invoice_contradictions', {
  de: {
    title: 'Widersprüche',
    parties_swapped:
      '{{field}} ist laut Datei {{read}}, laut Forderung {{said}}: Aussteller und Empfänger sind vertauscht.',
    issuer_differs:
      'Die Rechnung ist von {{read}}; Gläubiger der Forderung ist {{said}}. Gehört sie zu dieser Forderung?',
    recipient_differs:
      'Die Rechnung ist an {{read}} gerichtet; Schuldner der Forderung ist {{said}}. Gehört sie zu dieser Forderung?',
    currency_differs: '{{field}}: Der Betrag wurde in Euro gesendet, gedruckt ist er in {{read}}.',
    page_differs: '{{field}}: Die E-Rechnung sagt {{said}}, die Seite sagt {{read}}.',
    further_invoices: 'Gesendet wurde ein Bruttobetrag von {{said}}; die Datei enthält aber die Rechnungen {{read}}.',
    sent_differs: '{{field}}: Gesendet wurde {{said}}, in der Datei steht {{read}}.',
    keep: '{{value}} behalten',
    take: '{{value}} übernehmen',
    right: 'Stimmt so',
  },
  en: {
    title: 'Contradictions',
    parties_swapped:
      '{{field}} is {{read}} according to the file, {{said}} according to the claim: issuer and recipient are the other way round.',
    issuer_differs:
      'The invoice is from {{read}}; the creditor of the claim is {{said}}. Does it belong to this claim?',
    recipient_differs:
      'The invoice is addressed to {{read}}; the debtor of the claim is {{said}}. Does it belong to this claim?',
    currency_differs: '{{field}}: the amount was sent in euros, but is printed in {{read}}.',
    page_differs: '{{field}}: the e-invoice says {{said}}, the page says {{read}}.',
    further_invoices: 'A gross amount of {{said}} was sent, but the file holds the invoices {{read}}.',
    sent_differs: '{{field}}: {{said}} was sent, the file says {{read}}.',
    keep: 'Keep {{value}}',
    take: 'Take {{value}}',
    right: 'It is right',
  },
})

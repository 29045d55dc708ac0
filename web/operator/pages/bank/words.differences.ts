import { areaWords } from '../../../shared/i18n/words.ts'

/** Where two statements do not say the same of an entry. */
export const useDifferenceWords = areaWords('bank_differences', {
  de: {
    title: 'Zwei Kontoauszüge widersprechen sich',
    text: 'Ein weiterer Kontoauszug nennt zu diesem Umsatz anderes. Einer der beiden kann verändert sein. Vergleichen Sie mit dem Online-Banking der Bank. Bis feststeht, welcher gilt, wird nichts an den Zahler erstattet.',
    settled: 'Abweichender Kontoauszug',
    field: {
      payer_iban: 'IBAN des Zahlers',
      payer_name: 'Name des Zahlers',
      text: 'Verwendungszweck',
      value_date: 'Wertstellung',
      end_to_end_id: 'Ende-zu-Ende-Referenz',
    },
    what: 'Angabe',
    stored: 'Übernommen',
    told: 'Abweichend',
    file: 'Kontoauszug',
    nothing: 'keine Angabe',
    uploaded: '{{file}}, hochgeladen von {{name}} am {{at}}',
    from_inbox: '{{file}}, aus dem Eingangsordner am {{at}}',
    holds: { stored: 'Übernommener Auszug gilt', told: 'Abweichender Auszug gilt' },
    confirm: {
      stored: 'Der Umsatz bleibt, wie er ist. Die Erstattung ist wieder möglich.',
      told: 'Der Umsatz erhält die Angaben des abweichenden Kontoauszugs. Ist noch nichts zugeordnet, wird er neu beurteilt. Das lässt sich nicht zurücknehmen.',
    },
    note_hint: 'Womit Sie verglichen haben. Freiwillig.',
    same_person: 'Sie haben diesen Kontoauszug selbst hochgeladen. Das muss jemand anderer entscheiden.',
    done: 'Entschieden',
    decided: {
      stored: '{{name}} hat am {{at}} entschieden: Der übernommene gilt.',
      told: '{{name}} hat am {{at}} entschieden: Der abweichende gilt.',
    },
  },
  en: {
    title: 'Two statements contradict each other',
    text: 'Another statement shows this entry differently. One of the two may have been altered. Compare them with the bank’s online banking. Nothing is refunded to the payer until it is settled which one is right.',
    settled: 'A statement that differed',
    field: {
      payer_iban: 'Payer’s IBAN',
      payer_name: 'Payer’s name',
      text: 'Remittance text',
      value_date: 'Value date',
      end_to_end_id: 'End-to-end reference',
    },
    what: 'Field',
    stored: 'Used',
    told: 'Different',
    file: 'Statement',
    nothing: 'not given',
    uploaded: '{{file}}, uploaded by {{name}} on {{at}}',
    from_inbox: '{{file}}, from the watched folder on {{at}}',
    holds: { stored: 'The one in use is right', told: 'The different one is right' },
    confirm: {
      stored: 'The entry stays as it is. It can be refunded again.',
      told: 'The entry takes on what the different statement says. If nothing is assigned yet, it is matched again. This cannot be undone.',
    },
    note_hint: 'What you compared it with. Optional.',
    same_person: 'You uploaded this statement yourself. Someone else has to decide.',
    done: 'Settled',
    decided: {
      stored: '{{name}} decided on {{at}}: the one in use is right.',
      told: '{{name}} decided on {{at}}: the different one is right.',
    },
  },
})

import { areaWords } from '../../../shared/i18n/words.ts'

/** Money that is for no claim, and still somebody's. */
export const useShareWords = areaWords('bank_shares', {
  de: {
    given: {
      creditor_paid: '{{amount}} zahlen, was {{name}} uns schuldet; eine Abrechnung verrechnet sie.',
      bank_charge: '{{amount}} hat die Bank für sich abgebucht; sie gehen zu unseren Lasten.',
      refund_lost:
        '{{amount}} waren dem Zahler schon erstattet, als die Bank das Geld zurückholte. Bis er sie zurückzahlt, gehen sie zu unseren Lasten.',
      refund_repaid: '{{amount}} zahlen eine Erstattung zurück, deren Geld die Bank zurückgeholt hatte.',
    },
    holds_one: 'hält einen Fall an',
    holds_other: 'hält {{count}} Fälle an',
    do: { pays_us: 'Zahlung an uns', charge: 'Bankspesen' },
    done: {
      pays_us: '{{amount}} als Zahlung an uns gebucht.',
      charge: '{{amount}} als Bankspesen gebucht.',
    },
    pays_us: 'Zahlung an uns',
    pays_us_do: 'Buchen',
    pays_us_text:
      'Jemand zahlt, was er uns schuldet: ein Gläubiger den Vortrag aus seiner Abrechnung oder eine Gerichtsgebühr, oder ein Zahler eine Erstattung, deren Geld die Bank zurückgeholt hat.',
    who: 'Wer zahlt',
    creditors: 'Gläubiger',
    payers: 'Zahler',
    owes: '{{name}} · schuldet {{amount}}',
    lost: '{{name}} · zurückgeholt am {{day}} · schuldet {{amount}}',
    nobody_owes: 'Niemand schuldet uns etwas.',
    choose: 'Wählen Sie, wer zahlt.',
    counts: '{{amount}} werden gebucht.',
    left: '{{amount}} bleiben offen.',
    creditor_then:
      'Die nächste Abrechnung verrechnet den Betrag. Rechnungen über Gerichtsgebühren werden dabei als bezahlt vermerkt; vermerken Sie es nicht von Hand.',
    charge: 'Bankspesen',
    charge_do: 'Als Bankspesen buchen',
    charge_text:
      '{{amount}} hat die Bank für sich abgebucht. Sie gehen zulasten unserer Honorare auf den Fremdgeldkonten, nie zulasten von Gläubigern oder Schuldnern.',
    charge_then: 'Reichen die Honorare nicht, zeigt die Abstimmung, was wir einlegen müssen.',
    undo_given: '{{amount}}, die zu keiner Forderung gehören, sind dann wieder offen.',
    undo_settled:
      '{{amount}} davon stehen schon in einer Abrechnung. Die nächste Abrechnung zieht sie dem Gläubiger wieder ab; deckt das Geld des Gläubigers das nicht, schuldet er uns den Rest.',
    ignored_many_one: 'Einen Umsatz ignoriert.',
    ignored_many_other: '{{count}} Umsätze ignoriert.',
    ignored_some: '{{done}} von {{count}} Umsätzen ignoriert; die anderen hat inzwischen jemand entschieden.',
    marked_one: 'Ein Umsatz markiert',
    marked_other: '{{count}} Umsätze markiert',
    is_marked: 'markiert',
    ignore_marked: 'Markierte ignorieren …',
    clear: 'Markierung aufheben',
    ignore_many: 'Mehrere Umsätze ignorieren',
    ignore_many_text_one: 'Ein Umsatz, {{amount}}: Er gehört zu keiner Forderung und wird nicht verbucht.',
    ignore_many_text_other:
      '{{count}} Umsätze, zusammen {{amount}}: Sie gehören zu keiner Forderung und werden nicht verbucht.',
    ignore_many_holds_one: 'Ein Fall, den sie anhalten, läuft dann weiter.',
    ignore_many_holds_other: '{{count}} Fälle, die sie anhalten, laufen dann weiter.',
  },
  en: {
    given: {
      creditor_paid: '{{amount}} pay what {{name}} owes us; a settlement sets them off.',
      bank_charge: '{{amount}} were taken by the bank for itself, at our expense.',
      refund_lost:
        '{{amount}} had been refunded to the payer when the bank took the money back. Until they are repaid they are at our expense.',
      refund_repaid: '{{amount}} repay a refund of money that the bank had taken back.',
    },
    holds_one: 'holds one case',
    holds_other: 'holds {{count}} cases',
    do: { pays_us: 'Payment to us', charge: 'Bank charge' },
    done: {
      pays_us: '{{amount}} booked as a payment to us.',
      charge: '{{amount}} booked as a bank charge.',
    },
    pays_us: 'Payment to us',
    pays_us_do: 'Book',
    pays_us_text:
      'Somebody pays what they owe us: a creditor what was carried over in its settlement or a court fee, or a payer a refund of money that the bank took back.',
    who: 'Who pays',
    creditors: 'Creditors',
    payers: 'Payers',
    owes: '{{name}} · owes {{amount}}',
    lost: '{{name}} · taken back on {{day}} · owes {{amount}}',
    nobody_owes: 'Nobody owes us anything.',
    choose: 'Choose who pays.',
    counts: '{{amount}} are booked.',
    left: '{{amount}} stay open.',
    creditor_then:
      'The next settlement sets the amount off. Invoices for court fees are marked as paid then; do not mark them by hand.',
    charge: 'Bank charge',
    charge_do: 'Book as a bank charge',
    charge_text:
      '{{amount}} were taken by the bank for itself. They are at the expense of our fees on the client money accounts, never of creditors or debtors.',
    charge_then: 'Where our fees do not cover it, the reconciliation shows what we have to put in.',
    undo_given: '{{amount}} that are for no claim are open again then.',
    undo_settled:
      '{{amount}} of it stand in a settlement. The next settlement deducts them from the creditor again; what the creditor’s money does not cover, it owes us.',
    ignored_many_one: 'One entry ignored.',
    ignored_many_other: '{{count}} entries ignored.',
    ignored_some: '{{done}} of {{count}} entries ignored; somebody has decided on the others meanwhile.',
    marked_one: 'One entry marked',
    marked_other: '{{count}} entries marked',
    is_marked: 'marked',
    ignore_marked: 'Ignore the marked …',
    clear: 'Clear the marks',
    ignore_many: 'Ignore several entries',
    ignore_many_text_one: 'One entry, {{amount}}: it belongs to no claim and is not booked.',
    ignore_many_text_other: '{{count}} entries, together {{amount}}: they belong to no claim and are not booked.',
    ignore_many_holds_one: 'One case that they hold goes on then.',
    ignore_many_holds_other: '{{count}} cases that they hold go on then.',
  },
})

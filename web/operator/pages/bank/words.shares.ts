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
      creditor_paid: '{{amount}} pays what {{name}} owes us; a settlement sets it off.',
      bank_charge: '{{amount}} was charged by the bank, at our expense.',
      refund_lost:
        '{{amount}} had been refunded to the payer when the bank took the money back. Until it is repaid, it is at our expense.',
      refund_repaid: '{{amount}} repays a refund of money that the bank had taken back.',
    },
    holds_one: 'one case on hold',
    holds_other: '{{count}} cases on hold',
    do: { pays_us: 'Payment to us', charge: 'Bank charge' },
    done: {
      pays_us: '{{amount}} booked as a payment to us.',
      charge: '{{amount}} booked as a bank charge.',
    },
    pays_us: 'Payment to us',
    pays_us_do: 'Book payment',
    pays_us_text:
      'Someone is paying what they owe us: a creditor, for an amount carried over in its settlement or a court fee; or a payer, for a refund of money that the bank took back.',
    who: 'Who is paying',
    creditors: 'Creditors',
    payers: 'Payers',
    owes: '{{name}} · owes {{amount}}',
    lost: '{{name}} · taken back on {{day}} · owes {{amount}}',
    nobody_owes: 'Nobody owes us anything.',
    choose: 'Choose who is paying.',
    counts: '{{amount}} will be booked.',
    left: '{{amount}} stays open.',
    creditor_then:
      'The next settlement sets the amount off and marks invoices for court fees as paid; do not mark them manually.',
    charge: 'Bank charge',
    charge_do: 'Book as a bank charge',
    charge_text:
      '{{amount}} was charged by the bank. It is taken from our fees on the client money accounts, never from creditors or debtors.',
    charge_then: 'If our fees do not cover it, the reconciliation shows what we have to pay in.',
    undo_given: '{{amount}} that does not belong to any claim will be open again.',
    undo_settled:
      '{{amount}} of it is in a settlement. The next settlement deducts it from the creditor again; the creditor owes us whatever its money does not cover.',
    ignored_many_one: 'One entry ignored.',
    ignored_many_other: '{{count}} entries ignored.',
    ignored_some: '{{done}} of {{count}} entries ignored; someone has decided on the others in the meantime.',
    marked_one: 'One entry marked',
    marked_other: '{{count}} entries marked',
    is_marked: 'marked',
    ignore_marked: 'Ignore marked entries …',
    clear: 'Clear marks',
    ignore_many: 'Ignore several entries',
    ignore_many_text_one: 'One entry, {{amount}}: it does not belong to any claim and is not booked.',
    ignore_many_text_other:
      '{{count}} entries, {{amount}} in total: they do not belong to any claim and are not booked.',
    ignore_many_holds_one: 'One case that was on hold because of this continues.',
    ignore_many_holds_other: '{{count}} cases that were on hold because of this continue.',
  },
})

import { type Both, both, type Refusals } from './both.ts'

/** What is wrong with what was entered. Said below the field, or after its name. */
export const VALUE_REFUSALS = {
  required: both('Diese Angabe fehlt.', 'This is missing.'),
  unknown_field: both('Diese Angabe kennt der Server nicht.', 'The server does not know this field.'),
  wrong_type: both('Hier wird eine andere Art von Angabe erwartet.', 'A different type of value is expected here.'),
  wrong_format: both('Diese Angabe hat nicht die richtige Form.', 'This does not have the right format.'),
  not_allowed: both('Dieser Wert ist hier nicht zulässig.', 'This value is not allowed here.'),
  not_applicable: both('Diese Angabe passt nicht zu den anderen.', 'This does not fit with the other values.'),
  inconsistent: both('Diese Angabe widerspricht einer anderen.', 'This contradicts another value.'),
  given_twice: both('Diese Angabe steht zweimal da.', 'This is given twice.'),
  blank: both('Das Feld darf nicht leer sein.', 'This field must not be empty.'),
  too_short: both('Der Text ist zu kurz.', 'The text is too short.'),
  too_long: both('Der Text ist zu lang.', 'The text is too long.'),
  too_few: both('Das sind zu wenige Einträge.', 'There are too few entries.'),
  too_many: both('Das sind zu viele Einträge.', 'There are too many entries.'),
  too_large: both('Diese Angabe braucht mehr Platz, als das Feld hat.', 'This is too large for the field.'),
  batch_too_large: both(
    'Das sind mehr Forderungen, als auf einmal bearbeitet werden. Grenzen Sie die Liste ein.',
    'This is more claims than can be changed at once. Narrow the list down.',
  ),
  found_too_many: both(
    'Die Suche findet mehr, als eine Liste aufnimmt. Grenzen Sie sie ein.',
    'The search finds more than a list can hold. Narrow it down.',
  ),
  too_deep: both('Die Angabe ist zu tief verschachtelt.', 'This is nested too deeply.'),
  too_many_values: both('Die Anfrage enthält zu viele Werte.', 'The request contains too many values.'),
  too_many_decimals: both('Die Zahl hat zu viele Nachkommastellen.', 'The number has too many decimal places.'),
  out_of_range: both('Die Zahl ist zu klein oder zu groß.', 'The number is too small or too large.'),
  out_of_order: both('Die Reihenfolge stimmt nicht.', 'The order is wrong.'),
  in_the_past: both('Der Zeitpunkt darf nicht in der Vergangenheit liegen.', 'The date must not be in the past.'),
  in_the_future: both('Der Zeitpunkt darf nicht in der Zukunft liegen.', 'The date must not be in the future.'),
  too_far_ahead: both('Der Zeitpunkt liegt zu weit in der Zukunft.', 'The date is too far in the future.'),
  date_unlikely: both(
    'Der Tag liegt so lange vor den Rechnungen, dass er kaum gemeint ist.',
    'The date is so long before the invoices that it is probably a mistake.',
  ),
  wrong_sum: both('Die Beträge ergeben nicht die nötige Summe.', 'The amounts do not add up to the required total.'),
  sum_too_large: both(
    'Die Summe wird größer als der größte Betrag, der sich speichern lässt.',
    'The total would be larger than the largest amount that can be stored.',
  ),
  several_primary: both('Nur ein Eintrag kann der wichtigste sein.', 'Only one entry can be the primary one.'),
  characters_not_allowed: both(
    'Der Text enthält Zeichen, die hier nicht zulässig sind.',
    'The text contains characters that are not allowed here.',
  ),
  name_not_allowed: both('Ein Name darin ist nicht zulässig.', 'A name in it is not allowed.'),
  unknown_reference: both(
    'Das Gemeinte gibt es nicht, oder Sie dürfen es nicht sehen.',
    'This does not exist, or you are not allowed to see it.',
  ),
  not_own_partner: both('Nur der eigene Partner kann genannt werden.', 'You can only name your own partner.'),
  partner_token_required: both('Das geht nur mit dem Token eines Partners.', 'This requires a partner token.'),
  limit_reached: both('Mehr davon kann es nicht geben.', 'The maximum number has been reached.'),
  url_not_allowed: both('An diese Adresse werden keine Webhooks gesendet.', 'Webhooks cannot be sent to this URL.'),
  wrong_password: both('Das Passwort ist falsch.', 'The password is wrong.'),
  wrong_code: both('Der Code des zweiten Faktors ist falsch.', 'The second-factor code is wrong.'),
  foreign_currency: both('Der Betrag ist nicht in Euro.', 'The amount is not in euros.'),
  field_empty: both(
    'Das Feld ist leer; ohne Wert lässt es sich nicht bestätigen.',
    'The field is empty and cannot be accepted without a value.',
  ),
  not_confirmed: both('Das Eingegebene stimmt nicht mit dem überein, worum es geht.', 'What you typed does not match.'),
  empty_file: both('Die Datei ist leer.', 'The file is empty.'),
  file_type_not_allowed: both(
    'Dateien dieser Art werden hier nicht angenommen.',
    'Files of this type are not accepted here.',
  ),
} satisfies Refusals

/** What goes after any sentence when the server names it. */
export const AFTER: readonly Both[] = [
  both('{{decided_by}} hat schon darüber entschieden.', '{{decided_by}} has already decided on it.'),
  both('Es ging an: {{cases}}.', 'It went to: {{cases}}.'),
]

/** The same with what the server names besides; taken when it names all of it. The first that fits is taken. */
export const WITH_VALUES: Readonly<Record<string, readonly Both[]>> = {
  too_short: [both('Mindestens {{min}} Zeichen.', 'At least {{min}} characters.')],
  too_long: [both('Höchstens {{max}} Zeichen.', 'At most {{max}} characters.')],
  too_few: [both('Mindestens {{min}} Einträge.', 'At least {{min}} entries.')],
  too_many: [both('Höchstens {{max}} Einträge.', 'At most {{max}} entries.')],
  out_of_range: [
    both('Mindestens {{min}}.', 'At least {{min}}.'),
    both('Höchstens {{max}}.', 'At most {{max}}.'),
    both('Vom Umsatz sind nur noch {{rest}} übrig.', 'Only {{rest}} of the entry is left.'),
  ],
  too_far_ahead: [
    both('Der Zeitpunkt muss innerhalb von {{years}} Jahren liegen.', 'The date must be within {{years}} years.'),
  ],
  batch_too_large: [
    both(
      'Das sind {{count}} Forderungen; auf einmal werden höchstens {{max}} bearbeitet. Grenzen Sie die Liste ein.',
      'This is {{count}} claims; at most {{max}} can be changed at once. Narrow the list down.',
    ),
  ],
  found_too_many: [
    both(
      'Die Suche findet mehr als {{max}} Einträge. Grenzen Sie sie ein.',
      'The search finds more than {{max}} entries. Narrow it down.',
    ),
  ],
  limit_reached: [both('Mehr als {{max}} kann es nicht geben.', 'There can be no more than {{max}}.')],
  payload_too_large: [both('Die Datei ist größer als {{megabytes}} MB.', 'The file is larger than {{megabytes}} MB.')],
  foreign_currency: [
    both(
      'Der Betrag ist in {{currency}} angegeben; tragen Sie ihn in Euro ein.',
      'The amount is in {{currency}}; enter it in euros.',
    ),
  ],
  already_an_invoice: [
    both(
      'Aus diesem Dokument wurde schon die Rechnung {{number}} angelegt.',
      'Invoice {{number}} has already been created from this document.',
    ),
  ],
  claim_blocked: [
    both('Der Forderung steht etwas entgegen: {{blocked_reason}}.', 'The claim is blocked: {{blocked_reason}}.'),
  ],
  letter_file_broken: [
    both(
      'Die Datei des Schreibens zu {{case_reference}} fehlt oder ist beschädigt. Erstellen Sie das Schreiben neu.',
      'The file of the letter for {{case_reference}} is missing or damaged. Recreate the letter.',
    ),
  ],
  not_liftable: [
    both(
      'Die Sperre „{{blocked_reason}}“ endet mit ihrer Ursache und lässt sich nicht aufheben.',
      'The block “{{blocked_reason}}” ends with its cause and cannot be lifted.',
    ),
  ],
  letter_not_possible: [
    both(
      'Solange die Forderung gesperrt ist, geht kein Schreiben hinaus: {{blocked_reason}}.',
      'No letter goes out while the claim is blocked: {{blocked_reason}}.',
    ),
    both('Das Schreiben lässt sich nicht erstellen: {{obstacle}}.', 'The letter cannot be created: {{obstacle}}.'),
  ],
  amount_differs: [
    both(
      'Die Bank hat {{booked}} gebucht, die Überweisung lautet auf {{amount}}. Lassen Sie die Bank das berichtigen, nehmen Sie dann den Umsatz mit dem ganzen Betrag, und verrechnen Sie den falschen mit seiner Berichtigung.',
      'The bank booked {{booked}}, but the transfer is {{amount}}. Have the bank correct it, then use the entry for the full amount, and set the wrong entry off against its correction.',
    ),
  ],
  already_settled: [
    both(
      'Die Abrechnung {{settlement}} hat die Rechnung schon berücksichtigt. Hat der Gläubiger überwiesen, buchen Sie das Geld auf dem Fremdgeldkonto.',
      'Settlement {{settlement}} has already included the invoice. If the creditor has transferred the money, book it on the client money account.',
    ),
  ],
}

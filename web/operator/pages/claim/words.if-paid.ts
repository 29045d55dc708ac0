import { areaWords } from '../../../shared/i18n/words.ts'

/** What booking a payment or closing a claim does to the debt. Waived is only what a claim leaves that closes as paid. */
export const useIfPaidWords = areaWords('claim_if_paid', {
  de: {
    title: 'Was gebucht wird',
    loading: 'Wird berechnet …',
    read_first: 'Einen Augenblick: Lesen Sie zuerst, was gebucht wird.',
    books: '{{amount}} werden auf {{reference}} ({{debtor}}) gebucht.',
    closes: 'Die Forderung ist damit bezahlt und wird geschlossen.',
    waives: 'Nach der gesetzlichen Anrechnung sind dann noch {{amount}} offen ({{parts}}). Sie werden erlassen.',
    remains: 'Danach sind gesamt noch {{amount}} offen.',
    nothing_due: 'Danach ist nichts Fälliges mehr offen; die Forderung bleibt offen.',
    stays_closed: 'Die Forderung ist geschlossen und bleibt es.',
    surplus: '{{amount}} davon sind mehr, als geschuldet ist.',
    surplus_waits: '{{amount}} sind zu viel und warten auf die Erstattung.',
    only_surplus:
      'Auf {{reference}} ({{debtor}}) ist nichts offen: {{amount}} werden nicht als Zahlung gebucht und warten auf die Erstattung.',
    part: { principal: 'Hauptforderung {{amount}}', interest: 'Zinsen {{amount}}', costs: 'Kosten {{amount}}' },
    not_pursued:
      'Gesamt offen heute: {{amount}} ({{parts}}). Das wird nicht weiter betrieben; erlassen ist damit nichts.',
    nothing_pursued: 'Es ist nichts offen.',
    date_unlikely: 'Dieser Tag liegt mehr als ein Jahr vor der ersten Rechnung.',
    date_confirmed: 'Ja, die Zahlung ist vom {{day}}.',
  },
  en: {
    title: 'What will be booked',
    loading: 'Being worked out …',
    read_first: 'One moment: please read what will be booked first.',
    books: '{{amount}} will be booked to {{reference}} ({{debtor}}).',
    closes: 'This pays the claim off, and it is closed.',
    waives: 'In the order that the law sets, {{amount}} are still open then ({{parts}}). They are waived.',
    remains: 'After that {{amount}} are still open in all.',
    nothing_due: 'After that nothing is due any more; the claim stays open.',
    stays_closed: 'The claim is closed and stays closed.',
    surplus: '{{amount}} of it are more than is owed.',
    surplus_waits: '{{amount}} are too much and wait to be refunded.',
    only_surplus:
      'Nothing is open on {{reference}} ({{debtor}}): {{amount}} are not booked as a payment and wait to be refunded.',
    part: { principal: 'principal {{amount}}', interest: 'interest {{amount}}', costs: 'costs {{amount}}' },
    not_pursued: 'Total open today: {{amount}} ({{parts}}). We stop pursuing it; nothing is waived by that.',
    nothing_pursued: 'Nothing is open.',
    date_unlikely: 'This day lies more than a year before the first invoice.',
    date_confirmed: 'Yes, the payment is of {{day}}.',
  },
})

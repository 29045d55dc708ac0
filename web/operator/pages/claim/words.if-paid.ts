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
    loading: 'Calculating …',
    read_first: 'One moment: please read first what will be booked.',
    books: '{{amount}} will be booked to {{reference}} ({{debtor}}).',
    closes: 'This pays off the claim, and it is closed.',
    waives: 'Under the statutory order of allocation, {{amount}} is then still open ({{parts}}). It is waived.',
    remains: 'After that, a total of {{amount}} is still open.',
    nothing_due: 'After that, nothing more is due; the claim stays open.',
    stays_closed: 'The claim is closed and stays closed.',
    surplus: '{{amount}} of this is more than is owed.',
    surplus_waits: '{{amount}} is overpaid and waits to be refunded.',
    only_surplus:
      'Nothing is open on {{reference}} ({{debtor}}): {{amount}} is not booked as a payment and waits to be refunded.',
    part: { principal: 'principal {{amount}}', interest: 'interest {{amount}}', costs: 'costs {{amount}}' },
    not_pursued: 'Total open today: {{amount}} ({{parts}}). We stop pursuing it, but nothing is waived.',
    nothing_pursued: 'Nothing is open.',
    date_unlikely: 'This date is more than a year before the first invoice.',
    date_confirmed: 'Yes, the payment was made on {{day}}.',
  },
})

import type { Lang } from './trade.ts'
import { list } from './words/list.ts'

/** What a document is. Everything but an invoice and a reminder asks for no money. */
export const OTHER_KINDS = [
  'credit_note',
  'reminder',
  'offer',
  'order_confirmation',
  'pro_forma',
  'contract',
  'letter',
  'receipt',
] as const
export type OtherKind = (typeof OTHER_KINDS)[number]
export type Kind = 'invoice' | OtherKind

/** The title, the labels of its own number and day, and what it says in place of terms of payment. */
export type KindWords = {
  readonly titles: readonly string[]
  readonly number: readonly string[]
  readonly issued: readonly string[]
  readonly said: readonly string[]
}

const words = (titles: string, number: string, [issued, said]: readonly [string, string]): KindWords => ({
  titles: list(titles),
  number: list(number),
  issued: list(issued),
  said: list(said),
})

export const KIND_WORDS: Readonly<Record<Lang, Readonly<Record<OtherKind, KindWords>>>> = {
  de: {
    credit_note: words(
      'Gutschrift; Rechnungskorrektur; Stornorechnung; Storno; GUTSCHRIFT',
      'Gutschrift-Nr.; Gutschriftsnummer; Storno-Nr.; Beleg-Nr.',
      [
        'Datum; Belegdatum; Gutschriftsdatum',
        'Der Betrag wird Ihrem Konto gutgeschrieben.; Gutschrift zu unserer Rechnung {order} vom {ordered}.; Wir überweisen Ihnen den Betrag in den nächsten Tagen.',
      ],
    ),
    reminder: words('Mahnung; 1. Mahnung; Zahlungserinnerung; 2. Mahnung; Letzte Mahnung', 'Mahnungs-Nr.; Belegnr.', [
      'Datum',
      'Bitte überweisen Sie den offenen Betrag bis zum {due}.; Sollten Sie inzwischen gezahlt haben, betrachten Sie dieses Schreiben als gegenstandslos.',
    ]),
    offer: words('Angebot; Kostenvoranschlag; ANGEBOT; Offerte', 'Angebots-Nr.; Angebotsnummer; Angebot Nr.', [
      'Datum; Angebotsdatum',
      'Dieses Angebot ist gültig bis {due}.; Wir halten uns an dieses Angebot 30 Tage gebunden.; Wir freuen uns auf Ihren Auftrag.',
    ]),
    order_confirmation: words(
      'Auftragsbestätigung; Bestellbestätigung; AUFTRAGSBESTÄTIGUNG',
      'Auftrags-Nr.; Auftragsnummer; AB-Nr.',
      [
        'Datum; Auftragsdatum',
        'Die Rechnung erhalten Sie mit der Lieferung.; Voraussichtlicher Liefertermin: {due}.; Wir bestätigen Ihre Bestellung zu den genannten Bedingungen.',
      ],
    ),
    pro_forma: words('Proforma-Rechnung; Pro-forma-Rechnung; PROFORMARECHNUNG', 'Proforma-Nr.; Nummer; Beleg-Nr.', [
      'Datum; Belegdatum',
      'Diese Proforma-Rechnung berechtigt nicht zum Vorsteuerabzug.; Nur für Zollzwecke, keine Zahlung erforderlich.',
    ]),
    contract: words(
      'Dienstleistungsvertrag; Mietvertrag; Wartungsvertrag; Rahmenvereinbarung',
      'Vertragsnummer; Vertrag Nr.',
      [
        'Datum; Vertragsdatum',
        'Die Vertragsparteien vereinbaren ein monatliches Entgelt von {gross} zuzüglich gesetzlicher Umsatzsteuer. Der Vertrag beginnt am {due} und wird auf unbestimmte Zeit geschlossen.',
      ],
    ),
    letter: words('Ihr Schreiben; Unser Telefonat; Terminvereinbarung; Information', 'Unser Zeichen; Aktenzeichen', [
      'Datum',
      'wie besprochen übersenden wir Ihnen die Unterlagen. Der genannte Betrag von {gross} wurde von unserer Buchhaltung bereits berücksichtigt, es ist nichts weiter zu veranlassen.',
    ]),
    receipt: words('Quittung; Zahlungsbestätigung; Kassenbeleg; Barbeleg', 'Beleg-Nr.; Quittung Nr.; Bon-Nr.', [
      'Datum; Belegdatum',
      'Betrag dankend erhalten.; Bar bezahlt.; Bezahlt mit Karte am {issued}. Vielen Dank!',
    ]),
  },
  en: {
    credit_note: words('Credit note; CREDIT NOTE; Credit memo', 'Credit note no.; Credit memo #', [
      'Date; Credit date',
      'This amount will be credited to your account.; Credit against our invoice {order}.',
    ]),
    reminder: words('Payment reminder; Final notice; Overdue notice', 'Reference', [
      'Date',
      'Please settle the outstanding amount by {due}.',
    ]),
    offer: words('Quotation; Quote; Estimate', 'Quote no.; Quotation no.', [
      'Date; Quote date',
      'This quotation is valid until {due}.; We look forward to your order.',
    ]),
    order_confirmation: words('Order confirmation; Order acknowledgement', 'Order no.; Order number', [
      'Order date; Date',
      'An invoice will follow with the goods.; Expected delivery: {due}.',
    ]),
    pro_forma: words('Pro forma invoice; PROFORMA INVOICE', 'Pro forma no.; Number', [
      'Date',
      'This is not a VAT invoice.; For customs purposes only.',
    ]),
    contract: words('Service agreement; Maintenance contract', 'Agreement no.; Contract no.', [
      'Date',
      'The parties agree on a monthly fee of {gross}. The agreement starts on {due} and runs until terminated in writing.',
    ]),
    letter: words('Your enquiry; Our conversation', 'Our ref.', [
      'Date',
      'as discussed, please find the documents enclosed. The amount of {gross} has already been taken into account and nothing further is required.',
    ]),
    receipt: words('Receipt; Payment receipt; Sales receipt', 'Receipt no.; Receipt #', [
      'Date',
      'Received with thanks.; Paid by card on {issued}.',
    ]),
  },
  fr: {
    credit_note: words('Avoir; AVOIR; Note de crédit', "Avoir n°; N° d'avoir", [
      'Date',
      'Ce montant sera crédité sur votre compte.; Avoir sur notre facture {order}.',
    ]),
    reminder: words('Relance; Rappel de paiement; Mise en demeure', 'Référence', [
      'Date',
      'Merci de régler le solde avant le {due}.',
    ]),
    offer: words('Devis; DEVIS; Offre de prix', 'Devis n°; N° de devis', [
      'Date; Date du devis',
      "Devis valable jusqu'au {due}.; Bon pour accord :",
    ]),
    order_confirmation: words(
      'Confirmation de commande; Accusé de réception de commande',
      'Commande n°; N° de commande',
      ['Date; Date de commande', 'La facture vous parviendra à la livraison.'],
    ),
    pro_forma: words('Facture pro forma; FACTURE PROFORMA', 'Pro forma n°; Numéro', [
      'Date',
      'Document sans valeur comptable.',
    ]),
    contract: words('Contrat de prestation; Contrat de maintenance', 'Contrat n°', [
      'Date',
      'Les parties conviennent d’un montant mensuel de {gross}. Le contrat prend effet le {due}.',
    ]),
    letter: words('Votre courrier; Suite à notre entretien', 'Nos réf.', [
      'Date',
      'comme convenu, veuillez trouver ci-joint les documents. Le montant de {gross} a déjà été pris en compte.',
    ]),
    receipt: words('Reçu; Quittance; Ticket de caisse', 'Reçu n°', [
      'Date',
      'Reçu ce jour, avec nos remerciements.; Payé par carte le {issued}.',
    ]),
  },
}

import { list } from './list.ts'
import type { Words } from './roles.ts'

export const FRENCH_WORDS: Words = {
  dear: { female: 'Madame {last},', male: 'Monsieur {last},', all: 'Madame, Monsieur,' },
  roles: {
    number: list(`
      Facture n°; N° de facture; Numéro de facture; Facture N°; N° facture; Facture no; Référence facture; Numéro
      Facture numéro; Réf. facture; N° pièce
    `),
    issued: list(
      "Date de facture; Date; Date de facturation; Date d'émission; Émise le; Facture du; Le; Date facture; Établie le",
    ),
    due: list(`
      Échéance; Date d'échéance; À payer avant le; Date limite de paiement; Payable le; À régler avant le; Échéance le
      Règlement avant le
    `),
    net: list(`
      Total HT; Montant HT; Total H.T.; Sous-total HT; Net HT; Montant total HT; Total hors taxes; Base HT
      Total net HT
    `),
    subtotal: list('Sous-total; Total des lignes'),
    tax: list('TVA {rate}; TVA ({rate}); T.V.A. {rate}; Montant TVA {rate}; TVA à {rate}'),
    gross: list(`
      Total TTC; Montant TTC; Total T.T.C.; Net à payer; Montant total TTC; Total à payer; Net à payer TTC
      Montant à payer; TOTAL TTC; Somme à payer; Montant dû
    `),
    open: list('Reste à payer; Solde à payer; Solde dû; Reste dû; Net restant à payer'),
    prepaid: list('Acompte versé; Acompte du {date}; Déjà réglé; Acompte déduit'),
    instalments: list('Acomptes versés; Situations précédentes'),
    arrears: list('Solde antérieur; Ancien solde; Impayés antérieurs'),
    rounding: list('Arrondi'),
    discount: list('Remise {rate}; Remise commerciale {rate}; Rabais {rate}'),
    carried: list('À reporter; Sous-total page; Report'),
    brought: list('Report; Report page {page}'),
    customer: list('N° client; Code client; Client n°; Votre référence client; Compte client; Identifiant client'),
    order: list('N° de commande; Commande; Bon de commande; Commande n°; Votre commande'),
    order_date: list('Date de commande; Commande du'),
    delivery_note: list('Bon de livraison; BL n°'),
    delivered: list('Date de livraison; Livré le; Date de prestation'),
    period: list('Période; Période de facturation; Période du'),
    contract: list('Contrat n°; N° de contrat; Contrat'),
    offer: list('Devis; Devis n°'),
    reference: list('Nos réf.; Vos réf.; Référence; Référence de paiement'),
    clerk: list('Contact; Votre interlocuteur; Suivi par'),
    tax_number: list('SIRET; SIREN; RCS Lyon; Code APE'),
    vat_id: list('TVA intracommunautaire; N° TVA; N° TVA intracom.; CHE-TVA'),
    customer_vat_id: list('Votre n° TVA; TVA client'),
    phone: list('Tél.; Tél; Téléphone'),
    mail: list('E-mail; Courriel; Mél'),
    iban: list('IBAN'),
    bic: list('BIC'),
    register: list('RCS; Capital social'),
    head: list('Gérant; Président'),
    page: list('Page {page} sur {pages}; Page {page}/{pages}; Page {page}'),
    seller: list('Vendeur; Émetteur; Fournisseur; Prestataire'),
    buyer: list('Client; Facturé à; Destinataire; Adresse de facturation; Adressé à'),
    consignee: list('Adresse de livraison; Livré à; Lieu de livraison'),
    meter: list('N° de compteur; Point de livraison'),
  },
  columns: {
    place: list('N°; Pos.; #'),
    code: list('Réf.; Référence; Code'),
    fee: list('Acte'),
    day: list('Date'),
    text: list('Désignation; Description; Prestation; Libellé; Article'),
    quantity: list('Qté; Quantité; Qte'),
    unit: list('Unité; U'),
    price: list('Prix unitaire; P.U. HT; PU HT; Prix unit. HT; P.U.'),
    off: list('Remise'),
    rate: list('TVA; TVA %; Taux TVA'),
    tax_amount: list('TVA'),
    amount: list('Montant; Montant HT; Total HT; Total'),
  },
  sentences: {
    intro: list('Nous vous facturons :; Détail des prestations :'),
    by_date: list(`
      Merci de régler avant le {due}.; À régler au plus tard le {due}.; Échéance de paiement : {due}
      Date limite de règlement : {due}; Paiement par virement avant le {due}.
    `),
    in_days: list(`
      Paiement à {days} jours.; Conditions de règlement : {days} jours net
      Paiement sous {days} jours à réception de la facture.; Règlement à {days} jours date de facture
      Payable à {days} jours nets.
    `),
    at_once: list('Paiement à réception de facture.; Payable à réception.; Règlement comptant à réception de facture'),
    with_discount: list(`
      Escompte de {off} % sous {early} jours, net à {days} jours.
      {days} jours net, escompte {off} % pour paiement sous {early} jours
    `),
    paid_by_debit: list('Le montant sera prélevé le {due}.; Prélèvement automatique le {due}.'),
    no_terms: list(`
      Nous vous remercions de votre confiance.; Pas d'escompte pour paiement anticipé.
      Les marchandises restent notre propriété jusqu'au paiement intégral.
    `),
    exempt: list('TVA non applicable, art. 293 B du CGI.; Exonéré de TVA.'),
    reverse: list('Autoliquidation de la TVA.; TVA due par le preneur.'),
    included: list('dont TVA {rate} : {tax}; TVA {rate} incluse : {tax}'),
    prose: list(`
      pour {work} durant la période {period}, nos honoraires s'élèvent à {gross}.
      conformément à notre accord, nous vous facturons {gross} pour {work}.
    `),
    slogan: list('À votre service depuis 1978; Artisan qualifié; Une société du groupe Azur; Qualité et savoir-faire'),
    thanks: list('Merci de votre confiance.; Nous restons à votre disposition pour toute question.'),
    regards: list('Cordialement; Veuillez agréer nos salutations distinguées'),
    total_sentence: list("La facture s'élève à {gross}.; Arrêtée la présente facture à la somme de {gross}."),
    number_sentence: list('Facture n° {number} du {issued}; Facture {number} établie le {issued}'),
  },
}

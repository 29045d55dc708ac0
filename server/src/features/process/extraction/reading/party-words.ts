import { fold } from './fold.ts'
import { pattern } from './vocabulary.ts'

export const SELLER = pattern('gu')`
    (?<!\p{L})(?:verkaufer|lieferant|rechnungssteller|rechnungsleger|leistungserbringer|
    auftragnehmer|absender|anbieter|seller|vendor|supplier|from|billed by|service provider|
    issued by|sold by|verkauft von|verkauft durch|rechnung von|invoice from|zahlbar an|payable (?:to|a)|pagabile a|vendeur|fournisseur|emetteur|
    verkoper|leverancier|fornitore|mittente|cedente|proveedor|emisor)(?!\p{L}|-| ?(?:nr|no|the|your|date))[ :]{0,20}
  `
export const BUYER = pattern('gu')`
    (?<!\p{L}|-)(?:rechnungs-? ?(?:empfanger|adresse|anschrift)(?:in)?|rechnung an|
    kaufer|leistungsempfanger|rechnung fur|bill(?:ed)? to(?: address)?|invoice[d]? to|
    sold to|billing address|buyer|customer(?: name)?|client(?: name)?|kunden?(?:name)?|guest(?: name)?|gast|
    auftraggeber|zahlbar durch|payable par|pagabile da|facturee? a|adressee? a|facture pour|adresse de facturation|acheteur|factuuradres|factuur aan|
    klant|intestatario|cliente|destinatario|destinataire|ontvanger|fattura a|facturado a|facturar a|bill to|versicherungsnehmer(?:in)?|mieter|nom de l'abonne|
    empfanger|patient(?:in)?|to)(?!\p{L}|-| ?(?:nr|no\b|number|id\b|nummer|
    vat|uid))[ :]{0,20}
  `
export const DELIVERY = pattern('u')`
    liefer-?(?:adresse|anschrift|ort)|waren-?empfanger|leistungs-?(?:adresse|
    ort)|ship(?:ped)? to|versand|deliver|livraison|aflever|objekt|abweichend|
    zahlungsempfanger|steuerbevoll|erreichen|ansprechpartner|kontakt|contact|
    bankverbindung|service provider
  `

const [seller, buyer, at_start] = [SELLER.source, BUYER.source, `^(?:${BUYER.source})`].map(
  (one) => new RegExp(one, 'u'),
) as [RegExp, RegExp, RegExp]

export const speaksOfSeller = (folded: string): boolean => seller.test(folded)
export const speaksOfBuyer = (folded: string): boolean => buyer.test(folded)
/** „Rechnung an Eva Moser" is no name of a sender. */
export const namesBuyer = (text: string): boolean => at_start.test(fold(text))

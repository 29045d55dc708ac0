import type { DocumentKind } from '../../../case/invoices/index.ts'
import { pattern } from './vocabulary.ts'

/** The names of papers, folded as in `fold.ts`. */
type Named = { readonly kind: DocumentKind; readonly words: RegExp }

/** A name begins a word. */
const named = (words: TemplateStringsArray): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern('u')(words).source})`, 'u')

/**
 * In this order: what is said more closely comes before what it contains („Stornorechnung" before „Rechnung"), and a paper
 * that is an invoice too is one („Rechnung / Lieferschein").
 */
export const KINDS: readonly Named[] = [
  {
    kind: 'pro_forma',
    words: named`pro-? ?forma(?:-? ?(?:rechnung|invoice))?|facture pro ?-?forma`,
  },
  {
    kind: 'credit_note',
    words: named`
      storno-? ?(?:rechnung|beleg)?(?!\p{L})|stornierung|rechnungs-? ?(?:korrektur|storno|berichtigung)|
      korrektur-? ?rechnung|rechnungsgutschrift|gutschrift(?:s-?(?:anzeige|beleg|nr|nummer))?(?!\p{L})|
      credit (?:note|memo|invoice)|credit-note|cancell?ation invoice|corrective invoice|facture d'avoir|avoir(?!\p{L})|
      note de credit|nota di credito|creditnota|creditfactuur|nota de credito
    `,
  },
  {
    kind: 'reminder',
    words: named`
      (?:zahlungs|miet|gebuhren|letzte |erste |zweite |dritte |\d\. ?)?mahnung(?!\p{L})|mahnschreiben|zahlungs-? ?erinnerung|
      zahlungsaufforderung|(?:payment |friendly |final |first |second )?reminder(?!\p{L})|overdue notice|past due notice|
      dunning (?:letter|notice)|lettre de rappel|(?:premier |deuxieme |dernier )?rappel(?!\p{L})|mise en demeure|sollecito|
      aanmaning|betalingsherinnering
    `,
  },
  {
    kind: 'invoice',
    words: named`
      (?:\p{L}{2,40}-?)?(?<!be|um|an)rechnung(?!s?\p{L})|faktura|faktur(?!\p{L})|honorar-?note|kosten-?note|honorarabrechnung|
      (?:\p{L}{2,40}-?)?vorschreibung|gebuhrenbescheid|beitragsbescheid|liquidation(?!\p{L})|
      (?:\p{L}{2,30}-?)?abrechnung(?!s?\p{L})|
      (?:tax |commercial |sales |service |partial |final |deposit |advance |vat )?invoice(?!\p{L})|(?:utility |hotel )?bill(?!\p{L})|fee note|
      facture(?! d'avoir)(?!\p{L})|note d'honoraires|decompte|fattura|factura|factuur|nota(?!\p{L}| di| de)
    `,
  },
  {
    kind: 'order_confirmation',
    words: named`
      (?:auftrags|bestell|buchungs|reservierungs)-? ?(?:bestatigung|bestaetigung)|bestellung(?!\p{L})|
      order (?:confirmation|acknowledge?ment)|booking confirmation|purchase order|
      confirmation de commande|bon de commande|orderbevestiging|conferma d'ordine
    `,
  },
  {
    kind: 'offer',
    words: named`
      angebot(?!s?\p{L})|anbot|offerte(?!\p{L})|kosten-? ?voranschlag|kosten-? ?anschlag|kosten-? ?schatzung|
      preis-? ?(?:angebot|anfrage)|quotation|quote(?!\p{L})|(?:cost )?estimate(?!\p{L})|proposal|
      devis(?!\p{L})|preventivo|presupuesto
    `,
  },
  {
    kind: 'delivery_note',
    words: named`
      lieferschein|liefer-?nachweis|leistungsnachweis|pack-?liste|delivery (?:note|slip)|packing (?:slip|list)|bon de livraison|
      bulletin de livraison|pakbon|documento di trasporto
    `,
  },
  {
    kind: 'receipt',
    words: named`
      (?:kassen|zahlungs|bar)?-?quittung|bar-?(?:beleg|bon)|kassen-?(?:bon|beleg|zettel)|kassa-?(?:bon|beleg)|zahlungs-?(?:bestatigung|bestaetigung|beleg|quittung)|
      empfangsbestatigung|(?:payment |sales |cash )?receipt(?!\p{L})|recu(?!\p{L})|ticket de caisse|ricevuta|scontrino
    `,
  },
  {
    kind: 'statement',
    words: named`
      konto-?auszug|saldo-?(?:mitteilung|bestatigung|liste)|offene[- ]posten[- ]?liste|op-liste|
      (?:account )?statement(?: of account)?(?!\p{L})|releve de compte|estratto conto
    `,
  },
  {
    kind: 'contract',
    words: named`
      (?:\p{L}{2,40}-?)?vertrag(?!s?\p{L})|(?:\p{L}{2,40}-?)?vereinbarung(?!\p{L})|allgemeine geschaftsbedingungen|
      (?:\p{L}{2,20} )?contract(?!\p{L})|(?:\p{L}{2,20} )?agreement(?!\p{L})|terms and conditions|contrat(?!\p{L})
    `,
  },
]

/** Words before a name that make it a reference to another paper. */
export const REFERENCE = pattern('u')`
  (?:ihre?[mnrs]?|zu|zum|zur|gemass|gem|laut|lt|aus|bezug|auf|nach|vom|von|siehe|unsere[mnrs]?|der|die|das|dem|den|keine?|your|our|as per|per|
  see|ref|reference|for|to|of|the|votre|notre|selon|suite a|this|diese[mrs]?)[.:]?\s*$
`
/** „Betreff: Rechnung 17" and „Unsere Rechnung" are headings all the same. */
export const OPENING = pattern(
  'u',
)`^(?:(?:betreff|betrifft|betr|subject|objet|re|unsere?|ihre?|our|your|votre|notre)[.:]{0,1}\s*|\p{L}{3,25} ?(?:und|&|\/|and|et) ?)?$`

/** Only an invoice says so, and whoever writes about one. */
export const SPEAKS = pattern('u')`
  rechnungs-? ?(?:nr|nummer|no|datum|betrag|summe|empfanger|adresse|endbetrag|total|beitrag)|re\.-?nr|rg\.?-?nr|
  invoice ?(?:no|number|num|#|date|total|amount|id)|in rechnung|verrechnen wir|berechnen wir|erlauben (?:wir|ich) (?:uns|mir)|
  we (?:hereby )?(?:charge|invoice)|(?:numero|n°|no|date) de (?:la )?facture|facture n|factuur(?:nummer|datum)|numero fattura|
  invoice to|billed to|bill to
`

export const SALUTATION = pattern('u')`
  sehr geehrte|geehrte (?:damen|frau|herr)|liebe[r]? (?:frau|herr|kund)|guten tag|dear (?:sir|madam|mr|ms|customer)|
  mit freundlichen grussen|freundliche grusse|hochachtungsvoll|kind regards|yours (?:sincerely|faithfully)|
  madame, monsieur|cordialement|salutations
`

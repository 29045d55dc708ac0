import { pattern } from './vocabulary.ts'
/**
 * What an amount is, by the words beside or above it. `base` is the net amount of one tax rate, `payable` what is left
 * to pay after deposits and arrears, `total` a sum that may be net or gross, `subtotal` the same before the tax.
 */
export type AmountKind =
  | 'gross'
  | 'net'
  | 'tax'
  | 'included_tax'
  | 'total'
  | 'payable'
  | 'subtotal'
  | 'base'
  | 'other'
  | 'none'

const TAX = pattern('u')`
    mwst|(?<!\p{L})(?:u\.?st\.?|must|vat|tva|btw|iva|[csi]?gst|hst|tps|m\.?w\.?st\.?)(?!\p{L})|
    umsatz ?s?steuer|mehrwert ?steuer|steuer(?!berat|nummer|schuld|-?nr|frei)|
    (?<!\p{L})tax(?!able|e)|steuerbetrag|imposta|impuesto
  `
const TOTAL = pattern('u')`
    gesamt|summe|total|totaal|totale|betrag|endpreis|rechnungsbeitrag|beitrag|
    honorar|preis|amount|sum(?!m)|importe|montant|somme|entgelt|wert
  `
const GROSS_TOTAL = pattern('u')`
    rechnungs-? ?(?:end)?(?:betrag|summe|beitrag|total)|end-?(?:betrag|summe|
    preis)|gesamt-? ?(?:betrag|summe|preis|rechnungsbetrag|total|forderung)|
    gesamtrechnungsbetrag|grand total|invoice (?:total|amount)|total (?:amount|
    invoice|for this invoice|facture|rechnung)|rechnung gesamt|factuurbedrag|
    totaalbedrag|totale fattura|total factura|fakturabetrag|honorarsumme|total general
  `
const GROSS = pattern('u')`
    brutto(?!preis|gewicht)|(?<!\p{L})gross (?:total|amount|sum|price|value|
    invoice)|(?:total|amount|sum|invoice) gross|^gross(?: (?:eur|€))?$|(?<!\p{L})(?:inkl|
    incl|inclusive?|including|inklusive|einschl|einschliesslich|mit)\b|(?<!\p{L})ttc|
    t\.t\.c|toutes taxes|iva inclu
  `
const NET = pattern('u')`
    netto(?!gewicht|preis)|(?<!\p{L})net(?!\p{L}| weight| ?\d)|(?<!\p{L})(?:exkl|
    excl|exclusive|exklusive|excluding|exclusief|ohne|vor|before|without|ex)
    \.? ?(?:\d{1,9} ?%? ?)?(?:der |gesetzl\p{L}{0,60} )?(?:u\.?st|
    mwst|m\.w|mehrw|umsatz|steuer|vat|tax|btw|iva|sales)|(?<!\p{L})(?:ht|h\.t\.?)(?!\p{L})|
    hors ta|zwischensumme netto|imponibile|base imponible|exclusief|nettobetrag|
    (?<!\p{L})excl\.?(?!\p{L})|exkl
  `
const PLUS =
  /(?:zzgl|zuzuglich|plus|\+|zuz)\.? ?(?:der |gesetzl\p{L}{0,60}\.? )?(?:\d|u\.?st|mwst|m\.w|mehrw|umsatz|steuer|vat|tax)/u
const PAYABLE = pattern('u')`
    zahl-?betrag|zu (?:be)?zahlen|zu uberweisen|zahlender|zu begleichen|offene[rn]? |offen(?!\p{L})|
    restbetrag|restzahlung|restforderung|amount due|balance due|total due|(?<!\p{L})due(?!\p{L})|
    balance|a payer|te betalen|te voldoen|da pagare|a pagar|nachzahlung|uberweisungsbetrag|
    abbuchungsbetrag|forderungsbetrag|saldo|lastschriftbetrag|pay this|please pay
  `
const SUBTOTAL = pattern('u')`
    zwischen-?summe|sub-? ?tota|sous-? ?total|summe (?:der )?positionen|positions-?summe|
    line total|warenwert|summe waren|summe leistungen|artikelsumme|leistungssumme|
    ubertrag
  `
const BASE = pattern('u')`
    basis-?betrag|bemessungsgrundlage|steuerbasis|steuer-?basisbetrag|taxable|
    grundlage|steuerpflichtig|(?<!\p{L})(?:auf|von|of|on|sur|aus)[ (]{0,9}(?:netto)?[ (]{0,9}$
  `
const OTHER = pattern('u')`
    anzahlung|vorauszahl|vorausbezahl|akonto|a-?konto|abschlag|zuschlag|rabatt|
    nachlass|skonto|discount|gutschein|gutschrift(?!s?(?:betrag|summe))|bereits (?:ge|
    be)zahlt|erhalten|bezahlt|paid|credit(?!\p{L})|mahngebuhr|mahnspesen|verzugszins|
    ausstehende|vormonat|previous|ubertrag|carried|pfand|versand|porto|fracht|
    shipping|lieferkosten|gewicht|weight|kurs|rate of|stammkapital|kapital|
    einzel|je |pro |stuck|unit|price per|prijs per|deposit|deckung|selbstb|
    versicherungssumme|jahresumsatz|ersparnis|gespart|steuerfrei\p{L}{0,60} umsatz|
    prepaid|acompte|deja|lohnanteil|lohnkosten|arbeitskosten|kilometer|einsparung|
    escompte|voucher|geschenk|trinkgeld|ruckgeld|gegeben|durchschnitt|aufschlag|
    pauschal
  `

export function kindOf(label: string): AmountKind {
  const text = label.trim()
  if (!/\p{L}/u.test(text)) return 'none'
  if (BASE.test(text) && !/gesamt.{0,200}brutto/.test(text)) return 'base'
  const [gross, net, tax, total] = [GROSS.test(text), NET.test(text), TAX.test(text), TOTAL.test(text)]
  if (OTHER.test(text) && !/brutto|netto|gesamtbetrag|rechnungsbetrag|endbetrag/.test(text)) return 'other'
  if (/abzgl|abzuglich|less /.test(text) && !GROSS_TOTAL.test(text)) return 'other'
  if (PAYABLE.test(text)) return 'payable'
  if (SUBTOTAL.test(text)) return gross && !net ? 'other' : net ? 'net' : 'subtotal'
  return ofSum(text, { gross, net, tax, total })
}

function ofSum(text: string, is: { gross: boolean; net: boolean; tax: boolean; total: boolean }): AmountKind {
  if (
    /brutto|(?<!\p{L})ttc|^gross|gross (?:total|amount)|(?:total|amount) gross/u.test(text) &&
    !/netto|steuer.{0,12}$/.test(text)
  )
    return 'gross'
  if (is.net && (!is.gross || text.search(NET) < text.search(GROSS)))
    return is.tax && /^(?:zzgl|zuzuglich|plus)/.test(text) ? 'tax' : 'net'
  if (is.tax && is.gross) return sumBeforeInclusion(text) ? 'gross' : 'included_tax'
  if (is.tax && PLUS.test(text))
    return text.search(TOTAL) >= 0 && text.search(TOTAL) < text.search(PLUS) ? 'net' : 'tax'
  if (is.tax && /enthalten|darin|davon|contains|included|contenu|dont /.test(text)) return 'included_tax'
  if (is.tax) return 'tax'
  if (is.gross && is.total) return 'gross'
  return is.total ? 'total' : 'none'
}

/** „Gesamtbetrag inkl. 19 % MwSt." is the gross amount, „inkl. 19 % MwSt." alone is the tax. */
function sumBeforeInclusion(text: string): boolean {
  const without_tax = text.replace(
    /(?:mwst|ust|mehrwertsteuer|umsatzsteuer|steuer|tax|vat|btw)[-. ]?(?:betrag|amount|bedrag)/g,
    '',
  )
  return TOTAL.test(without_tax)
}

const MONEY = {
  tax: TAX,
  total: TOTAL,
  gross_total: GROSS_TOTAL,
  gross: GROSS,
  net: NET,
  plus: PLUS,
  payable: PAYABLE,
  subtotal: SUBTOTAL,
  base: BASE,
  other: OTHER,
} satisfies Record<string, RegExp>

/** What a label speaks of, word by word, in the order of `moneyWords`. */
export const WORDS_OF_MONEY = Object.keys(MONEY)
export const moneyWords = (label: string): boolean[] => Object.values(MONEY).map((words) => words.test(label))

/** The log-odds that a label of this kind names the gross amount, or the net amount in `netPoints`. */
export function grossPoints(kind: AmountKind, label: string): number | undefined {
  if (kind === 'gross') return GROSS_TOTAL.test(label) || /total|summe|gesamt/.test(label) ? 3 : 2.4
  if (kind === 'total') return GROSS_TOTAL.test(label) ? 2.3 : /total|summe|gesamt|totaal/.test(label) ? 1.2 : 0
  if (kind === 'payable') return /saldo|balance/.test(label) ? 0.4 : 1.3
  return undefined
}

export function netPoints(kind: AmountKind, label: string): number | undefined {
  if (kind === 'net') return /summe|gesamt|total|rechnung|betrag/.test(label) ? 3 : 2.2
  if (kind === 'subtotal') return 0.9
  if (kind === 'total') return 0.3
  if (kind === 'base') return 0.4
  return undefined
}

const NO_TAX = pattern('u')`
    (?:§|par\.?|paragraph) ?19(?! ?%)|(?:§|par\.?) ?6 ?(?:abs\.? ?1 ?)?(?:z\.?|
    ziff?\.?) ?27|kleinunternehmer|umsatzsteuerfrei|umsatzsteuerbefreit|mehrwertsteuerfrei|
    steuerfrei(?:e|er|es)? (?:leistung|umsatz|lieferung|innergem|heil)|steuerbefreit|
    von der (?:umsatz|mehrwert)steuer befreit|ohne (?:ausweis der )?(?:umsatzsteuer|
    mehrwertsteuer|mwst|ust)\b|keine (?:umsatzsteuer|mehrwertsteuer|mwst|ust)|
    reverse[- ]?charge|steuerschuldnerschaft|ubergang der steuerschuld|steuerschuld geht|
    nicht (?:umsatz|mehrwert)?steuer(?:pflichtig|bar)|vat exempt|exempt from vat|btw verlegd|autoliquidation|tva non applicable|
    § ?4 nr|innergemeinschaftliche (?:lieferung|leistung)|not subject to vat|
    zero[- ]rated|§ ?13b
  `

export const saysNoTax = (folded_text: string): boolean => NO_TAX.test(folded_text)

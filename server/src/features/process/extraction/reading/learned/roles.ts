import { fold, withoutPairs } from '../fold.ts'
import { pattern } from '../vocabulary.ts'

/**
 * What the words around a figure speak of, whatever the label is made of: „Ausgangsrechnungs-Nr." is `document` and
 * `number`, „Lieferscheindatum" is `delivery` and `date`. The model learns which of them go together, so a label need not be
 * in any list as a whole.
 */
const PATTERNS = {
  document: pattern('u')`
    rechn|rechg|(?<!\p{L})(?:re|rg|ar|er|inv)(?!\p{L})|(?<!\p{L})r(?=[-. ]{0,2}(?:nr|nummer|dat))|rnr|faktur|factur|fattur|fatur|facture|
    invoic|(?<!\p{L})bill(?!\p{L})|honorarnot|kostennot|gutschrift|liquidation|vorschreib|gebuhrenbescheid|abrechnung|
    quittung|receipt|(?<!\p{L})note(?!\p{L})
  `,
  paper: pattern('u')`beleg|dokument|document|voucher|statement|bescheid|schreiben|(?<!\p{L})doc`,
  number: pattern('u')`
    (?<!\p{L})(?:n|no|nr|num|nro|n°|nº|№|id)(?!\p{L})|nummer|number|numero|kennung|(?:\p{L})-?nr(?!\p{L})|#|code|serial|serien|zeichen|ref
  `,
  date: pattern(
    'u',
  )`dat(?:um|e|a|o)?(?!\p{L}|en)|datum|fecha|(?<!\p{L})(?:am|vom|dated|den|du|le|on)(?!\p{L})|(?<!\p{L})(?:tag|day|jour)(?!\p{L})|stichtag`,
  issued: pattern(
    'u',
  )`ausgestell|ausstell|ausgang|erstell|issue|emis|emission|emitted|ausfertig|rechnungstag|tax point|gedruckt|druck|printed`,
  due: pattern('u')`
    fallig|zahlbar|zahlungsziel|zahlungsfrist|zahlungstermin|zahlen bis|uberweis\p{L}{0,3} bis|(?<!\p{L})due(?!\p{L})|pay(?:able|ment)? by|
    echeance|scaden|vencim|verval|netto bis|valuta|deadline|zahlung bis|spatestens|bis (?:zum|spat)|frist|einzug|abbuch|lastschrift|debit
  `,
  until: pattern('u')`(?<!\p{L})(?:bis|until|by|before|avant|au|to|zum|entro|langstens)(?!\p{L})`,
  since: pattern('u')`(?<!\p{L})(?:von|from|ab|vom|du|seit|since|zwischen)(?!\p{L})`,
  pay: pattern(
    'u',
  )`zahl|uberweis|begleich|ausgleich|entricht|pay|remit|regl|versement|betal|pagar|einlang|konditionen|terms|verwendungszweck|angabe|quote`,
  discount: pattern('u')`skonto|skt|discount|escompte|rabatt|nachlass|abzug|korting|sconto|%`,
  order: pattern(
    'u',
  )`bestell|auftrag|order|commande|ordine|pedido|vorgang|purchase|(?<!\p{L})p\.?o(?!\p{L})|project|projekt|job|booking|buchung|reserv|ticket|gast|zimmer|room`,
  customer: pattern(
    'u',
  )`kund|kd|customer|client|debitor|klant|cliente|mitglied|member|abonn|account|konto(?!-?inh)|mandant|patient|teilnehm|versichert|user|nutzer|adherent`,
  delivery: pattern(
    'u',
  )`liefer|leistung|deliver|livrais|ship|versand|waren|supply|service|performed|erbracht|leverings|consegna|retour|fracht|tour|abhol`,
  contract: pattern(
    'u',
  )`vertrag|contract|contrat|police|polizze|versicherungs|objekt|einheit|wohnung|mietgegen|liegenschaft|abo`,
  offer: pattern('u')`angebot|offer|quot|devis|kostenvoran|anbot|estimate`,
  reference: pattern(
    'u',
  )`zeichen|referenz|reference|aktenz|(?<!\p{L})akte|(?<!\p{L})az(?!\p{L})|betreff|(?<!\p{L})ref(?!\p{L})|(?<!\p{L})(?:ihr|unser|your|our|votre|notre)e?(?!\p{L})`,
  person: pattern(
    'u',
  )`bearbeit|ansprech|sachbearb|clerk|contact|kontakt|verkaufer|geschaftsf|inhaber|vorstand|director|zustandig|betreu|vermittler|bedient`,
  tax_id: pattern(
    'u',
  )`steuer|ust|uid|vat|tva|iva|btw|mwst|tax|siret|siren|rcs|atu|gln|ein(?!\p{L})|(?<!\p{L})tin(?!\p{L})|abn|finanzamt|dvr|zvr|nif|cif`,
  phone: pattern('u')`tel|fax|fon|phone|mobil|hotline|(?<!\p{L})[tfm](?!\p{L})`,
  bank: pattern(
    'u',
  )`iban|bic|swift|blz|bank|sparkasse|kto|konto-?nr|kontonummer|sort code|glaubiger|creditor|mandat|sepa`,
  register: pattern(
    'u',
  )`hrb|hra|firmenbuch|(?<!\p{L})fn(?!\p{L})|amtsgericht|handelsreg|register|gericht|kammer|kvk|company (?:no|reg)|ik(?!\p{L})|betriebsnr`,
  period: pattern(
    'u',
  )`zeitraum|period|monat|month|mois|quartal|abrechnungs|verbrauch|laufzeit|jahr|year|von .{0,12} bis|anreise|abreise|aufenthalt|nachte|check`,
  another: pattern(
    'u',
  )`abzgl|abzug|abschlag|anzahlung|vorauszahl|storno|korrektur|ersetzt|bezahlt|paid|erhalten|received|mahn|alte|vorige|previous|ruckstand|saldo|offen|vormonat|teilrechn|akonto|acompte`,
  item: pattern(
    'u',
  )`pos|artikel|art|menge|anzahl|bezeichn|beschreib|description|qty|quantity|preis|price|stuck|stk|einzel|text|ziffer|goa|goz|kennzeichen|seriennr|charge|ean|gtin|tarif|position`,
  meter: pattern(
    'u',
  )`zahler|meter|stand|kwh|marktlok|messl|km|kilometer|fahrgestell|fin(?!\p{L})|vin(?!\p{L})|gewicht|weight|kg|liter`,
  page: pattern('u')`seite|page|blatt|(?<!\p{L})von \d|(?<!\p{L})of \d`,
  place: pattern('u')`strasse|str\.|gasse|platz|weg|postfach|allee|ring|plz|ort|street|road|rue|avenue|box`,
  money: pattern('u')`eur|€|chf|betrag|summe|total|gesamt|amount|netto|brutto|montant|somme|balance`,
  birth: pattern('u')`geb\.|geburt|birth|ne le|born`,
} satisfies Record<string, RegExp>

export type Role = keyof typeof PATTERNS
export const ROLES = Object.keys(PATTERNS) as Role[]

/** The words that are looked at are few, and the same ones come again and again on a page. */
const KEPT = 4_000
const known = new Map<string, number>()

/** One bit for each role. */
export function rolesOf(text: string): number {
  if (text === '') return 0
  const found = known.get(text)
  if (found !== undefined) return found
  const folded = withoutPairs(fold(text))
  const bits = ROLES.reduce((all, role, at) => (PATTERNS[role].test(folded) ? all | (1 << at) : all), 0)
  if (known.size >= KEPT) known.clear()
  known.set(text, bits)
  return bits
}

export const hasRole = (bits: number, role: Role): boolean => (bits & (1 << ROLES.indexOf(role))) !== 0

import { fold, plainName, skeleton, squeeze } from './fold.ts'
import { pattern } from './vocabulary.ts'

const LEGAL_FORMS = [
  'gmbh ?& ?co\\.? ?(?:kgaa|kg|ohg)?',
  'gesmbh(?: ?& ?co\\.? ?kg)?',
  'ges\\. ?m\\. ?b\\. ?h\\.?',
  'g\\.m\\.b\\.h\\.?',
  'ggmbh',
  'gmbh',
  'mbh',
  'ug(?: ?\\(haftungsbeschrankt\\))?',
  'ag(?: ?& ?co\\.? ?(?:kgaa|kg|ohg))?',
  'kg',
  'og',
  'ohg',
  'kgaa',
  'e\\. ?u\\.?',
  'e\\. ?k\\.?',
  'e\\. ?kfm\\.?',
  'e\\. ?v\\.',
  'eg',
  'e\\. ?gen\\.?',
  'a\\. ?g\\.',
  'vvag',
  'gbr',
  'gesbr',
  'se',
  'flexco',
  'flexkapg',
  'ltd\\.?',
  'limited',
  'llc',
  'inc\\.?',
  'corp\\.?',
  'corporation',
  'plc',
  'llp',
  'pty',
  's\\. ?a\\. ?s\\.?',
  'sas',
  'sasu',
  'sarl',
  's\\.a ?r\\.l\\.',
  's\\. ?a\\.',
  'sa',
  'sprl',
  'b\\. ?v\\.',
  'bv',
  'n\\. ?v\\.',
  'nv',
  's\\. ?r\\. ?l\\.?',
  'srl',
  's\\.p\\.a\\.',
  'spa',
  'sp\\. z ?o\\.? ?o\\.?',
  's\\.r\\.o\\.',
  'd\\. ?o\\. ?o\\.?',
  'kft\\.?',
  'aps',
  'a/s',
  'oy',
  'partg(?: ?mbb)?',
  'partgmbb',
  'partnerschaft mbb',
  'co\\. ?kg',
  '& co\\.?',
  'k\\.d\\.ö\\.r\\.',
  'kdor',
  'kor',
  'aor',
  's\\.l\\.',
  'sl',
  's\\.a\\.r\\.l\\.',
  'gesellschaft m\\. ?b\\. ?h\\.',
  'genossenschaft',
  'eingetragene genossenschaft',
]
const LEGAL = new RegExp(`(?<=[\\p{L}\\d).,!"'&-] ?-?|^)(?<![\\p{L}])(?:${LEGAL_FORMS.join('|')})(?![\\p{L}\\d])`, 'gu')

const BARE_FORM = new RegExp(`^(?:${LEGAL_FORMS.join('|')})$`, 'u')

/**
 * Where the legal form of a company ends in the folded text, 0 if there is none. Two letters alone are not a company.
 */
export function legalFormEnd(text: string): number {
  const folded = fold(text)
  let end = 0
  for (const match of folded.matchAll(LEGAL)) {
    const at = match.index
    // „se", „sa", „ag", „sl" and so on are also words of other languages: they count only with a capital letter.
    const original = text.slice(at, at + match[0].length)
    if (match[0].replace(/\W/g, '').length <= 3 && !/\./.test(match[0]) && original === original.toLowerCase()) continue
    if (at === 0 && folded.length > match[0].length + 1) continue
    end = at + match[0].length
  }
  return end
}

export const hasLegalForm = (text: string): boolean => legalFormEnd(text) > 0

const COUNTRY_MARK = '(?:(?:d|a|ch|de|at|nl|fr|f|l|lu|i|it|b|be|dk|pl|cz|li|fl|es|uk|gb)[- ]{1,3})?'
const POSTAL = new RegExp(`^${COUNTRY_MARK}\\d{4,6}(?: [a-z]{2})?,? {1,20}[\\p{L}]{2}`, 'u')
const POSTAL_ABROAD = pattern('u')`
  (?<![\p{L}\d])[a-z]\d[\dw] ?(?=[a-z]{0,3}\d)[ac-fhknprtv-y\d]{4}$|
    ^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b|\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$|
    ^[a-z]\d{2} [a-z\d]{4} \p{L}|,? [a-z]{2} \d{5}(?:-\d{4})?(?:,? (?:us|usa|
    united states))?$|, (?:hk|hong kong)$|^\p{L}[\p{L} .'-]{1,60},? \d{4,6}(?:, [a-z]{2})?$
  `

/** „1010 Wien", „D-80331 München", „1025 RX Amsterdam", „Seattle, WA 98109". */
export function isPostalLine(text: string): boolean {
  return isTown(text) || isStreetAndTown(text)
}

/** „Parkstr. 3, 65189 Wiesbaden" in one line. */
function isStreetAndTown(text: string): boolean {
  const pieces = text.split(/[·•|]|,\s|\s[-–]\s/)
  return pieces.length === 2 && isStreetLine(pieces[0] as string) && isTown(pieces[1] as string)
}

function isTown(text: string): boolean {
  const folded = fold(text).trim()
  if (/(?:tel|fax|nr\.|nummer|kunden|datum|uhr|eur|€|%|@|hrb)/.test(folded) || folded.length > 60) return false
  if (POSTAL.test(folded)) return !/^\d{4,6} (?:stk|kg|std|stuck|tage|euro|km|kwh|jahre?)\b/.test(folded)
  return POSTAL_ABROAD.test(folded) && !/rechnung|invoice|page|seite/.test(folded)
}

const STREET_WORD = pattern('u')`
    (?:str\.?|strasse|weg|platz|allee|gasse|ring|damm|ufer|chaussee|promenade|
    zeile|steig|markt|kai|graben|lande|berg|feld|hof|tal|park|gurtel|siedlung) ?\d|
    (?:^| )(?:street|st\.?|avenue|ave\.?|road|rd\.?|lane|drive|blvd|boulevard|
    square|rue|via|viale|piazza|calle|plaza|place|laan|straat|plein|weena|quai)(?:[ ,]|
    $)|postfach|p\.? ?o\.? box|^(?:am|an der|an den|im|in der|auf dem|zum|zur) .{0,200} \d|
    straat \d|laan \d|strasse$|str\.$|^(?:unit|suite|level|block|plot|sector) [\da-z]{1,4}(?:,|$)|
    ^\d{1,2}(?:st|nd|rd|th) floor
  `

export function isStreetLine(text: string): boolean {
  const folded = fold(text).trim()
  if (/^(?:weg|wohnungseigentumergemeinschaft|eigentumergemeinschaft) /.test(folded)) return false
  if (STREET_WORD.test(folded)) return true
  return isNumberedStreet(folded) || /^\d{1,5} ?[a-z]?,? \p{L}{2}/u.test(folded)
}

/** „Am Hof 3", „Ring 12 a - 14", „Gasse 7/Top 5": words, then figures between hyphens and strokes. */
function isNumberedStreet(folded: string): boolean {
  const at = folded.search(/\d/)
  if (at < 0 || !/^\p{L}[\p{L} .'-]{0,200} $/u.test(folded.slice(0, at))) return false
  const [number = '', ...more] = folded.slice(at).split(/([-/+])/)
  // Marks and what follows them take turns.
  const ends_in_door = more.at(-2) === '/' && /^ ?\p{L}{1,60} ?\d{0,9}$/u.test(more.at(-1) as string)
  const numbers = (ends_in_door ? more.slice(0, -2) : more).filter((_, index) => index % 2 === 1)
  return /^\d{1,4} ?[a-z]? ?$/.test(number) && numbers.every((piece) => /^ ?\d{1,9} ?[a-z]? ?$/.test(piece))
}

const CONTACT = pattern('u')`
    (?:^|[^\p{L}])(?:(?:fon|phone|mobile?|mail)(?= ?[:.]| ?\+?\(?\d|$)|(?:tel|telefon|fax|telefax|
    e-?mail|ust|uid|vat|iban|bic|swift|blz|kto|konto|gln)(?!\p{L})|www\.|http|
    ust-?id|iban|steuernr|steuer-?nummer|steuernummer|fn \d|hrb|hra|kvk|siret|
    rcs|btw|tva|amtsgericht|handelsregister|firmenbuch|geschaftsfuhr(?!ung {0,20}$)|finanzamt|
    registergericht|gerichtsstand|dvr|inhaber|vorstand|bankverbindung|company (?:no|
    number|reg))|@|\.(?:de|at|com|net|ch|eu|org|nl|fr|io)(?:$|[ /])
  `

export const isContactLine = (text: string): boolean => CONTACT.test(fold(text))

const COUNTRIES = pattern('')`
    ^(?:deutschland|osterreich|austria|germany|schweiz|switzerland|nederland|
    netherlands|france|frankreich|italien|italy|united kingdom|uk|usa|united states|
    luxemburg|liechtenstein|belgien|belgium|irland|ireland|polen|spanien|spain|
    vereinigtes konigreich|at|de|ch)(?: ?-.{0,200})?$
  `

export const isCountryLine = (text: string): boolean => COUNTRIES.test(fold(text).trim())

const SALUTATION = pattern('iu')`
    ^(?:an(?: die| den| das)?|herrn? und frau|frau und herrn?|herrn? & frau|
    herrn?|frau|firma|fa\.|familie|fam\.|eheleute|spett\.?(?:le)?|spettabile|
    egr\.?|gentile|mr\.?|mrs\.?|ms\.?|miss|monsieur|madame|m\.|mme|z\. ?h(?:d|
    dn)?\.?|attn:?|attention:?|c\/o|zu handen|z\.hd\.? ?v\.?|t\.a\.v\.?|de heer|
    mevrouw|to:?|an:|name:?|(?:guest(?: name)?|gast|kundenname|customer name|kunde|rechnung an|rechnungsempfänger|rechnungsadresse|
    empfänger|firma|bill to|customer|client) ?:)(?![\p{L}])[.:]?\s{0,20}
  `
const MIDDLE_LINE = pattern('u')`
    ^(?:z\.? ?h(?:d|dn)?\.?|a l'attention|attn|c\/o|zu handen|abt\.?|abteilung|t\.a\.v|einschreiben|
    personlich|vertraulich|per e-?mail|postzustellung)
  `

/** Without „Herrn", „Firma", „Attn:" in front. Empty when the line says nothing else. */
export function withoutSalutation(text: string): string {
  let rest = squeeze(text)
  for (let again = 0; again < 3; again++) {
    const match = SALUTATION.exec(rest)
    if (!match || (match[0].length === rest.length && hasLegalForm(rest))) break
    rest = rest.slice(match[0].length)
  }
  return rest.trim()
}

export const isMiddleLine = (text: string): boolean => MIDDLE_LINE.test(fold(text).trim())

const TITLE = pattern('u')`
    ^(?:(?:\p{L}{1,60}-?)?rechnung\p{L}{0,60}|invoice|tax invoice|facture|faktura|avis|factuur|fattura|
    factura|honorarnote|gutschrift|credit note|(?:\d\.|letzte) ?mahnung|mahnung|zahlungserinnerung|(?:payment )?reminder|final notice|relance|
    (?:auftrags|bestell)bestatigung|order confirmation|bon de commande|lieferschein|bon de livraison|pro-?forma(?:-?rechnung| invoice)?|
    kostenvoranschlag|offerte|offer|quotation|quote|devis|
    angebot|original|kopie|duplikat|copy|seite(?!\p{L}).{0,200}|page(?!\p{L}).{0,200}|bill|
    receipt|quittung|beleg|datum(?!\p{L}).{0,200}|date(?!\p{L}).{0,200}|information(?:en)?|
    nr(?!\p{L}).{0,200}|nummer(?!\p{L}).{0,200}|summary|kunde|kundennummer.{0,200}|beitragsrechnung|
    vorschreibung|kostennote|liquidation|storno\p{L}{0,60})[.:]?$
  `

/** A line of a name: a name, or what continues it: „GmbH", „& Partner AG", „(haftungsbeschränkt)". */
export const isNameLine = (text: string): boolean =>
  isNameLike(text) || isBareForm(text) || /^(?:& ?|und |\+ ?)\p{Lu}|^\(haftungsb/u.test(text)

/** What kind of document it is, and other headings that stand alone. */
export const isTitle = (text: string): boolean => TITLE.test(fold(text).trim())

/** What a company says of itself below its name. */
const BOAST = pattern('u')`
    ^(?:ein unternehmen der|mitglied (?:im|in|der|des|von|bei)|une (?:societe|entreprise) d[eu]|membre d[eu]|
    (?:a )?member of|(?:a )?part of|a company of|meisterbetrieb seit|seit \d{4}|since \d{4}|depuis \d{4})(?!\p{L})
  `

/** „Fattura n. 118/2025 del 03/10/2025" above the address. */
const PAPER_AND_NUMBER =
  /^(?:rechnung|faktura|gutschrift|honorarnote|mahnung|invoice|facture|fattura|factuur)(?!\p{L})\D{0,20}\d/u

/** Whether a text can be a name: it has letters, and is not a label, only figures or the title of a document. */
export function isNameLike(text: string): boolean {
  const folded = fold(text).trim()
  if (folded.length < 2 || folded.length > 90 || !/\p{L}{2}/u.test(folded)) return false
  if (/^(?:& |und |(?:geschafts)?inh(?:aber(?:in)?)?[.:])/.test(folded) || isBareForm(text)) return false
  if (/(?:^| )(?:date|number|nummer|datum|nr|no)[.:]?$/.test(folded) || BOAST.test(folded)) return false
  if (!/^[\p{L}\d"'„“]/u.test(text.trim()) || TITLE.test(folded) || isPostalLine(text) || isCountryLine(text))
    return false
  if (
    /^\P{L}*\d[\d ./-]{5,}/u.test(folded) ||
    /:(?: |$)|;$/.test(folded) ||
    PAPER_AND_NUMBER.test(folded) ||
    /\d{5,}/.test(folded) ||
    /€|%|\d[.,]\d{2}(?!\d)|\d{1,2}[.,]? ?(?:19|20)\d{2}$/.test(folded)
  )
    return false
  return !isContactLine(text)
}

/** „GmbH & Co. KG" alone is the second line of a name. */
export const isBareForm = (text: string): boolean => BARE_FORM.test(fold(text).trim())

/** Names are the same when their letters are; OCR errors of one letter in twelve are forgiven. */
export function sameName(a: string, b: string): boolean {
  const [one, two] = [a, b].map((name) => plainName(skeleton(withoutSalutation(name)))) as [string, string]
  return (
    one === two ||
    (Math.min(one.length, two.length) >= 8 && distance(one, two) <= Math.max(one.length, two.length) / 12)
  )
}

function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 3) return 99
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = (previous[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (previous[j] as number) + 1, (next[j - 1] as number) + 1))
    }
    previous = next
  }
  return previous[b.length] as number
}

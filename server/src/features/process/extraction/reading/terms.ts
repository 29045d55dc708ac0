import { addDays, addMonths, type DateOnly, daysInMonth } from '../../../../kernel/dates.ts'
import { pattern } from './vocabulary.ts'

/** The time to pay that a sentence gives, counted from the issue date. */
export type Term = {
  readonly count: number
  readonly unit: 'day' | 'month'
  readonly end_of_month: boolean
  readonly points: number
}

const NUMBERS: Record<string, number> = {
  ein: 1,
  einer: 1,
  einem: 1,
  eine: 1,
  eines: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  zehn: 10,
  vierzehn: 14,
  zwanzig: 20,
  dreissig: 30,
  one: 1,
  a: 1,
  two: 2,
  three: 3,
  four: 4,
  seven: 7,
  ten: 10,
  fourteen: 14,
  thirty: 30,
}
const COUNT = `\\d{1,3}|${Object.keys(NUMBERS).join('|')}`
const UNITS =
  'kalendertagen?|werktagen?|bankarbeitstagen?|arbeitstagen?|tagen?|tg|wochen?|monat(?:en?|s)?|' +
  '(?:calendar |business |working )?days?|weeks?|months?|jours?|dagen|giorni|gg|dias'
const TERM = new RegExp(
  `(?<![\\p{L}\\d.,-])(?<count>${COUNT})(?: ?\\((?:\\p{L}{1,60}|\\d{1,9})\\))?[ -]?(?<unit>${UNITS})(?!\\p{L})`,
  'gu',
)
const TERM_START = new RegExp(
  `(?<!\\p{L})(?:(?:innerhalb|binnen|within|in|netto|net|bis)(?: von)? ){0,3}${TERM.source}`,
  'gu',
)
const NET_FIRST = /(?<!\p{L})(?:net|netto|n)[ /-]?(?<count>\d{1,3})(?![\d.,]|\s?%|\s?(?:eur|€))/gu

const PAYING = pattern('')`
    zahl|uberweis|begleich|ausgleich|beglich|fallig|netto(?!betrag|preis|summe|wert|entgelt)|ziel\b|konditionen|pay|due\b|
    terms|\bnet\b|reglement|paiement|reception|echeance|betal|versement|rechnungserhalt|erhalt der rechnung|
    rechnungsdatum|pagamento|pago|einzuzahlen|entricht|anweis|einlang
  `
/** „3 Monate zu 43,00" is the time that is paid for. A time to pay has one of these words. */
const LIMITING =
  /innerhalb|binnen|within|innert|ziel|frist|fallig|zahlbar|(?<!\p{L})net(?:to)?(?!\p{L})|due|after|nach/u
/** Things other than payment that have to happen within some days. */
const OTHER = pattern('')`
    verzug|reklam|beanstand|mangel|mangl|widerruf|widersp|ruckgab|ruckseit|
    kundig|gewahrleist|garantie|lieferzeit|auslieferung|einspruch|einwend|mahn|
    zinsen|umtausch|delivery takes|return|warranty|cancel|complain|late|dispute|
    nicht (?:innerhalb|binnen|fristgerecht)|nach falligkeit|nach zahlungseingang|lieferung (?:erfolgt|innerhalb|binnen)|\bwenn\b|not (?:paid|
    received)|aufbewahr|gultig|valid|vor ablauf|laufzeit|abonn|storno|stornier|
    testphase|mindestlaufzeit|wahrend
  `
const DISCOUNT = /%|skonto|skonti|rabatt|nachlass|discount|escompte|korting|sconto/
const NO_DISCOUNT = pattern('gu')`
    (?:ohne|kein(?:en|e|er)?|without|no|sans)(?: jed\p{L}{1,60}| weiter\p{L}{1,60})? (?:abz[uü]ge?n?|
    skonto\p{L}{0,60}|deductions?|discount|escompte)(?: von skonto)?|skonto\p{L}{0,60} (?:werden|
    wird|ist|sind) nicht \p{L}{1,99}
  `

const AT_ONCE = pattern('u')`
    (?<!\p{L})(?:sofort|umgehend|unverzuglich|prompt)(?!\p{L}).{0,60}(?:fallig|
    zahlbar|ohne abzug|netto|nach erhalt|bei erhalt|rechnungserhalt|zu zahlen|
    begleichen|uberweisen)|(?:fallig|zahlbar|zahlung|zahlungsziel:?|zahlungsbedingung(?:en)?:?|
    begleichen|uberweisen|anzuweisen|zahlungskondition(?:en)?:?).{0,60}(?<!\p{L})(?:sofort|
    umgehend|unverzuglich|prompt)(?!\p{L})|(?:due|payable) (?:up)?on receipt|
    (?:due|payable) immediately|immediate payment|payment (?:is )?due immediately|
    (?:zahlbar|fallig|zahlung) (?:netto |rein netto )?(?:nach|bei|mit) (?:rechnungs)?(?:erhalt|
    eingang|zugang|stellung)|(?:bei|nach) (?:rechnungs)?erhalt(?: der rechnung)? (?:ohne abzug )?(?:fallig|
    zahlbar|zu zahlen|ohne abzug)|a reception|des reception|direct te voldoen|
    per direct|pagamento immediato|upon receipt
  `

/** The term of a folded sentence; undefined if it names none, or only a discount for early payment. */
export function termOf(sentence: string): Term | undefined {
  const text = sentence.replace(NO_DISCOUNT, 'netto')
  const terms = clausesOf(text)
    .flatMap(splitTerms)
    .flatMap((clause) => termsOfClause(clause, text))
  const best = terms.sort((a, b) => b.points - a.points || b.count - a.count)[0]
  if (best) return best
  if (AT_ONCE.test(text) && !/skonto|%/.test(text) && !/abgebucht|eingezogen|bereits|nicht/.test(text)) {
    return { count: 0, unit: 'day', end_of_month: false, points: /umgehend|unverzuglich/.test(text) ? 0.2 : 1.2 }
  }
  return undefined
}

/** Parts of a sentence that hold one condition each: „8 Tage 2 % Skonto, 30 Tage netto". */
function clausesOf(text: string): string[] {
  return text.split(/[;,](?!\d)| oder | bzw\.? | or | sonst | ansonsten | danach | und (?=\d)| \/ | - /)
}

/** Two terms without a comma between them: „innerhalb 14 Tagen 2 % Skonto innerhalb 30 Tagen netto". */
function splitTerms(clause: string): string[] {
  const starts = [...clause.matchAll(TERM_START)].map((match) => match.index).slice(1)
  return [0, ...starts].map((from, at) => clause.slice(from, starts[at] ?? clause.length))
}

function termsOfClause(clause: string, sentence: string): Term[] {
  const discount = DISCOUNT.test(clause)
  if (discount || OTHER.test(clause) || !PAYING.test(sentence)) return []
  const end_of_month = /fin de mois|end of (?:the )?month|eom\b|monatsende/.test(clause)
  const found = [...clause.matchAll(TERM)].map((match) => unitOf(match.groups as { count: string; unit: string }))
  const net = [...clause.matchAll(NET_FIRST)].map((match) => ({
    count: Number(match.groups?.count),
    unit: 'day' as const,
  }))
  // „14 Tage 3%, 30": the unit is given only once.
  const bare = /tage/.test(sentence) && DISCOUNT.test(sentence) ? /^ ?(\d{1,3}) ?(?:netto)?$/.exec(clause) : null
  const last = bare ? [{ count: Number(bare[1]), unit: 'day' as const }] : []
  const sure = PAYING.test(clause) ? 1.4 : 0.4
  return [...found, ...net, ...last]
    .filter(({ count, unit }) => count <= 180 && (unit === 'day' || LIMITING.test(clause)))
    .map(({ count, unit }) => ({ count, unit, end_of_month, points: sure }))
}

function unitOf({ count, unit }: { count: string; unit: string }): { count: number; unit: 'day' | 'month' } {
  const number = NUMBERS[count] ?? Number(count)
  if (/^(?:woche|week)/.test(unit)) return { count: number * 7, unit: 'day' }
  return { count: number, unit: /^mon/.test(unit) ? 'month' : 'day' }
}

export function dueBy(issue_date: DateOnly, term: Term): DateOnly {
  const date = term.unit === 'month' ? addMonths(issue_date, term.count) : addDays(issue_date, term.count)
  if (!term.end_of_month) return date
  const [year, month] = date.split('-').map(Number) as [number, number]
  return `${date.slice(0, 8)}${daysInMonth(year, month)}` as DateOnly
}

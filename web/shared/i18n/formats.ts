/** The same text as in letters and statements: both sides are tested with the examples in docs/formats.json. */
const FIGURES: Readonly<Record<string, string>> = { de: 'de-DE', en: 'en-GB' }
/** The team works in Vienna, where the first month is Jänner. */
const NAMES: Readonly<Record<string, string>> = { de: 'de-AT', en: 'en-GB' }
const ZONE = 'Europe/Vienna'
/** As wide as a plus sign; a hyphen is easily overlooked. */
const MINUS = '\u2212'

export type Format = {
  money(euros: number): string
  /** As money, without the currency: for fields. */
  amount(euros: number): string
  /** Without cents, for figures that are read at a glance. */
  roundMoney(euros: number): string
  number(value: number): string
  percent(share: number, digits?: number): string
  /** For a plain date, or for an instant in Vienna. */
  day(date: string): string
  /** Day and time of day in Vienna. */
  instant(date: string): string
  month(year_month: string): string
  fileSize(bytes: number): string
  longMonth(year_month: string): string
}

export function formatOf(language: string): Format {
  const figures = FIGURES[language] ?? 'en-GB'
  const names = NAMES[language] ?? 'en-GB'
  const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(figures, options)
  const date = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(names, { timeZone: ZONE, ...options })
  const signed = (text: string): string => text.replace('-', MINUS)
  const money = number({ style: 'currency', currency: 'EUR' })
  const amount = number({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const round_money = number({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  const plain = number({})
  const day = date({ day: '2-digit', month: '2-digit', year: 'numeric' })
  const instant = date({ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' })
  const month = date({ month: 'short', year: '2-digit' })
  const long_month = date({ month: 'long', year: 'numeric' })
  return {
    money: (euros) => signed(money.format(euros)),
    amount: (euros) => signed(amount.format(euros)),
    roundMoney: (euros) => signed(round_money.format(euros)),
    number: (value) => signed(plain.format(value)),
    percent: (share, digits = 0) =>
      signed(number({ style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }).format(share)),
    day: (text) => day.format(instantOf(text)),
    instant: (text) => instant.format(instantOf(text)),
    fileSize: (bytes) => sizeText(bytes, plain),
    month: (text) => month.format(instantOf(`${text.slice(0, 7)}-15`)),
    longMonth: (text) => long_month.format(instantOf(`${text.slice(0, 7)}-15`)),
  }
}

const KILO = 1024

function sizeText(bytes: number, format: Intl.NumberFormat): string {
  if (bytes < KILO) return `${bytes} B`
  if (bytes < KILO * KILO) return `${format.format(Math.round(bytes / KILO))} kB`
  const mega = bytes / KILO / KILO
  if (mega < KILO) return `${format.format(Math.round(mega * 10) / 10)} MB`
  return `${format.format(Math.round((mega / KILO) * 10) / 10)} GB`
}

/** A plain date means that day for every reader: noon UTC is on the same day in Vienna. */
const instantOf = (text: string): Date => new Date(text.length === 10 ? `${text}T12:00:00Z` : text)

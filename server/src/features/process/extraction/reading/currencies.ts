/** The active codes of ISO 4217, and those of the currencies that the euro replaced, which old papers still bear. */
const CODES = `
AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF
CHW CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL
HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD
MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF
SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU
UYW UZS VED VES VND VUV WST XAF XAG XAU XCD XCG XDR XOF XPD XPF XPT YER ZAR ZMW ZWG
ATS BEF CYP DEM EEK ESP FIM FRF GRD HRK IEP ITL LTL LUF LVL MTL NLG PTE SIT SKK`

export const CURRENCY_CODES: ReadonlySet<string> = new Set(CODES.trim().split(/\s+/))

/** Codes that are also words, units or the beginning of a tax number: „TOP 12", „ALL", „CHE-123.456.789". */
export const AMBIGUOUS_CODES: ReadonlySet<string> = new Set(
  'ALL ANG BAM BOB BOV CHE CHW COP CUP GEL KMF LAK MAD MOP PEN SOS SRD STN TOP TRY USN UYI UYW XUA'.split(' '),
)

/**
 * Signs and local spellings, in lower case and without a final point. A crown may be Danish, Norwegian or Swedish: then
 * the sign itself stands for the currency, which at least is not the euro.
 */
export const CURRENCY_SPELLINGS: Readonly<Record<string, string>> = {
  ...{ '€': 'EUR', euro: 'EUR', euros: 'EUR', $: 'USD', us$: 'USD', a$: 'AUD', au$: 'AUD', c$: 'CAD', ca$: 'CAD' },
  ...{ nz$: 'NZD', hk$: 'HKD', s$: 'SGD', nt$: 'TWD', mx$: 'MXN', r$: 'BRL', '£': 'GBP' },
  ...{ fr: 'CHF', sfr: 'CHF', 's.fr': 'CHF', franken: 'CHF' },
  ...{ kr: 'kr', kč: 'CZK', kc: 'CZK', zł: 'PLN', zl: 'PLN', ft: 'HUF', dm: 'DEM', ös: 'ATS' },
  ...{ лв: 'BGN', lei: 'RON', kn: 'HRK', дин: 'RSD', '₺': 'TRY', tl: 'TRY', '₽': 'RUB', руб: 'RUB', '₴': 'UAH' },
  ...{ грн: 'UAH', '₾': 'GEL', '₼': 'AZN', '֏': 'AMD', '₸': 'KZT', '₪': 'ILS', '¥': 'JPY', '￥': 'JPY', 円: 'JPY' },
  ...{ 元: 'CNY', rmb: 'CNY', '₩': 'KRW', '₹': 'INR', '₨': 'INR', '฿': 'THB', '₫': 'VND', '₱': 'PHP', '₦': 'NGN' },
  ...{ '₵': 'GHS', '₡': 'CRC', '₲': 'PYG', '₮': 'MNT', '₭': 'LAK', '៛': 'KHR', '₿': 'XBT' },
}

/** What stands for a currency that is none of these. */
export const UNKNOWN_CURRENCY = '?'

/** The ISO code of a sign, a spelling or a code; `UNKNOWN_CURRENCY` for anything else. */
export function currencyOf(text: string): string {
  const key = text.trim().replace(/\.$/, '')
  const code = key.toUpperCase()
  return CURRENCY_SPELLINGS[key.toLowerCase()] ?? (CURRENCY_CODES.has(code) ? code : UNKNOWN_CURRENCY)
}

/**
 * Signs and usual codes beside an amount, for a regular expression with the flags „i" and „u". „Ft" and „DM" would be units
 * in other letters. What else ISO 4217 has is looked up (`codeBefore`, `codeAfter`).
 */
export const CURRENCY_PATTERN =
  '(?:(?:us|au?|ca?|nz|hk|nt|mx|s|r)?\\$|\\p{Sc}|fr\\.|(?:euros?|eur|usd|gbp|chf|dem|dkk|sek|pln|czk|' +
  's\\.?fr\\.?|franken|kr\\.?|kč|kc|zł|zl|лв\\.?|lei|kn|дин\\.?|руб\\.?|грн\\.?|円|元|rmb)(?!\\p{L})|(?-i:Ft|DM|öS|TL)(?!\\p{L}))'

const isCode = (word: string): boolean => CURRENCY_CODES.has(word) && !AMBIGUOUS_CODES.has(word)

/** How many characters a code takes that ends, or begins, where an amount does; 0 if there is none. */
export function codeBefore(text: string): number {
  const found = /(?<![\p{L}\p{N}])\p{Lu}{3} ?$/u.exec(text.slice(-5))?.[0] ?? ''
  return isCode(found.trim()) ? found.length : 0
}
export function codeAfter(text: string): number {
  const found = /^ ?\p{Lu}{3}(?![\p{L}\p{N}])/u.exec(text.slice(0, 5))?.[0] ?? ''
  return isCode(found.trim()) ? found.length : 0
}

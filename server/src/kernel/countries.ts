import { compactCode } from './banking.ts'
import type { Fault } from './errors.ts'

/** ISO 3166-1 alpha-2, the officially assigned codes. */
const CODES = `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC
CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG
GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW
KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI
NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR
SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`

const COUNTRIES: ReadonlySet<string> = new Set(CODES.split(/\s+/))

/** Where our letters usually go, for lists to choose from. */
export const NEAR_COUNTRIES: readonly [string, ...string[]] = [
  ...(['AT', 'DE', 'CH', 'LI', 'IT', 'FR', 'LU', 'BE', 'NL', 'DK', 'SE', 'NO', 'FI', 'PL', 'CZ', 'SK', 'HU'] as const),
  ...['SI', 'HR', 'BA', 'RS', 'ME', 'MK', 'AL', 'BG', 'RO', 'GR', 'TR', 'ES', 'PT', 'IE', 'GB', 'UA'],
]

export const isCountry = (code: string): boolean => COUNTRIES.has(code)

export const countryProblem = (text: string): Fault | undefined =>
  isCountry(compactCode(text))
    ? undefined
    : { code: 'wrong_format', message: 'must be a two-letter country code (ISO 3166-1)' }

/** How people write our countries in free text. */
const COUNTRY_WORDS: Readonly<Record<string, string>> = {
  A: 'AT',
  AUT: 'AT',
  AUSTRIA: 'AT',
  ÖSTERREICH: 'AT',
  OESTERREICH: 'AT',
  D: 'DE',
  DEU: 'DE',
  GERMANY: 'DE',
  DEUTSCHLAND: 'DE',
  CHE: 'CH',
  SWITZERLAND: 'CH',
  SCHWEIZ: 'CH',
  LIECHTENSTEIN: 'LI',
}

/** The code of a country given as free text; null if we do not know it. */
export function countryCode(text: string | null | undefined): string | null {
  const word = (text ?? '').normalize('NFC').trim().toUpperCase()
  const code = COUNTRY_WORDS[word] ?? word
  return isCountry(code) ? code : null
}

const FOUR = /^\d{4}$/
const ZIPS: Readonly<Record<string, RegExp>> = { AT: FOUR, CH: FOUR, LI: FOUR, DE: /^\d{5}$/ }

/** False for a postal code that a country cannot have. Where we do not know how its codes look, every code fits. */
export const zipFits = (zip: string, country: string): boolean =>
  ZIPS[country]?.test(zip.trim().replace(/^[A-Z]{1,3}\s?-\s?/, '')) ?? true

import { isIban } from '../../src/kernel/banking.ts'
import type { Random } from '../random.ts'
import type { Country, Locale } from './locales.ts'

/** Numbers that are not the invoice's own and stand beside it. */
export type Numbers = {
  readonly customer: string
  readonly order: string
  readonly delivery_note: string
  readonly contract: string
  readonly offer: string
  readonly reference: string
  readonly tax_number: string
  readonly vat_id: string
  readonly customer_vat_id: string
  readonly phone: string
  readonly register: string
  readonly iban: string
  readonly bic: string
  readonly meter: string
}

/** `0` is any digit, `Y` the year, `y` its last two digits, `m` the month, `X` a letter. */
const INVOICE_NUMBERS = [
  'RE-Y-0000',
  'Y-0000',
  'Y/000',
  'Y0000',
  '00000000',
  'R00000',
  'AR000000',
  'Y-m-000',
  '000000',
  'F0000000',
  '0000-y',
  'XX-000000',
  'y/0000',
  'INV-00000',
  'RG00000/y',
  '000.000.000',
  '0000',
  'Ym-000',
  'XX0000-00',
  '1000000000',
  'X-00000-X',
  '000',
  'Y.0000',
  'RNY000000',
  '00/00/000',
]

export function makeNumbers(random: Random, issued: string, { country }: Locale): { number: string; numbers: Numbers } {
  const year = issued.slice(0, 4)
  const fill = (form: string): string =>
    form.replace(/[0YymX]/g, (sign) => {
      if (sign === 'Y') return year
      if (sign === 'y') return year.slice(2)
      if (sign === 'm') return issued.slice(5, 7)
      return sign === 'X' ? random.of([...'ABEFKMPRST']) : String(random.between(0, 9))
    })
  const first_digit = (text: string): string => text.replace(/^0+(?=\d)/, String(random.between(1, 9)))
  const number = first_digit(fill(random.of(INVOICE_NUMBERS)))
  const forms = COUNTRY_FORMS[country]
  return {
    number,
    numbers: {
      customer: first_digit(fill(random.of(['00000', '000000', 'K-00000', 'D0000', '1000000']))),
      order: first_digit(fill(random.of(['0000000', 'AB-Y-000', 'A000000', 'Y/0000', '4500000000']))),
      delivery_note: fill(random.of(['LS-00000', '8000000', 'L000000'])),
      contract: fill(random.of(['V-0000000', '00.000.000.0', '000 000 000', 'VN00000000'])),
      offer: fill(random.of(['AN-Y-000', 'A-0000', '200000'])),
      reference: fill(random.of(['XXX/00-y', '000/y XX', 'XX-000', 'XX/XX'])),
      tax_number: fill(forms.tax),
      vat_id: fill(forms.vat),
      customer_vat_id: fill(forms.vat),
      phone: fill(random.of(forms.phones)),
      register: fill(forms.register),
      iban: spaced(ibanOf(random, forms.iban)),
      bic: fill(`XXXX${country}XX`),
      meter: fill(random.of(['1ESA0000000000', '0000000', 'DE00000000000000000000000000000'])),
    },
  }
}

type CountryForms = {
  readonly tax: string
  readonly vat: string
  readonly phones: readonly string[]
  readonly register: string
  readonly iban: readonly [string, number]
}
const COUNTRY_FORMS: Readonly<Record<Country, CountryForms>> = {
  DE: {
    tax: '000/000/00000',
    vat: 'DE000000000',
    phones: ['+49 00 0000000', '0000 / 000 00', '(000) 00 00 00', '0000-000000'],
    register: 'HRB 00000',
    iban: ['DE', 18],
  },
  AT: {
    tax: '00 000/0000',
    vat: 'ATU00000000',
    phones: ['+43 1 000 00 00', '0000/00 000', '+43 (0)000 000000'],
    register: 'FN 000000x',
    iban: ['AT', 16],
  },
  CH: {
    tax: 'CHE-000.000.000',
    vat: 'CHE-000.000.000 MWST',
    phones: ['+41 00 000 00 00', '000 000 00 00'],
    register: 'CHE-000.000.000',
    iban: ['CH', 17],
  },
  GB: {
    tax: '00000000',
    vat: 'GB 000 0000 00',
    phones: ['+44 20 0000 0000', '01000 000000'],
    register: 'No. 00000000',
    iban: ['GB', 18],
  },
  US: {
    tax: '00-0000000',
    vat: '00-0000000',
    phones: ['(000) 000-0000', '+1 000-000-0000'],
    register: '0000000',
    iban: ['US', 12],
  },
  FR: {
    tax: '000 000 000 00000',
    vat: 'FR00000000000',
    phones: ['00 00 00 00 00', '+33 0 00 00 00 00'],
    register: 'RCS 000 000 000',
    iban: ['FR', 23],
  },
}

/** Check digits are right where there are such; Americans have a bare account number. */
function ibanOf(random: Random, [country, length]: readonly [string, number]): string {
  const bank = country === 'GB' ? 'NWBK' : ''
  const account = bank + Array.from({ length: length - bank.length }, () => String(random.between(0, 9))).join('')
  if (country === 'US') return account
  const check = Array.from({ length: 97 }, (_, place) => String(place + 2).padStart(2, '0')).find((two) =>
    isIban(country + two + account),
  )
  return `${country}${check}${account}`
}

const spaced = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ')

import type { Random } from '../../random.ts'
import type { Country, Locale } from '../locales.ts'
import type { Lang } from '../trade.ts'
import { NAMES } from './names.ts'

/** Who writes or gets an invoice. `names` are all forms that count as the right name. */
export type Party = {
  readonly is_firm: boolean
  /** The lines of an address up to the street. */
  readonly head: readonly string[]
  readonly name: string
  readonly names: readonly string[]
  readonly street: string
  readonly place: string
  /** The surname, with the salutation of a letter. */
  readonly greeting: { readonly female: boolean; readonly last: string }
  readonly contact: string
}

export type PartyKind = 'person' | 'firm' | 'either'

export function makeParty(random: Random, { country, lang }: Locale, kind: PartyKind): Party {
  const is_firm = kind === 'firm' || (kind === 'either' && random.chance(0.5))
  const pool = NAMES[country]
  const [first, last] = [random.of(pool.first), random.of(pool.last)]
  const contact = `${first} ${last}`
  const female = /[aeiëé]$|Sabine|Siobhán|Emily|Heather/.test(first)
  const base = { is_firm, greeting: { female, last }, contact, ...addressOf(random, country) }
  const named = is_firm ? firmName(random, country, last) : { name: contact, names: [contact] }
  return { ...base, ...named, head: headOf(random, { country, lang }, { ...base, ...named }) }
}

function addressOf(random: Random, country: Country): { street: string; place: string } {
  const { streets, places } = NAMES[country]
  const number = random.of([`${random.between(1, 199)}`, `${random.between(1, 60)}${random.of(['a', 'b', ''])}`])
  const street = random.of(streets)
  const leading = country === 'GB' || country === 'US' || country === 'FR'
  const joined = leading
    ? `${number}${country === 'FR' ? random.of([', ', ' ']) : ' '}${street}`
    : `${street} ${number}`
  const door = country === 'AT' && random.chance(0.4) ? `/${random.between(1, 9)}/${random.between(1, 30)}` : ''
  return { street: joined + door, place: random.of(places) }
}

function firmName(random: Random, country: Country, last: string): { name: string; names: string[] } {
  const { forms, kinds, fancy, last: lasts } = NAMES[country]
  // One in five has no legal form: a trader, a shop, a brand.
  const form = random.chance(0.2) ? '' : random.of(forms)
  const core = random.of([
    `${last} ${random.of(kinds)}`,
    `${random.of(kinds)} ${last}`,
    `${random.of(fancy)} ${random.of(kinds)}`,
    form === '' ? `${random.of(fancy)} ${random.of(fancy)}` : `${random.of(fancy)}`,
    `${last} & ${random.of(lasts)}`,
    `${last} & ${country === 'FR' ? 'Fils' : country === 'GB' || country === 'US' ? 'Sons' : 'Söhne'}`,
  ])
  // „SARL Boréal" is as usual as „Boréal SARL".
  const name = (country === 'FR' && random.chance(0.4) ? `${form} ${core}` : `${core} ${form}`).trim()
  return { name, names: [name] }
}

type Nameable = Pick<Party, 'is_firm' | 'name' | 'greeting' | 'contact'>

/** „Herrn" or „Firma" before the name, a title, an attention line, c/o: what stands in the window of an envelope. */
function headOf(random: Random, { country, lang }: Pick<Locale, 'country' | 'lang'>, party: Nameable): string[] {
  const words = ADDRESS_WORDS[lang]
  const { is_firm, name, greeting, contact } = party
  if (is_firm) {
    const draw = random.next()
    if (draw < 0.12 && words.firm !== '') return [words.firm, name]
    if (draw < 0.3) return [name, `${words.attention} ${contact}`]
    if (draw < 0.4) return [name, words.department]
    if (draw < 0.5 && name.length > 20) return inTwoLines(name)
    return [name]
  }
  const salutation = greeting.female ? words.female : words.male
  const draw = random.next()
  if (draw < 0.3) return [salutation, name]
  if (draw < 0.5) return [`${salutation} ${name}`]
  if (draw < 0.57) return [name, `c/o ${random.of(NAMES[country].last)}`]
  return [name]
}

/** A long name is broken at the space nearest to its middle. */
function inTwoLines(name: string): string[] {
  const words = name.split(' ')
  const distance = (at: number): number => Math.abs(words.slice(0, at).join(' ').length - name.length / 2)
  const cuts = words.map((_, at) => at).slice(1)
  const [cut = 0] = cuts.sort((a, b) => distance(a) - distance(b))
  return cut === 0 ? [name] : [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
}

type AddressWords = Readonly<Record<'firm' | 'attention' | 'department' | 'female' | 'male', string>>
const ADDRESS_WORDS: Readonly<Record<Lang, AddressWords>> = {
  de: { firm: 'Firma', attention: 'z. Hd.', department: 'Buchhaltung', female: 'Frau', male: 'Herrn' },
  en: { firm: '', attention: 'Attn:', department: 'Accounts Payable', female: 'Ms', male: 'Mr' },
  fr: { firm: '', attention: "à l'attention de", department: 'Service comptabilité', female: 'Mme', male: 'M.' },
}

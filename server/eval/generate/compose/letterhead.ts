import { type Block, columns, gap, text } from './blocks.ts'
import { type Desk, townOf } from './page.ts'

const WHITE = '#ffffff'

/** The top of the page: who writes, and what they say of themselves. */
export function letterhead(desk: Desk): Block[] {
  const { random, pen, look } = desk
  const align = look.letterhead === 'right' ? 'right' : look.letterhead === 'centre' ? 'center' : 'left'
  const slogan = random.chance(0.25) ? [text([pen.sentence('slogan')], { size: 0.8, ink: look.accent, align })] : []
  return random.chance(0.3) ? [...slogan, ...sender(desk)] : [...sender(desk), ...slogan]
}

function sender(desk: Desk): Block[] {
  const { look, facts } = desk
  const { name } = facts.issuer
  const strong = { bold: true, ink: look.accent }
  switch (look.letterhead) {
    case 'left':
      return [text([name], { ...strong, size: 1.6 }), text(contact(desk), { size: 0.8 }), gap(6)]
    case 'right':
      return [
        text([name], { ...strong, size: 1.3, align: 'right' }),
        text(contact(desk), { size: 0.8, align: 'right' }),
        gap(3),
      ]
    case 'centre':
      return [
        text([name], { ...strong, size: 1.8, align: 'center' }),
        text([contact(desk).join(' | ')], { size: 0.75, align: 'center' }),
        { kind: 'rule', line: look.accent },
        gap(6),
      ]
    case 'spaced':
      return [text([name.toUpperCase()], { ...strong, size: 1.2, tracking: 2.5, align: 'center' }), gap(8)]
    case 'bar': {
      const inside = [
        text([name], { bold: true, size: 1.5, ink: WHITE }),
        text([contact(desk).join(', ')], { size: 0.75, ink: WHITE }),
      ]
      return [{ kind: 'box', fill: look.accent, inset: 4, blocks: inside }, gap(6)]
    }
    case 'split':
      return [
        columns(
          ['rest', 70],
          [[text([name], { ...strong, size: 1.5 })], [text(contact(desk), { size: 0.75, align: 'right' })]],
        ),
        { kind: 'rule', line: look.accent },
        gap(5),
      ]
    case 'side':
      return [
        columns(
          [14, 'rest'],
          [[mark(desk, 9)], [text([name], { ...strong, size: 1.3 }), text(contact(desk).slice(0, 2), { size: 0.8 })]],
        ),
        gap(6),
      ]
    case 'brand':
      return [text([brandOf(name)], { ...strong, size: 2.4, tracking: 1 }), gap(8)]
    case 'picture':
      return [mark(desk, 14), gap(8)]
    case 'footer':
      return [gap(14)]
  }
}

const mark = ({ look, random }: Desk, size: number): Block => ({
  kind: 'mark',
  shape: random.of(['rings', 'bars', 'plate']),
  size,
  ink: look.accent,
  align: random.of(['left', 'right']),
})

/** The first word of a name that says something. */
export const brandOf = (name: string): string =>
  name
    .split(' ')
    .find(
      (word) =>
        /^\p{Lu}\p{L}{3,}$/u.test(word) &&
        !/^(?:SARL|SASU|EURL|GmbH|Hotel|Haus|Gemeinde|Stadt|Stadtwerke|Energie|Druck)$/.test(word),
    ) ?? name

/** Address and how to reach the issuer, in as many lines as this issuer likes. */
function contact({ facts, pen, random }: Desk): string[] {
  const { street, place, name } = facts.issuer
  const phone = `${pen.label('phone')} ${facts.numbers.phone}`
  const mail = `${pen.label('mail')} ${mailOf(name)}`
  const vat = `${pen.label('vat_id')} ${facts.numbers.vat_id}`
  const lines = [street, place, phone, mail, vat]
  return lines.slice(0, random.between(2, 5))
}

export const mailOf = (name: string): string => `office@${domainOf(name)}`

export const domainOf = (name: string): string => {
  const plain = name
    .replace(/[äöüÄÖÜ]/g, (sign) => ({ ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'ae', Ö: 'oe', Ü: 'ue' })[sign] as string)
    .normalize('NFKD')
    .toLowerCase()
  const word = plain.split(/[^a-z]+/).filter((part) => part.length > 2)
  return `${word.slice(0, 2).join('-') || 'firma'}.example`
}

/** Small print over the window of the envelope. */
export const returnLine = ({ facts, random }: Desk): string => {
  const { name, street, place } = facts.issuer
  return [name, street, place].join(random.of([' · ', ', ', ' - ', ' | ', ' • ']))
}

export function recipientLines({ facts, pen, random }: Desk): string[] {
  const { head, street, place } = facts.recipient
  const { country } = pen.locale
  const land = { DE: 'Deutschland', AT: 'Österreich', CH: 'Schweiz', GB: 'United Kingdom', US: 'USA', FR: 'France' }[
    country
  ]
  return [...head, street, place, ...(random.chance(0.12) ? [land] : [])]
}

/** The foot of every page. */
export function footer(desk: Desk): Block[] {
  const { look, facts, pen } = desk
  const { name, street, place } = facts.issuer
  const { numbers } = facts
  const bank = [`${pen.label('iban')} ${numbers.iban}`, `${pen.label('bic')} ${numbers.bic}`]
  const ids = [`${pen.label('vat_id')} ${numbers.vat_id}`, `${pen.label('tax_number')} ${numbers.tax_number}`]
  const register = `${pen.label('register')} ${townOf(place)} ${numbers.register}`
  const head = `${pen.label('head')} ${facts.issuer.contact}`
  const small = { size: 0.68, ink: '#555555' }
  const reach = [`${pen.label('phone')} ${numbers.phone}`, mailOf(name), `www.${domainOf(name)}`]
  switch (look.foot) {
    case 'columns':
      return [
        { kind: 'rule', line: '#aaaaaa' },
        columns(
          ['rest', 'rest', 'rest'],
          [[text([name, street, place], small)], [text([...reach, head], small)], [text([...bank, ...ids], small)]],
        ),
      ]
    case 'two-lines':
      return [
        text([[name, street, place, ...reach.slice(0, 1)].join(' · '), [...bank, ...ids, register].join(' · ')], {
          ...small,
          align: 'center',
        }),
      ]
    case 'line':
      return [text([[name, ids[0], bank[0]].join('  |  ')], { ...small, align: 'center' })]
    case 'none':
      return []
  }
}

export const bankPairs = ({ facts, pen }: Desk): [string, string][] => [
  [pen.label('iban'), facts.numbers.iban],
  [pen.label('bic'), facts.numbers.bic],
]

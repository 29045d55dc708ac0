/** What a bank of the SEPA area takes and passes on unchanged. */
const ALLOWED = /^[A-Za-z0-9/?:().,'+ -]$/

/** As people of the language write it where they cannot write it right. */
const SPELLED: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'Ae', œ: 'oe', Œ: 'Oe' },
  ...{ ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th', ı: 'i', '€': 'EUR' },
  ...{ '&': '+', _: '-', '–': '-', '—': '-', '’': "'", '‘': "'", '“': "'", '”': "'", '„': "'", '"': "'", '`': "'" },
  ...{
    ';': ',',
    '@': '(at)',
    '[': '(',
    ']': ')',
    '{': '(',
    '}': ')',
    '\\': '/',
    '|': '/',
    '*': '.',
    '#': '.',
    '%': '.',
  },
}

/** The other alphabets of the SEPA area; each letter with what it is written as. */
const FOREIGN: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'ΑA ΒV ΓG ΔD ΕE ΖZ ΗI ΘTH ΙI ΚK ΛL ΜM ΝN ΞX ΟO ΠP ΡR ΣS ΤT ΥY ΦF ΧCH ΨPS ΩO',
    'АA БB ВV ГG ДD ЕE ЖZH ЗZ ИI ЙY КK ЛL МM НN ОO ПP РR СS ТT УU ФF ХH ЦTS ЧCH ШSH ЩSHT ЪA ЫY ЬY ЭE ЮYU ЯYA',
  ]
    .join(' ')
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)

function foreign(letter: string): string | undefined {
  const capital = letter.toUpperCase()
  const written = FOREIGN[capital]
  return letter === capital ? written : written?.toLowerCase()
}

function plain(character: string): string {
  if (ALLOWED.test(character)) return character
  const spelled = SPELLED[character] ?? foreign(character)
  if (spelled !== undefined) return spelled
  const [base = ''] = character.normalize('NFD')
  return base === character ? '.' : plain(base)
}

/**
 * A text as a bank passes it on: in the characters of SEPA, one line, not longer than the field. No slash at the ends and no
 * two in a row, which would be read as marks.
 */
export function sepaText(text: string, most: number): string {
  const written = [...text.normalize('NFC').replace(/\s+/gu, ' ')].map(plain).join('')
  const marked = written.replace(/\/{2,}/g, '/').slice(0, most)
  return trimmed(marked)
}

/** Bounded by the length of a field. */
function trimmed(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && ' /'.includes(text.charAt(from))) from++
  while (to > from && ' /'.includes(text.charAt(to - 1))) to--
  return text.slice(from, to)
}

/** What pain.001.001.09 says of the elements that we use, narrowed as SEPA credit transfers are: order, number, form. */
type Form = RegExp | readonly Child[]
type Child = readonly [name: string, form: Form, times?: { min?: number; max?: number }]
export type Element = { name: string; attributes: string; children: Element[]; text: string }

const SEPA_CHARACTERS = "[A-Za-z0-9/?:().,'+ \\-]"
/** No slash at the ends, and no two in a row. */
const text = (most: number): RegExp => new RegExp(`^(?!/)(?!.*//)(?!.*/$)${SEPA_CHARACTERS}{1,${most}}$`)
const AMOUNT = /^\d{1,9}\.\d{2}$/
const SUM = /^\d{1,15}\.\d{2}$/
const COUNT = /^[1-9]\d{0,14}$/
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const BIC = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/

const MAYBE = { min: 0 }
const ACCOUNT: Form = [['Id', [['IBAN', IBAN]]]]
const BANK: Form = [
  [
    'FinInstnId',
    [
      ['BICFI', BIC, MAYBE],
      ['Othr', [['Id', /^NOTPROVIDED$/]], MAYBE],
    ],
  ],
]
const PARTY: Form = [['Nm', text(70)]]
const TRANSFER: Form = [
  [
    'PmtId',
    [
      ['InstrId', text(35), MAYBE],
      ['EndToEndId', text(35)],
    ],
  ],
  ['Amt', [['InstdAmt', AMOUNT]]],
  ['CdtrAgt', [['FinInstnId', [['BICFI', BIC]]]], MAYBE],
  ['Cdtr', PARTY],
  ['CdtrAcct', ACCOUNT],
  ['RmtInf', [['Ustrd', text(140)]], MAYBE],
]
const DOCUMENT: Form = [
  [
    'CstmrCdtTrfInitn',
    [
      [
        'GrpHdr',
        [
          ['MsgId', text(35)],
          ['CreDtTm', INSTANT],
          ['NbOfTxs', COUNT],
          ['CtrlSum', SUM],
          ['InitgPty', PARTY],
        ],
      ],
      [
        'PmtInf',
        [
          ['PmtInfId', text(35)],
          ['PmtMtd', /^TRF$/],
          ['BtchBookg', /^(?:true|false)$/],
          ['NbOfTxs', COUNT],
          ['CtrlSum', SUM],
          ['PmtTpInf', [['SvcLvl', [['Cd', /^SEPA$/]]]]],
          ['ReqdExctnDt', [['Dt', DAY]]],
          ['Dbtr', PARTY],
          ['DbtrAcct', ACCOUNT],
          ['DbtrAgt', BANK],
          ['ChrgBr', /^SLEV$/],
          ['CdtTrfTxInf', TRANSFER, { max: 100_000 }],
        ],
      ],
    ],
  ],
]

const TOKEN = /<(\/?)([A-Za-z0-9]+)((?: [a-zA-Z]+="[^"<]*")*)>|([^<]+)/g

/** Enough XML to read what we write; anything else is a fault. */
export function parseXml(xml: string): Element {
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
  if (!xml.startsWith(head)) throw new Error('the file does not begin as XML in UTF-8')
  const root: Element = { name: '', attributes: '', children: [], text: '' }
  const open = [root]
  let read = head.length
  for (const token of xml.slice(head.length).matchAll(TOKEN)) {
    if (token.index + head.length !== read) throw new Error(`not understood at ${read}`)
    read += token[0].length
    const [, end, name, attributes = '', content] = token
    const here = open.at(-1) as Element
    if (content !== undefined) here.text += content
    else if (end) {
      if (here.name !== name) throw new Error(`</${name}> ends <${here.name}>`)
      open.pop()
    } else {
      const element = { name: name as string, attributes, children: [], text: '' }
      here.children.push(element)
      open.push(element)
    }
  }
  if (read !== xml.length || open.length !== 1 || root.children.length !== 1) throw new Error('the file is not whole')
  return root.children[0] as Element
}

function problemsIn(element: Element, form: Form, path: string): string[] {
  if (form instanceof RegExp) {
    if (element.children.length > 0) return [`${path} has elements in it`]
    return form.test(element.text) ? [] : [`${path} is ${JSON.stringify(element.text)}`]
  }
  const stray = element.text.trim() === '' ? [] : [`${path} has text in it`]
  const known = form.map(([name]) => name)
  const order = element.children.map(({ name }) => known.indexOf(name))
  const unordered = order.some((at, index) => at < 0 || at < (order[index - 1] ?? 0))
    ? [`${path} has a wrong order`]
    : []
  return [...stray, ...unordered, ...form.flatMap((child) => problemsOf(element, child, path))]
}

function problemsOf(parent: Element, [name, form, { min = 1, max = 1 } = {}]: Child, path: string): string[] {
  const found = parent.children.filter((child) => child.name === name)
  const amiss = found.length < min || found.length > max ? [`${path}/${name} is there ${found.length} times`] : []
  return [...amiss, ...found.flatMap((child) => problemsIn(child, form, `${path}/${name}`))]
}

export const allNamed = (element: Element, name: string): Element[] => [
  ...(element.name === name ? [element] : []),
  ...element.children.flatMap((child) => allNamed(child, name)),
]

const cents = (amount: string): number => Math.round(Number(amount) * 100)

function sumProblems(document: Element): string[] {
  const amounts = allNamed(document, 'InstdAmt')
  const total = amounts.reduce((sum, { text }) => sum + cents(text), 0)
  const ids = allNamed(document, 'EndToEndId').map(({ text }) => text)
  return [
    ...(amounts.every(({ attributes }) => attributes === ' Ccy="EUR"') ? [] : ['an amount is not in EUR']),
    ...(allNamed(document, 'CtrlSum').every(({ text }) => cents(text) === total) ? [] : ['CtrlSum is not the sum']),
    ...(allNamed(document, 'NbOfTxs').every(({ text }) => Number(text) === amounts.length) ? [] : ['NbOfTxs is wrong']),
    ...(new Set(ids).size === ids.length ? [] : ['an EndToEndId is there twice']),
  ]
}

/** What a bank would find wrong with a file of transfers. */
export function painProblems(xml: string): string[] {
  const document = parseXml(xml)
  const is_document =
    document.name === 'Document' && document.attributes === ' xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"'
  return [
    ...(is_document ? [] : ['it is no pain.001.001.09']),
    ...problemsIn(document, DOCUMENT, 'Document'),
    ...sumProblems(document),
  ]
}

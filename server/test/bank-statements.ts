import { centsText } from '../src/kernel/money.ts'

/** Statements as banks write them, for tests. */

export type StatementEntry = {
  /** In cents; what comes in is positive. */
  readonly amount: number
  /** Of the booking; the day of the file unless told. */
  readonly on?: string
  readonly value?: string
  readonly text?: string
  /** ISO 11649 or another, in its own field; camt only. */
  readonly structured?: string
  readonly name?: string
  /** In whose name it was paid or received. */
  readonly ultimate?: string
  readonly iban?: string
  readonly bic?: string
  readonly end_to_end_id?: string
  readonly reference?: string
  readonly message_id?: string
  readonly batch_id?: string
  /** A return with its reason, such as AC04; '' without one. */
  readonly returned?: string
  readonly is_reversal?: boolean
  readonly status?: 'BOOK' | 'PDNG' | 'INFO'
  /** camt only: a booking of several payments; the amount is their sum, whatever is told. */
  readonly payments?: readonly Omit<StatementEntry, 'payments' | 'status' | 'on' | 'value'>[]
}

export type StatementSheet = {
  readonly id?: string
  /** In cents. */
  readonly opening: number
  readonly entries: readonly StatementEntry[]
  /** In cents; what adds up unless told. */
  readonly closing?: number
  readonly opening_on?: string
  /** The day of the statement. */
  readonly on?: string
}

type StatementFile = StatementSheet & {
  readonly iban: string
  readonly currency?: string
  /** Further statements of the same file. */
  readonly more?: readonly (StatementSheet & { readonly iban?: string })[]
}

const DAY = '2026-03-02'

const amountOf = ({ amount, payments }: StatementEntry): number =>
  payments ? payments.reduce((sum, payment) => sum + payment.amount, 0) : amount

const closingOf = ({ opening, entries, closing }: StatementSheet): number =>
  closing ?? entries.reduce((sum, entry) => sum + ((entry.status ?? 'BOOK') === 'BOOK' ? amountOf(entry) : 0), opening)

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const tag = (name: string, content: string | undefined): string =>
  content === undefined ? '' : `<${name}>${content}</${name}>`
const leaf = (name: string, text: string | undefined): string =>
  tag(name, text === undefined ? undefined : escaped(text))

export type CamtFile = StatementFile & {
  readonly version?: '02' | '08'
  readonly encoding?: string
}

export function camtFile({
  version = '08',
  encoding = 'UTF-8',
  iban,
  currency = 'EUR',
  more = [],
  ...sheet
}: CamtFile): string {
  const dialect = { version, currency }
  const statements = [sheet, ...more].map((one, at) => camtSheet(one, { iban, at, ...dialect }))
  return `<?xml version="1.0" encoding="${encoding}"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">
<BkToCstmrStmt>
<GrpHdr><MsgId>STATEMENTS</MsgId><CreDtTm>${DAY}T21:00:00+01:00</CreDtTm></GrpHdr>
${statements.join('\n')}
</BkToCstmrStmt>
</Document>
`
}

type Dialect = { readonly version: '02' | '08'; readonly currency: string }

function camtSheet(
  sheet: StatementSheet & { readonly iban?: string },
  { iban, at, ...dialect }: Dialect & { iban: string; at: number },
): string {
  const on = sheet.on ?? DAY
  const money = (cents: number) => `<Amt Ccy="${dialect.currency}">${centsText(Math.abs(cents))}</Amt>`
  const balance = (code: string, cents: number, day: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${money(cents)}${side(cents)}<Dt><Dt>${day}</Dt></Dt></Bal>`
  return [
    `<Stmt>${leaf('Id', sheet.id ?? `2026-${at + 1}`)}<ElctrncSeqNb>${at + 1}</ElctrncSeqNb>`,
    `<CreDtTm>${on}T21:00:00+01:00</CreDtTm>`,
    `<Acct><Id><IBAN>${sheet.iban ?? iban}</IBAN></Id><Ccy>${dialect.currency}</Ccy></Acct>`,
    balance('OPBD', sheet.opening, sheet.opening_on ?? on),
    balance('CLBD', closingOf(sheet), on),
    ...sheet.entries.map((entry) => camtEntry(entry, on, dialect)),
    '</Stmt>',
  ].join('\n')
}

const side = (cents: number): string => `<CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`

function camtEntry(entry: StatementEntry, on: string, { version, currency }: Dialect): string {
  const amount = amountOf(entry)
  const status = entry.status ?? 'BOOK'
  const payments = entry.payments ?? [entry]
  const batch = tag(
    'Btch',
    entry.payments ? leaf('MsgId', entry.message_id) + leaf('PmtInfId', entry.batch_id) : undefined,
  )
  return [
    '<Ntry>',
    `<Amt Ccy="${currency}">${centsText(Math.abs(amount))}</Amt>${side(amount)}`,
    entry.is_reversal ? '<RvslInd>true</RvslInd>' : '',
    version === '08' ? `<Sts><Cd>${status}</Cd></Sts>` : `<Sts>${status}</Sts>`,
    `<BookgDt><Dt>${entry.on ?? on}</Dt></BookgDt><ValDt><Dt>${entry.value ?? entry.on ?? on}</Dt></ValDt>`,
    entry.payments ? leaf('AcctSvcrRef', entry.reference) : '',
    '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly>',
    `<Cd>${amount < 0 ? 'ICDT' : 'RCDT'}</Cd><SubFmlyCd>${entry.returned === undefined ? 'ESCT' : 'RRTN'}</SubFmlyCd>`,
    '</Fmly></Domn></BkTxCd>',
    `<NtryDtls>${batch}`,
    ...payments.map((payment) => camtPayment(payment, { version, currency })),
    '</NtryDtls>',
    '</Ntry>',
  ].join('\n')
}

function camtPayment(payment: StatementEntry, { version, currency }: Dialect): string {
  const [own, other] = payment.amount < 0 ? ['Dbtr', 'Cdtr'] : ['Cdtr', 'Dbtr']
  const party = (role: string, name: string | undefined) =>
    name === undefined ? '' : tag(role, version === '08' ? tag('Pty', leaf('Nm', name)) : leaf('Nm', name))
  const ids = [
    leaf('MsgId', payment.message_id),
    leaf('AcctSvcrRef', payment.reference),
    leaf('PmtInfId', payment.batch_id),
  ]
  const money = `<Amt Ccy="${currency}">${centsText(Math.abs(payment.amount))}</Amt>`
  const texts =
    leaf('Ustrd', payment.text) +
    tag('Strd', payment.structured && `<CdtrRefInf>${leaf('Ref', payment.structured)}</CdtrRefInf>`)
  const code = version === '08' ? 'BICFI' : 'BIC'
  return [
    '<TxDtls>',
    `<Refs>${ids.join('')}${leaf('EndToEndId', payment.end_to_end_id ?? 'NOTPROVIDED')}</Refs>`,
    version === '08' ? `${money}${side(payment.amount)}` : `<AmtDtls><TxAmt>${money}</TxAmt></AmtDtls>`,
    '<RltdPties>',
    party(other as string, payment.name) +
      tag(`${other}Acct`, payment.iban && `<Id>${leaf('IBAN', payment.iban)}</Id>`),
    party(`Ultmt${other}`, payment.ultimate),
    party(own as string, 'Our own name'),
    '</RltdPties>',
    tag('RltdAgts', payment.bic && `<${other}Agt><FinInstnId>${leaf(code, payment.bic)}</FinInstnId></${other}Agt>`),
    tag('RmtInf', texts || undefined),
    tag('RtrInf', payment.returned && `<Rsn>${leaf('Cd', payment.returned)}</Rsn>`),
    '</TxDtls>',
  ].join('\n')
}

export type Mt940File = StatementFile & {
  /** With the blocks of SWIFT around each statement. */
  readonly is_swift?: boolean
  readonly end_of_line?: '\r\n' | '\n' | '\r'
  /** In place of the IBAN: bank code and account number. */
  readonly account?: string
}

export function mt940File({
  iban,
  account,
  currency = 'EUR',
  more = [],
  is_swift = false,
  end_of_line = '\r\n',
  ...sheet
}: Mt940File): string {
  const sheets = [sheet, ...more].map((one, at) => {
    const lines = mt940Sheet(one, { account: account ?? (one as { iban?: string }).iban ?? iban, currency, at })
    return is_swift
      ? ['{1:F01BANKDEFFAXXX0000000000}{2:O9400000000000BANKDEFFAXXX00000000000000000000N}{4:', ...lines, '-}']
      : [...lines, '-']
  })
  return `${sheets.flat().join(end_of_line)}${end_of_line}`
}

const shortDay = (day: string): string => day.slice(2).replaceAll('-', '')
const comma = (cents: number): string => centsText(Math.abs(cents)).replace('.', ',')

function mt940Sheet(
  sheet: StatementSheet,
  { account, currency, at }: { account: string; currency: string; at: number },
): string[] {
  const on = sheet.on ?? DAY
  const balance = (cents: number, day: string) => `${cents < 0 ? 'D' : 'C'}${shortDay(day)}${currency}${comma(cents)}`
  return [
    ':20:STARTUMS',
    `:25:${account}`,
    `:28C:${sheet.id ?? `${at + 1}/1`}`,
    `:60F:${balance(sheet.opening, sheet.opening_on ?? on)}`,
    ...sheet.entries.flatMap((entry) => mt940Entry(entry, on)),
    `:62F:${balance(closingOf(sheet), on)}`,
  ]
}

const chunks = (text: string, length: number): string[] => text.match(new RegExp(`.{1,${length}}`, 'gsu')) ?? []

function mt940Entry(entry: StatementEntry, on: string): string[] {
  const booked = entry.on ?? on
  const { amount } = entry
  const mark = entry.is_reversal ? (amount < 0 ? 'RC' : 'RD') : amount < 0 ? 'D' : 'C'
  const first = `:61:${shortDay(entry.value ?? booked)}${shortDay(booked).slice(2)}${mark}R${comma(amount)}NTRFNONREF`
  const words = [
    entry.end_to_end_id && `EREF+${entry.end_to_end_id}`,
    entry.batch_id && `KREF+${entry.batch_id}`,
    entry.text && `SVWZ+${entry.text}`,
    entry.ultimate && `${amount < 0 ? 'ABWE' : 'ABWA'}+${entry.ultimate}`,
  ].filter((word) => word !== undefined && word !== '')
  const parts = words
    .flatMap((word) => chunks(word as string, 27))
    .map((text, at) => `?${at < 10 ? 20 + at : 50 + at}${text}`)
  const names = chunks(entry.name ?? '', 27)
    .slice(0, 2)
    .map((text, at) => `?${32 + at}${text}`)
  const code = entry.returned === undefined ? (amount < 0 ? '116' : '166') : amount < 0 ? '109' : '159'
  const whole = [
    code,
    '?00BUCHUNG',
    '?109310',
    ...parts,
    entry.bic && `?30${entry.bic}`,
    entry.iban && `?31${entry.iban}`,
    ...names,
  ]
  return [
    entry.reference ? `${first}//${entry.reference}` : first,
    ...chunks(`:86:${whole.filter(Boolean).join('')}`, 65),
  ]
}

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

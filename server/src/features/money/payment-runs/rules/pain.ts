import type { DateOnly } from '../../../../kernel/dates.ts'
import { sepaText } from './sepa-text.ts'

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'
const NAME_MAX = 70
const TEXT_MAX = 140
/** What the rules of SEPA want where a name, or the bank of our own account, is not known. */
export const NOT_PROVIDED = 'NOTPROVIDED'

export type Transfer = {
  readonly end_to_end_id: string
  readonly amount_cents: number
  readonly payee_name: string
  readonly payee_iban: string
  readonly payee_bic: string | null
  readonly text: string
}

/** A file of transfers from one account. */
export type TransferFile = {
  readonly message_id: string
  readonly created_at: Date
  readonly execution_date: DateOnly
  readonly payer_name: string
  readonly payer_iban: string
  readonly payer_bic: string | null
  readonly transfers: readonly Transfer[]
}

type Node = readonly [name: string, content: string | readonly Node[], attributes?: string]

/** Pain.001.001.09 as the guidelines of SEPA credit transfers narrow it. The same facts give the same bytes. */
export function pain001({ transfers, ...file }: TransferFile): string {
  const sums: Node[] = [
    ['NbOfTxs', String(transfers.length)],
    ['CtrlSum', amountText(transfers.reduce((sum, { amount_cents }) => sum + amount_cents, 0))],
  ]
  const payer: Node = ['Nm', nameText(file.payer_name)]
  const header: Node[] = [
    ['MsgId', file.message_id],
    ['CreDtTm', `${file.created_at.toISOString().slice(0, 19)}Z`],
    ...sums,
    ['InitgPty', [payer]],
  ]
  const batch: Node[] = [
    ['PmtInfId', file.message_id],
    ['PmtMtd', 'TRF'],
    ['BtchBookg', 'false'],
    ...sums,
    ['PmtTpInf', [['SvcLvl', [['Cd', 'SEPA']]]]],
    ['ReqdExctnDt', [['Dt', file.execution_date]]],
    ['Dbtr', [payer]],
    ['DbtrAcct', accountOf(file.payer_iban)],
    ['DbtrAgt', [['FinInstnId', file.payer_bic ? [['BICFI', file.payer_bic]] : [['Othr', [['Id', NOT_PROVIDED]]]]]]],
    ['ChrgBr', 'SLEV'],
    ...transfers.map((transfer): Node => ['CdtTrfTxInf', transferOf(transfer)]),
  ]
  const document: Node = [
    'CstmrCdtTrfInitn',
    [
      ['GrpHdr', header],
      ['PmtInf', batch],
    ],
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(['Document', [document], ` xmlns="${NAMESPACE}"`], '')}`
}

function transferOf(transfer: Transfer): Node[] {
  const text = sepaText(transfer.text, TEXT_MAX)
  return [
    ['PmtId', [['EndToEndId', transfer.end_to_end_id]]],
    ['Amt', [['InstdAmt', amountText(transfer.amount_cents), ' Ccy="EUR"']]],
    ...(transfer.payee_bic ? [['CdtrAgt', [['FinInstnId', [['BICFI', transfer.payee_bic]]]]] as const] : []),
    ['Cdtr', [['Nm', nameText(transfer.payee_name)]]],
    ['CdtrAcct', accountOf(transfer.payee_iban)],
    ...(text ? [['RmtInf', [['Ustrd', text]]] as const] : []),
  ]
}

const accountOf = (iban: string): Node[] => [['Id', [['IBAN', iban]]]]
const nameText = (name: string): string => sepaText(name, NAME_MAX) || NOT_PROVIDED

function amountText(cents: number): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Of the characters of SEPA only the apostrophe means something in XML, and only inside quotation marks. */
function written([name, content, attributes = '']: Node, indent: string): string {
  if (typeof content === 'string') return `${indent}<${name}${attributes}>${content}</${name}>\n`
  const inside = content.map((node) => written(node, `${indent}  `)).join('')
  return `${indent}<${name}${attributes}>\n${inside}${indent}</${name}>\n`
}

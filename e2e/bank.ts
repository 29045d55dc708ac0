import type { Client } from './api.ts'

/** A bank in Vienna: our account there, and the statements that it sends. */

export const OUR_IBAN = 'AT611904300234573201'

export type Booked = {
  readonly amount: number
  readonly text: string
  readonly name?: string
  /** Of the payer; null: the bank does not say. */
  readonly iban?: string | null
  readonly reference: string
}

/** Everybody has an account of their own: who has paid before is known by it. */
function ibanOf(name: string): string {
  const number = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e11, 7)
  const rest = `19043${String(number).padStart(11, '0')}`
  // A and T count as 10 and 29.
  const check = 98n - (BigInt(`${rest}102900`) % 97n)
  return `AT${String(check).padStart(2, '0')}${rest}`
}

export const openClientMoney = (admin: Client, organization_id: string): Promise<{ id: string }> =>
  admin.post('/api/operator/bank-accounts', {
    ...{ organization_id, name: 'Client money', iban: OUR_IBAN, kind: 'client_money' },
  })

const entryOf = ({ amount, text, name = 'Eva Maier', iban = ibanOf(name), reference }: Booked, day: string): string => `
<Ntry><Amt Ccy="EUR">${Math.abs(amount).toFixed(2)}</Amt><CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt><AcctSvcrRef>${reference}</AcctSvcrRef>
<NtryDtls><TxDtls><Refs><AcctSvcrRef>${reference}</AcctSvcrRef></Refs><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr>
${iban ? `<DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct>` : ''}</RltdPties>
<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`

const balance = (code: 'OPBD' | 'CLBD', cents: number, day: string): string => `
<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt>
<CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`

type Sheet = { readonly opening?: number; readonly day?: string; readonly closing?: number }

/** camt.053 with these entries. A closing balance that does not fit can be given. */
export function camtOf(entries: readonly Booked[], { opening = 0, day = '2030-05-13', closing }: Sheet = {}): Buffer {
  const cents = entries.reduce((sum, { amount }) => sum + Math.round(amount * 100), Math.round(opening * 100))
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>${day}</MsgId><CreDtTm>${day}T18:00:00</CreDtTm></GrpHdr>
<Stmt><Id>${day}</Id><CreDtTm>${day}T18:00:00</CreDtTm><Acct><Id><IBAN>${OUR_IBAN}</IBAN></Id><Ccy>EUR</Ccy></Acct>
${balance('OPBD', Math.round(opening * 100), day)}${balance('CLBD', closing === undefined ? cents : Math.round(closing * 100), day)}
${entries.map((entry) => entryOf(entry, day)).join('')}</Stmt></BkToCstmrStmt></Document>`)
}

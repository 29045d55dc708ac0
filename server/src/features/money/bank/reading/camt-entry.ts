import type { Cents } from '../../../../kernel/money.ts'
import { branchOf, type Leaf, type Leaves } from './camt-leaves.ts'
import { announcesReturn, germanCodeOf, isGermanReturn, isIsoReturn, reasonIn } from './returns.ts'
import type { ReadEntry } from './statement.ts'
import {
  assertEuro,
  bicOf,
  centsOf,
  dayOf,
  type Found,
  ibanOf,
  joined,
  nameOf,
  plainText,
  problemAt,
  referenceOf,
} from './values.ts'

const MAX_TEXT = 50_000

/** What is read of a booking, and of one payment in it. Where two versions differ both paths are here. */
export const ENTRY_PATHS = branchOf([
  ...['Amt', 'CdtDbtInd', 'RvslInd', 'Sts', 'Sts/Cd', 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm'],
  ...['AcctSvcrRef', 'BkTxCd/Domn/Fmly/SubFmlyCd', 'BkTxCd/Prtry/Cd', 'AddtlNtryInf'],
  ...['NtryDtls/Btch/MsgId', 'NtryDtls/Btch/PmtInfId'],
])
export const PAYMENT_PATHS = branchOf([
  ...['Refs/MsgId', 'Refs/AcctSvcrRef', 'Refs/PmtInfId', 'Refs/EndToEndId'],
  ...['Amt', 'CdtDbtInd', 'AmtDtls/TxAmt/Amt', 'AmtDtls/InstdAmt/Amt'],
  ...['Chrgs/Amt', 'Chrgs/Rcrd/Amt', 'Chrgs/TtlChrgsAndTaxAmt'],
  ...['BkTxCd/Domn/Fmly/SubFmlyCd', 'BkTxCd/Prtry/Cd', 'RtrInf/Rsn/Cd', 'RtrInf/Rsn/Prtry', 'RtrInf/AddtlInf'],
  ...['Dbtr', 'Cdtr', 'UltmtDbtr', 'UltmtCdtr'].flatMap((who) => [`RltdPties/${who}/Nm`, `RltdPties/${who}/Pty/Nm`]),
  ...['RltdPties/DbtrAcct/Id/IBAN', 'RltdPties/CdtrAcct/Id/IBAN'],
  ...['Dbtr', 'Cdtr'].flatMap((who) => ['BIC', 'BICFI'].map((code) => `RltdAgts/${who}Agt/FinInstnId/${code}`)),
  ...['RmtInf/Ustrd', 'RmtInf/Strd/CdtrRefInf/Ref', 'RmtInf/Strd/RfrdDocInf/Nb', 'RmtInf/Strd/AddtlRmtInf'],
  'AddtlTxInf',
])

/** What all payments of a booking share. */
export type Booking = Pick<ReadEntry, 'booking_date' | 'value_date' | 'bank_reference' | 'message_id' | 'batch_id'> & {
  readonly amount_cents: Cents
  readonly is_credit: boolean
  readonly is_return: boolean
  readonly place: Omit<Found, 'text'>
}

/** Null: it is not booked yet, or is only for information. */
export function bookingOf(entry: Leaves): Booking | null {
  if (entry.required('Sts/Cd', 'Sts').text !== 'BOOK') return null
  const is_credit = isCredit(entry.required('CdtDbtInd'))
  const amount = euroOf(entry.required('Amt'))
  const booked = entry.first('BookgDt/Dt', 'BookgDt/DtTm') ?? entry.required('ValDt/Dt', 'ValDt/DtTm')
  return {
    amount_cents: signed(amount, is_credit),
    is_credit,
    booking_date: dayOf(booked),
    value_date: dayOf(entry.first('ValDt/Dt', 'ValDt/DtTm') ?? booked),
    bank_reference: referenceOf(entry.text('AcctSvcrRef')),
    message_id: referenceOf(entry.text('NtryDtls/Btch/MsgId')),
    batch_id: referenceOf(entry.text('NtryDtls/Btch/PmtInfId')),
    is_return: isYes(entry.first('RvslInd')) || hasReturnCode(entry),
    place: entry.place,
  }
}

/** A booking without payments in it. */
export const plainEntry = (booking: Booking, entry: Leaves): ReadEntry => {
  const text = plainText(entry.text('AddtlNtryInf') ?? '')
  const is_return = booking.is_return || announcesReturn(text)
  return {
    ...sharedOf(booking),
    text,
    payer_name: null,
    payer_iban: null,
    payer_bic: null,
    end_to_end_id: null,
    ordinal: 1,
    is_return,
    return_reason: is_return ? reasonIn(text) : null,
    line: booking.place.line,
  }
}

type PaymentFacts = { readonly amount_cents: Cents; readonly ordinal: number; readonly own_iban: string }

export function paymentEntry(
  booking: Booking,
  payment: Leaves,
  entry: Leaves,
  { amount_cents, ordinal, own_iban }: PaymentFacts,
): ReadEntry {
  const is_credit = amount_cents === 0 ? booking.is_credit : amount_cents > 0
  const payer = payerOf(payment, is_credit, own_iban)
  const reason = payment.text('RtrInf/Rsn/Cd', 'RtrInf/Rsn/Prtry')
  // It stands behind the payments, and is known when the only one of a booking is read.
  const bank_text = entry.text('AddtlNtryInf')
  const is_return = booking.is_return || reason !== undefined || hasReturnCode(payment) || announcesReturn(bank_text)
  const text = textOf(payment, payer, bank_text)
  const own_reference = referenceOf(payment.text('Refs/AcctSvcrRef'))
  return {
    ...sharedOf(booking),
    amount_cents,
    text,
    payer_name: payer.name,
    payer_iban: payer.iban,
    payer_bic: payer.bic,
    end_to_end_id: referenceOf(payment.text('Refs/EndToEndId')),
    bank_reference: own_reference ?? booking.bank_reference,
    ordinal,
    message_id: referenceOf(payment.text('Refs/MsgId')) ?? booking.message_id,
    batch_id: referenceOf(payment.text('Refs/PmtInfId')) ?? booking.batch_id,
    is_return,
    return_reason: nameOf(reason) ?? (is_return ? reasonIn(`${payment.text('RtrInf/AddtlInf') ?? ''} ${text}`) : null),
    line: payment.line,
  }
}

const sharedOf = ({ is_credit, is_return, place, ...shared }: Booking) => shared

/** Of one of several payments. Undefined: the file does not tell. */
export function statedAmount(payment: Leaves, booking: Booking): Cents | undefined {
  const stated = payment.first('Amt', 'AmtDtls/TxAmt/Amt')
  return stated ? signed(euroOf(stated), directionOf(payment, booking)) : undefined
}

export function amountAmongSeveral(payment: Leaves, booking: Booking): Cents {
  const stated = statedAmount(payment, booking)
  if (stated !== undefined) return stated
  return signed(euroOf(payment.first('AmtDtls/InstdAmt/Amt') ?? payment.required('Amt')), directionOf(payment, booking))
}

/** The only one is the whole booking. What charges took of it on the way explains a difference. */
export function amountAlone(payment: Leaves, booking: Booking): Cents {
  const stated = payment.first('Amt', 'AmtDtls/TxAmt/Amt')
  const has_charges = payment.first('Chrgs/Amt', 'Chrgs/Rcrd/Amt', 'Chrgs/TtlChrgsAndTaxAmt') !== undefined
  // What was paid in another currency was booked in euro.
  const differs = stated?.currency === 'EUR' && statedAmount(payment, booking) !== booking.amount_cents
  if (stated && differs && !has_charges) throw problemAt(stated, 'wrong_sum', 'is not the amount of the booking')
  return booking.amount_cents
}

const directionOf = (payment: Leaves, booking: Booking): boolean => {
  const stated = payment.first('CdtDbtInd')
  return stated ? isCredit(stated) : booking.is_credit
}

export function isCredit(found: Found): boolean {
  if (found.text !== 'CRDT' && found.text !== 'DBIT') throw problemAt(found, 'not_allowed', 'must be CRDT or DBIT')
  return found.text === 'CRDT'
}

function isYes(found: Found | undefined): boolean {
  return found?.text === 'true' || found?.text === '1'
}

function euroOf(leaf: Leaf, kind: 'entry' | 'balance' = 'entry'): Cents {
  assertEuro(leaf.currency, leaf)
  return centsOf(leaf, kind)
}

const signed = (amount: Cents, is_credit: boolean): Cents => (is_credit || amount === 0 ? amount : -amount) as Cents

export const balanceCents = (amount: Leaf, is_credit: boolean): Cents => signed(euroOf(amount, 'balance'), is_credit)

const hasReturnCode = (leaves: Leaves): boolean =>
  isIsoReturn(leaves.text('BkTxCd/Domn/Fmly/SubFmlyCd')) || isGermanReturn(germanCodeOf(leaves.text('BkTxCd/Prtry/Cd')))

type Payer = { name: string | null; ultimate: string | null; iban: string | null; bic: string | null }

function partyOf(payment: Leaves, who: 'Dbtr' | 'Cdtr'): Payer {
  const name = (role: string) => nameOf(payment.text(`RltdPties/${role}/Nm`, `RltdPties/${role}/Pty/Nm`))
  const agent = `RltdAgts/${who}Agt/FinInstnId`
  return {
    name: name(who),
    ultimate: name(`Ultmt${who}`),
    iban: ibanOf(payment.text(`RltdPties/${who}Acct/Id/IBAN`)),
    bic: bicOf(payment.text(`${agent}/BICFI`, `${agent}/BIC`)),
  }
}

/** Returns keep the roles of what is returned: the one of the two who is not us is meant. */
function payerOf(payment: Leaves, is_credit: boolean, own_iban: string): Payer {
  const [expected, other] = (is_credit ? (['Dbtr', 'Cdtr'] as const) : (['Cdtr', 'Dbtr'] as const)).map((who) =>
    partyOf(payment, who),
  ) as [Payer, Payer]
  const is_turned =
    expected.iban === own_iban || (!expected.iban && !expected.name && other.iban !== null && other.iban !== own_iban)
  const payer = is_turned ? other : expected
  return { ...payer, name: payer.name ?? payer.ultimate }
}

/** In whose name somebody paid is part of the text, since payments are found by what stands in it. */
function textOf(payment: Leaves, payer: Payer, bank_text: string | undefined): string {
  const texts = (path: string) => payment.all(path).map(({ text }) => text)
  const pieces = [
    joined(texts('RmtInf/Ustrd')),
    ...['RmtInf/Strd/CdtrRefInf/Ref', 'RmtInf/Strd/RfrdDocInf/Nb', 'RmtInf/Strd/AddtlRmtInf'].flatMap(texts),
  ].filter((piece) => piece.trim() !== '')
  if (pieces.length === 0) pieces.push(payment.text('AddtlTxInf') ?? bank_text ?? '')
  if (payer.ultimate && payer.ultimate !== payer.name) pieces.push(payer.ultimate)
  const text = plainText(pieces.join(' '))
  if (text.length > MAX_TEXT)
    throw problemAt(payment.place, 'too_long', `has a text of more than ${MAX_TEXT} characters`)
  return text
}

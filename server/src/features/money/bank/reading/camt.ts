import type { XmlElement, XmlHandler } from '../../../../platform/xml/xml-stream.ts'
import {
  amountAlone,
  amountAmongSeveral,
  type Booking,
  balanceCents,
  bookingOf,
  ENTRY_PATHS,
  isCredit,
  PAYMENT_PATHS,
  paymentEntry,
  plainEntry,
} from './camt-entry.ts'
import { type Branch, branchOf, Leaves } from './camt-leaves.ts'
import type { SheetParts } from './sheet-check.ts'
import {
  type ReadSheet,
  type SheetHead,
  STATEMENT_FORMATS,
  type StatementFormat,
  StatementProblem,
} from './statement.ts'
import { assertEuro, dayOf, exactSum, ibanOf, problemAt, referenceOf } from './values.ts'

const SHEET_PATHS = branchOf(['Id', 'Acct/Id/IBAN', 'Acct/Ccy'])
const BALANCE_PATHS = branchOf(['Tp/CdOrPrtry/Cd', 'Amt', 'CdtDbtInd', 'Dt/Dt', 'Dt/DtTm'])
const MAX_BALANCES = 50

type Balance = {
  readonly code: string
  readonly cents: ReadSheet['opening_cents']
  readonly on: ReadSheet['opening_on']
}
type Part = { readonly leaves: Leaves; readonly depth: number }
type Entry = { booking: Booking | null | undefined; first: Leaves | undefined; payments: number; sum: number }

/** Reads camt.053: hands over each entry as soon as it is read, and keeps no more than one booking in memory. */
export class CamtReader implements XmlHandler {
  readonly #parts: SheetParts
  readonly #path: string[] = []
  /** For each of them what is wanted below it, in the part that is being read. */
  readonly #branches: (Branch | undefined)[] = []
  /** From the whole statement to the payment that is being read. */
  readonly #reading: Part[] = []
  #format: StatementFormat | undefined
  #balances: Balance[] = []
  #own_iban = ''
  #entry: Entry | undefined

  constructor(parts: SheetParts) {
    this.#parts = parts
  }

  opened(name: string, element: XmlElement): void {
    this.#path.push(name)
    this.#branches.push(this.#branches.at(-1)?.children.get(name))
    const depth = this.#path.length
    if (depth === 1) this.#format = formatOf(name, element)
    else if (depth === 2 && name !== 'BkToCstmrStmt')
      throw new StatementProblem('not_allowed', name, element.line, 'is no statement of an account')
    else if (depth === 3 && name === 'Stmt') this.#read(SHEET_PATHS, element)
    else if (depth === 4 && this.#path[2] === 'Stmt') this.#openPart(name, element)
    else if (depth === 6 && this.#entry && name === 'TxDtls' && this.#path[4] === 'NtryDtls')
      this.#read(PAYMENT_PATHS, element)
  }

  closed(name: string, element: XmlElement): void {
    const part = this.#reading.at(-1)
    const path = this.#branches.at(-1)?.path
    if (part?.depth === this.#path.length) {
      this.#reading.pop()
      this.#closePart(name, part.leaves)
    } else if (part && path !== undefined) {
      const plain = element.text.trim()
      // Spaces tell where a text was cut.
      const text = path === 'RmtInf/Ustrd' ? element.text : plain
      if (plain !== '') part.leaves.add(path, { text, line: element.line, currency: element.attributes.Ccy ?? '' })
    }
    this.#path.pop()
    this.#branches.pop()
  }

  end(): void {
    if (this.#parts.sheets > 0) return
    throw new StatementProblem('required', 'BkToCstmrStmt.Stmt', 1, 'is missing: the file holds no statement')
  }

  #read(paths: Branch, { line }: XmlElement): void {
    const field = this.#path.slice(2).join('.')
    this.#reading.push({ leaves: new Leaves(field, line), depth: this.#path.length })
    this.#branches[this.#path.length - 1] = paths
  }

  #openPart(name: string, element: XmlElement): void {
    if (name === 'Bal') this.#read(BALANCE_PATHS, element)
    if (name !== 'Ntry') return
    if (!this.#parts.is_open) this.#openSheet((this.#reading[0] as Part).leaves)
    this.#entry = { booking: undefined, first: undefined, payments: 0, sum: 0 }
    this.#read(ENTRY_PATHS, element)
  }

  #closePart(name: string, leaves: Leaves): void {
    if (name === 'Bal') this.#keepBalance(leaves)
    else if (name === 'TxDtls') this.#takePayment(leaves)
    else if (name === 'Ntry') this.#closeEntry(leaves)
    else this.#closeSheet(leaves)
  }

  #openSheet(sheet: Leaves): void {
    const iban = sheet.required('Acct/Id/IBAN')
    const currency = sheet.first('Acct/Ccy')
    if (currency) assertEuro(currency.text, currency)
    this.#own_iban = ibanOf(iban.text) ?? ''
    if (!this.#own_iban) throw problemAt(iban, 'wrong_format', 'must be an IBAN whose check digits are right')
    const opening = this.#balanceOf('OPBD') ?? this.#balanceOf('PRCD') ?? this.#between.at(0)
    const place = { field: `${sheet.place.field}.Bal`, line: sheet.line }
    // Balances stand before the entries.
    if (!opening) throw problemAt(place, 'required', 'is missing: there is no opening balance before the entries')
    const head: SheetHead = {
      format: this.#format as StatementFormat,
      iban: this.#own_iban,
      currency: 'EUR',
      bank_id: referenceOf(sheet.text('Id')),
      opening_cents: opening.cents,
      opening_on: opening.on,
    }
    this.#parts.open(head, iban)
  }

  /** Availability and the like has no code, or another one. */
  #keepBalance(balance: Leaves): void {
    const code = balance.text('Tp/CdOrPrtry/Cd') ?? ''
    if (!['OPBD', 'PRCD', 'ITBD', 'CLBD'].includes(code)) return
    if (this.#balances.length >= MAX_BALANCES) throw problemAt(balance.place, 'too_many', 'is one balance too many')
    const cents = balanceCents(balance.required('Amt'), isCredit(balance.required('CdtDbtInd')))
    this.#balances.push({ code, cents, on: dayOf(balance.required('Dt/Dt', 'Dt/DtTm')) })
  }

  /** The first is held back: whether it is the only one is seen at the end of the booking. */
  #takePayment(payment: Leaves): void {
    const entry = this.#entry as Entry
    const leaves = (this.#reading.at(-1) as Part).leaves
    if (entry.booking === undefined) entry.booking = bookingOf(leaves)
    if (entry.booking === null) return
    entry.payments++
    if (entry.payments === 1) {
      entry.first = payment
      return
    }
    if (entry.first) this.#addPayment(entry.booking, entry.first, leaves, 1)
    entry.first = undefined
    this.#addPayment(entry.booking, payment, leaves, entry.payments)
  }

  #addPayment(booking: Booking, payment: Leaves, leaves: Leaves, ordinal: number): void {
    const entry = this.#entry as Entry
    const amount_cents = amountAmongSeveral(payment, booking)
    entry.sum = exactSum(entry.sum, amount_cents, payment.place)
    const facts = { amount_cents, ordinal, own_iban: this.#own_iban }
    this.#parts.add(paymentEntry(booking, payment, leaves, facts), payment.place)
  }

  #closeEntry(leaves: Leaves): void {
    const entry = this.#entry as Entry
    this.#entry = undefined
    const booking = entry.booking === undefined ? bookingOf(leaves) : entry.booking
    if (!booking) return
    if (entry.payments === 0) this.#parts.add(plainEntry(booking, leaves), leaves.place)
    else if (entry.first) {
      const amount_cents = amountAlone(entry.first, booking)
      const facts = { amount_cents, ordinal: 1, own_iban: this.#own_iban }
      this.#parts.add(paymentEntry(booking, entry.first, leaves, facts), leaves.place)
    } else if (entry.sum !== booking.amount_cents)
      throw problemAt(leaves.required('Amt'), 'wrong_sum', 'is not the sum of the payments in the booking')
  }

  #balanceOf(code: string): Balance | undefined {
    return this.#balances.find((balance) => balance.code === code)
  }

  /** Of a statement of several pages the balances in between stand where the first and the last one do not. */
  get #between(): Balance[] {
    return this.#balances.filter(({ code }) => code === 'ITBD')
  }

  #closeSheet(sheet: Leaves): void {
    if (!this.#parts.is_open) this.#openSheet(sheet)
    const is_opened = this.#balanceOf('OPBD') ?? this.#balanceOf('PRCD')
    const closing = this.#balanceOf('CLBD') ?? (is_opened ? this.#between : this.#between.slice(1)).at(-1)
    const place = { field: `${sheet.place.field}.Bal`, line: sheet.line }
    if (!closing) throw problemAt(place, 'required', 'is missing: there is no closing balance')
    this.#balances = []
    this.#parts.close({ closing_cents: closing.cents, closing_on: closing.on }, place)
  }
}

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:(.{1,40})$/

function formatOf(name: string, { attributes, line }: XmlElement): StatementFormat {
  const spaces = Object.keys(attributes).filter((key) => key === 'xmlns' || key.startsWith('xmlns:'))
  const names = spaces.flatMap((key) => NAMESPACE.exec(attributes[key] ?? '')?.[1] ?? [])
  const format = STATEMENT_FORMATS.find((known) => names.includes(known))
  if (name === 'Document' && format) return format
  const is = names[0] ?? `a document of another kind (${name.slice(0, 40)})`
  throw new StatementProblem(
    'not_allowed',
    'Document',
    line,
    `is ${is}; camt.053.001.02, camt.053.001.08 and MT940 are read`,
  )
}

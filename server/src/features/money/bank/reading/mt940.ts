import { accountOf, balanceOf, bookingOf, type Mt940Balance, type Mt940Booking } from './mt940-fields.ts'
import { LineReader } from './mt940-lines.ts'
import { purposeOf } from './mt940-purpose.ts'
import type { SheetParts } from './sheet-check.ts'
import { type ReadEntry, StatementProblem } from './statement.ts'
import { type Found, problemAt, referenceOf } from './values.ts'

const TAG = /^:(\d\d[A-Z]?):(.{0,10000})$/s
/** What an interim report has and a statement has not. */
const INTERIM_TAGS = new Set(['13', '13D', '34F', '90C', '90D'])
const TAGS = new Set([
  '20',
  '21',
  '25',
  '28',
  '28C',
  '60F',
  '60M',
  '61',
  '62F',
  '62M',
  '64',
  '65',
  '86',
  ...INTERIM_TAGS,
])
const BLOCK = /^(?:\{[1-5]:|-\})/
const MAX_FIELD_LENGTH = 10_000

type Field = { readonly tag: string; readonly lines: string[]; readonly line: number; length: number }
type Sheet = {
  account: Found | undefined
  number: string | null
  name: string | null
  opening: Mt940Balance | undefined
}

/** Reads MT940 with and without the blocks of SWIFT around it. */
export class Mt940Reader {
  readonly #parts: SheetParts
  readonly #lines = new LineReader((text, line) => this.#takeLine(text, line))
  #field: Field | undefined
  #sheet: Sheet | undefined
  #booking: { facts: Mt940Booking; line: number } | undefined
  /** The closing balance of a page that goes on, until the next page is read. */
  #carried: Mt940Balance | undefined
  #in_block = false
  #line = 0

  constructor(parts: SheetParts) {
    this.#parts = parts
  }

  write(bytes: Uint8Array): void {
    this.#lines.write(bytes)
  }

  end(): void {
    this.#lines.end()
    this.#closeField()
    if (this.#in_block) throw this.#missing('-}', 'the file breaks off')
    if (this.#sheet) throw this.#missing(':62F:', 'the file breaks off before the closing balance')
    if (this.#parts.sheets === 0) throw this.#missing(':20:', 'the file holds no statement')
  }

  #missing(field: string, why: string): StatementProblem {
    return new StatementProblem('required', field, Math.max(this.#line, 1), `is missing: ${why}`)
  }

  #takeLine(text: string, line: number): void {
    this.#line = line
    const plain = line === 1 ? text.replace(/^\uFEFF/, '') : text
    if (BLOCK.test(plain)) this.#takeBlock(plain, line)
    // A statement ends after its closing balance; before, somebody has written it.
    else if (plain.trim() === '-' && !(this.#booking && this.#field?.tag === '86')) this.#closeField()
    else this.#takeText(plain, line)
  }

  /** `{1:…}{2:…}{4:` before a statement and `-}{5:…}` after it. */
  #takeBlock(text: string, line: number): void {
    this.#closeField()
    if (text.startsWith('-}')) this.#in_block = false
    const at = text.indexOf('{4:')
    if (at < 0) return
    this.#in_block = true
    if (text.length > at + 3) this.#takeText(text.slice(at + 3), line)
  }

  #takeText(text: string, line: number): void {
    const match = TAG.exec(text)
    const tag = match?.[1] ?? ''
    // In a text somebody may have written what looks like a field.
    if (match && (TAGS.has(tag) || this.#field?.tag !== '86')) {
      this.#closeField()
      if (!TAGS.has(tag)) throw new StatementProblem('not_allowed', `:${tag}:`, line, 'is no field of MT940')
      this.#field = { tag, lines: [match[2] as string], line, length: text.length }
      return
    }
    if (!this.#field) {
      if (text.trim() === '') return
      throw new StatementProblem('wrong_format', 'line', line, 'must begin with the name of a field, such as :20:')
    }
    this.#field.lines.push(text)
    this.#field.length += text.length + 1
    if (this.#field.length > MAX_FIELD_LENGTH)
      throw new StatementProblem(
        'too_long',
        `:${this.#field.tag}:`,
        line,
        `is longer than ${MAX_FIELD_LENGTH} characters`,
      )
  }

  #closeField(): void {
    const field = this.#field
    if (!field) return
    this.#field = undefined
    const { tag, lines, line } = field
    const found = { text: lines[0] as string, field: `:${tag}:`, line }
    if (INTERIM_TAGS.has(tag)) throw problemAt(found, 'not_allowed', 'belongs to an interim report, not to a statement')
    if (tag === '86') this.#takePurpose(field)
    else {
      this.#finishBooking([])
      this.#takeField(tag, found)
    }
  }

  #takeField(tag: string, found: Found): void {
    if (tag === '20') this.#openSheet(found)
    else if (tag === '25') this.#sheetAt(found).account = found
    else if (tag === '28' || tag === '28C') this.#sheetAt(found).number = referenceOf(found.text)
    else if (tag === '60F' || tag === '60M') this.#openBalance(tag, found)
    else if (tag === '61') {
      if (!this.#sheetAt(found).opening) throw problemAt(found, 'required', 'must follow an opening balance (:60F:)')
      this.#booking = { facts: bookingOf(found), line: found.line }
    } else if (tag === '62F' || tag === '62M') this.#closeSheet(tag, found)
  }

  #openSheet(found: Found): void {
    if (this.#sheet) throw problemAt(found, 'required', 'comes before the closing balance (:62F:) of the statement')
    this.#sheet = { account: undefined, number: null, name: referenceOf(found.text), opening: undefined }
  }

  #sheetAt(found: Found): Sheet {
    if (!this.#sheet) throw problemAt(found, 'required', 'must follow the beginning of a statement (:20:)')
    return this.#sheet
  }

  #openBalance(tag: string, found: Found): void {
    const sheet = this.#sheetAt(found)
    if (sheet.opening) throw problemAt(found, 'given_twice', 'stands twice in a statement')
    if (!sheet.account) throw problemAt({ ...found, field: ':25:' }, 'required', 'is missing: the account')
    const iban = accountOf(sheet.account)
    sheet.opening = balanceOf(found)
    if (tag === '60M' && this.#carried && this.#carried.cents !== sheet.opening.cents)
      throw problemAt(found, 'wrong_sum', 'is not the balance with which the page before ended')
    this.#carried = undefined
    const bank_id = sheet.number && /[1-9]/.test(sheet.number) ? sheet.number : sheet.name
    const balance = { opening_cents: sheet.opening.cents, opening_on: sheet.opening.on }
    this.#parts.open({ format: 'mt940', iban, currency: 'EUR', bank_id, ...balance }, sheet.account)
  }

  #closeSheet(tag: string, found: Found): void {
    if (!this.#sheetAt(found).opening) throw problemAt(found, 'required', 'must follow an opening balance (:60F:)')
    const closing = balanceOf(found)
    this.#parts.close({ closing_cents: closing.cents, closing_on: closing.on }, found)
    this.#sheet = undefined
    if (tag === '62M') this.#carried = closing
  }

  /** What follows the closing balance is about the whole statement. */
  #takePurpose(field: Field): void {
    if (this.#booking) this.#finishBooking(field.lines)
  }

  #finishBooking(lines: readonly string[]): void {
    const booking = this.#booking
    if (!booking) return
    this.#booking = undefined
    const { is_reversal, bank_reference, ...facts } = booking.facts
    const { bank_reference: written, ...purpose } = purposeOf(lines)
    const entry: ReadEntry = {
      ...facts,
      ...purpose,
      is_return: purpose.is_return || is_reversal,
      bank_reference: bank_reference ?? written,
      ordinal: 1,
      message_id: null,
      line: booking.line,
    }
    this.#parts.add(entry, { field: ':61:', line: booking.line })
  }
}

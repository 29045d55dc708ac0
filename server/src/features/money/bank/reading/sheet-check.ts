import type { DateOnly } from '../../../../kernel/dates.ts'
import { centsText } from '../../../../kernel/money.ts'
import type { ReadEntry, ReadSheet, SheetHead, StatementPart } from './statement.ts'
import { ENTRIES_AT_ONCE } from './statement.ts'
import { exactSum, type Found, problemAt } from './values.ts'

type Place = Omit<Found, 'text'>

/** Collects what a reader finds, checks that it adds up, and hands it out in small parts. */
export class SheetParts {
  #ready: StatementPart[] = []
  #entries: ReadEntry[] = []
  #head: SheetHead | undefined
  #iban: string | undefined
  #sum = 0
  #sheets = 0
  readonly #latest: DateOnly | undefined

  /** Days after `latest` are a slip: no bank books so far ahead. */
  constructor(latest: DateOnly | undefined) {
    this.#latest = latest
  }

  /** A file is of one account. */
  open(head: SheetHead, place: Place): void {
    this.#iban ??= head.iban
    if (head.iban !== this.#iban)
      throw problemAt(place, 'inconsistent', 'is another account than that of the first statement in the file')
    this.#head = head
    this.#sum = 0
    this.#ready.push({ kind: 'sheet', sheet: head })
  }

  get is_open(): boolean {
    return this.#head !== undefined
  }

  /** Nothing is stored of an entry that moves no money. */
  add(entry: ReadEntry, place: Place): void {
    this.#sum = exactSum(this.#sum, entry.amount_cents, place)
    this.#checkDay(entry.booking_date, place, 'is booked on')
    if (entry.amount_cents === 0) return
    this.#entries.push(entry)
    if (this.#entries.length === ENTRIES_AT_ONCE) this.#flush()
  }

  close(balances: Omit<ReadSheet, keyof SheetHead>, place: Place): void {
    if (!this.#head) throw new Error('no statement is open')
    const { closing_cents, closing_on } = balances
    this.#checkDay(closing_on, place, 'is a balance of')
    const reached = exactSum(this.#head.opening_cents, this.#sum, place)
    if (reached !== closing_cents) {
      const sums = `opening balance and entries make ${centsText(reached)}, the closing balance is ${centsText(closing_cents)}`
      throw problemAt(place, 'wrong_sum', `does not add up: ${sums}`)
    }
    this.#flush()
    this.#ready.push({ kind: 'end', sheet: { ...this.#head, ...balances } })
    this.#head = undefined
    this.#sheets++
  }

  /** How many were closed. */
  get sheets(): number {
    return this.#sheets
  }

  take(): StatementPart[] {
    const ready = this.#ready
    this.#ready = []
    return ready
  }

  #checkDay(day: DateOnly, place: Place, what: string): void {
    if (this.#latest !== undefined && day > this.#latest)
      throw problemAt(
        place,
        'out_of_range',
        `${what} ${day}, which lies too far ahead: ${this.#latest} is the last day taken`,
      )
  }

  #flush(): void {
    if (this.#entries.length > 0) this.#ready.push({ kind: 'entries', entries: this.#entries })
    this.#entries = []
  }
}

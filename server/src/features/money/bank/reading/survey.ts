import type { DateOnly } from '../../../../kernel/dates.ts'
import type { SheetSurvey, StatementPart } from './statement.ts'

/** Reads a statement to its end, and keeps next to nothing. Throws StatementProblem: nothing needs to be undone then. */
export async function surveySheets(parts: AsyncIterable<StatementPart>): Promise<SheetSurvey[]> {
  const surveys: SheetSurvey[] = []
  let running = new RunningSurvey(0)
  for await (const part of parts)
    if (part.kind === 'sheet') running = new RunningSurvey(part.sheet.opening_cents)
    else if (part.kind === 'end') surveys.push(running.end())
    else for (const entry of part.entries) running.add(entry)
  return surveys
}

type Seen = { readonly amount_cents: number; readonly booking_date: DateOnly; readonly bank_reference: string | null }

class RunningSurvey {
  readonly #balances: number[]
  #balance: number
  #has_nameless = false
  #first_on: DateOnly | null = null
  #last_on: DateOnly | null = null

  constructor(opening_cents: number) {
    this.#balance = opening_cents
    this.#balances = [opening_cents]
  }

  add({ amount_cents, booking_date, bank_reference }: Seen): void {
    this.#balance += amount_cents
    this.#balances.push(this.#balance)
    if (bank_reference === null) this.#has_nameless = true
    if (this.#first_on === null || booking_date < this.#first_on) this.#first_on = booking_date
    if (this.#last_on === null || booking_date > this.#last_on) this.#last_on = booking_date
  }

  end(): SheetSurvey {
    return {
      balances: this.#has_nameless ? this.#balances : null,
      ...{ first_on: this.#first_on, last_on: this.#last_on },
    }
  }
}

import { appendFileSync } from 'node:fs'

export const KINDS = ['claim', 'invoice', 'payment', 'document'] as const
export type Kind = (typeof KINDS)[number]

/** One write, named by a mark that it carries into the database. */
export type Write = { readonly kind: Kind; readonly mark: string }

/** What callers know: every write that they asked for, and whether they were told that it is done. */
export type Ledger = {
  readonly asked: Write[]
  readonly acknowledged: Write[]
  ask(write: Write): void
  acknowledge(write: Write): void
}

/** Kept outside of what is being broken, and in a file, so that it can be looked at after a run. */
export function openLedger(file: string): Ledger {
  const asked: Write[] = []
  const acknowledged: Write[] = []
  const note = (what: string, { kind, mark }: Write) => appendFileSync(file, `${what} ${kind} ${mark}\n`)
  return {
    asked,
    acknowledged,
    ask(write) {
      asked.push(write)
      note('asked', write)
    },
    acknowledge(write) {
      acknowledged.push(write)
      note('acknowledged', write)
    },
  }
}

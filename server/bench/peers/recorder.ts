import { AsyncLocalStorage } from 'node:async_hooks'
import type { Act, Sent, Value } from '../../../peers/statements/recording.ts'
import { findKey } from '../../src/features/parties/tokens/queries.ts'
import type { Db, Reader, Statement, Tx } from '../../src/platform/db/db.ts'
import { listText } from '../../src/platform/db/postgres.ts'

export type Recorder = {
  /** The same database, which notes what is sent to it. */
  readonly db: Db
  /** The texts of all statements; what is sent names them by their place. */
  readonly texts: readonly string[]
  /** What an act sent, and with whose answers it went on. Tickets, leases and the like, each a transaction of its own, are none of it. */
  during<T>(act: () => Promise<T>): Promise<{ acts: Act[]; result: T }>
}

type OpenSent = { -readonly [Key in keyof Sent]: Sent[Key] }
/** `goes_on`: an answer has come since, so what is sent next was not sent together with the last. */
type OpenAct = { readonly is_transaction: boolean; readonly batches: OpenSent[][]; goes_on: boolean }
type Tape = { readonly acts: OpenAct[]; in_transaction: boolean }

export function openRecorder(db: Db): Recorder {
  const tapes = new AsyncLocalStorage<Tape>()
  const texts = new Map<string, number>()
  const login = textOfLogin()

  function note(act: OpenAct, { text, values }: Statement, waits: boolean): OpenSent {
    const place = texts.get(text) ?? texts.size
    texts.set(text, place)
    const sent: OpenSent = { text: place, values: values.map(valueIn), rows: Number.NaN, waits }
    if (act.goes_on || act.batches.length === 0) act.batches.push([])
    act.goes_on = false
    act.batches.at(-1)?.push(sent)
    return sent
  }

  async function hear<Answer>(
    act: OpenAct,
    sent: OpenSent,
    answer: Promise<Answer>,
    rowsOf: (answer: Answer) => number,
  ) {
    const heard = await answer
    sent.rows = rowsOf(heard)
    act.goes_on = true
    return heard
  }

  const readingFor = (reader: Reader, actOf: (statement: Statement) => OpenAct | undefined): Reader => {
    const many = <Row>(statement: Statement): Promise<Row[]> => {
      const act = actOf(statement)
      if (!act) return reader.many<Row>(statement)
      return hear(act, note(act, statement, true), reader.many<Row>(statement), (rows) => rows.length)
    }
    return { many, one: async <Row>(statement: Statement) => (await many<Row>(statement))[0] }
  }

  function noting(tx: Tx, act: OpenAct): Tx {
    const send: Tx['send'] = (statement, read = (answer) => answer) => {
      const sent = note(act, statement, false)
      tx.send(statement, (answer) => {
        answer.then(
          (result) => {
            sent.rows = (result as { count: number }).count
          },
          () => undefined,
        )
        return read(answer)
      })
    }
    const run: Tx['run'] = (statement) => hear(act, note(act, statement, true), tx.run(statement), (rows) => rows)
    return { ...tx, ...readingFor(tx, () => act), run, send }
  }

  /** The statements outside of a transaction, which are sent one after another or together. */
  function loose(statement: Statement): OpenAct | undefined {
    const tape = tapes.getStore()
    if (!tape || statement.text === login) return undefined
    if (tape.in_transaction) throw new Error(`sent beside a transaction, which cannot be played:\n${statement.text}`)
    const last = tape.acts.at(-1)
    if (last && !last.is_transaction) return last
    const act = { is_transaction: false, batches: [], goes_on: false }
    tape.acts.push(act)
    return act
  }

  const transaction: Db['transaction'] = async (run) => {
    const tape = tapes.getStore()
    if (!tape) return db.transaction(run)
    let act: OpenAct | undefined
    tape.in_transaction = true
    try {
      const result = await db.transaction((tx) => {
        // The last try counts.
        act = { is_transaction: true, batches: [], goes_on: false }
        return run(noting(tx, act))
      })
      tape.acts.push(act as OpenAct)
      return result
    } finally {
      tape.in_transaction = false
    }
  }

  return {
    db: { ...db, ...readingFor(db, loose), transaction },
    get texts() {
      return [...texts.keys()]
    },
    async during(run) {
      const tape: Tape = { acts: [], in_transaction: false }
      const result = await tapes.run(tape, run)
      return { acts: tape.acts, result }
    },
  }
}

/** Who asks is no part of the call. The statement is asked for, so that it may change. */
function textOfLogin(): string {
  let login = ''
  const asked: Reader['one'] = async ({ text }) => {
    login = text
    return undefined
  }
  void findKey({ one: asked, many: async () => [] }, '')
  return login
}

function valueIn(value: unknown): Value {
  if (value instanceof Date) return ['instant', value.getTime()]
  if (Buffer.isBuffer(value)) return ['bytes', value.toString('base64')]
  return (Array.isArray(value) ? listText(value) : value) as Value
}

import { literalShape, type Shape, shapeOf, shapeOfList } from './shapes.ts'

/** A statement: its SQL text and its values. Values never become part of the text. */
export type Statement = { readonly text: string; readonly values: readonly unknown[] }

/** A class only so that a statement can be told from a value. */
class Fragment implements Statement {
  readonly shape: Shape
  readonly values: readonly unknown[]
  constructor(shape: Shape, values: readonly unknown[]) {
    this.shape = shape
    this.values = values
  }
  get text(): string {
    return this.shape.text
  }
}

const nestedIn = (value: unknown): Shape | undefined => (value instanceof Fragment ? value.shape : undefined)

/** Tags SQL. A value becomes a parameter; a nested statement is spliced in with its own parameters. */
export function sql(strings: TemplateStringsArray, ...values: readonly unknown[]): Statement {
  return new Fragment(shapeOf(strings, values.map(nestedIn)), valuesIn(values))
}

function valuesIn(values: readonly unknown[]): readonly unknown[] {
  if (!values.some((value) => value instanceof Fragment)) return values
  const all: unknown[] = []
  for (const value of values) {
    if (value instanceof Fragment) for (const inner of value.values) all.push(inner)
    else all.push(value)
  }
  return all
}

/** Joins conditions with `and`; no conditions give `true`. */
export const allOf = (conditions: readonly Statement[]): Statement =>
  conditions.reduce((left, right) => sql`${left} and ${right}`, sql`true`)

/** Joins statements with commas; there must be one. Each number of them is prepared separately. */
export function listOf(statements: readonly Statement[]): Statement {
  const fragments = statements as readonly Fragment[]
  return new Fragment(shapeOfList(fragments.map(({ shape }) => shape)), valuesIn(fragments))
}

/**
 * A whole number as part of the text. For an unknown limit, PostgreSQL assumes a tenth of the table and then plans
 * every call anew, or plans it badly. Only for numbers from a small range, since each distinct text is prepared
 * separately.
 */
export function knownNumber(value: number): Statement {
  if (!Number.isInteger(value)) throw new TypeError('only a whole number may become part of a statement')
  return new Fragment(literalShape(String(value)), [])
}

/**
 * Words of a small vocabulary as a list in the text: for partial indexes, which PostgreSQL matches only by literal words, and
 * where some of them are so much rarer than others that one plan does not suit all.
 */
export function knownWords(words: readonly string[]): Statement {
  if (!words.every((word) => /^[A-Za-z_]+$/.test(word)))
    throw new TypeError('only plain words may become part of a statement')
  return new Fragment(literalShape(words.map((word) => `'${word}'`).join(', ')), [])
}

/** For `any(${…}::bytea[])`: lists hold plain values only. */
export const byteaTexts = (values: readonly Buffer[]): string[] => values.map((value) => `\\x${value.toString('hex')}`)

/** May only read. */
export type Reader = {
  many<Row>(statement: Statement): Promise<Row[]>
  one<Row>(statement: Statement): Promise<Row | undefined>
}

declare const open: unique symbol

/** May write. Only `Db.transaction` makes one, so a writing query cannot run outside a transaction. */
export type Tx = Reader & {
  readonly [open]: true
  /** Returns the number of affected rows. */
  run(statement: Statement): Promise<number>
  /**
   * Sends a write for whose answer nobody waits: what follows goes out behind it, at last the commit. If it fails, so does
   * the transaction, with its error, which `read` may word. For rows whose failure the caller could not mend.
   */
  send(statement: Statement, read?: (answer: Promise<unknown>) => Promise<unknown>): void
}

export type Db = Reader & {
  transaction<T>(act: (tx: Tx) => T | Promise<T>): Promise<T>
  /** Several statements as of one moment. They share a connection, so those that are sent at once travel together. */
  snapshot<T>(act: (reader: Reader) => Promise<T>): Promise<T>
  /** One statement as its own transaction, for counters and leases, where a round trip matters. */
  alone<Row>(statement: Statement): Promise<Row[]>
  /** How busy the connections of this process are at this moment. */
  load(): PoolLoad
  close(): Promise<void>
}

export type PoolLoad = { readonly connections: number; readonly running: number; readonly waiting: number }

/** Where a database is. A host that begins with a slash is the folder of a unix socket. */
export type DatabaseAddress = {
  host: string
  port: number
  username: string
  password: string
  database: string
  timeouts?: DatabaseTimeouts
}

/** How long is waited for a connection, for a statement, and for the next statement of an open transaction. */
export type DatabaseTimeouts = {
  readonly connect_s: number
  readonly statement_s: number
  readonly idle_transaction_s: number
}

/** A statement: its SQL text and its values. Values never become part of the text. */
export type Statement = { readonly text: string; readonly values: readonly unknown[] }

/** A class only so that a statement can be told from a value. One value belongs between each two adjacent parts. */
class Fragment implements Statement {
  readonly parts: readonly string[]
  readonly values: readonly unknown[]
  constructor(parts: readonly string[], values: readonly unknown[]) {
    this.parts = parts
    this.values = values
  }
  get text(): string {
    let text = this.parts[0] as string
    for (let position = 1; position < this.parts.length; position++) text += `$${position}${this.parts[position]}`
    return text
  }
}

/** Tags SQL. A value becomes a parameter; a nested statement is spliced in with its own parameters. */
export function sql(strings: TemplateStringsArray, ...values: readonly unknown[]): Statement {
  if (!values.some((value) => value instanceof Fragment)) return new Fragment(strings, values)
  const parts = [strings[0] as string]
  const all: unknown[] = []
  values.forEach((value, index) => {
    const after = strings[index + 1] as string
    if (value instanceof Fragment) {
      parts[parts.length - 1] += value.parts[0] as string
      parts.push(...value.parts.slice(1))
      parts[parts.length - 1] += after
      all.push(...value.values)
    } else {
      parts.push(after)
      all.push(value)
    }
  })
  return new Fragment(parts, all)
}

/** Joins conditions with `and`; no conditions give `true`. */
export const allOf = (conditions: readonly Statement[]): Statement =>
  conditions.reduce((left, right) => sql`${left} and ${right}`, sql`true`)

/** Joins statements with commas; there must be one. Each number of them is prepared separately. */
export const listOf = (statements: readonly Statement[]): Statement =>
  statements.reduce((left, right) => sql`${left}, ${right}`)

/**
 * A whole number as part of the text. For an unknown limit, PostgreSQL assumes a tenth of the table and then plans
 * every call anew, or plans it badly. Only for numbers from a small range, since each distinct text is prepared
 * separately.
 */
export function knownNumber(value: number): Statement {
  if (!Number.isInteger(value)) throw new TypeError('only a whole number may become part of a statement')
  return new Fragment([String(value)], [])
}

/**
 * Words of a small vocabulary as a list in the text: for partial indexes, which PostgreSQL matches only by literal words, and
 * where some of them are so much rarer than others that one plan does not suit all.
 */
export function knownWords(words: readonly string[]): Statement {
  if (!words.every((word) => /^[A-Za-z_]+$/.test(word)))
    throw new TypeError('only plain words may become part of a statement')
  return new Fragment([words.map((word) => `'${word}'`).join(', ')], [])
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

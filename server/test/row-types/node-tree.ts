/** A node in PostgreSQL's own parse tree of a statement, with every name resolved. */
export type Node = { readonly type: string; readonly fields: Readonly<Record<string, Value>> }
export type Value = null | string | Node | readonly Value[]

const TOKEN = /[(){}]|<>|"(?:\\.|[^"\\])*"|(?:\\[\s\S]|[^\s(){}\\])+/g
/** The markers that begin lists of numbers, object ids, bits and transactions. */
const LIST_KINDS = new Set(['i', 'o', 'b', 'x'])

/** Reads the text of a `pg_node_tree`, such as `pg_proc.prosqlbody`. */
export function parseNodeTree(text: string): Value {
  const tokens = text.match(TOKEN) ?? []
  let position = 0

  const value = (): Value => {
    const token = tokens[position++]
    if (token === '{') return node()
    if (token === '(') return list()
    if (token === undefined) throw new Error('the node tree ends too early')
    return token === '<>' ? null : word(token)
  }
  const list = (): Value[] => {
    const items: Value[] = []
    while (tokens[position] !== ')') items.push(value())
    position++
    return typeof items[0] === 'string' && LIST_KINDS.has(items[0]) ? items.slice(1) : items
  }
  const node = (): Node => {
    const type = tokens[position++] as string
    const fields: Record<string, Value> = {}
    while (tokens[position] !== '}') {
      const name = (tokens[position++] as string).slice(1)
      const values: Value[] = []
      while (tokens[position] !== '}' && !tokens[position]?.startsWith(':')) values.push(value())
      // Only constants have several values: their length and their bytes.
      fields[name] = values.length === 1 ? (values[0] as Value) : values
    }
    position++
    return { type, fields }
  }
  return value()
}

const word = (token: string): string =>
  (token.startsWith('"') ? token.slice(1, -1) : token).replaceAll(/\\([\s\S])/g, '$1')

export const isNode = (value: Value | undefined): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

export const nodeOf = (value: Value | undefined): Node | null => (isNode(value) ? value : null)

export const nodesOf = (value: Value | undefined): readonly Node[] =>
  Array.isArray(value) ? value.flatMap((item: Value) => (isNode(item) ? [item] : nodesOf(item))) : []

export const numberOf = (value: Value | undefined): number => Number(value)

export const isTrue = (value: Value | undefined): boolean => value === 'true'

import type { Found } from './values.ts'
import { problemAt } from './values.ts'

type Value = { readonly text: string; readonly line: number; readonly currency: string }

/** The name of its field is put together only when it is told. */
export class Leaf implements Found {
  readonly text: string
  readonly line: number
  readonly currency: string
  readonly #part: string
  readonly #path: string

  constructor({ text, line, currency }: Value, part: string, path: string) {
    this.text = text
    this.line = line
    this.currency = currency
    this.#part = part
    this.#path = path
  }

  get field(): string {
    return fieldOf(this.#part, this.#path)
  }
}

const fieldOf = (part: string, path: string): string => `${part}.${path.replaceAll('/', '.')}`

const MAX_LEAVES = 1_000

/** Paths as a tree, so that going down a file means no more than to look up a name. */
export type Branch = { path: string | undefined; readonly children: Map<string, Branch> }

export function branchOf(paths: readonly string[]): Branch {
  const root: Branch = { path: undefined, children: new Map() }
  for (const path of paths) {
    let branch = root
    for (const name of path.split('/')) {
      const child = branch.children.get(name) ?? { path: undefined, children: new Map() }
      branch.children.set(name, child)
      branch = child
    }
    branch.path = path
  }
  return root
}

/** The values of a part of a camt file, by their path in it. */
export class Leaves {
  readonly #values = new Map<string, Leaf[]>()
  readonly #field: string
  readonly line: number
  #count = 0

  constructor(field: string, line: number) {
    this.#field = field
    this.line = line
  }

  add(path: string, value: Value): void {
    const leaf = new Leaf(value, this.#field, path)
    if (++this.#count > MAX_LEAVES) throw problemAt(leaf, 'too_many', `makes more than ${MAX_LEAVES} values`)
    const others = this.#values.get(path)
    if (others) others.push(leaf)
    else this.#values.set(path, [leaf])
  }

  all(path: string): readonly Leaf[] {
    return this.#values.get(path) ?? []
  }

  /** The first that there is, by the order of the paths. */
  first(...paths: readonly string[]): Leaf | undefined {
    for (const path of paths) {
      const [leaf] = this.all(path)
      if (leaf) return leaf
    }
    return undefined
  }

  text(...paths: readonly string[]): string | undefined {
    return this.first(...paths)?.text
  }

  required(...paths: readonly [string, ...string[]]): Leaf {
    const leaf = this.first(...paths)
    if (leaf) return leaf
    throw problemAt({ field: fieldOf(this.#field, paths[0]), line: this.line }, 'required', 'is missing')
  }

  /** Where the whole part stands. */
  get place(): Omit<Found, 'text'> {
    return { field: this.#field, line: this.line }
  }
}

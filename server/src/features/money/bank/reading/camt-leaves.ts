import type { Found } from './values.ts'
import { problemAt } from './values.ts'

export type Leaf = Found & { readonly currency: string }

const MAX_LEAVES = 1_000

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

  add(path: string, { text, line, currency }: { text: string; line: number; currency: string }): void {
    const leaf = { text, line, currency, field: this.#fieldOf(path) }
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
    throw problemAt({ field: this.#fieldOf(paths[0]), line: this.line }, 'required', 'is missing')
  }

  /** Where the whole part stands. */
  get place(): Omit<Found, 'text'> {
    return { field: this.#field, line: this.line }
  }

  #fieldOf(path: string): string {
    return `${this.#field}.${path.replaceAll('/', '.')}`
  }
}

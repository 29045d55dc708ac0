import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Matrix, matrixOf, within } from './geometry.ts'

export type Operators = { fnArray: ArrayLike<number>; argsArray: readonly unknown[] }

/** `ctm` maps the current coordinates to those of the page as it is shown. */
export type Placed = { ctm: Matrix }

/** What a page's operators save, restore and move: the coordinates, and whatever is saved along with them. */
export class GraphicsStack<State extends Placed> {
  now: State
  readonly #start: State
  readonly #saved: State[] = []

  constructor(start: State) {
    this.#start = start
    this.now = { ...start }
  }

  /** Returns whether the operator was handled here. */
  follow(operator: number | undefined, args: readonly unknown[]): boolean {
    switch (operator) {
      case OPS.save:
      case OPS.beginGroup:
        this.#saved.push({ ...this.now })
        return true
      case OPS.restore:
      case OPS.endGroup:
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
        this.now = this.#saved.pop() ?? this.now
        return true
      case OPS.transform:
        this.#move(args)
        return true
      case OPS.paintFormXObjectBegin:
        this.#saved.push({ ...this.now })
        this.#move(args[0])
        return true
      case OPS.beginAnnotation:
        this.#saved.push({ ...this.now })
        this.now = { ...this.#start }
        this.#move(args[2])
        this.#move(args[3])
        return true
      default:
        return false
    }
  }

  #move(matrix: unknown): void {
    this.now.ctm = within(this.now.ctm, matrixOf(matrix))
  }
}

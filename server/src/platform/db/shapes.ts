/**
 * What a statement is without its values: the parts of its text around them. Each is made once, so that a statement that is
 * sent again is the same string. A string made anew for each would cost the driver, which looks statements up by their text,
 * and the garbage collector, which keeps such strings for long.
 */
export class Shape {
  readonly parts: readonly string[]
  #text: string | undefined
  constructor(parts: readonly string[]) {
    this.parts = parts
  }

  /** Only of whole statements, not of those that are spliced in. */
  get text(): string {
    this.#text ??= this.parts.reduce((text, part, position) => `${text}$${position}${part}`)
    return this.#text
  }
}

/** So far along a template: what was put in decides where it goes on. At its end stands the shape. */
class Step {
  shape: Shape | undefined
  #value: Step | undefined
  #nested: Map<Shape, Step> | undefined

  /** Beyond a statement that is spliced in, or beyond a value. */
  after(nested: Shape | undefined): Step {
    if (nested === undefined) {
      this.#value ??= new Step()
      return this.#value
    }
    this.#nested ??= new Map()
    return madeOnce(this.#nested, nested, newStep)
  }
}

const newStep = () => new Step()

function madeOnce<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const found = known.get(key)
  if (found) return found
  const made = make()
  known.set(key, made)
  return made
}

const templates = new Map<readonly string[], Step>()

/** The shape of a template, of which some places hold statements and the others, undefined here, a value. */
export function shapeOf(strings: readonly string[], nested: readonly (Shape | undefined)[]): Shape {
  let step = madeOnce(templates, strings, newStep)
  for (const shape of nested) step = step.after(shape)
  step.shape ??= new Shape(spliced(strings, nested))
  return step.shape
}

const lists = new Step()

/** Any number of statements with commas between them. */
export function shapeOfList(statements: readonly Shape[]): Shape {
  let step = lists
  for (const shape of statements) step = step.after(shape)
  step.shape ??= new Shape(spliced(['', ...statements.slice(1).map(() => ', '), ''], statements))
  return step.shape
}

const literals = new Map<string, Shape>()

/** A text without values. */
export const literalShape = (text: string): Shape => madeOnce(literals, text, () => new Shape([text]))

function spliced(strings: readonly string[], nested: readonly (Shape | undefined)[]): string[] {
  const parts = [strings[0] as string]
  nested.forEach((shape, index) => {
    const after = strings[index + 1] as string
    if (shape) {
      parts[parts.length - 1] += shape.parts[0] as string
      for (const part of shape.parts.slice(1)) parts.push(part)
      parts[parts.length - 1] += after
    } else parts.push(after)
  })
  return parts
}

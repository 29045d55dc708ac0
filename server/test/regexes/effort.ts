import type { AST } from '@eslint-community/regexpp'
import { RegExpParser } from '@eslint-community/regexpp'

/**
 * How hard a backtracking matcher can be made to work at one place of a text: `ways` is in how many manners a part can
 * match from there so that what follows may still match, `steps` how many characters are looked at while all of them
 * are tried. Both are upper bounds. Where every repetition has an end both are finite, and a search through a text is
 * linear in its length.
 */
type Effort = { readonly ways: number; readonly steps: number }
type Elements = readonly AST.Element[]
/** Characters that a part may begin with, and what may come after it. */
type Characters = ReadonlySet<string>

const ONE: Effort = { ways: 1, steps: 1 }
const parser = new RegExpParser({ ecmaVersion: 2025 })

/** One of every kind that an expression can tell apart, besides those that it names itself. */
const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
const OTHERS = Array.from('\u00a0\u2028\ufeffßäéÜЖω中€–’°№•©\u0301٣½')

/** The most steps from one starting place; infinite if any repetition is unbounded. */
export function stepsOf(source: string, flags: string): number {
  const options = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
  const { alternatives } = parser.parsePattern(source, 0, source.length, options)
  const alphabet: Characters = new Set([...ASCII, ...OTHERS, ...source])
  return new Estimate(alphabet, flags.replace(/[gyd]/g, '')).ofBranches(elementsOf(alternatives), alphabet).steps
}

const elementsOf = (alternatives: readonly AST.Alternative[]): Elements[] =>
  alternatives.map(({ elements }) => elements)

class Estimate {
  readonly alphabet: Characters
  readonly flags: string

  constructor(alphabet: Characters, flags: string) {
    this.alphabet = alphabet
    this.flags = flags
  }

  /** Branches that begin with different characters exclude one another, as the words of a list do. */
  ofBranches(branches: readonly Elements[], after: Characters): Effort {
    const begun = Map.groupBy(branches, ([first]) => (first?.type === 'Character' ? this.key(first) : undefined))
    const open = (begun.get(undefined) ?? []).map((branch) => this.branch(branch, after))
    begun.delete(undefined)
    const closed = [...begun.values()].map((group) => this.stem(group, after))
    const all = [...open, ...closed]
    const ways = [...this.alphabet].map((character) => sum(all.map((one) => (one.first.has(character) ? one.ways : 0))))
    const tried = sum(open.map(({ steps }) => steps)) + Math.max(0, ...closed.map(({ steps }) => steps))
    return { ways: Math.max(...ways), steps: tried + closed.length }
  }

  private branch(elements: Elements, after: Characters): Effort & { first: Characters } {
    return { ...this.ofSequence(elements, after), first: this.firstOf(elements, after) }
  }

  /** Words with the same beginning part only after it. */
  private stem(group: readonly Elements[], after: Characters): Effort & { first: Characters } {
    const [single] = group
    const first = this.firstOf(single as Elements, after)
    const rests = group.map((elements) => elements.slice(1))
    const { ways, steps } =
      rests.length === 1 ? this.ofSequence(rests[0] as Elements, after) : this.ofBranches(rests, after)
    return { ways, steps: steps + 1, first }
  }

  /** What follows is tried once for each way of what comes before. */
  private ofSequence(elements: Elements, after: Characters): Effort {
    let all: Effort = { ways: 1, steps: 0 }
    for (const [at, element] of elements.entries()) {
      const { ways, steps } = this.ofElement(element, this.firstOf(elements.slice(at + 1), after))
      all = { ways: all.ways * ways, steps: all.steps + all.ways * steps }
    }
    return all
  }

  private ofElement(element: AST.Element, after: Characters): Effort {
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return this.ofBranches(elementsOf(element.alternatives), after)
      case 'Assertion': {
        // A matcher does not come back into an assertion that held.
        if (!('alternatives' in element)) return ONE
        return { ways: 1, steps: this.ofBranches(elementsOf(element.alternatives), this.alphabet).steps }
      }
      case 'Quantifier':
        return this.ofRepetition(element, after)
      default:
        return ONE
    }
  }

  /** If what follows cannot begin like one more round, only one number of rounds leads on. */
  private ofRepetition({ element, min, max }: AST.Quantifier, after: Characters): Effort {
    if (max === Number.POSITIVE_INFINITY) return { ways: max, steps: max }
    const round = this.firstOf([element], NONE)
    const once = this.ofElement(element, max > 1 ? both(round, after) : after)
    const rounds = Array.from({ length: max + 1 }, (_, times) => once.ways ** times)
    const ways = !meet(round, after) ? Math.max(...rounds) : sum(rounds.slice(min))
    return { ways, steps: sum(rounds.slice(0, max)) * once.steps }
  }

  private firstOf(elements: Elements, after: Characters): Characters {
    const [element, ...rest] = elements
    if (!element) return after
    if (element.type === 'Assertion') return this.firstOf(rest, after)
    if (element.type === 'Group' || element.type === 'CapturingGroup') {
      const then = this.firstOf(rest, after)
      return elementsOf(element.alternatives).reduce((all, one) => both(all, this.firstOf(one, then)), NONE)
    }
    if (element.type === 'Quantifier') {
      const once = this.firstOf([element.element, ...rest], after)
      return element.min === 0 ? both(once, this.firstOf(rest, after)) : once
    }
    if (element.type === 'Backreference') return this.alphabet
    const one = new RegExp(`^${element.raw}$`, this.flags)
    return new Set([...this.alphabet].filter((character) => one.test(character)))
  }

  private key({ value }: AST.Character): string {
    const character = String.fromCodePoint(value)
    return this.flags.includes('i') ? character.toLowerCase() : character
  }
}

const NONE: Characters = new Set()
const both = (some: Characters, others: Characters): Characters => new Set([...some, ...others])
const meet = (some: Characters, others: Characters): boolean => [...some].some((character) => others.has(character))
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

import { currentTrace, type Trace, withinTrace } from '../trace.ts'

/** Plain facts about a piece of work: never personal data, since they leave the house. */
export type SpanFacts = Readonly<Record<string, string | number>>
export type SpanKind = 'server' | 'internal' | 'client' | 'consumer'

/** A piece of work in a trace. `trace` is what belongs under it. */
export type Span = { readonly trace: Trace; end(facts: SpanFacts, error?: unknown): void }
export type Tracer = { begin(name: string, kind: SpanKind, parent: Trace | undefined): Span }

// One for the whole process, as the current trace is.
let tracer: Tracer | null = null

/** Null where nothing is exported; spans then cost nothing. */
export function setTracer(next: Tracer | null): void {
  tracer = next
}

export const beginSpan = (name: string, kind: SpanKind, parent: Trace | undefined): Span | undefined =>
  tracer?.begin(name, kind, parent)

type About = {
  readonly kind: SpanKind
  /** Null begins a trace of its own. Without it, the work belongs to the trace of whoever calls. */
  readonly parent?: Trace | null | undefined
}

/** `factsOf` is asked when the work has succeeded. */
export async function inSpan<T>(
  name: string,
  { kind, parent = currentTrace() }: About,
  act: () => Promise<T>,
  factsOf: (done: T) => SpanFacts = () => ({}),
): Promise<T> {
  const span = beginSpan(name, kind, parent ?? undefined)
  return withinTrace(span?.trace ?? parent ?? undefined, async () => {
    try {
      const done = await act()
      span?.end(factsOf(done))
      return done
    } catch (error) {
      span?.end({}, error)
      throw error
    }
  })
}

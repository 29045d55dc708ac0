import { AsyncLocalStorage } from 'node:async_hooks'

/** Where a request belongs in a trace of its caller (W3C Trace Context). */
export type Trace = { readonly trace_id: string; readonly traceparent: string }

const FORMAT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/
/** Longer ones are of no version that anybody has written down. */
const LENGTH_MAX = 256
const NOTHING = /^0+$/

/** Undefined for whatever the standard calls invalid: it is ignored, and the request goes on without a trace. */
export function readTrace(header: unknown): Trace | undefined {
  if (typeof header !== 'string' || header.length > LENGTH_MAX) return undefined
  const [, version, trace_id = '', parent_id = '', flags, more] = FORMAT.exec(header) ?? []
  if (!version || version === 'ff' || NOTHING.test(trace_id) || NOTHING.test(parent_id)) return undefined
  if (version === '00' && more !== undefined) return undefined
  // A later version is passed on as the one that we know.
  return { trace_id, traceparent: `00-${trace_id}-${parent_id}-${flags}` }
}

const traces = new AsyncLocalStorage<Trace>()

/** Everything that `act` begins belongs to the trace. */
export const withinTrace = (trace: Trace, act: () => void): void => traces.run(trace, act)

export const currentTrace = (): Trace | undefined => traces.getStore()

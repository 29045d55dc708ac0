import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { knownCaller } from './caller.ts'
import { answerError } from './errors.ts'
import { carriesKey, isSomebody, type Recognise, type Strangers } from './strangers.ts'

/** Machines ask these all the time, and must not be refused: a process that does not answer is restarted. */
export const PROBES = new Set(['/healthz', '/readyz', '/metrics'])

export type GateRules = {
  readonly strangers: Strangers
  readonly recognise: Recognise
  /** The scope of this path counts strangers by itself, with headers that say how many requests are left. */
  readonly countsItself: (url: string) => boolean
  readonly onRefusal: () => void
}

/**
 * Every answer to a stranger is counted against its address and waits for its turn. A request without a key is a
 * stranger's: it waits before anything is done for it. Whoever carries a key is checked by the scope first; if nobody is
 * found, the refusal waits. So the gate costs those whom we know nothing.
 */
export function guardAgainstStrangers(server: FastifyInstance, rules: GateRules): void {
  server.decorateRequest('is_counted', false)
  server.addHook('onRequest', (request, _, done) => {
    const opened = openTo(request, rules)
    if (opened) opened.then(() => done(), done)
    else done()
  })
  server.addHook('onSend', (request, _, payload, done) => {
    if (request.is_counted || knownCaller(request)) return done(null, payload)
    takeTurn(request, rules).then(
      () => done(null, payload),
      // The work is done, and undoing it would help nobody. The next request is refused.
      () => done(null, payload),
    )
  })
}

function openTo(request: FastifyRequest, rules: GateRules): Promise<void> | undefined {
  if (!carriesKey(request)) return takeTurn(request, rules)
  if (rules.countsItself(request.url) || !rules.strangers.isUsedUp(request)) return undefined
  return isSomebody(rules.recognise, request).then((is_known) => (is_known ? undefined : takeTurn(request, rules)))
}

async function takeTurn(
  request: FastifyRequest,
  { strangers, countsItself, onRefusal }: Omit<GateRules, 'recognise'>,
): Promise<void> {
  request.is_counted = true
  try {
    await strangers.pace(request)
    if (!countsItself(request.url) && !PROBES.has(request.route)) strangers.count(request)
  } catch (error) {
    onRefusal()
    throw error
  }
}

/** For a path that is too broken to be routed: no hook runs for it. */
export function answerBrokenPath(
  rules: GateRules,
  { request, reply, error }: { request: FastifyRequest; reply: FastifyReply; error: unknown },
  admit: () => Promise<unknown>,
): void {
  takeTurn(request, rules)
    .then(admit)
    .then(
      () => answerError(error, request, reply),
      (refusal: unknown) => answerError(refusal, request, reply),
    )
}

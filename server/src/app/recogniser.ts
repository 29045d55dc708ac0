import { findCreditor, SESSION_COOKIE as OF_CREDITORS } from '../features/parties/creditors/index.ts'
import { SESSION_COOKIE as OF_OPERATORS, recogniseOperator } from '../features/parties/operators/index.ts'
import { authenticate, type Gate } from '../features/parties/tokens/index.ts'
import { findDebtor, SESSION_COOKIE as OF_DEBTORS } from '../features/process/debtor-access/index.ts'
import type { Caller } from '../kernel/caller.ts'
import { AppError } from '../kernel/errors.ts'
import type { Recognise } from '../platform/http/strangers.ts'
import type { Deps } from '../platform/work.ts'

/** Whose token or session a request carries, whichever path it is for. */
export function recogniserOf(deps: Deps, gate: Pick<Gate, 'keyring'>): Recognise {
  return async (request) => {
    if (request.headers.authorization !== undefined) return orNobody(authenticate(gate, request))
    const visitor = { cookies: sessionsIn(request.headers.cookie ?? '') }
    if (visitor.cookies[OF_OPERATORS]) return orNobody(recogniseOperator(deps, visitor))
    if (visitor.cookies[OF_CREDITORS]) return findCreditor(deps, visitor)
    if (visitor.cookies[OF_DEBTORS]) return findDebtor(deps, visitor)
    return undefined
  }
}

/** The scopes that read all cookies come later. */
function sessionsIn(header: string): Record<string, string | undefined> {
  const pairs = header.split(';').map((pair) => pair.trim().split('='))
  const sessionOf = (name: string) => pairs.find(([given]) => given === name)?.[1]
  return Object.fromEntries([OF_OPERATORS, OF_CREDITORS, OF_DEBTORS].map((name) => [name, sessionOf(name)]))
}

const orNobody = (found: Promise<Caller>): Promise<Caller | undefined> =>
  found.catch((error: unknown) => {
    if (error instanceof AppError && error.kind === 'unauthorized') return undefined
    throw error
  })

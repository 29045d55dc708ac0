import { codeOf } from '../error-code.ts'

const PATIENCE_MS = 3_000
const TEXT_MAX = 1_000

export type Answer =
  | { readonly status: number; readonly url: string; readonly text: string }
  | { readonly fault: string; readonly code: string }

/** Asks an address that the operator has set, once, and tells what came back. Never throws. */
export async function ask(url: string, request: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) })
    const text = (await response.text()).slice(0, TEXT_MAX)
    return { status: response.status, url: response.url, text }
  } catch (error) {
    // What went wrong is the cause of what fetch throws, but for a timeout.
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
    const code = codeOf(cause) || (cause instanceof Error ? cause.name : '')
    return { fault: codeOf(cause) || (cause instanceof Error ? cause.message : String(cause)), code }
  }
}

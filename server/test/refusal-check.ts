import assert from 'node:assert/strict'
import { adviceFor } from '../src/kernel/error-advice.ts'
import { ERROR_CODES } from '../src/kernel/error-codes.ts'

/** What every refusal consists of, wherever it was heard. */
export type HeardRefusal = {
  readonly url: string
  readonly status: number
  readonly code: string | undefined
  readonly content_type: string
  readonly body: string
}

type RefusalBody = { error?: string; code?: string; message?: string; details?: unknown }

/** Is called for every answer that a test gets, so every refusal of every test is held to the same promise. */
export function checkRefusal({ url, status, code, content_type, body }: HeardRefusal): void {
  const what = `${status} of ${url}: ${body.slice(0, 300)}`
  if (status < 400) {
    assert.equal(code, undefined, `nothing was refused by ${what}`)
    return
  }
  assert.ok(code && Object.hasOwn(ERROR_CODES, code), `no known code in the header of ${what}`)
  const is_for_partners = /^\/(?:openapi|sandbox)(?:[/?]|$)/.test(url)
  if (is_for_partners) assert.ok(adviceFor(code)?.statuses.includes(status), `/docs/errors lacks ${code}, ${what}`)
  if (!content_type.startsWith('application/json') || body === '') return
  const said = JSON.parse(body) as RefusalBody
  // Some bodies are promised as nothing but `success` and `message`.
  if (said.error === undefined) assert.equal(said.code, undefined, what)
  else assert.equal(said.code, code, what)
  for (const fault of Array.isArray(said.details) ? (said.details as { code: string }[]) : []) {
    assert.ok(Object.hasOwn(ERROR_CODES, fault.code), `${fault.code} is no known code: ${what}`)
    if (is_for_partners) assert.ok(adviceFor(fault.code)?.statuses.includes(400), `/docs/errors lacks ${fault.code}`)
  }
}

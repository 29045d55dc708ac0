import assert from 'node:assert/strict'
import type { Call, Sample } from './calls.ts'

type Asked = {
  readonly name: string
  readonly base: string
  readonly asks: 'ours' | 'peers' | 'statements'
  readonly token?: string
}
type Json = Record<string, unknown>

/**
 * Before anything is measured: what a peer answers is what our service answers, field by field, where it has the field. The
 * one that sends our statements has every field.
 */
export async function checkAnswers(
  call: Call,
  sample: Sample,
  [ours, ...peers]: readonly [Asked, ...Asked[]],
): Promise<void> {
  const expected = await answerOf(ours, call.ours(sample, 0).path)
  for (const peer of peers) {
    const answer = await answerOf(peer, call[peer.asks](sample, 0).path)
    const wanted = peer.asks === 'statements' ? expected : alike(expected, answer)
    assert.deepEqual(answer, wanted, `${peer.name} answers ${call.name} otherwise`)
  }
}

async function answerOf({ base, token }: Asked, path: string): Promise<unknown> {
  const answer = await fetch(`${base}${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** The fields of `shown` that `shape` has too. */
function alike(shown: unknown, shape: unknown): unknown {
  if (Array.isArray(shown) && Array.isArray(shape)) return shown.map((one, at) => alike(one, shape[at]))
  if (!isObject(shown) || !isObject(shape)) return shown
  return Object.fromEntries(Object.keys(shape).map((name) => [name, alike(shown[name], shape[name])]))
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

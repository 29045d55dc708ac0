import assert from 'node:assert/strict'
import { DAY_MS, dayInVienna } from '../src/kernel/dates.ts'
import type { Client, PartnerClient, World } from './world.ts'

type Sued = { readonly world: World; readonly team: Client; readonly partner: PartnerClient; readonly id: string }

export const passDays = async ({ world: { deps } }: Pick<Sued, 'world'>, days: number): Promise<unknown> =>
  deps.jobs.advance(deps, (now) => new Date(now.getTime() + days * DAY_MS + 1_800_000))

/** So many steps lead from the first letter to the court. */
const STEPS_TO_COURT = 5

/**
 * A filing, and perhaps a title, that somebody records by mistake and takes back some days later: nothing is owed for it
 * afterwards. Nothing happens to a claim that does not come to court by itself.
 */
export async function sueByMistake(
  on: Sued,
  { titled, days }: { titled: boolean; days: number },
  observe: () => Promise<void>,
): Promise<void> {
  const act = (path: string, body: object) => on.team.post(`/api/operator/claims/${on.id}/${path}`, body)
  const stage = async () => (await on.team.get(`/api/operator/claims/${on.id}`)).json().data.collection_stage
  for (let step = 0; step < STEPS_TO_COURT && (await stage()) !== 'dunning_action_recommended'; step += 1) {
    await passDays(on, 15)
    await observe()
  }
  await on.partner.post(`/openapi/claims/${on.id}/lawsuit-decision`, { decision: 'sue' })
  if ((await act('filing', { reference: '1 C 1/26a' })).statusCode !== 200) return
  await passDays(on, days)
  const date = dayInVienna(on.world.clock.business())
  const title = { reference: 'T 1', date, costs_awarded: 1 }
  const is_titled = titled && (await act('title', title)).statusCode === 200
  await passDays(on, days)
  const note = { note: 'Im falschen Akt' }
  if (is_titled) assert.equal((await act('title/reverse', note)).statusCode, 200)
  const answer = await act('filing/reverse', note)
  assert.equal(answer.statusCode, 200, answer.body)
}

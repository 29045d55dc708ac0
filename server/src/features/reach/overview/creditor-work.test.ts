import assert from 'node:assert/strict'
import { test } from 'node:test'
import { creditorWithCase } from '../../../../test/creditor-cases.ts'
import { openWorld } from '../../../../test/world.ts'
import { dayInVienna } from '../../../kernel/dates.ts'

const world = await openWorld()
const team = await world.operator('agent')

type Item = { key: string; kind: string; claim_id: string; reason: string | null; customer_name: string }
const itemsOf = async (id: string): Promise<Item[]> =>
  (await team.get('/api/operator/work?limit=100')).json().data.filter(({ claim_id }: Item) => claim_id === id)
const kindsOf = async (id: string) => (await itemsOf(id)).map(({ kind }) => kind)
const see = (item: Item | undefined) => team.post(`/api/operator/work/${item?.key}/seen`)

test('each payment that a creditor reports is work until it is decided', async () => {
  const creditor = await creditorWithCase(world)
  const { id } = creditor
  const report = (amount: number) =>
    creditor.send('POST', `/api/creditor/claims/${id}/direct-payment`, {
      amount,
      payment_date: dayInVienna(world.clock.business()),
    })
  const first = (await report(120.5)).json().data.id
  const second = (await report(30)).json().data.id
  const items = await itemsOf(id)
  assert.deepEqual(items.map(({ kind, reason }) => [kind, reason]).sort(), [
    ['creditor_payment', '120.50'],
    ['creditor_payment', '30.00'],
  ])
  assert.equal((await see(items[0])).json().code, 'not_news')
  const decide = (report_id: string, word: string) =>
    team.post(`/api/operator/claims/${id}/direct-payments/${report_id}/${word}`)
  await decide(first, 'confirm')
  await team.post(`/api/operator/claims/${id}/close`, { closure_reason: 'written_off' })
  assert.deepEqual(await kindsOf(id), ['creditor_payment'], 'also on a case that is closed meanwhile')
  await decide(second, 'refuse')
  assert.deepEqual(await kindsOf(id), [])
})

test('the wish to stop is work until the team has closed the case or refused', async () => {
  const creditor = await creditorWithCase(world)
  await creditor.send('POST', `/api/creditor/claims/${creditor.id}/withdrawal`, { reason: 'Kulanz' })
  const [item, ...others] = await itemsOf(creditor.id)
  assert.deepEqual([item?.kind, item?.customer_name, others], ['creditor_withdrawal', 'Huber GmbH', []])
  const { counts } = (await team.get('/api/operator/work')).json()
  assert.equal(counts.creditor_withdrawal, 1)
  await team.post(`/api/operator/claims/${creditor.id}/withdrawal/refuse`)
  assert.deepEqual(await kindsOf(creditor.id), [])
})

test('the answer to a question is news until somebody has seen it', async () => {
  const creditor = await creditorWithCase(world)
  const asked = await team.post(`/api/operator/claims/${creditor.id}/questions`, { text: 'Gibt es einen Vertrag?' })
  assert.deepEqual(await kindsOf(creditor.id), [], 'what waits for the creditor is no work of the team')
  await creditor.send('POST', `/api/creditor/questions/${asked.json().data.id}/answer`, { text: 'Ja' })
  const [item] = await itemsOf(creditor.id)
  assert.equal(item?.kind, 'creditor_answer')
  assert.equal((await see(item)).statusCode, 200)
  assert.deepEqual(await kindsOf(creditor.id), [])
})

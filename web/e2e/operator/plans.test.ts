import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable } from '../../../server/test/cases.ts'
import { assertAccessible, openDesk } from '../desk.ts'

const desk = await openDesk({ role: 'agent' })
const { page, world, team } = desk
const partner = await world.partner()

async function makeCase(last_name: string): Promise<{ id: string; reference: string }> {
  const { id } = await makeCollectable(partner, { amount: 300, debtor: { person: { first_name: 'Eva', last_name } } })
  const moved = await team.post(`/api/operator/claims/${id}/stage`, { to_stage: 'in_processing' })
  assert.equal(moved.statusCode, 200, moved.body)
  return { id, reference: moved.json().data.case_reference }
}

const DAY_MS = 86_400_000

test('plans are listed with what is paid, and those behind are found at once', async () => {
  const { id } = await makeCase('Plan')
  const installments = [
    { due_date: '2026-05-20', amount: 100 },
    { due_date: '2026-06-20', amount: 200 },
  ]
  const agreed = await team.post(`/api/operator/claims/${id}/installment-plan`, { installments })
  assert.equal(agreed.statusCode, 201, agreed.body)
  await page.goto('/operator/plans')
  await page.getByRole('cell', { name: 'Eva Plan' }).waitFor()
  await page.getByText('0 of 2').waitFor()
  await assertAccessible(page)
  await page.getByRole('tab', { name: /^Behind/ }).click()
  await page.getByText('Nobody is behind').waitFor()
  world.clock.advance(8 * DAY_MS)
  await page.reload()
  await page.getByText('1 overdue').waitFor()
  assert.match(page.url(), /tab=missed/)
  await assertAccessible(page)

  await partner.post(`/openapi/claims/${id}/payments`, { amount: 100 })
  await page.getByRole('tab', { name: /^Running/ }).click()
  await page.getByText('€100.00 of €300.00').waitFor()
  await page.getByText('1 of 2').waitFor()
})

test('a dispute is settled or closed, each with what follows from it', async () => {
  const cases = [await makeCase('Streit'), await makeCase('Zwist')]
  for (const { id } of cases) await team.post(`/api/operator/claims/${id}/dispute`, { disputed: true })
  const [settled, closed] = cases as [{ id: string; reference: string }, { id: string; reference: string }]
  await page.goto('/operator/disputes')
  await page.getByText('2 disputed claims').waitFor()
  await assertAccessible(page)

  await page.getByRole('button', { name: `Settle the dispute of ${settled.reference}` }).click()
  const settling = page.getByRole('dialog', { name: 'The dispute is settled' })
  await settling.getByText('goes on where it stopped').waitFor()
  await settling.getByLabel('Note').fill('Agreed by telephone')
  await assertAccessible(page)
  await settling.getByRole('button', { name: 'Mark as settled' }).click()
  await page.getByText('1 disputed claim', { exact: true }).waitFor()
  assert.equal((await team.get(`/api/operator/claims/${settled.id}`)).json().data.case_status, 'open')

  await page.getByRole('button', { name: `Close ${closed.reference} as disputed` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close the claim' }).click()
  await page.getByText('No claim is disputed').waitFor()
  assert.partialDeepStrictEqual((await team.get(`/api/operator/claims/${closed.id}`)).json().data, {
    case_status: 'closed',
    closure_reason: 'disputed',
  })
  await page.getByLabel('Search', { exact: true }).fill('nobody')
  await page.getByText('Nothing matches').waitFor()
  assert.match(page.url(), /q=nobody/)
})

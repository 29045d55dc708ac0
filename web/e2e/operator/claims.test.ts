import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable } from '../../../server/test/cases.ts'
import { assertAccessible, openDesk } from '../desk.ts'

const desk = await openDesk()
const { page } = desk
const partner = await desk.world.partner()
for (let number = 0; number < 30; number++) await makeCollectable(partner)

test('the list shows claims by page, finds them, and keeps what was chosen in the address', async () => {
  await page.goto('/operator/claims')
  await page.getByText('30 claims').waitFor()
  assert.equal(await page.getByRole('row').count(), 26)
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByText('26 to 30 of 30').waitFor()
  assert.match(page.url(), /page=2/)

  const field = page.getByLabel('Search', { exact: true })
  await field.pressSequentially('nobo')
  await page.waitForURL(/q=nobo$/)
  await page.keyboard.type('dy is called so')
  await page.waitForURL(/q=nobody/)
  assert.equal(await field.inputValue(), 'nobody is called so')
  await page.getByText('Nothing matches').waitFor()
  await page.getByRole('link', { name: 'Reset filters' }).click()
  await page.getByText('30 claims').waitFor()
  assert.equal(await field.inputValue(), '')
})

test('the list is sorted by its heads and narrowed by partner, age and what holds claims up', async () => {
  const other = await desk.world.partner()
  const { id } = await makeCollectable(other, { amount: 4_321, debtor: { person: { last_name: 'Zwettl' } } })
  await desk.team.post(`/api/operator/claims/${id}/hold`, { held: true })
  await page.goto('/operator/claims')
  // The newest came first, so the most comes first too.
  await page.getByRole('button', { name: 'Outstanding' }).click()
  await page.getByRole('row').nth(1).getByText('Zwettl').waitFor()
  assert.match(page.url(), /sort=outstanding/)
  await page.getByRole('row').nth(1).getByRole('img', { name: 'Held' }).waitFor()

  await page.getByRole('combobox', { name: 'Special' }).click()
  await page.getByRole('option', { name: 'Held' }).click()
  await page.getByText('1 claim', { exact: true }).waitFor()
  await assertAccessible(page)
  await page.goto(`/operator/claims?partner_id=${other.partner_id}`)
  await page.getByText('1 claim', { exact: true }).waitFor()
  await page.goto(`/operator/claims?age=31-60`)
  await page.getByText('Nothing matches').waitFor()
})

test('a link to the claims of one creditor says so, and its filter can be taken away', async () => {
  const { customer_id } = await makeCollectable(partner)
  await page.goto(`/operator/claims?customer_id=${customer_id}`)
  await page.getByText('1 claim', { exact: true }).waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Remove the filter Huber GmbH' }).click()
  await page.getByText('32 claims').waitFor()
})

test('rows are walked with the arrow keys and opened with Enter', async () => {
  await page.goto('/operator/claims?sort=case_reference&order=asc')
  const reference = await page.getByRole('row').nth(2).getByRole('link').first().innerText()
  await page.getByRole('row').nth(1).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('tablist').waitFor()
  await page.getByText(reference, { exact: true }).first().waitFor()
})

test('the palette jumps to pages and to claims from everywhere, and the keys are explained', async () => {
  await page.goto('/operator/claims')
  await page.getByRole('table').waitFor()
  await page.keyboard.press('Control+k')
  const field = page.getByPlaceholder('Where to? Page, reference, debtor …')
  await field.fill('Zwettl')
  await page.getByRole('button', { name: /Zwettl/ }).waitFor()
  await assertAccessible(page)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Zwettl' }).waitFor()
  await page.keyboard.press('Control+k')
  await field.fill('Disp')
  await page.getByRole('button', { name: 'Disputes' }).click()
  await page.getByRole('heading', { level: 1, name: 'Disputes' }).waitFor()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await assertAccessible(page)
})

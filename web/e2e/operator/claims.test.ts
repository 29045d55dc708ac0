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

  await page.getByLabel('Search', { exact: true }).fill('nobody is called so')
  await page.getByText('No claim matches').waitFor()
  assert.match(page.url(), /q=nobody/)
  await page.getByRole('link', { name: 'Reset filters' }).click()
  await page.getByText('30 claims').waitFor()
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable } from '../../../server/test/cases.ts'
import { makeRecommended } from '../../../server/test/court-cases.ts'
import { assertAccessible, openDesk } from '../desk.ts'

const desk = await openDesk({ role: 'agent' })
const { page, team, world } = desk
const partner = await world.partner()

const named = (last_name: string) => makeCollectable(partner, { debtor: { person: { first_name: 'Eva', last_name } } })

/** Disputes by name, one a day, so that their order is known. */
async function makeDispute(last_name: string): Promise<string> {
  const { id } = await named(last_name)
  await team.post(`/api/operator/claims/${id}/dispute`, { disputed: true })
  world.clock.advance(86_400_000)
  return id
}

const items = () => page.getByRole('region', { name: 'Items' }).getByRole('listitem')
const item = (name: string) => items().filter({ hasText: name })
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')

const adler = await makeDispute('Adler')
await makeDispute('Berger')
await makeDispute('Zorn')
const court = await makeRecommended(world, partner)
await partner.post(court.url, { decision: 'sue' })

test('the queue shows what waits, longest first, with counts by kind, and leads to where the work is done', async () => {
  await page.goto('/operator/work')
  await page.getByText('4 items wait').waitFor()
  await assertAccessible(page)
  assert.match(await items().first().innerText(), /Eva Adler[\s\S]*for 2 days/)
  const kinds = page.getByRole('navigation', { name: 'Kind of work' })
  await kinds.getByRole('link', { name: 'Settle a dispute 3' }).waitFor()
  assert.equal(await page.getByRole('link', { name: 'Work queue 4' }).count(), 1)

  await kinds.getByRole('link', { name: 'File a court action 1' }).click()
  await page.getByText('1 item waits').waitFor()
  assert.match(page.url(), /kind=filing_to_dispatch/)
  await items().getByRole('link').click()
  await page.waitForURL(/\/operator\/court\?tab=decided_to_sue&claim_id=/)
  await page.getByRole('dialog').waitFor()

  await page.goto('/operator/work?kind=dispute')
  await items().first().getByRole('link').click()
  await page.waitForURL(new RegExp(`/operator/claims/${adler}`))
})

test('by keyboard one walks through the list, takes an item, puts one off and opens one', async () => {
  await page.goto('/operator/work?kind=dispute')
  await item('Eva Zorn').waitFor()
  await page.keyboard.press('j')
  assert.match(await focused(), /Adler/)
  await page.keyboard.press('ArrowDown')
  assert.match(await focused(), /Berger/)
  await page.keyboard.press('k')
  assert.match(await focused(), /Adler/)

  await page.keyboard.press('t')
  await page.getByText('It is yours now').waitFor()
  await item('Eva Adler')
    .getByRole('button', { name: /^Me: change the owner/ })
    .waitFor()

  await page.keyboard.press('j')
  await page.keyboard.press('s')
  const dialog = page.getByRole('dialog', { name: 'Snooze' })
  await dialog.getByRole('radio', { name: /^Tomorrow, 18\/05\/2026/ }).waitFor()
  await assertAccessible(page)
  await dialog.getByLabel('Note').fill('waits for papers')
  await dialog.getByRole('button', { name: 'Snooze' }).click()
  await page.getByText('2 items wait').waitFor()
  assert.equal(await item('Eva Berger').count(), 0)

  await page.getByLabel('Show snoozed').click()
  await item('Eva Berger').getByText('Snoozed until 18/05/2026: waits for papers').waitFor()
  assert.match(page.url(), /include_snoozed=true/)
  await item('Eva Berger').getByRole('button', { name: 'Bring back Eva Berger' }).click()
  await page.getByText('Brought back').waitFor()

  await page.goto('/operator/work?kind=dispute')
  await item('Eva Zorn').waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(`/operator/claims/${adler}`))
})

test('an item is given to a colleague, leaves the own list, and is found with everybody’s', async () => {
  const colleague = await world.operator('admin')
  await colleague.patch('/api/operator/session', { name: 'Frieda Huber' })
  await page.goto('/operator/work?kind=dispute')
  await item('Eva Zorn')
    .getByRole('button', { name: /^Nobody: change the owner/ })
    .click()
  await page.getByRole('menuitem', { name: 'Take it myself' }).waitFor()
  await assertAccessible(page)
  await page.getByRole('menuitem', { name: 'Frieda Huber' }).click()
  await page.getByText('Given to Frieda Huber').waitFor()
  await item('Eva Zorn').waitFor({ state: 'detached' })

  await page.getByRole('combobox', { name: 'Owner' }).click()
  await page.getByRole('option', { name: 'Frieda Huber' }).click()
  await page.getByText('1 item waits').waitFor()
  assert.match(page.url(), new RegExp(`owner=${colleague.operator_id}`))
  await item('Eva Zorn')
    .getByRole('button', { name: /^Frieda Huber: change the owner/ })
    .click()
  await page.getByRole('menuitem', { name: 'Release' }).click()
  await page.getByText('Free again').waitFor()
})

test('a date of one’s own is chosen in a calendar that begins tomorrow', async () => {
  await page.goto('/operator/work?kind=dispute')
  await item('Eva Zorn').getByRole('button', { name: 'Snooze Eva Zorn' }).click()
  const dialog = page.getByRole('dialog', { name: 'Snooze' })
  await dialog.getByRole('radio', { name: 'On another day' }).click()
  await dialog.getByRole('button', { name: 'Day' }).click()
  await page.getByRole('button', { name: '25 May 2026' }).click()
  await dialog.getByRole('button', { name: 'Snooze' }).click()
  await item('Eva Zorn').waitFor({ state: 'detached' })
  world.clock.advance(8 * 86_400_000)
  await page.reload()
  await item('Eva Zorn').waitFor()
})

test('when nothing waits it says so, and leads to what the others have', async () => {
  await page.goto('/operator/work?kind=failed_deliveries')
  await page.getByText('All done').waitFor()
  await assertAccessible(page)
  await page.getByRole('link', { name: 'What everybody has' }).click()
  await page.waitForURL(/owner=all/)
})

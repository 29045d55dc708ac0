import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { assertAccessible } from '../../browser.ts'
import { advance, DAY_S, decideToSue, makeCollectable, makeRecommended } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

describe('work', () => {
  const desk = useDesk({ role: 'agent' })

  const named = (last_name: string) =>
    makeCollectable(desk.partner, { debtor: { person: { first_name: 'Eva', last_name } } })

  /** One dispute a day, so that their order is known. */
  async function makeDispute(last_name: string): Promise<string> {
    const { id } = await named(last_name)
    await desk.team.post(`/api/operator/claims/${id}/dispute`, { disputed: true })
    await advance(desk.partner, DAY_S)
    return id
  }

  const items = () => desk.page.getByRole('region', { name: 'Items' }).getByRole('listitem')
  const item = (name: string) => items().filter({ hasText: name })
  const focused = () => desk.page.evaluate(() => document.activeElement?.textContent ?? '')

  let adler: string
  before(async () => {
    adler = await makeDispute('Adler')
    await makeDispute('Berger')
    await makeDispute('Zorn')
    await decideToSue(desk.partner, (await makeRecommended(desk.partner)).id)
  })

  test('the queue lists what waits, longest first, with counts by kind, and links to the work', async () => {
    await desk.page.goto('/operator/work')
    await desk.page.getByText(/\d+ items waiting/).waitFor()
    await assertAccessible(desk.page)
    const kinds = desk.page.getByRole('navigation', { name: 'Kind of work' })
    await kinds.getByRole('link', { name: 'Settle a dispute 3' }).waitFor()
    assert.equal(await desk.page.getByRole('link', { name: /^Work queue \d+$/ }).count(), 1)

    await kinds.getByRole('link', { name: 'File a court action 1' }).click()
    await desk.page.getByText('1 item waiting').waitFor()
    assert.match(desk.page.url(), /kind=filing_to_dispatch/)
    await items().getByRole('link').click()
    await desk.page.waitForURL(/\/operator\/court\?tab=decided_to_sue&claim_id=/)
    await desk.page.getByRole('dialog').waitFor()

    await desk.page.goto('/operator/work?kind=dispute')
    await desk.page.getByText('3 items waiting').waitFor()
    assert.match(await items().first().innerText(), /Eva Adler[\s\S]*for 3 days/)
    await items().first().getByRole('link').click()
    await desk.page.waitForURL(new RegExp(`/operator/claims/${adler}`))
  })

  test('by keyboard, a member moves through the list, takes an item, snoozes one and opens one', async () => {
    await desk.page.goto('/operator/work?kind=dispute')
    await item('Eva Zorn').waitFor()
    await desk.page.keyboard.press('j')
    assert.match(await focused(), /Adler/)
    await desk.page.keyboard.press('ArrowDown')
    assert.match(await focused(), /Berger/)
    await desk.page.keyboard.press('k')
    assert.match(await focused(), /Adler/)

    await desk.page.keyboard.press('t')
    await desk.page.getByText('Assigned to you').waitFor()
    await item('Eva Adler')
      .getByRole('button', { name: /^Me: change the owner/ })
      .waitFor()

    await desk.page.keyboard.press('j')
    await desk.page.keyboard.press('s')
    const dialog = desk.page.getByRole('dialog', { name: 'Snooze' })
    await dialog.getByRole('radio', { name: /^Tomorrow, 18\/05\/2030/ }).waitFor()
    await assertAccessible(desk.page)
    await dialog.getByLabel('Note').fill('waits for papers')
    await dialog.getByRole('button', { name: 'Snooze' }).click()
    await desk.page.getByText('2 items waiting').waitFor()
    assert.equal(await item('Eva Berger').count(), 0)

    await desk.page.getByLabel('Show snoozed').click()
    await item('Eva Berger').getByText('Snoozed until 18/05/2030: waits for papers').waitFor()
    assert.match(desk.page.url(), /include_snoozed=true/)
    await item('Eva Berger').getByRole('button', { name: 'Bring back Eva Berger' }).click()
    await desk.page.getByText('Brought back').waitFor()

    await desk.page.goto('/operator/work?kind=dispute')
    await item('Eva Zorn').waitFor()
    await desk.page.keyboard.press('j')
    await desk.page.keyboard.press('Enter')
    await desk.page.waitForURL(new RegExp(`/operator/claims/${adler}`))
  })

  test("an item is given to a colleague, leaves one's own list, and is found under the colleague", async () => {
    const colleague = await desk.newMember({ name: 'Frieda Huber' })
    await desk.page.goto('/operator/work?kind=dispute')
    await item('Eva Zorn')
      .getByRole('button', { name: /^Nobody: change the owner/ })
      .click()
    await desk.page.getByRole('menuitem', { name: 'Take it myself' }).waitFor()
    await assertAccessible(desk.page)
    await desk.page.getByRole('menuitem', { name: 'Frieda Huber' }).click()
    await desk.page.getByText('Assigned to Frieda Huber').waitFor()
    await item('Eva Zorn').waitFor({ state: 'detached' })

    await desk.page.getByRole('combobox', { name: 'Owner' }).click()
    await desk.page.getByRole('option', { name: 'Frieda Huber' }).click()
    await desk.page.getByText('1 item waiting').waitFor()
    assert.match(desk.page.url(), new RegExp(`owner=${colleague.id}`))
    await item('Eva Zorn')
      .getByRole('button', { name: /^Frieda Huber: change the owner/ })
      .click()
    await desk.page.getByRole('menuitem', { name: 'Unassign' }).click()
    await desk.page.getByText('Unassigned', { exact: true }).waitFor()
  })

  test('an item is snoozed until a day chosen in the calendar', async () => {
    await desk.page.goto('/operator/work?kind=dispute')
    await item('Eva Zorn').getByRole('button', { name: 'Snooze Eva Zorn' }).click()
    const dialog = desk.page.getByRole('dialog', { name: 'Snooze' })
    await dialog.getByRole('radio', { name: 'On another day' }).click()
    await dialog.getByRole('button', { name: 'Day' }).click()
    await desk.page.getByRole('button', { name: '25 May 2030' }).click()
    await dialog.getByRole('button', { name: 'Snooze' }).click()
    await item('Eva Zorn').waitFor({ state: 'detached' })
    await advance(desk.partner, 8 * DAY_S)
    await desk.page.reload()
    await item('Eva Zorn').waitFor()
  })

  test("an empty queue says so, and links to everybody's items", async () => {
    await desk.page.goto('/operator/work?kind=failed_deliveries')
    await desk.page.getByText('All done').waitFor()
    await assertAccessible(desk.page)
    await desk.page.getByRole('link', { name: 'Show everyone’s items' }).click()
    await desk.page.waitForURL(/owner=all/)
  })
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAccessible } from '../../browser.ts'
import { makeCollectable } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

describe('tasks', () => {
  const desk = useDesk({ role: 'agent' })
  const button = (name: string) => desk.page.getByRole('button', { name, exact: true })
  const dialog = () => desk.page.getByRole('dialog')
  const tasks = () => desk.page.getByRole('region', { name: 'Tasks' })
  const items = () => desk.page.getByRole('region', { name: 'Items' }).getByRole('listitem')

  async function open(last_name: string): Promise<{ id: string; today: string }> {
    const { id } = await makeCollectable(desk.partner, { debtor: { person: { first_name: 'Eva', last_name } } })
    await desk.page.goto(`/operator/claims/${id}`)
    await desk.page.getByRole('heading', { name: `Eva ${last_name}` }).waitFor()
    return { id, today: (await desk.team.get(`/api/operator/claims/${id}`)).balance.as_of }
  }

  test('a task is added with one key, waits in the queue on its day, is done and can be reopened', async () => {
    const { today } = await open('Aufgabe')
    await desk.page.keyboard.press('t')
    await dialog().locator('input:focus').fill('Call the employer')
    await dialog().getByLabel('Due on').fill(today)
    await assertAccessible(desk.page)
    await button('Add task').click()
    await tasks().getByText('Call the employer').waitFor()
    await tasks().getByText('Due today').waitFor()
    await assertAccessible(desk.page)

    await desk.page.goto('/operator/work?kind=task_due')
    await items().getByText('Call the employer').waitFor()
    await items()
      .getByRole('link', { name: /Eva Aufgabe/ })
      .click()
    await button('Done: Call the employer').click()
    await desk.page.getByText('Task done').first().waitFor()
    await button('Show completed').click()
    await button('Reopen: Call the employer').click()
    await button('Done: Call the employer').waitFor()

    await button('Change: Call the employer').click()
    await dialog().getByRole('combobox', { name: 'For' }).click()
    await desk.page.getByRole('option', { name: 'Nobody in particular' }).click()
    await button('Save change').click()
    await dialog().waitFor({ state: 'detached' })
    await tasks().getByText('Nobody', { exact: true }).waitFor()
  })

  test('a promise in a note is an amount and a day, shows in the timeline and makes a task', async () => {
    const { id, today } = await open('Zusage')
    await desk.page.keyboard.press('n')
    await dialog().locator('textarea:focus').fill('Wages on Friday')
    await dialog().getByLabel('Promised amount').fill('1,250.50')
    await button('Save note').click()
    await dialog().getByText('By when was the payment promised?').waitFor()
    await dialog().getByLabel('Promised by').fill(today)
    await assertAccessible(desk.page)
    await button('Save note').click()
    await dialog().waitFor({ state: 'detached' })
    await desk.page.getByText(/^Promised: €1,250\.50 by/).waitFor()
    await tasks()
      .getByText(/^Check the promise: €1,250\.50 by/)
      .waitFor()
    const [note] = await desk.team.get(`/api/operator/claims/${id}/notes`)
    assert.deepEqual(note.promise, { amount: 1250.5, on: today })
  })

  test('the page of all tasks has mine first, and they are done, reopened and found by keys', async () => {
    const { id: claim_id, today } = await open('Alle')
    const make = (title: string, owner_id: string | null) =>
      desk.team.post('/api/operator/tasks', { claim_id, title, due_on: today, owner_id })
    const own_id = (await desk.team.get('/api/operator/session')).id
    await make('For anybody', null)
    await make('For me', own_id)
    const rows = () => desk.page.getByRole('region', { name: 'Tasks' }).locator('tbody > tr')
    const row = (title: string) => rows().filter({ hasText: title })

    await desk.page.keyboard.press('Control+k')
    await desk.page.getByRole('dialog').getByRole('textbox').fill('Tasks')
    await desk.page.keyboard.press('Enter')
    await desk.page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor()
    await row('For me').waitFor()
    const titles = await rows().allInnerTexts()
    const placeOf = (title: string) => titles.findIndex((text) => text.includes(title))
    assert.ok(placeOf('For me') < placeOf('For anybody'), titles.join('\n'))
    await assertAccessible(desk.page)

    await row('For me').focus()
    await desk.page.keyboard.press('d')
    await row('For me').waitFor({ state: 'detached' })
    await desk.page.getByRole('tab', { name: /^Completed/ }).click()
    await row('For me').getByRole('button', { name: 'Reopen: For me' }).click()
    await row('For me').waitFor({ state: 'detached' })

    await desk.page.getByRole('tab', { name: /^Due/ }).click()
    await desk.page.getByRole('combobox', { name: 'Whose tasks' }).click()
    await desk.page.getByRole('option', { name: 'Unassigned' }).click()
    await row('For anybody').waitFor()
    await row('For me').waitFor({ state: 'detached' })
    assert.match(desk.page.url(), /tab=due.*owner=nobody|owner=nobody.*tab=due/)
    const waiting = desk.page.waitForEvent('download')
    await desk.page.getByRole('link', { name: 'Download CSV' }).click()
    assert.equal((await waiting).suggestedFilename(), 'tasks.csv')

    await row('For anybody').focus()
    await desk.page.keyboard.press('e')
    await dialog().getByLabel('What needs to be done').fill('For somebody')
    await button('Save change').click()
    await row('For somebody').getByRole('link', { name: 'Eva Alle' }).click()
    await desk.page.waitForURL(/\/debtors\//)
  })
})

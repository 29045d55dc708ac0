import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { assertAccessible } from '../../browser.ts'
import { makeCollectable } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

describe('one deed on many claims', () => {
  const desk = useDesk({ role: 'admin' })
  const claims: string[] = []
  before(async () => {
    for (const last_name of ['Adler', 'Berger', 'Cerny', 'Dorn']) {
      const { id } = await makeCollectable(desk.partner, { debtor: { person: { first_name: 'Max', last_name } } })
      claims.push(id)
    }
    await desk.team.post(`/api/operator/claims/${claims[0]}/hold`, { held: true })
  })
  const heldOf = async () =>
    Promise.all(claims.map(async (id) => (await desk.team.get(`/api/operator/claims/${id}`)).is_held))
  const batchesMade = async () => (await desk.team.get('/api/operator/claims/batches')).length as number

  test('what will and will not happen is shown before, and what became of it after', async () => {
    const { page } = desk
    await page.goto('/operator/claims')
    await page.getByText('4 claims').waitFor()
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    const bar = page.getByRole('region', { name: 'Selected claims' })
    await bar.getByText('4 selected').waitFor()
    await assertAccessible(page)
    await bar.getByRole('button', { name: 'Put on hold …' }).click()
    const dialog = page.getByRole('dialog', { name: 'Put claims on hold' })
    await dialog.getByText('3 will be put on hold, 1 will not.').waitFor()
    await dialog.getByText(/^1 × The claim is already on hold/).waitFor()
    await dialog.getByText('Max Adler').waitFor()
    await assertAccessible(page)

    const submit = dialog.getByRole('button', { name: 'Put 3 claims on hold' })
    await submit.focus()
    for (let times = 0; times < 3; times++) await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Bulk steps' })
    await drawer.getByText('3 of 3 processed: 3 done, 0 not').waitFor()
    await drawer.getByText('finished', { exact: true }).waitFor()
    await assertAccessible(page)
    assert.deepEqual(await heldOf(), [true, true, true, true])
    assert.equal(await batchesMade(), 1, 'one batch, however often Enter was pressed')
  })

  test('an outcome is found again after the page was left, and leads to the claims', async () => {
    const { page } = desk
    await page.goto('/operator/work')
    await page.goto('/operator/claims')
    await page.getByRole('link', { name: 'Bulk steps' }).click()
    const drawer = page.getByRole('dialog', { name: 'Bulk steps' })
    await drawer.getByRole('link', { name: 'Put claims on hold' }).click()
    await drawer.getByText('3 done', { exact: true }).waitFor()
    await drawer.getByText('Max Berger').waitFor()
    await drawer
      .getByRole('link', { name: /^MW\d+$/ })
      .first()
      .click()
    await page.waitForURL(/\/operator\/claims\/[0-9a-f-]{36}$/)
  })

  test('rows are selected with the keyboard, and a range of them with Shift', async () => {
    const { page } = desk
    await page.goto('/operator/claims')
    await page.getByText('4 claims').waitFor()
    await page.getByRole('row').nth(1).focus()
    await page.keyboard.press('x')
    const bar = page.getByRole('region', { name: 'Selected claims' })
    await bar.getByText('1 selected').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+X')
    await bar.getByText('3 selected').waitFor()
    await bar.getByRole('button', { name: 'Select all 4 that match' }).click()
    await bar.getByText('All 4 that match').waitFor()
    await bar.getByRole('button', { name: 'Close …' }).click()
    const dialog = page.getByRole('dialog', { name: 'Close claims' })
    await dialog.getByText('First choose the reason for closing.').waitFor()
    await dialog.getByRole('combobox', { name: 'Reason for closing' }).click()
    await page.getByRole('option', { name: 'Written off' }).click()
    await dialog.getByText('4 will be closed.').waitFor()
    await dialog.getByText(/^€4,0\d\d\.\d\d is open in total today\. We will no longer pursue it/).waitFor()
    await dialog.getByRole('button', { name: 'Close 4 claims' }).waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await bar.getByRole('button', { name: 'Clear the selection' }).click()
    await bar.waitFor({ state: 'detached' })
    assert.equal(await batchesMade(), 1, 'what was cancelled was not ordered')
  })
})

import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { before, describe, test } from 'node:test'
import { assertAccessible } from '../../browser.ts'
import { makeCollectable } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

describe('lists of claims', () => {
  const desk = useDesk()
  let held: { id: string }
  before(async () => {
    await makeCollectable(desk.partner, { amount: 1234.56, debtor: { person: { last_name: 'Yıldız' } } })
    held = await makeCollectable(desk.partner, { amount: 80, debtor: { person: { last_name: 'Sørensen' } } })
    const closed = await makeCollectable(desk.partner, { amount: 300, debtor: { person: { last_name: 'Zwettler' } } })
    await desk.team.post(`/api/operator/claims/${closed.id}/close`, { closure_reason: 'withdrawn' })
  })

  test('what was typed is found in the language of the reader', async () => {
    await desk.page.goto('/operator/claims')
    await desk.page.getByText('3 claims').waitFor()
    const field = desk.page.getByLabel('Search', { exact: true })
    for (const typed of ['yildiz', 'soerensen', '1,234.56']) {
      await field.fill(typed)
      await desk.page.getByText('1 claim', { exact: true }).waitFor()
      await field.fill('')
      await desk.page.getByText('3 claims').waitFor()
    }
  })

  test('several filters at once stand in the address, as chips, and go one by one or together', async () => {
    await desk.page.goto('/operator/claims')
    await desk.page.getByText('3 claims').waitFor()
    await desk.page.getByRole('combobox', { name: 'Status' }).click()
    await desk.page.getByRole('option', { name: 'Closed' }).click()
    await desk.page.getByText('1 claim', { exact: true }).waitFor()
    await desk.page.getByRole('option', { name: 'Open', exact: true }).click()
    await desk.page.getByText('3 claims').waitFor()
    await desk.page.keyboard.press('Escape')
    await desk.page.getByRole('button', { name: 'More filters' }).click()
    await desk.page.getByLabel('Open from').fill('100')
    await assertAccessible(desk.page)
    await desk.page.getByRole('button', { name: 'Apply filters' }).click()
    await desk.page.getByText('2 claims').waitFor()
    assert.match(desk.page.url(), /case_status=open%2Cclosed.*amount_from=100/)
    await assertAccessible(desk.page)

    await desk.page.goto(desk.page.url())
    await desk.page.getByText('2 claims').waitFor()
    await desk.page.getByRole('button', { name: 'Remove the filter Closed' }).click()
    await desk.page.getByText('1 claim', { exact: true }).waitFor()
    await desk.page.getByRole('button', { name: 'Remove all filters' }).click()
    await desk.page.getByText('3 claims').waitFor()
  })

  test('a file is taken, which the list shows and finds', async () => {
    await desk.page.goto(`/operator/claims/${held.id}`)
    await desk.page.getByRole('button', { name: 'Owner: Unassigned. Assign the file' }).click()
    await desk.page.getByRole('menuitem', { name: 'Take it myself' }).click()
    await desk.page.getByText('The file is assigned to you').waitFor()
    await desk.page.getByText(/File assigned to/).waitFor()
    await assertAccessible(desk.page)

    await desk.page.goto('/operator/claims')
    await desk.page.getByRole('combobox', { name: 'Owner' }).click()
    await desk.page.getByRole('option', { name: 'Me', exact: true }).click()
    await desk.page.getByText('1 claim', { exact: true }).waitFor()
    await desk.page.getByRole('row').nth(1).getByText('Sørensen').waitFor()
    await desk.page.goto('/operator/claims?owner=nobody')
    await desk.page.getByText('2 claims').waitFor()
  })

  test('filters are saved as a view, shared, opened again by a colleague, and deleted', async () => {
    await desk.page.goto('/operator/claims?case_status=closed&q=zwettler')
    await desk.page.getByText('1 claim', { exact: true }).waitFor()
    await desk.page.getByRole('button', { name: 'Views' }).click()
    await desk.page.getByRole('menuitem', { name: 'Save the current filters …' }).click()
    const dialog = desk.page.getByRole('dialog', { name: 'Save view' })
    await dialog.getByLabel('Name').fill('Done with')
    await dialog.getByLabel('For the whole team').check()
    await assertAccessible(desk.page)
    await dialog.getByRole('button', { name: 'Save view' }).click()
    await desk.page.getByRole('button', { name: 'View: Done with' }).waitFor()

    const { cookie } = await desk.newMember({ role: 'agent' })
    const page = await desk.visitor({ cookie })
    await page.goto('/operator/claims')
    await page.getByText('3 claims').waitFor()
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('menuitem', { name: /^Done with/ }).click()
    await page.getByText('1 claim', { exact: true }).waitFor()
    assert.doesNotMatch(page.url(), /zwettler/, 'what was typed is not in the view')
    await page.getByRole('button', { name: 'View: Done with' }).click()
    await page.getByRole('menuitem', { name: 'Save the current filters …' }).waitFor()
    assert.equal(await page.getByRole('menuitem', { name: 'Delete this view …' }).count(), 0, 'it is not theirs')

    const [view] = await desk.team.get('/api/operator/views?page=claims')
    const search = 'case_status=closed&collection_stage=long_gone'
    await desk.team.patch(`/api/operator/views/${view.id}`, { search })
    await page.goto(`/operator/claims?view=${view.id}`)
    await page.getByText(/values that no longer exist: long_gone/).waitFor()
    await assertAccessible(page)

    await desk.page.getByRole('button', { name: 'View: Done with' }).click()
    await desk.page.getByRole('menuitem', { name: 'Delete this view …' }).click()
    await desk.page.getByText('will be deleted for the whole team').waitFor()
    await desk.page.getByRole('button', { name: 'Delete view' }).click()
    await desk.page.getByRole('button', { name: 'Views', exact: true }).waitFor()
  })

  test('what the list shows is downloaded as a file for a spreadsheet', async () => {
    await desk.page.goto('/operator/claims?case_status=open')
    await desk.page.getByText('2 claims').waitFor()
    const waiting = desk.page.waitForEvent('download')
    await desk.page.getByRole('link', { name: 'Download CSV' }).click()
    const file = await waiting
    assert.equal(file.suggestedFilename(), 'claims.csv')
    const text = await readFile(await file.path(), 'utf8')
    assert.match(text, /^\ufeffReference,/)
    assert.match(text, /Yıldız.*,1234\.56,/)
    assert.doesNotMatch(text, /Zwettler/)
  })

  test('a list of payments says of a claim what the list of claims says', async () => {
    await desk.team.post(`/api/operator/claims/${held.id}/payments`, { amount: 3.5 })
    const [claim] = await desk.team.get('/api/operator/claims?q=soerensen')
    await desk.page.setViewportSize({ width: 1_440, height: 900 })
    for (const path of ['claims?q=soerensen', 'payments']) {
      await desk.page.goto(`/operator/${path}`)
      const row = desk.page.getByRole('row').filter({ hasText: claim.case_reference }).first()
      for (const name of [claim.customer_name, claim.partner_name, claim.owner_name, 'New'])
        await row.getByRole('cell', { name }).first().waitFor()
    }
    await assertAccessible(desk.page)
  })

  test('the lists of payments, plans, letters, court cases and disputes are files too', async () => {
    await desk.team.post(`/api/operator/claims/${held.id}/payments`, { amount: 12.5 })
    const lists = {
      payments: ['Payments', 'payments.csv', /Sørensen.*,Bank transfer,Collected,.*,12\.50,/],
      plans: ['Instalment plans', 'instalment-plans.csv', /,Total of instalments,/],
      'letters?status=outbox': ['Letters', 'letters.csv', /,Amount demanded,/],
      'court?tab=filed': ['Court', 'court.csv', /,Court reference,/],
      disputes: ['Disputes', 'claims.csv', /,Still open,/],
    } as const
    for (const [path, [title, filename, content]] of Object.entries(lists)) {
      await desk.page.goto(`/operator/${path}`)
      await desk.page.getByRole('heading', { level: 1, name: title }).waitFor()
      const waiting = desk.page.waitForEvent('download')
      await desk.page.getByRole('link', { name: 'Download CSV' }).click()
      const file = await waiting
      assert.equal(file.suggestedFilename(), filename)
      const text = await readFile(await file.path(), 'utf8')
      assert.match(text, /^\ufeffReference,Partner’s reference,Debtor,Country,Creditor,Partner,Organisation,Stage,/)
      assert.match(text, content)
    }
  })
})

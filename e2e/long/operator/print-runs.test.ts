import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { assertAccessible } from '../../browser.ts'
import { makeCollectable, postByHand } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

describe('print runs', () => {
  const desk = useDesk({ role: 'admin' })
  const claims: string[] = []
  before(async () => {
    await postByHand(desk.house)
    for (const last_name of ['Adler', 'Berger', 'Cerny']) {
      const { id } = await makeCollectable(desk.partner, { debtor: { person: { first_name: 'Max', last_name } } })
      claims.push(id)
      for (const to_stage of ['in_processing', 'first_demand_letter'])
        await desk.team.post(`/api/operator/claims/${id}/stage`, { to_stage })
    }
  })

  test('letters to print are one item of work, become one file, and are posted in one step', async () => {
    await desk.page.goto('/operator/work?kind=letter_to_print')
    const item = desk.page.getByRole('listitem').filter({ hasText: '3 letters' })
    await item.getByRole('link').click()
    await desk.page.getByRole('button', { name: 'Print all' }).click()
    const question = desk.page.getByRole('dialog', { name: 'Create a print run' })
    await question.getByText(/go into a print run, 500 at most/).waitFor()
    await assertAccessible(desk.page)
    await question.getByRole('button', { name: 'Create a print run' }).click()
    const drawer = desk.page.getByRole('dialog', { name: 'Print run' })
    const refused = { success: false, error: 'Conflict', code: 'nothing_to_print', message: 'x', request_id: 'r-1' }
    await desk.page.route('**/file.pdf*', (route) => route.fulfill({ status: 409, json: refused }), { times: 1 })
    await drawer.getByRole('button', { name: 'Open the print file' }).click()
    await drawer.getByRole('alert').getByText('r-1').waitFor()
    assert.match(desk.page.url(), /\/operator\/letters/, 'the page stays')
    const download = desk.page.waitForEvent('download')
    await drawer.getByRole('button', { name: 'Open the print file' }).click()
    assert.match((await download).suggestedFilename(), /^print-run-.*\.pdf$/)
    await assertAccessible(desk.page)

    // Somebody pays before the pile is posted.
    await desk.partner.post(`/openapi/claims/${claims[0]}/payments`, { amount: 1_000 })
    await desk.page.reload()
    await drawer.getByText('Take 1 letter out of the pile').waitFor()
    await drawer.getByText(/^No\. 1, .*, Max Adler, became void$/).waitFor()
    await assertAccessible(desk.page)
    await drawer.getByRole('button', { name: 'Mark the print run as posted' }).click()
    const posting = desk.page.getByRole('dialog', { name: 'Mark the print run as posted' })
    await posting.getByText(/^2 letters count as posted/).waitFor()
    await posting.getByRole('button', { name: 'Mark the print run as posted' }).click()
    await drawer.getByText('1 letter was not posted').waitFor()
    await assertAccessible(desk.page)
    for (const id of claims.slice(1))
      assert.equal((await desk.team.get(`/api/operator/claims/${id}`)).collection_stage, 'first_demand_letter')
    await drawer.getByRole('button', { name: 'Close' }).click()
    await desk.page.getByText('Nothing to send').waitFor()
  })
})

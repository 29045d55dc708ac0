import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { assertAccessible } from '../../browser.ts'
import { advance, makeCollectable, postByHand } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

describe('letters', () => {
  const desk = useDesk({ role: 'agent' })
  /** Makes a claim whose first letter waits to be posted, and returns its reference. */
  async function makeLetter(last_name: string): Promise<string> {
    const debtor = { person: { first_name: 'Max', last_name } }
    const { id } = await makeCollectable(desk.partner, { debtor })
    for (const to_stage of ['in_processing', 'first_demand_letter']) {
      await desk.team.post(`/api/operator/claims/${id}/stage`, { to_stage })
    }
    return (await desk.team.get(`/api/operator/claims/${id}`)).case_reference
  }

  const references: string[] = []
  before(async () => {
    await postByHand(desk.house)
    for (const name of ['Adler', 'Berger', 'Cerny']) references.push(await makeLetter(name))
    // The program that renders pages is slow to start.
    const [letter] = await desk.team.get('/api/operator/letters?limit=1')
    assert.equal((await desk.team.ask('GET', `/api/operator/letters/${letter.id}/pages/1`)).status, 200)
  })
  const outboxOf = () => desk.page.getByRole('region', { name: 'To send' })

  test('a letter is viewed, downloaded and marked as posted, with the consequence shown first', async () => {
    await desk.page.goto('/operator/letters')
    await desk.page.getByText('3 letters').waitFor()
    await assertAccessible(desk.page)
    await outboxOf().getByRole('row').filter({ hasText: 'Max Adler' }).press('Enter')
    const drawer = desk.page.getByRole('dialog')
    await drawer.getByRole('img', { name: /^Page 1 of / }).waitFor()
    assert.match(desk.page.url(), /letter_id=/)
    await assertAccessible(desk.page)
    const download = desk.page.waitForEvent('download')
    await drawer.getByText('To print the letter, an administrator opens the print file.').waitFor()
    await drawer.getByRole('link', { name: 'Download PDF with masked access code' }).click()
    assert.match((await download).suggestedFilename(), /first-demand-letter-masked\.pdf$/)

    const returned = drawer.getByRole('button', { name: 'Mark as returned' })
    assert.equal(await returned.getAttribute('aria-disabled'), 'true', 'it was not sent yet')
    await drawer.getByRole('button', { name: 'Mark as posted' }).click()
    const question = desk.page.getByRole('dialog', { name: 'Mark 1 letter as posted' })
    await question.getByText('cannot be undone').waitFor()
    await assertAccessible(desk.page)
    await question.getByRole('button', { name: 'Mark as posted' }).click()
    await desk.page.getByText('1 letter marked as posted').waitFor()
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await desk.page.getByText('2 letters').waitFor()
  })

  test('all waiting letters are marked at once', async () => {
    await desk.page.goto('/operator/letters')
    await desk.page.getByLabel('Select all').check()
    await desk.page.getByRole('button', { name: 'Mark 2 letters as posted' }).click()
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Mark as posted' }).click()
    await desk.page.getByText('Nothing to send').waitFor()
    await assertAccessible(desk.page)
  })

  test('a returned letter says why, and is found under returned', async () => {
    await desk.page.getByRole('tab', { name: /^Posted/ }).click()
    assert.match(desk.page.url(), /status=posted/)
    await desk.page.getByRole('button', { name: `Mark as returned ${references[0]}` }).click()
    const dialog = desk.page.getByRole('dialog', { name: 'The letter was returned' })
    await dialog.getByText('counts as not delivered').waitFor()
    await assertAccessible(desk.page)
    await dialog.getByRole('combobox', { name: 'Reason' }).fill('moved')
    await desk.page.getByRole('option', { name: 'Moved, address unknown' }).click()
    await dialog.getByRole('button', { name: 'Mark as returned' }).click()
    await desk.page.getByText('Marked as returned').waitFor()
    await desk.page.getByRole('tab', { name: /^Returned/ }).click()
    await desk.page.getByRole('cell', { name: 'Moved, address unknown' }).waitFor()
    await desk.page.getByRole('combobox', { name: 'Type' }).click()
    await desk.page.getByRole('option', { name: '2nd demand letter' }).click()
    await desk.page.getByText('No returned letters').waitFor()
    assert.match(desk.page.url(), /kind=second_demand_letter/)
  })

  const openOutbox = async (name: string) => {
    await desk.page.goto('/operator/letters')
    await outboxOf()
      .getByRole('row')
      .filter({ hasText: `Max ${name}` })
      .press('Enter')
    return desk.page.getByRole('dialog', { name: 'Preview' })
  }

  test('a letter that is not to be sent asks why, and says so in the list and the history', async () => {
    const reference = await makeLetter('Dvorak')
    const drawer = await openOutbox('Dvorak')
    await drawer.getByRole('button', { name: 'Void letter' }).click()
    const dialog = desk.page.getByRole('dialog', { name: 'Void the letter' })
    await dialog.getByRole('button', { name: 'Void letter' }).click()
    assert.equal(await dialog.count(), 1, 'nothing happens without a reason')
    await dialog.getByLabel('Why?').fill('Debtor called, pays tomorrow')
    await assertAccessible(desk.page)
    await dialog.getByRole('button', { name: 'Void letter' }).click()
    await drawer.getByText(/Manually: Debtor called, pays tomorrow/).waitFor()
    await desk.page.goto('/operator/letters?status=void')
    await desk.page.getByRole('cell', { name: 'Manually: Debtor called, pays tomorrow' }).waitFor()
    await desk.page.getByRole('link', { name: reference, exact: true }).click()
    await desk.page.getByRole('tab', { name: 'Timeline' }).click()
    await desk.page.getByText('1st demand letter is void and will not be sent: Manually').waitFor()
  })

  test('a letter that is too old is marked and remade; if it grows too old on the screen, posting leads there', async () => {
    await makeLetter('Eder')
    const drawer = await openOutbox('Eder')
    await drawer.getByRole('button', { name: 'Mark as posted' }).click()
    await advance(desk.partner, 6 * 86_400)
    await desk.page
      .getByRole('dialog', { name: 'Mark 1 letter as posted' })
      .getByRole('button', { name: 'Mark as posted' })
      .click()
    const question = desk.page.getByRole('dialog', { name: 'Recreate the letter' })
    await question.getByText(/is too old to be posted/).waitFor()
    await assertAccessible(desk.page)
    await question.getByRole('button', { name: 'Cancel' }).click()

    await desk.page.goto('/operator/letters')
    const row = outboxOf().getByRole('row').filter({ hasText: 'Max Eder' })
    await row.getByText('Out of date').waitFor()
    assert.equal(await row.getByRole('button', { name: /^Mark as posted/ }).count(), 0)
    await assertAccessible(desk.page)
    await row.getByRole('button', { name: /^Recreate/ }).click()
    await question.getByRole('button', { name: 'Recreate' }).click()
    await desk.page.getByText('The letter has been recreated').waitFor()
    await drawer.getByRole('button', { name: 'Mark as posted' }).waitFor()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await row.getByRole('button', { name: /^Mark as posted/ }).waitFor()
    assert.equal(await row.getByText('Out of date').count(), 0)
  })
})

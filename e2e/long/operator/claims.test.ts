import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { assertAccessible } from '../../browser.ts'
import { makeCollectable } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

describe('claims', () => {
  const desk = useDesk()
  before(() => Promise.all(Array.from({ length: 30 }, () => makeCollectable(desk.partner))))

  test('the list shows claims by page, finds them, and keeps the filters in the address', async () => {
    await desk.page.goto('/operator/claims')
    await desk.page.getByText('30 claims').waitFor()
    assert.equal(await desk.page.getByRole('row').count(), 26)
    await assertAccessible(desk.page)
    await desk.page.getByRole('button', { name: 'Next page' }).click()
    await desk.page.getByText('26 to 30 of 30').waitFor()
    assert.match(desk.page.url(), /page=2/)

    const field = desk.page.getByLabel('Search', { exact: true })
    await field.pressSequentially('nobo')
    await desk.page.waitForURL(/q=nobo$/)
    await desk.page.keyboard.type('dy is called so')
    await desk.page.waitForURL(/q=nobody/)
    assert.equal(await field.inputValue(), 'nobody is called so')
    await desk.page.getByText('Nothing matches').waitFor()
    await desk.page.getByRole('link', { name: 'Reset filters' }).click()
    await desk.page.getByText('30 claims').waitFor()
    assert.equal(await field.inputValue(), '')
  })

  test('the list is sorted by its column heads and filtered by partner, age and what holds claims up', async () => {
    const other = await desk.newPartner()
    const { id } = await makeCollectable(other, { amount: 4_321, debtor: { person: { last_name: 'Zwettl' } } })
    await desk.team.post(`/api/operator/claims/${id}/hold`, { held: true })
    await desk.page.goto('/operator/claims')
    // Newest is the default, so largest comes first too.
    await desk.page.getByRole('button', { name: 'Still open' }).click()
    await desk.page.getByRole('row').nth(1).getByText('Zwettl').waitFor()
    assert.match(desk.page.url(), /sort=outstanding/)
    await desk.page.getByRole('row').nth(1).getByRole('img', { name: 'On hold' }).waitFor()

    await desk.page.getByRole('combobox', { name: 'Special' }).click()
    await desk.page.getByRole('option', { name: 'On hold' }).click()
    await desk.page.getByText('1 claim', { exact: true }).waitFor()
    await assertAccessible(desk.page)
    await desk.page.goto(`/operator/claims?partner_id=${other.id}`)
    await desk.page.getByText('1 claim', { exact: true }).waitFor()
    await desk.page.goto(`/operator/claims?age=31-60`)
    await desk.page.getByText('Nothing matches').waitFor()
  })

  test('a link to the claims of one creditor says so, and its filter can be removed', async () => {
    const { customer_id } = await makeCollectable(desk.partner)
    await desk.page.goto(`/operator/claims?customer_id=${customer_id}`)
    await desk.page.getByText('1 claim', { exact: true }).waitFor()
    await assertAccessible(desk.page)
    await desk.page.getByRole('button', { name: 'Remove the filter Huber GmbH' }).click()
    await desk.page.getByText('32 claims').waitFor()
  })

  test('the arrow keys move through the rows, and Enter opens one', async () => {
    await desk.page.goto('/operator/claims?sort=case_reference&order=asc')
    const reference = await desk.page.getByRole('row').nth(2).getByRole('link').first().innerText()
    await desk.page.getByRole('row').nth(1).focus()
    await desk.page.keyboard.press('ArrowDown')
    await desk.page.keyboard.press('Enter')
    await desk.page.getByRole('tablist').waitFor()
    await desk.page.getByText(reference, { exact: true }).first().waitFor()
  })

  test('the palette leads to pages, their parts, claims and people from anywhere', async () => {
    const { page } = desk
    await page.goto('/operator/claims')
    await page.getByRole('table').waitFor()
    const field = page.getByPlaceholder('Page, step, reference, name …')
    const jump = async (text: string, to: RegExp) => {
      await page.keyboard.press('Control+k')
      await field.fill(text)
      // At once, as fast people do: what was found for the text before must not be taken.
      await page.keyboard.press('Enter')
      await page.waitForURL(to)
    }
    await jump('Zwettl', /claims\/[0-9a-f-]{36}/)
    await page.getByRole('heading', { level: 1, name: 'Zwettl' }).waitFor()
    await jump('Disputes', /\/disputes/)
    await jump('settings legal', /settings\?tab=legal/)
    await page.keyboard.press('Control+k')
    await field.fill('Huber')
    const creditors = page.getByRole('button', { name: /Huber GmbH.*Partner/s })
    await creditors.first().waitFor()
    await assertAccessible(page)
    await creditors.first().click()
    await page.waitForURL(/customers\//)
  })

  test('the palette offers what can be done with the open file, and says why something cannot', async () => {
    const { page } = desk
    const { id } = await makeCollectable(desk.partner)
    await page.goto(`/operator/claims/${id}`)
    await page.getByRole('tablist').waitFor()
    await page.keyboard.press('Control+k')
    const field = page.getByPlaceholder('Page, step, reference, name …')
    await field.fill('hold')
    await page.getByRole('button', { name: 'Put on hold', exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Put on hold' }).getByLabel('Note').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await field.fill('filing')
    const refused = page.getByRole('button', { name: /filing/i }).first()
    await refused.waitFor()
    assert.equal(await refused.getAttribute('aria-disabled'), 'true')
    await refused.dispatchEvent('click')
    await field.waitFor()
    assert.equal(await page.getByRole('dialog', { name: /filing/i }).count(), 0, 'nothing opened')
  })

  test('the list of keys names those of the open page first, and all others', async () => {
    const { page } = desk
    await page.goto('/operator/work')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    const headings = dialog.getByRole('heading', { level: 3 })
    await headings.first().waitFor()
    assert.deepEqual(await headings.allInnerTexts(), [
      ...['Work queue', 'Everywhere', 'In lists', 'List of claims', 'Claim file', 'Tasks', 'Invoice check', 'Bank'],
    ])
    await assertAccessible(page)
  })
})

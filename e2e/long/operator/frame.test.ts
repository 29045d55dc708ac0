import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAccessible } from '../../browser.ts'
import { makeCollectable } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

const LONG_NAME = `${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(3)} Verwertungsgesellschaft m.b.H.`
const NOBODY = '00000000-0000-4000-8000-000000000000'

describe('the frame around the pages', () => {
  const desk = useDesk()

  test('an address that leads nowhere keeps the navigation', async () => {
    const { page } = desk
    await page.goto('/operator/nowhere/at/all')
    await page.getByRole('heading', { level: 1, name: 'There is nothing here' }).waitFor()
    await assertAccessible(page)
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Letters' }).click()
    await page.getByRole('heading', { level: 1, name: 'Letters' }).waitFor()
  })

  test('a file that does not exist says so, and leads back', async () => {
    const { page } = desk
    await page.goto('/operator/disputes')
    await page.getByRole('heading', { level: 1, name: 'Disputes' }).waitFor()
    await page.goto(`/operator/claims/${NOBODY}`)
    await page.getByText('There is nothing here').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Try again' }).count(), 0, 'trying again does not help')
    await assertAccessible(page)
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('heading', { level: 1, name: 'Disputes' }).waitFor()
  })

  test('while the server is away the page says so and keeps what it shows; then it reads everything anew', async () => {
    const { page } = desk
    const { id } = await makeCollectable(desk.partner)
    await page.goto(`/operator/claims/${id}`)
    await page.getByRole('tablist').waitFor()
    await page.context().setOffline(true)
    await page.getByText('The server is not responding').waitFor()
    await page.getByRole('tablist').waitFor()
    await assertAccessible(page)
    await desk.team.post(`/api/operator/claims/${id}/hold`, { held: true, note: 'Papers are missing' })
    await page.context().setOffline(false)
    await page.getByText('The server is not responding').waitFor({ state: 'detached' })
    await page.getByText('Papers are missing').first().waitFor()
  })

  test('a page whose code cannot be loaded stays in the frame and does not lose the desk', async () => {
    const { page } = desk
    await page.goto('/operator/disputes')
    await page.getByRole('heading', { level: 1, name: 'Disputes' }).waitFor()
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Revenue share' }).click()
    await page.getByRole('heading', { level: 1, name: 'The server is not responding' }).waitFor()
    await assertAccessible(page)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.getByRole('heading', { level: 1, name: 'Revenue share' }).waitFor()
  })

  test('on a phone the list shows who, how far and how much, without moving sideways', async () => {
    await makeCollectable(desk.partner, { debtor: { person: { last_name: 'Handl' } } })
    const page = await desk.visitor({ cookie: desk.team.cookie, width: 390 })
    await page.goto('/operator/claims?q=Handl')
    const row = page.getByRole('row').nth(1)
    for (const text of ['Handl', 'New', '€1,000.00']) {
      const box = await row.getByText(text).first().boundingBox()
      assert.ok(box && box.x >= 0 && box.x + box.width <= 390, `${text} is on the screen`)
    }
    await assertAccessible(page)
    await row.getByText('New').click()
    await page.getByRole('tablist').waitFor()
  })
  for (const width of [390, 1280])
    test(`a long name is whole in the file and widens no page of ${width} px`, async () => {
      const { id, debtor_id, customer_id } = await makeCollectable(desk.partner, {
        debtor: { acting_as: 'company', person: undefined, company: { company_name: LONG_NAME } },
      })
      const page = await desk.visitor({ cookie: desk.team.cookie, width })
      const places = [`claims/${id}`, `debtors/${debtor_id}`, `customers/${customer_id}`, 'claims', 'work', 'invoices']
      for (const place of places) {
        await page.goto(`/operator/${place}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForLoadState('networkidle')
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        assert.ok(wide <= width, `${place} is ${wide} px wide`)
      }
      await page.goto(`/operator/claims/${id}`)
      const name = page.getByRole('heading', { level: 1, name: LONG_NAME })
      await name.waitFor()
      assert.ok(
        await name.evaluate((title) => title.scrollWidth <= title.clientWidth),
        'nothing of the name is cut off',
      )
    })
})

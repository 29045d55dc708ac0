import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertNoSidewaysScroll } from '../../browser.ts'
import { makeCollectable } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

const LONG = 'Oberösterreichischedonaudampfschifffahrtsgesellschaftskapitänswitwe'.repeat(3)
const PEOPLE = '/operator/privacy?tab=people'

describe('the privacy desk', () => {
  const desk = useDesk()

  const find = async (page: Page, q: string): Promise<void> => {
    await page.goto(`${PEOPLE}&q=${encodeURIComponent(q)}`)
    await page.getByRole('tabpanel').waitFor()
  }

  test('somebody is found by keyboard alone, also when the name is misspelled', async () => {
    const person = { first_name: 'Jörg', last_name: 'Großmüller' }
    await makeCollectable(desk.partner, { debtor: { person } })
    await desk.page.goto(PEOPLE)
    await desk.page.getByLabel('Name, address, email').focus()
    await desk.page.keyboard.type('Grosmueler')
    await desk.page.keyboard.press('Enter')
    await desk.page.getByText('Jörg Großmüller', { exact: true }).waitFor()
    await desk.page.getByText('similar spelling').waitFor()
    await assertAccessible(desk.page)
    await desk.page.getByLabel('Select the record “Jörg Großmüller”').focus()
    await desk.page.keyboard.press('Space')
    await desk.page.getByRole('button', { name: 'Record a request about 1 record' }).focus()
    await desk.page.keyboard.press('Enter')
    const dialog = desk.page.getByRole('dialog')
    assert.equal(await dialog.getByLabel('Person’s name').inputValue(), 'Jörg Großmüller')
    await assertAccessible(desk.page)
  })

  test('a request is recorded once, however fast somebody clicks, and nothing is given out before identity is known', async () => {
    const button = desk.page.getByRole('dialog').getByRole('button', { name: 'Record a request' })
    await button.dblclick()
    await desk.page.waitForURL(/privacy\/requests\//)
    const requests = await desk.team.get<unknown[]>('/api/operator/privacy/requests?open=true')
    assert.equal(requests.length, 1)
    await desk.page.getByRole('heading', { level: 1 }).waitFor()
    await assertAccessible(desk.page)
  })

  test('no result, nonsense and very long names look right', async () => {
    await find(desk.page, 'nobody has this name')
    await desk.page.getByText('Nobody found').waitFor()
    await assertAccessible(desk.page)
    await find(desk.page, '%%%')
    await desk.page.getByRole('alert').first().waitFor()
    await makeCollectable(desk.partner, { debtor: { person: { first_name: 'Erna', last_name: LONG } } })
    for (const [width, language] of [
      [390, 'de'],
      [1_280, 'en'],
    ] as const) {
      const page = await desk.visitor({ cookie: desk.team.cookie, width, language })
      await find(page, LONG.slice(0, 60))
      await page.getByText(LONG).first().waitFor()
      await assertNoSidewaysScroll(page)
      await assertAccessible(page)
    }
  })

  test('every part of the page fits a phone, in German', async () => {
    const page = await desk.visitor({ cookie: desk.team.cookie, width: 390, language: 'de' })
    for (const tab of ['requests', 'people', 'retention', 'erasures']) {
      await page.goto(`/operator/privacy?tab=${tab}`)
      await page.getByRole('tabpanel').waitFor()
      await page.waitForLoadState('networkidle')
      await assertNoSidewaysScroll(page)
      await assertAccessible(page)
    }
  })
})

describe('the audit log', () => {
  const desk = useDesk()

  test('it is read and filtered, on a phone too, and leads to what it is about', async () => {
    await desk.page.goto('/operator/settings?tab=audit')
    await desk.page.getByRole('row').nth(1).waitFor()
    await assertAccessible(desk.page)
    await desk.page.getByLabel('From', { exact: true }).fill('2099-01-01')
    await desk.page.getByText('Nothing matches these filters.').waitFor()
    await assertAccessible(desk.page)
    const page = await desk.visitor({ cookie: desk.team.cookie, width: 390, language: 'de' })
    await page.goto('/operator/settings?tab=audit')
    await page.getByRole('row').nth(1).waitFor()
    await assertNoSidewaysScroll(page)
    await assertAccessible(page)
  })

  test('who is no administrator does not see it', async () => {
    const agent = await desk.newMember({ role: 'agent' })
    const page = await desk.visitor({ cookie: agent.cookie })
    await page.goto('/operator/settings')
    await page.getByRole('tab').first().waitFor()
    assert.equal(await page.getByRole('tab', { name: 'Audit log' }).count(), 0)
  })
})

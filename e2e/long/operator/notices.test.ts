import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Team } from '../../api.ts'
import { assertAccessible, assertNoSidewaysScroll } from '../../browser.ts'
import { makeCollectable } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

describe('notifications', () => {
  const desk = useDesk({ role: 'admin' })

  /** Somebody new, whom nobody has told anything yet, at a browser of their own. */
  async function sitDown(name: string, options: { width?: number } = {}): Promise<{ member: Team; page: Page }> {
    const member = await desk.newMember({ name, role: 'agent' })
    return { member, page: await desk.visitor({ cookie: member.cookie, language: 'en', ...options }) }
  }
  const bell = (page: Page, unread: string) =>
    page.getByRole('button', { name: `Open the notifications${unread}`, exact: true })
  const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

  async function mention({ id }: { id: string }, last_name: string, text: string): Promise<string> {
    const claim = await makeCollectable(desk.partner, { debtor: { person: { first_name: 'Eva', last_name } } })
    await desk.team.post(`/api/operator/claims/${claim.id}/notes`, { kind: 'note', text, mentions: [id] })
    return claim.id
  }
  const idOf = async (member: Team): Promise<{ id: string; now: string }> => member.get('/api/operator/session')

  test('the bell counts what is unread; what is opened is read, and so is the rest with one click', async () => {
    const { member, page } = await sitDown('Berta Leser')
    const own = await idOf(member)
    const claim_id = await mention(own, 'Erwähnt', 'Please call the employer')
    const due_on = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Vienna' }).format(new Date(own.now))
    await desk.team.post('/api/operator/tasks', { claim_id, title: 'Ring the court', due_on, owner_id: own.id })
    await page.goto('/operator/claims')
    await bell(page, ': 2 unread notifications').waitFor()
    await page.keyboard.press('b')
    await list(page).getByText('Please call the employer').waitFor()
    await assertAccessible(page)
    await list(page)
      .getByRole('link', { name: /mentioned you \(unread\).*Please call the employer.*Eva Erwähnt/s })
      .click()
    await page.getByRole('heading', { name: 'Eva Erwähnt' }).waitFor()
    await list(page).waitFor({ state: 'detached' })
    await bell(page, ': 1 unread notification').click()
    await list(page)
      .getByRole('link', { name: /^Task due today \(unread\).*Ring the court/s })
      .waitFor()
    await list(page).getByRole('button', { name: 'Mark all as read' }).click()
    await bell(page, '').waitFor()
    assert.equal(await list(page).getByText('(unread)').count(), 0)
    await page.keyboard.press('Escape')
    await list(page).waitFor({ state: 'detached' })
    await page.reload()
    await bell(page, '').waitFor()
  })

  test('what happens while the page is open arrives without reloading it, and is announced', async () => {
    const { member, page } = await sitDown('Carl Wacher')
    await page.clock.install()
    await page.goto('/operator/work')
    await bell(page, '').waitFor()
    await mention(await idOf(member), 'Später', 'Look at this')
    await page.clock.runFor(61_000)
    await bell(page, ': 1 unread notification').waitFor()
    await page.locator('[aria-live="polite"]').getByText('1 unread notification', { exact: true }).waitFor()
  })

  test('with nothing to tell it says what it is for, from the palette and on a phone', async () => {
    const { page } = await sitDown('Dora Stille', { width: 390 })
    await page.goto('/operator/claims')
    await bell(page, '').waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('textbox').last().fill('notif')
    await page.getByRole('button', { name: 'Notifications', exact: true }).click()
    await list(page).getByText('Nothing new').waitFor()
    await assertAccessible(page)
    await assertNoSidewaysScroll(page)
  })

  test('everybody turns the mail of the morning off in their account, and on again', async () => {
    const { member, page } = await sitDown('Emil Ruhig')
    await page.goto('/operator/account')
    const wish = page.getByRole('switch', { name: 'Daily summary by email' })
    assert.equal(await wish.isChecked(), true)
    await wish.press('Space')
    await page.getByText('Saved').first().waitFor()
    await page.reload()
    await wish.waitFor()
    assert.equal(await wish.isChecked(), false)
    assert.equal((await member.get('/api/operator/session')).wants_digest, false)
  })
})

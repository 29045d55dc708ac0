import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { PASSWORD, type Team } from '../../api.ts'
import { assertAccessible } from '../../browser.ts'
import { eventually, makeCollectable } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

const PAYMENTS = '**/api/operator/claims/*/payments'

describe('dialogs', () => {
  const desk = useDesk()

  const paymentsOf = async (id: string): Promise<number[]> => {
    const { payments } = await desk.team.get(`/api/operator/claims/${id}`)
    return payments.map(({ amount }: { amount: number }) => amount)
  }
  const open = async (page: Page, id: string) => {
    await page.goto(`/operator/claims/${id}?tab=payments`)
    await page.getByText('No payment yet').waitFor()
  }
  const openPayment = async (page: Page) => {
    await page.getByRole('button', { name: 'Record a payment' }).click()
    const dialog = page.getByRole('dialog', { name: 'Record a payment' })
    await dialog.getByLabel('Amount').waitFor()
    return dialog
  }
  /** The keys of the payments that left the page. */
  const watch = (page: Page): string[] => {
    const keys: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/payments'))
        keys.push(request.headers()['idempotency-key'] ?? '')
    })
    return keys
  }
  const openMenu = async (page: Page, name: string) => {
    await page.getByRole('button', { name: 'Actions', exact: true }).click()
    await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click()
    return page.getByRole('dialog', { name })
  }

  test('what was cancelled while offline is not sent when the network is back', async () => {
    const page = await desk.visitor({ cookie: desk.team.cookie })
    await page.clock.install()
    const { id } = await makeCollectable(desk.partner)
    await open(page, id)
    const dialog = await openPayment(page)
    await dialog.getByLabel('Amount').fill('70')
    await page.context().setOffline(true)
    // From here on time passes only when the test says so.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
    await dialog.getByRole('button', { name: 'Record a payment' }).click()
    await dialog.getByText('The response was lost. Trying again').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    const keys = watch(page)
    await page.context().setOffline(false)
    // Whatever would be tried again by itself is tried in this time.
    await page.clock.runFor(30_000)
    assert.deepEqual(keys, [])
    assert.deepEqual(await paymentsOf(id), [])
  })

  test('an answer that was lost is asked for again, and one payment is booked', async () => {
    const { page } = desk
    const { id } = await makeCollectable(desk.partner)
    await open(page, id)
    const dialog = await openPayment(page)
    const keys = watch(page)
    let lost = 0
    // All that the page tries by itself, so that the person has to try it once more.
    await page.route(PAYMENTS, async (route) => {
      if (lost >= 4) return route.continue()
      if (lost++ === 0) await route.fetch()
      await route.abort()
    })
    await dialog.getByLabel('Amount').fill('80')
    await dialog.getByRole('button', { name: 'Record a payment' }).click()
    await dialog.getByText('The server cannot be reached.').waitFor()
    assert.deepEqual(await paymentsOf(id), [80], 'it was booked, and nobody knows')
    await dialog.getByRole('button', { name: 'Record a payment' }).click()
    await page.getByText('€80.00 paid, open invoices €920.00').waitFor()
    await page.unroute(PAYMENTS)
    assert.equal(keys.length, 5)
    assert.equal(new Set(keys).size, 1)
    assert.deepEqual(await paymentsOf(id), [80])
  })

  test('Enter three times books one payment', async () => {
    const { page } = desk
    const { id } = await makeCollectable(desk.partner)
    await open(page, id)
    const dialog = await openPayment(page)
    const keys = watch(page)
    await dialog.getByLabel('Amount').fill('90')
    await page.evaluate(() => {
      const field = document.activeElement as HTMLInputElement
      for (let times = 0; times < 3; times++) field.form?.requestSubmit()
    })
    for (let times = 0; times < 3; times++) await page.keyboard.press('Enter')
    await page.getByText('€90.00 paid, open invoices €910.00').waitFor()
    assert.deepEqual(await paymentsOf(id), [90])
    assert.equal(keys.length, 1)
  })

  test('cancelling what is under way stops it, and the page shows what the server did', async () => {
    const { page } = desk
    const { id } = await makeCollectable(desk.partner)
    await open(page, id)
    const dialog = await openPayment(page)
    await dialog.getByLabel('Amount').fill('60')
    await page.route(PAYMENTS, async (route) => {
      await route.fetch()
      // Neither an answer nor an end.
    })
    await dialog.getByRole('button', { name: 'Record a payment' }).click()
    await eventually(async () => (await paymentsOf(id)).length === 1)
    const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/payments'))
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await ended
    await page.getByText('Cancelled. Anything that had already reached the server has been done').waitFor()
    await page.getByText('€60.00 paid, open invoices €940.00').waitFor()
    await page.unroute(PAYMENTS)
  })

  test('whatever is typed right after a dialog opened goes into its first field', async () => {
    const { page } = desk
    const { id } = await makeCollectable(desk.partner)
    await open(page, id)
    const dialog = await openMenu(page, 'Record a dispute')
    const note = dialog.getByLabel('Note')
    await eventually(() => note.evaluate((field) => field === document.activeElement))
    await page.keyboard.type(' rang us today')
    assert.equal(await note.inputValue(), ' rang us today')
    assert.equal(await dialog.count(), 1)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  test('a question stays open while it is done, shows what went wrong, and begins on the way out', async () => {
    const { page } = desk
    const path = '**/webhook'
    await desk.team.put(`/api/operator/partners/${desk.partner.id}/webhook`, { url: 'https://hooks.example/in' })
    await page.goto(`/operator/partners/${desk.partner.id}?tab=webhook`)
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Delete the webhook?' })
    const cancel = question.getByRole('button', { name: 'Cancel' })
    await eventually(() => cancel.evaluate((button) => button === document.activeElement))
    await page.route(path, (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({
            status: 409,
            json: { success: false, error: 'CONFLICT', code: 'claim_closed', message: 'Not now' },
          })
        : route.continue(),
    )
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await question.getByRole('alert').getByText('The claim is closed.').waitFor()
    await assertAccessible(page)
    await page.unroute(path)
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await question.waitFor({ state: 'detached' })
    await page.getByText('Webhook deleted').waitFor()
  })

  describe('when the session ends', () => {
    const end = async (who: Team) => assert.equal((await who.ask('DELETE', '/api/operator/session')).status, 200)
    const password = `${PASSWORD}, my own`
    /** Until the page has read what it would do: a read that the end of the session meets asks for the login as well. */
    const typeAmount = async (dialog: Locator, amount: number) => {
      await dialog.getByLabel('Amount').fill(String(amount))
      await dialog.getByText(`€${amount}.00 will be booked`).waitFor()
    }

    test('in the middle of a dialog, what was typed stays, and the deed is done once', async () => {
      const member = await desk.newMember({ role: 'agent' })
      const page = await desk.visitor({ cookie: member.cookie })
      const { id } = await makeCollectable(desk.partner)
      await open(page, id)
      const dialog = await openPayment(page)
      await typeAmount(dialog, 110)
      await dialog.getByLabel('Note').fill('told us on the phone')
      await end(member)
      const keys = watch(page)
      await dialog.getByRole('button', { name: 'Record a payment' }).click()
      const login = page.getByRole('dialog', { name: 'Your session has ended' })
      assert.equal(await login.getByLabel('Email').inputValue(), member.email)
      await assertAccessible(page)
      await page.keyboard.press('Escape')
      await login.getByLabel('Password', { exact: true }).fill('wrong')
      await page.keyboard.press('Enter')
      await login.getByRole('alert').waitFor()
      await login.getByLabel('Password', { exact: true }).fill(password)
      await page.keyboard.press('Enter')
      await login.waitFor({ state: 'detached' })
      await dialog.getByText('Your session had ended. What you entered is still here').waitFor()
      assert.equal(await dialog.getByLabel('Note').inputValue(), 'told us on the phone')
      assert.deepEqual(await paymentsOf(id), [], 'nothing is sent by itself')
      await dialog.getByRole('button', { name: 'Record a payment' }).click()
      await page.getByText('€110.00 paid, open invoices €890.00').waitFor()
      assert.deepEqual(await paymentsOf(id), [110])
      assert.equal(new Set(keys).size, 1)
    })

    test('and only the page reads something, the dialog stays as well', async () => {
      const member = await desk.newMember({ role: 'agent' })
      const page = await desk.visitor({ cookie: member.cookie })
      const { id } = await makeCollectable(desk.partner)
      await page.clock.install()
      await open(page, id)
      const dialog = await openMenu(page, 'Record a dispute')
      await dialog.getByLabel('Note').fill('says it was paid')
      await end(member)
      // Some time later, coming back to the window reads everything anew.
      await page.clock.runFor(60_000)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      const login = page.getByRole('dialog', { name: 'Your session has ended' })
      await login.getByLabel('Password', { exact: true }).fill(password)
      await login.getByRole('button', { name: 'Log in', exact: true }).click()
      await login.waitFor({ state: 'detached' })
      assert.equal(await dialog.getByLabel('Note').inputValue(), 'says it was paid')
      await dialog.getByRole('button', { name: 'Record a dispute' }).click()
      await page.getByRole('alert').getByText('The claim is disputed').waitFor()
    })

    test('somebody else who logs in sees nothing of it', async () => {
      const [member, other] = [await desk.newMember({ role: 'agent' }), await desk.newMember({ role: 'agent' })]
      const page = await desk.visitor({ cookie: member.cookie })
      const { id } = await makeCollectable(desk.partner)
      await open(page, id)
      const dialog = await openPayment(page)
      await typeAmount(dialog, 120)
      await end(member)
      await dialog.getByRole('button', { name: 'Record a payment' }).click()
      await page.getByRole('button', { name: 'Log in with another account' }).click()
      await page.getByLabel('Email').fill(other.email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      assert.equal(await page.getByRole('dialog').count(), 0)
      assert.deepEqual(await paymentsOf(id), [])
    })

    test('nothing typed means that the page is left for the login', async () => {
      const member = await desk.newMember({ role: 'agent' })
      const page = await desk.visitor({ cookie: member.cookie })
      await page.goto('/operator/claims')
      await page.getByRole('heading', { name: 'Claims' }).waitFor()
      await end(member)
      await page.getByRole('link', { name: 'Payments' }).click()
      await page.getByRole('heading', { name: 'Log in' }).waitFor()
      assert.match(page.url(), /\/operator\/login\?next=/)
    })
  })
})

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertAccessible } from '../../browser.ts'
import { advance } from '../../cases.ts'
import { useDesk } from '../../desk.ts'
import { startReceiver } from '../../receiver.ts'

describe('partners', () => {
  const receiver = startReceiver()
  const desk = useDesk({ env: receiver.then(({ env }) => env) })
  before(async () => {
    await desk.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await desk.team.post('/api/operator/organizations', { name: 'Alpenland' })
  })
  after(async () => (await receiver).close())
  const HALF_MINUTE_S = 30

  /** Returns what the dialog shows once, and checks what its button copies to the clipboard. */
  async function takeSecret(title: string, label: string): Promise<string> {
    const dialog = desk.page.getByRole('dialog', { name: title })
    await dialog.waitFor()
    await desk.page.keyboard.press('Escape')
    await assertAccessible(desk.page)
    const shown = (await dialog.getByRole('group', { name: label }).textContent()) ?? ''
    await dialog.getByRole('button', { name: 'Copy' }).click()
    await dialog.getByRole('button', { name: 'Copied' }).waitFor()
    assert.equal(await desk.page.evaluate(() => navigator.clipboard.readText()), shown)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'hidden' })
    return shown
  }

  const openTab = (name: string) => desk.page.getByRole('tab', { name, exact: true }).click()

  test('a partner is added, found, changed and confirmed', async () => {
    await desk.page.goto('/operator/partners')
    await desk.page.getByRole('button', { name: 'Add a partner' }).click()
    const dialog = desk.page.getByRole('dialog', { name: 'Add a partner' })
    await dialog.getByRole('combobox', { name: 'Organisation' }).click()
    await desk.page.getByRole('option', { name: 'Alpenland' }).click()
    await dialog.getByLabel('Name').fill('Kanzlei Huber')
    await dialog.getByLabel('Email').fill('office@huber.example')
    await dialog.getByLabel('Share of our fees').fill('12.5')
    await assertAccessible(desk.page)
    await dialog.getByRole('button', { name: 'Add a partner' }).click()

    await desk.page.getByRole('heading', { name: 'Kanzlei Huber' }).waitFor()
    await desk.page.getByText('Not confirmed').waitFor()
    await desk.page.getByLabel('Share of our fees').fill('15')
    await desk.page.getByRole('button', { name: 'Save' }).click()
    await desk.page.getByText('Saved').waitFor()
    await assertAccessible(desk.page)

    await openTab('API tokens')
    await desk.page.getByText('Confirm it, then it can have tokens.').first().waitFor()
    assert.equal(await desk.page.getByRole('button', { name: 'Issue a token' }).getAttribute('aria-disabled'), 'true')
    await desk.page.getByRole('button', { name: 'Confirm' }).click()
    const question = desk.page.getByRole('dialog', { name: 'Confirm Kanzlei Huber?' })
    await question.getByText('Only a confirmed partner can have API tokens').waitFor()
    await question.getByRole('button', { name: 'Confirm' }).click()
    await desk.page.getByText('Kanzlei Huber is confirmed').waitFor()

    await desk.page.goto('/operator/partners')
    await desk.page.getByLabel('Search', { exact: true }).fill('huber')
    await desk.page.waitForURL(/q=huber/)
    const row = desk.page.getByRole('row', { name: /Kanzlei Huber/ })
    await row.getByText('15.0%').waitFor()
    await row.getByText('No webhook').waitFor()
    await assertAccessible(desk.page)
    await desk.page.getByLabel('Search', { exact: true }).fill('nobody')
    await desk.page.getByText('Nothing matches').waitFor()
  })

  test('a token is shown once, works, shows its requests in this hour, and is refused once revoked', async () => {
    await desk.page.goto('/operator/partners')
    await desk.page.getByRole('link', { name: 'Kanzlei Huber' }).click()
    await openTab('API tokens')
    await desk.page.getByText('No token yet').waitFor()
    await desk.page.getByRole('button', { name: 'Issue a token' }).click()
    const dialog = desk.page.getByRole('dialog', { name: 'Issue an API token' })
    await dialog.getByLabel('Name').fill('Production')
    await dialog.getByLabel('Requests per hour').fill('500')
    await assertAccessible(desk.page)
    await dialog.getByRole('button', { name: 'Issue a token' }).click()
    const token = await takeSecret('Copy the token now', 'The new token')

    const call = () => fetch(`${desk.address}/openapi/me`, { headers: { authorization: `Bearer ${token}` } })
    assert.equal((await call()).status, 200)
    await desk.page.reload()
    await desk.page.getByText('1 of 500').waitFor()
    await assertAccessible(desk.page)

    await desk.page.getByRole('button', { name: 'Revoke token Production' }).click()
    const question = desk.page.getByRole('dialog', { name: 'Revoke the token “Production”?' })
    await question.getByText('refused everywhere within five seconds').waitFor()
    await question.getByRole('button', { name: 'Revoke' }).click()
    await desk.page.getByText('Revoked', { exact: true }).waitFor()
    assert.equal((await call()).status, 401)
  })

  test('a webhook is set up, gets a test event whose delivery can be viewed, and gets a new secret', async () => {
    await openTab('Webhook')
    await desk.page.getByText('No webhook yet').waitFor()
    await assertAccessible(desk.page)
    await desk.page.getByLabel('Address').fill('https://user:password@example.com/')
    await desk.page.getByRole('button', { name: 'Set up the webhook' }).click()
    await desk.page.getByText(/^must /).waitFor()
    const endpoint = await receiver
    await desk.page.getByLabel('Address').fill(endpoint.url)
    await desk.page.getByRole('button', { name: 'Set up the webhook' }).click()
    const secret = await takeSecret('Copy the secret now', 'The secret of the webhook')
    assert.match(secret, /^whsec_/)

    endpoint.answer({ status: 503, body: 'come back later' }, { status: 200, body: 'thank you' })
    await desk.page.getByRole('button', { name: 'Send a test event' }).click()
    await desk.page.getByText('Test event queued').waitFor()
    for (let tick = 0; tick < 3; tick++) {
      await advance(desk.partner, HALF_MINUTE_S)
    }
    await endpoint.arrived(2)

    await openTab('Deliveries')
    await desk.page.getByRole('cell', { name: 'Delivered' }).waitFor()
    await desk.page.getByRole('cell', { name: 'Test event' }).waitFor()
    await assertAccessible(desk.page)
    await desk.page.getByRole('row').nth(1).getByRole('link').click()
    const drawer = desk.page.getByRole('dialog', { name: 'Delivery' })
    await drawer.getByRole('region', { name: 'Attempt 1' }).getByText('come back later').waitFor()
    await drawer.getByRole('region', { name: 'Attempt 2' }).getByText('thank you').waitFor()
    const body = await drawer.getByRole('group', { name: 'Body sent' }).textContent()
    assert.deepEqual(JSON.parse(body ?? ''), JSON.parse(endpoint.bodies[1] ?? ''))
    await assertAccessible(desk.page)
    assert.match(desk.page.url(), /delivery=/)
    await drawer.getByRole('button', { name: 'Close' }).click()
    await desk.page.getByRole('combobox', { name: 'Status' }).click()
    await desk.page.getByRole('option', { name: 'Failed' }).click()
    await desk.page.getByText('No delivery', { exact: true }).waitFor()

    await openTab('Webhook')
    await desk.page.getByRole('button', { name: 'New secret' }).click()
    const question = desk.page.getByRole('dialog', { name: 'Make a new secret?' })
    await question.getByText('From now on only the new one signs').waitFor()
    await question.getByRole('button', { name: 'New secret' }).click()
    assert.notEqual(await takeSecret('Copy the secret now', 'The secret of the webhook'), secret)
  })

  test('disabling warns that changes in the meantime are never sent, and deleting ends it', async () => {
    await desk.page.getByRole('button', { name: 'Disable' }).click()
    const off = desk.page.getByRole('dialog', { name: 'Disable the webhook?' })
    await off.getByText('Changes that happen while it is off are never sent').waitFor()
    await assertAccessible(desk.page)
    await off.getByRole('button', { name: 'Disable' }).click()
    await desk.page.getByText('What happens now the partner is never told').waitFor()
    await assertAccessible(desk.page)
    await desk.page.getByRole('button', { name: 'Enable' }).click()
    await desk.page.getByText('Webhook enabled').waitFor()
    await desk.page.getByRole('button', { name: 'Delete' }).click()
    const gone = desk.page.getByRole('dialog', { name: 'Delete the webhook?' })
    await gone.getByRole('button', { name: 'Delete' }).click()
    await desk.page.getByText('No webhook yet').waitFor()
  })

  test('a token for an organisation is issued beside the partners', async () => {
    await desk.page.goto('/operator/partners?tab=tokens')
    await desk.page.getByRole('button', { name: 'Issue a token' }).click()
    const dialog = desk.page.getByRole('dialog', { name: 'Issue an API token' })
    await dialog.getByRole('combobox', { name: 'Organisation' }).click()
    await desk.page.getByRole('option', { name: 'Alpenland' }).click()
    await dialog.getByLabel('Name').fill('Group reporting')
    await dialog.getByRole('button', { name: 'Issue a token' }).click()
    await takeSecret('Copy the token now', 'The new token')
    await desk.page.getByRole('row', { name: /Group reporting.*Alpenland/ }).waitFor()
    assert.equal(await desk.page.getByRole('row').count(), 2)
    await assertAccessible(desk.page)
  })

  test('an agent can view partners and deliveries but change nothing', async () => {
    const other = await desk.visitor({ cookie: desk.house.agent.cookie })
    await other.goto('/operator/partners')
    const add = other.getByRole('button', { name: 'Add a partner' })
    await add.waitFor()
    assert.equal(await add.getAttribute('aria-disabled'), 'true')
    await other.getByRole('link', { name: 'Kanzlei Huber' }).click()
    await other.getByLabel('Name').waitFor()
    assert.ok(await other.getByLabel('Name').isDisabled())
    await other.getByRole('tab', { name: 'API tokens' }).click()
    await other.getByText('For administrators only').waitFor()
    await assertAccessible(other)
    await other.getByRole('tab', { name: 'Webhook' }).click()
    const set_up = other.getByRole('button', { name: 'Set up the webhook' })
    await set_up.waitFor()
    assert.equal(await set_up.getAttribute('aria-disabled'), 'true')
    await other.getByRole('tab', { name: 'Deliveries' }).click()
    await other.getByRole('cell', { name: 'Delivered' }).waitFor()
  })
})

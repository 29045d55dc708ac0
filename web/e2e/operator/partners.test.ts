import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { makeAuthority } from '../../../server/test/certificates.ts'
import { temporaryFolder } from '../../../server/test/process.ts'
import { startReceiver } from '../../../server/test/receiver.ts'
import { assertAccessible, openDesk } from '../desk.ts'

const authority = makeAuthority()
const receiver = await startReceiver(authority.issue())
const webhook_ca_file = join(await temporaryFolder(), 'ca.pem')
await writeFile(webhook_ca_file, authority.ca)

const desk = await openDesk({ config: { webhook_allow_private: true, webhook_ca_file } })
const { page, world, team } = desk
await desk.context.grantPermissions(['clipboard-read', 'clipboard-write'])
await team.post('/api/operator/organizations', { name: 'Alpenland' })
const HALF_MINUTE_MS = 30_000

/** What the dialog shows once, and what its button puts onto the clipboard. */
async function takeSecret(title: string, label: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await assertAccessible(page)
  const shown = (await dialog.getByRole('group', { name: label }).textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await dialog.getByRole('button', { name: 'Copied' }).waitFor()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), shown)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'hidden' })
  return shown
}

const openTab = (name: string) => page.getByRole('tab', { name, exact: true }).click()

test('a partner is added, found, changed and confirmed', async () => {
  await page.goto('/operator/partners')
  await page.getByRole('button', { name: 'Add a partner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a partner' })
  await dialog.getByRole('combobox', { name: 'Organisation' }).click()
  await page.getByRole('option', { name: 'Alpenland' }).click()
  await dialog.getByLabel('Name').fill('Kanzlei Huber')
  await dialog.getByLabel('Email').fill('office@huber.example')
  await dialog.getByLabel('Share of our fees').fill('12.5')
  await assertAccessible(page)
  await dialog.getByRole('button', { name: 'Add a partner' }).click()

  await page.getByRole('heading', { name: 'Kanzlei Huber' }).waitFor()
  await page.getByText('Not confirmed').waitFor()
  await page.getByLabel('Share of our fees').fill('15')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved').waitFor()
  await assertAccessible(page)

  await openTab('API tokens')
  await page.getByText('Confirm it, then it can have tokens.').first().waitFor()
  assert.equal(await page.getByRole('button', { name: 'Issue a token' }).getAttribute('aria-disabled'), 'true')
  await page.getByRole('button', { name: 'Confirm' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm Kanzlei Huber?' })
  await question.getByText('Only a confirmed partner can have API tokens').waitFor()
  await question.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Kanzlei Huber is confirmed').waitFor()

  await page.goto('/operator/partners')
  await page.getByLabel('Search', { exact: true }).fill('huber')
  await page.waitForURL(/q=huber/)
  const row = page.getByRole('row', { name: /Kanzlei Huber/ })
  await row.getByText('15.0%').waitFor()
  await row.getByText('No webhook').waitFor()
  await assertAccessible(page)
  await page.getByLabel('Search', { exact: true }).fill('nobody')
  await page.getByText('Nothing matches').waitFor()
})

test('a token is shown once, works, tells its use of the hour, and is refused once it is revoked', async () => {
  await page.goto('/operator/partners')
  await page.getByRole('link', { name: 'Kanzlei Huber' }).click()
  await openTab('API tokens')
  await page.getByText('No token yet').waitFor()
  await page.getByRole('button', { name: 'Issue a token' }).click()
  const dialog = page.getByRole('dialog', { name: 'Issue an API token' })
  await dialog.getByLabel('Name').fill('Production')
  await dialog.getByLabel('Requests per hour').fill('500')
  await assertAccessible(page)
  await dialog.getByRole('button', { name: 'Issue a token' }).click()
  const token = await takeSecret('Copy the token now', 'The new token')

  const call = () => fetch(`${desk.address}/openapi/me`, { headers: { authorization: `Bearer ${token}` } })
  assert.equal((await call()).status, 200)
  await page.reload()
  await page.getByText('1 of 500').waitFor()
  await assertAccessible(page)

  await page.getByRole('button', { name: 'Revoke token Production' }).click()
  const question = page.getByRole('dialog', { name: 'Revoke the token “Production”?' })
  await question.getByText('refused everywhere within five seconds').waitFor()
  await question.getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('Revoked', { exact: true }).waitFor()
  assert.equal((await call()).status, 401)
})

test('a webhook is set up, gets a test event whose delivery can be read, and a new secret', async () => {
  await openTab('Webhook')
  await page.getByText('No webhook yet').waitFor()
  await assertAccessible(page)
  await page.getByLabel('Address').fill('https://user:password@example.com/')
  await page.getByRole('button', { name: 'Set up the webhook' }).click()
  await page.getByText(/^must /).waitFor()
  await page.getByLabel('Address').fill(receiver.url)
  await page.getByRole('button', { name: 'Set up the webhook' }).click()
  const secret = await takeSecret('Copy the secret now', 'The secret of the webhook')
  assert.match(secret, /^whsec_/)

  receiver.script({ status: 503, body: 'come back later' })
  receiver.usually({ status: 200, body: 'thank you' })
  await page.getByRole('button', { name: 'Send a test event' }).click()
  await page.getByText('Test event queued').waitFor()
  for (let tick = 0; tick < 3; tick++) {
    world.clock.advance(HALF_MINUTE_MS)
    await world.deps.jobs.runDue(world.deps)
  }
  await receiver.arrived(2)

  await openTab('Deliveries')
  await page.getByRole('cell', { name: 'Delivered' }).waitFor()
  await page.getByRole('cell', { name: 'Test event' }).waitFor()
  await assertAccessible(page)
  await page.getByRole('row').nth(1).getByRole('link').click()
  const drawer = page.getByRole('dialog', { name: 'Delivery' })
  await drawer.getByRole('region', { name: 'Attempt 1' }).getByText('come back later').waitFor()
  await drawer.getByRole('region', { name: 'Attempt 2' }).getByText('thank you').waitFor()
  const body = await drawer.getByRole('group', { name: 'Body sent' }).textContent()
  assert.deepEqual(JSON.parse(body ?? ''), JSON.parse(receiver.requests[1]?.body.toString() ?? ''))
  await assertAccessible(page)
  assert.match(page.url(), /delivery=/)
  await drawer.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Failed' }).click()
  await page.getByText('No delivery', { exact: true }).waitFor()

  await openTab('Webhook')
  await page.getByRole('button', { name: 'New secret' }).click()
  const question = page.getByRole('dialog', { name: 'Make a new secret?' })
  await question.getByText('From now on only the new one signs').waitFor()
  await question.getByRole('button', { name: 'New secret' }).click()
  assert.notEqual(await takeSecret('Copy the secret now', 'The secret of the webhook'), secret)
})

test('disabling warns that changes meanwhile are never sent, and deleting ends it', async () => {
  await page.getByRole('button', { name: 'Disable' }).click()
  const off = page.getByRole('dialog', { name: 'Disable the webhook?' })
  await off.getByText('Changes that happen while it is off are never sent').waitFor()
  await assertAccessible(page)
  await off.getByRole('button', { name: 'Disable' }).click()
  await page.getByText('What happens now the partner is never told').waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Enable' }).click()
  await page.getByText('Webhook enabled').waitFor()
  await page.getByRole('button', { name: 'Delete' }).click()
  const gone = page.getByRole('dialog', { name: 'Delete the webhook?' })
  await gone.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No webhook yet').waitFor()
})

test('a token of an organisation is issued beside the partners', async () => {
  await page.goto('/operator/partners?tab=tokens')
  await page.getByRole('button', { name: 'Issue a token' }).click()
  const dialog = page.getByRole('dialog', { name: 'Issue an API token' })
  await dialog.getByRole('combobox', { name: 'Organisation' }).click()
  await page.getByRole('option', { name: 'Alpenland' }).click()
  await dialog.getByLabel('Name').fill('Group reporting')
  await dialog.getByRole('button', { name: 'Issue a token' }).click()
  await takeSecret('Copy the token now', 'The new token')
  await page.getByRole('row', { name: /Group reporting.*Alpenland/ }).waitFor()
  assert.equal(await page.getByRole('row').count(), 2)
  await assertAccessible(page)
})

test('an agent reads partners and deliveries, and changes nothing', async () => {
  const agent = await world.operator('agent')
  const other = await desk.visitor({ cookie: agent.cookie })
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

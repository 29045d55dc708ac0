import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { hire, PASSWORD } from '../api.ts'
import { assertAccessible, assertNoSidewaysScroll } from '../browser.ts'
import { enterAsCreditor, inviteCreditor, logInAsCreditor } from '../creditors.ts'
import { useDesk } from '../desk.ts'

/** A finger on the sensor, always right. */
async function plugIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

describe('passkeys', () => {
  const desk = useDesk({ is_shared: true })

  test('somebody of the team adds a passkey and logs in with nothing else', async () => {
    const email = 'passkey@team.example'
    await hire(desk.house.admin, { email, name: 'Paula Key', role: 'agent' })
    const page = await desk.visitor()
    await plugIn(page)
    await page.goto('/operator/account')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Laptop')
    await dialog.getByLabel('Current password').fill(PASSWORD)
    await assertAccessible(page)
    await page.keyboard.press('Enter')
    await dialog.getByRole('group', { name: 'Recovery codes' }).waitFor()
    await dialog.getByRole('button', { name: 'I have saved them' }).click()
    await page.getByRole('button', { name: 'Rename the passkey Laptop' }).click()
    await dialog.getByLabel('Name').fill('Desk')
    await dialog.getByLabel('Current password').fill(PASSWORD)
    await assertAccessible(page)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remove the passkey Desk' }).waitFor()
    await assertAccessible(page)

    await page.getByRole('button', { name: 'Account of Paula Key' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await page.getByRole('button', { name: 'Account of Paula Key' }).waitFor()
  })

  test('a creditor does the same in the portal', async () => {
    const creditor = await inviteCreditor(desk.house)
    await enterAsCreditor(desk.address, creditor)
    const page = await desk.visitor({ language: 'de', width: 390 })
    await plugIn(page)
    await logInAsCreditor(page, creditor)
    await page.goto('/creditor/account/second-factor')
    await assertAccessible(page)
    await assertNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Passkey hinzufügen' }).click()
    await page.getByLabel('Name').fill('Telefon')
    await page.getByLabel('Jetziges Passwort').fill('falsch')
    await page.getByRole('button', { name: 'Passkey anlegen' }).click()
    await page.getByText('Das Passwort ist falsch.').waitFor()
    await page.getByLabel('Jetziges Passwort').fill(PASSWORD)
    await page.getByRole('button', { name: 'Passkey anlegen' }).click()
    await page.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' }).waitFor()
    assert.match((await page.locator('pre.codes').textContent()) ?? '', /^(?:[a-z0-9]{5}-[a-z0-9]{5}\n?){10}$/)
    await assertAccessible(page)
    await assertNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Ich habe sie aufbewahrt' }).click()
    await page.getByRole('link', { name: 'Passkey Telefon umbenennen' }).click()
    await page.getByLabel('Name').fill('Handy')
    await page.getByLabel('Jetziges Passwort').fill(PASSWORD)
    await assertAccessible(page)
    await assertNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Namen speichern' }).click()
    await page.getByRole('link', { name: 'Passkey Handy entfernen' }).waitFor()
    await assertAccessible(page)
    await assertNoSidewaysScroll(page)

    await page.getByRole('button', { name: 'Abmelden' }).click()
    await page.goto('/creditor/login?next=%2Fcreditor%2Fclaims')
    await page.getByRole('button', { name: 'Mit einem Passkey anmelden' }).click()
    await page.waitForURL(/\/creditor\/claims/)

    await page.getByRole('button', { name: 'Abmelden' }).click()
    const { invitation } = await inviteCreditor(desk.house, creditor.email)
    await page.goto(invitation)
    await assertAccessible(page)
    await assertNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Mit einem Passkey hinzufügen' }).click()
    await page.waitForURL(/\/creditor\/overview/)
    assert.equal(await page.locator('#customer_id option').count(), 2)
  })
})

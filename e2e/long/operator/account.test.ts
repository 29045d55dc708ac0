import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { hire, PASSWORD } from '../../api.ts'
import { assertAccessible } from '../../browser.ts'
import { useDesk } from '../../desk.ts'
import { totpCode } from '../../totp.ts'

describe('account', () => {
  const desk = useDesk()
  const EMAIL = 'anna@team.example'
  let page: Page
  before(async () => {
    await hire(desk.house.admin, { email: EMAIL, name: 'Anna Gruber', role: 'agent' })
    page = await desk.visitor()
  })

  async function logIn(at: Page, password: string): Promise<void> {
    await at.getByLabel('Email').fill(EMAIL)
    await at.getByLabel('Password', { exact: true }).fill(password)
    await at.keyboard.press('Enter')
  }

  test('language and colours are stored with the account and apply on another device', async () => {
    await page.goto('/operator/account')
    await logIn(page, PASSWORD)
    await page.getByRole('heading', { name: 'My account' }).waitFor()
    await page.getByText('This password was set for you').waitFor()
    await assertAccessible(page)
    await page.getByLabel('Name').fill('Anna Gruber-Moser')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Account of Anna Gruber-Moser' }).waitFor()
    await page
      .getByRole('button', { name: 'Dunkle Darstellung' })
      .or(page.getByRole('button', { name: 'Dark mode' }))
      .waitFor()

    const other = await desk.visitor({ language: 'de' })
    await other.goto('/operator/account')
    await other.getByLabel('E-Mail').fill(EMAIL)
    await other.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
    await other.keyboard.press('Enter')
    await other.getByRole('heading', { name: 'Mein Konto' }).waitFor()
    await other.getByRole('radiogroup', { name: 'Sprache' }).getByText('EN').click()
    await other.getByRole('heading', { name: 'My account' }).waitFor()
    await other.getByRole('button', { name: 'Dark mode' }).click()
    await other.getByRole('button', { name: 'Light mode' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Light mode' }).waitFor()
    await page.getByRole('combobox', { name: 'Colours' }).click()
    await page.getByRole('option', { name: 'Same as the browser' }).click()
    await page.getByRole('button', { name: 'Dark mode' }).waitFor()
  })

  test('another session can be ended from here', async () => {
    await page.reload()
    await page.getByRole('button', { name: /^End the session/ }).click()
    await page.getByText('Session ended').waitFor()
    await page.getByRole('button', { name: /^End the session/ }).waitFor({ state: 'hidden' })
    assert.equal(await page.getByText('This device').count(), 1)
  })

  test('the second factor is set up with its QR code, asked for at login, and switched off', async () => {
    await page.getByRole('button', { name: 'Set up' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Current password').fill('not this one')
    await page.keyboard.press('Enter')
    await dialog.getByText('The password is wrong').first().waitFor()
    await dialog.getByLabel('Current password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    const picture = dialog.getByRole('img', { name: 'QR code for the authenticator app' })
    await picture.waitFor()
    assert.ok(await picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth > 0))
    await assertAccessible(page)
    const key = (await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).textContent()) ?? ''
    await dialog.getByLabel('Code from the app').fill('000000')
    await page.keyboard.press('Enter')
    await dialog.getByText('The second-factor code is wrong.').waitFor()
    await dialog.getByLabel('Code from the app').fill(totpCode(key.replaceAll(' ', '')))
    await page.keyboard.press('Enter')
    const codes = ((await dialog.getByRole('group', { name: 'Recovery codes' }).textContent()) ?? '').split('\n')
    assert.equal(codes.length, 10)
    await assertAccessible(page)
    const download = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Download' }).click()
    assert.equal((await download).suggestedFilename(), 'mahnwerk-recovery-codes.txt')
    await dialog.getByRole('button', { name: 'I have saved them' }).click()
    await page.getByText('10 recovery codes left').waitFor()

    const other = await desk.visitor()
    await other.goto('/operator/account')
    await logIn(other, PASSWORD)
    await other.getByRole('heading', { name: 'Second factor' }).waitFor()
    await assertAccessible(other)
    await other.getByRole('textbox', { name: 'Code' }).fill('123456')
    await other.keyboard.press('Enter')
    await other.getByText('The code is wrong or has already been used').waitFor()
    await assertAccessible(other)
    await other.getByRole('textbox', { name: 'Code' }).fill(codes[0] ?? '')
    await other.keyboard.press('Enter')
    await other.getByText('9 recovery codes left').waitFor()

    await other.getByRole('button', { name: 'Switch off' }).click()
    await other.getByRole('dialog').getByLabel('Current password').fill(PASSWORD)
    await assertAccessible(other)
    await other.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
    await other.getByText('The second factor is off').waitFor()
  })

  test('a new password ends every session, and the next login needs it', async () => {
    await page.goto('/operator/account')
    await page.getByLabel('Current password').fill('not this one')
    await page.getByLabel('New password', { exact: true }).fill('my own long password')
    await page.getByLabel('Repeat new password').fill('another long password')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('The two new passwords do not match').waitFor()
    await page.getByLabel('Repeat new password').fill('my own long password')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('The password is wrong').waitFor()
    await assertAccessible(page)
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    await logIn(page, 'my own long password')
    await page.getByRole('button', { name: /^Account of/ }).waitFor()
    assert.equal(await page.getByText('Someone else knows your password').count(), 0)
  })
})

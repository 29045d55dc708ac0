import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { hire, PASSWORD } from '../../api.ts'
import { assertAccessible } from '../../browser.ts'
import { advance, DAY_S } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

describe('login', () => {
  const desk = useDesk()
  before(() => hire(desk.house.admin, { email: 'anna@team.example', name: 'Anna Gruber', role: 'agent' }))

  test('a visitor who is not logged in is asked to, and then sees the requested page', async () => {
    const page = await desk.visitor()
    await page.goto('/operator/claims?case_status=open')
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    await assertAccessible(page)
    await page.getByLabel('Email').fill('anna@team.example')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByRole('alert').waitFor()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Claims' }).waitFor()
    assert.match(page.url(), /\/operator\/claims\?case_status=open$/)

    await page.getByRole('button', { name: 'Account of Anna Gruber' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).waitFor()
    await assertAccessible(page)
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    await page.goto('/operator/claims')
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
  })

  test('after too many failed logins the page says how long to wait', async () => {
    const page = await desk.visitor()
    await page.goto('/operator/login')
    await page.getByLabel('Email').fill('somebody@team.example')
    for (let tries = 0; tries < 6; tries++) {
      await page.getByLabel('Password', { exact: true }).fill(`guess ${tries}`)
      const answered = page.waitForResponse(/api\/operator\/session/)
      await page.keyboard.press('Enter')
      await answered
      // The page takes no other try before it has shown what became of this one.
      await page.getByRole('button', { name: 'Log in', exact: true, disabled: false }).waitFor()
    }
    await page.getByText('Too many failed logins').waitFor()
    await page.getByText(/You can try again in 0:\d\d/).waitFor()
    await assertAccessible(page)
  })

  test('the sandbox says that it is one, and its displayed time follows its clock', async () => {
    await desk.page.goto('/operator/claims')
    await desk.page.getByRole('banner').getByText('Sandbox').waitFor()
    await desk.page
      .getByRole('banner')
      .getByText(/^14\/05\/2030, 11:\d\d$/)
      .waitFor()
    await advance(desk.partner, DAY_S)
    await desk.page.reload()
    await desk.page
      .getByRole('banner')
      .getByText(/^15\/05\/2030, 11:\d\d$/)
      .waitFor()
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, openDesk } from '../desk.ts'

const desk = await openDesk()
const { page, team } = desk

const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
async function choose(name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
async function confirm(action: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: action }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

test('an administrator adds somebody, who comes in with the password that was shown once', async () => {
  await page.goto('/operator/team')
  await page.getByRole('button', { name: 'Add somebody' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Vera Lang')
  await dialog.getByLabel('Email').fill('vera@team.example')
  await assertAccessible(page)
  await dialog.getByRole('button', { name: 'Add somebody' }).click()
  const password = (await page.getByRole('group', { name: 'Initial password' }).textContent()) ?? ''
  assert.ok(password.length >= 12)
  await assertAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await rowOf('Vera Lang').getByText('Never').waitFor()

  const visitor = await desk.visitor()
  await visitor.goto('/operator/team')
  await visitor.getByLabel('Email').fill('vera@team.example')
  await visitor.getByLabel('Password', { exact: true }).fill(password)
  await visitor.keyboard.press('Enter')
  await visitor.getByText('Only administrators may do this.').waitFor()
  await visitor.getByText('Somebody else knows your password').waitFor()
  await assertAccessible(visitor)
  await visitor.getByRole('link', { name: 'Choose one of your own' }).click()
  await visitor.getByRole('heading', { name: 'My account' }).waitFor()
})

test('a role is changed, an account disabled and enabled, each after its consequence was read', async () => {
  await page.goto('/operator/team')
  await rowOf('Vera Lang').getByText('Agent').waitFor()
  await choose('Vera Lang', 'Make administrator')
  await page.getByText('may then do everything').waitFor()
  await assertAccessible(page)
  await confirm('Make administrator')
  await rowOf('Vera Lang').getByText('Administrator').waitFor()
  await choose('Vera Lang', 'Disable the account')
  await confirm('Disable the account')
  await rowOf('Vera Lang').getByText('Disabled since').waitFor()
  await choose('Vera Lang', 'Enable the account')
  await confirm('Enable the account')
  await rowOf('Vera Lang').getByText('Disabled since').waitFor({ state: 'hidden' })
  await choose('Vera Lang', 'Change the name')
  await page.getByRole('dialog').getByLabel('Name').fill('Vera Lang-Huber')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await rowOf('Vera Lang-Huber').waitFor()
})

test('who failed too often is unlocked, and who lost the password gets another one', async () => {
  const payload = { email: 'vera@team.example', password: 'wrong' }
  for (let tries = 0; tries < 6; tries++)
    await desk.world.request({ method: 'POST', url: '/api/operator/session', payload })
  await page.goto('/operator/team')
  await rowOf('Vera').getByText('Failed logins').waitFor()
  await assertAccessible(page)
  await choose('Vera Lang-Huber', 'Forget failed logins')
  await confirm('Forget failed logins')
  await rowOf('Vera').getByText('Failed logins').waitFor({ state: 'hidden' })
  await choose('Vera Lang-Huber', 'Generate a new password')
  await page.getByRole('dialog').getByRole('button', { name: 'Generate a new password' }).click()
  const password = await page.getByRole('group', { name: 'Initial password' }).textContent()
  const login = await desk.world.request({
    method: 'POST',
    url: '/api/operator/session',
    payload: { ...payload, password },
  })
  assert.equal(login.statusCode, 200)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
})

test('what cannot be done about the own account is disabled and says why', async () => {
  await page.goto('/operator/team')
  await page.getByText(team.email).waitFor()
  await page.getByRole('button', { name: 'Actions for Somebody' }).click()
  const disable = page.getByRole('menuitem', { name: 'Disable the account' })
  await disable.getByText('own account').waitFor()
  assert.equal(await disable.isDisabled(), true)
  await assertAccessible(page)
})

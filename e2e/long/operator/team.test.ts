import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAccessible } from '../../browser.ts'
import { useDesk } from '../../desk.ts'

describe('team', () => {
  const desk = useDesk()

  const rowOf = (name: string) => desk.page.getByRole('row').filter({ hasText: name })
  async function choose(name: string, action: string): Promise<void> {
    await desk.page.getByRole('button', { name: `Actions for ${name}` }).click()
    await desk.page.getByRole('menuitem', { name: action }).click()
  }
  async function confirm(action: string): Promise<void> {
    await desk.page.getByRole('dialog').getByRole('button', { name: action }).click()
    await desk.page.getByRole('dialog').waitFor({ state: 'hidden' })
  }

  test('an administrator adds a member, who logs in with the password that was shown once', async () => {
    await desk.page.goto('/operator/team')
    await desk.page.getByRole('button', { name: 'Add a team member' }).click()
    const dialog = desk.page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Vera Lang')
    await dialog.getByLabel('Email').fill('vera@team.example')
    await assertAccessible(desk.page)
    await dialog.getByRole('button', { name: 'Add a team member' }).click()
    const password = (await desk.page.getByRole('group', { name: 'Initial password' }).textContent()) ?? ''
    assert.ok(password.length >= 12)
    await assertAccessible(desk.page)
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await rowOf('Vera Lang').getByText('Never').waitFor()

    const visitor = await desk.visitor()
    await visitor.goto('/operator/team')
    await visitor.getByLabel('Email').fill('vera@team.example')
    await visitor.getByLabel('Password', { exact: true }).fill(password)
    await visitor.keyboard.press('Enter')
    await visitor.getByText('Only administrators may do this.').waitFor()
    await visitor.getByText('Someone else knows your password').waitFor()
    await assertAccessible(visitor)
    await visitor.getByRole('link', { name: 'Choose one of your own' }).click()
    await visitor.getByRole('heading', { name: 'My account' }).waitFor()
  })

  test('a role is changed, an account disabled and enabled, each after its consequence was shown', async () => {
    await desk.page.goto('/operator/team')
    await rowOf('Vera Lang').getByText('Agent').waitFor()
    await choose('Vera Lang', 'Make administrator')
    await desk.page.getByText('may then do everything').waitFor()
    await assertAccessible(desk.page)
    await confirm('Make administrator')
    await rowOf('Vera Lang').getByText('Administrator').waitFor()
    await choose('Vera Lang', 'Disable account')
    await confirm('Disable account')
    await rowOf('Vera Lang').getByText('Disabled since').waitFor()
    await choose('Vera Lang', 'Enable account')
    await confirm('Enable account')
    await rowOf('Vera Lang').getByText('Disabled since').waitFor({ state: 'hidden' })
    await choose('Vera Lang', 'Change name')
    await desk.page.getByRole('dialog').getByLabel('Name').fill('Vera Lang-Huber')
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Change name' }).click()
    await rowOf('Vera Lang-Huber').waitFor()
  })

  test('a member locked out by failed logins is unlocked, and one who lost the password gets another', async () => {
    const payload = { email: 'vera@team.example', password: 'wrong' }
    for (let tries = 0; tries < 6; tries++) await desk.team.ask('POST', '/api/operator/session', payload)
    await desk.page.goto('/operator/team')
    await rowOf('Vera').getByText('Locked after failed logins').waitFor()
    await assertAccessible(desk.page)
    await choose('Vera Lang-Huber', 'Clear failed logins')
    await confirm('Clear failed logins')
    await rowOf('Vera').getByText('Locked after failed logins').waitFor({ state: 'hidden' })
    await choose('Vera Lang-Huber', 'Generate a new password')
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Generate a new password' }).click()
    const password = await desk.page.getByRole('group', { name: 'Initial password' }).textContent()
    const login = await desk.team.ask('POST', '/api/operator/session', { ...payload, password })
    assert.equal(login.status, 200)
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  })

  test("actions that are not allowed on one's own account are disabled and say why", async () => {
    await desk.page.goto('/operator/team')
    await desk.page.getByText(desk.team.email).waitFor()
    await desk.page.getByRole('button', { name: 'Actions for Somebody', exact: true }).click()
    const disable = desk.page.getByRole('menuitem', { name: 'Disable account' })
    await disable.getByText('own account').waitFor()
    assert.equal(await disable.isDisabled(), true)
    await assertAccessible(desk.page)
  })
})

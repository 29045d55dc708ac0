import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hireOperator } from '../../../server/src/features/parties/operators/service.ts'
import { hashPassword } from '../../../server/src/platform/passwords.ts'
import { assertAccessible, openDesk } from '../desk.ts'

const desk = await openDesk()
const PASSWORD = 'a password of twelve and more'
await desk.world.act(async (work) =>
  hireOperator(work, {
    email: 'anna@team.example',
    name: 'Anna Gruber',
    role: 'agent',
    password_hash: await hashPassword(PASSWORD),
  }),
)

test('whoever is not logged in is asked to, and then sees the page that was asked for', async () => {
  const page = await desk.visitor()
  await page.goto('/operator/claims?case_status=open')
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  await assertAccessible(page)
  await page.getByLabel('Email').fill('anna@team.example')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Log in' }).click()
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

test('who fails too often is told how long to wait', async () => {
  const page = await desk.visitor()
  await page.goto('/operator/login')
  await page.getByLabel('Email').fill('somebody@team.example')
  for (let tries = 0; tries < 6; tries++) {
    await page.getByLabel('Password', { exact: true }).fill(`guess ${tries}`)
    const answered = page.waitForResponse(/api\/operator\/session/)
    await page.keyboard.press('Enter')
    await answered
  }
  await page.getByText('Too many failed logins').waitFor()
  await page.getByText(/The next try is possible in 0:\d\d/).waitFor()
  await assertAccessible(page)
})

test('the sandbox says that it is one, and shows its own time as it moves', async () => {
  const { page } = desk
  await page.goto('/operator/claims')
  await page.getByRole('banner').getByText('Sandbox').waitFor()
  await page.getByRole('banner').getByText('14/05/2026, 11:30').waitFor()
  const partner = await desk.world.partner()
  await partner.post('/sandbox/clock/advance', { seconds: 86_400 })
  await page.reload()
  await page.getByRole('banner').getByText('15/05/2026, 11:30').waitFor()
})

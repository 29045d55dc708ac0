import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hireOperator } from '../../../server/src/features/operators/service.ts'
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
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  await page.goto('/operator/claims')
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
})

import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { sendMail } from '../../../server/src/platform/mail/mail.ts'
import { assertAccessible, openDesk } from '../desk.ts'

const desk = await openDesk()
const { page, world } = desk

test('without a mail server the outbox says that mails are kept, and shows them with their files', async () => {
  const key = 'letters/a'
  const { bytes: file_size, sha256 } = await world.deps.storage.put(key, Readable.from([Buffer.from('%PDF-1.7 a')]))
  const attachments = [{ key, filename: 'Mahnung.pdf', mime_type: 'application/pdf', file_size, sha256 }]
  const text = 'Guten Tag,\n\nbitte zahlen Sie.'
  for (let number = 1; number <= 3; number++) {
    await world.act((work) =>
      sendMail(work, { to: `debtor-${number}@example.com`, subject: `Schreiben ${number}`, text, attachments }),
    )
  }
  await world.deps.jobs.runDue(world.deps)

  await page.goto('/operator/mail')
  await page.getByText('3 mails were written without a mail server and only kept.').waitFor()
  await assertAccessible(page)
  await page.getByLabel('Search', { exact: true }).fill('debtor-2@')
  await page.getByText('1 mail', { exact: true }).waitFor()
  assert.match(page.url(), /q=debtor-2/)
  await page.getByRole('link', { name: 'Schreiben 2' }).click()

  const drawer = page.getByRole('dialog', { name: 'Mail' })
  await drawer.getByText('bitte zahlen Sie.').waitFor()
  await drawer.getByText('This mail was not sent').waitFor()
  await assertAccessible(page)
  const download = page.waitForEvent('download')
  await drawer.getByRole('link', { name: /^Mahnung\.pdf/ }).click()
  assert.equal((await download).suggestedFilename(), 'Mahnung.pdf')

  await page.reload()
  await drawer.getByText('debtor-2@example.com').waitFor()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await drawer.waitFor({ state: 'hidden' })
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Failed' }).click()
  await page.getByText('Nothing matches').waitFor()
  assert.match(page.url(), /status=failed/)
})

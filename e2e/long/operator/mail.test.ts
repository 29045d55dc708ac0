import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Schemas } from '../../api.ts'
import { assertAccessible } from '../../browser.ts'
import { eventually, makeCollectable } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

describe('mail', () => {
  const desk = useDesk()

  test('without a mail server the outbox says that mails are kept, and shows them with their files', async () => {
    const { page, team, partner } = desk
    await team.patch(`/api/operator/organizations/${partner.organization_id}`, { mail_letters: true })
    for (let number = 1; number <= 3; number++) {
      const email = { type: 'email', value: `debtor-${number}@example.com`, is_primary: true }
      const { id } = await makeCollectable(partner, { debtor: { communication_channels: [email] } })
      for (const to_stage of ['in_processing', 'first_demand_letter']) {
        await team.post(`/api/operator/claims/${id}/stage`, { to_stage })
      }
    }
    const mails = await eventually(async () => {
      const found: Schemas['Mail'][] = await team.get('/api/operator/mail?limit=100')
      const letters = found.filter(({ recipient }) => recipient.startsWith('debtor-'))
      return letters.length === 3 && found.every(({ status }) => status === 'kept') && found
    })
    const letter = mails.find(({ recipient }) => recipient === 'debtor-2@example.com')
    const filename = letter?.attachments[0]?.filename ?? ''
    const { body_text } = await team.get<Schemas['MailWithText']>(`/api/operator/mail/${letter?.id}`)

    await page.goto('/operator/mail')
    await page.getByText(`${mails.length} emails were created without a mail server and only stored.`).waitFor()
    await assertAccessible(page)
    await page.getByLabel('Search', { exact: true }).fill('debtor-2@')
    await page.getByText('1 email', { exact: true }).waitFor()
    assert.match(page.url(), /q=debtor-2/)
    await page.getByRole('link', { name: letter?.subject ?? '' }).click()

    const drawer = page.getByRole('dialog', { name: 'Email' })
    assert.equal((await drawer.getByRole('region', { name: 'Text' }).innerText()).trim(), body_text.trim())
    await drawer.getByText('This email was not sent').waitFor()
    await assertAccessible(page)
    const download = page.waitForEvent('download')
    await drawer.getByRole('link', { name: filename }).click()
    assert.equal((await download).suggestedFilename(), filename)

    await page.reload()
    await drawer.getByText('debtor-2@example.com').waitFor()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await drawer.waitFor({ state: 'hidden' })
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Failed' }).click()
    await page.getByText('Nothing matches').waitFor()
    assert.match(page.url(), /status=failed/)
  })
})

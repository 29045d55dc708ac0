import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Client } from '../../api.ts'
import { assertAccessible } from '../../browser.ts'
import { upload } from '../../cases.ts'
import { enterPortal, sendLetter } from '../../debtors.ts'
import { useDesk } from '../../desk.ts'
import { EMPTY_PDF } from '../../pdf.ts'

describe('messages', () => {
  const desk = useDesk({ role: 'agent' })

  /** A debtor in the portal, and the claim. */
  async function enter(last_name: string): Promise<{ debtor: Client; id: string }> {
    const printed = await sendLetter(desk.house, { debtor: { person: { first_name: 'Eva', last_name } } })
    return { debtor: await enterPortal(desk.address, printed), id: printed.claim_id }
  }
  const open = (id: string, tab: string) => desk.page.goto(`/operator/claims/${id}?tab=${tab}`)
  const button = (name: string | RegExp) => desk.page.getByRole('button', { name })
  const answer = () => desk.page.getByLabel('Answer to the debtor')
  const items = () => desk.page.getByRole('region', { name: 'Items' }).getByRole('listitem')

  test('what was begun is kept in another tab and when sending fails, and no answer is a way too', async () => {
    const { debtor, id } = await enter('Frage')
    await open(id, 'messages')
    await desk.page.getByText('No message yet').waitFor()
    await assertAccessible(desk.page)
    await debtor.post('/api/debtor/messages', { text: 'Danke!' })
    await desk.page.reload()
    await answer().fill('You are welcome.')
    await desk.page.getByText('16 of 5,000 characters').waitFor()
    await desk.page.getByRole('tab', { name: /^Timeline/ }).click()
    await desk.page.getByText('Message from the debtor').waitFor()
    await desk.page.getByRole('tab', { name: /^Messages/ }).click()
    assert.equal(await answer().inputValue(), 'You are welcome.')

    const path = `**/api/operator/claims/${id}/messages`
    await desk.page.route(path, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    await button('Send answer').click()
    await desk.page.getByRole('alert').getByText('The server cannot be reached').waitFor()
    assert.equal(await answer().inputValue(), 'You are welcome.')
    await assertAccessible(desk.page)
    await desk.page.unroute(path)

    await button('No answer needed').click()
    await desk.page.getByText('Marked as seen').waitFor()
    await desk.page.getByRole('tab', { name: 'Messages', exact: true }).waitFor()
    await button('No answer needed').waitFor({ state: 'detached' })
    assert.equal((await desk.team.get(`/api/operator/claims/${id}`)).unanswered_messages, 0)
  })

  test('a dispute says why in the queue, in the conversation and in the timeline', async () => {
    const { debtor, id } = await enter('Streit')
    await debtor.post('/api/debtor/dispute', { reason: 'already_paid', text: 'On the third of May.' })
    await desk.page.goto('/operator/work?kind=dispute')
    await items().getByText('Already paid').waitFor()
    await items().getByRole('link').click()
    await desk.page.waitForURL(/tab=messages/)
    await desk.page.getByText('Disputes: Already paid').waitFor()
    assert.equal(await button('No answer needed').count(), 0, 'it is settled instead')
    await assertAccessible(desk.page)
    await open(id, 'timeline')
    await desk.page.getByText('Disputed by the debtor: Already paid').waitFor()
  })

  test('a file of the debtor is for the team until it is shared', async () => {
    const { debtor, id } = await enter('Beleg')
    await upload(debtor, '/api/debtor/messages', 'Beleg.pdf', EMPTY_PDF)
    await open(id, 'documents')
    await desk.page.getByRole('cell', { name: 'In the messages' }).waitFor()
    await assertAccessible(desk.page)
    await button('Share with the creditor: Beleg.pdf').click()
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Share with the creditor' }).click()
    await desk.page.getByText('The creditor can now see the file').waitFor()
    await desk.page.getByText('Team only').waitFor({ state: 'detached' })
    await open(id, 'timeline')
    await desk.page.getByText('Document “Beleg.pdf” shared with the creditor').waitFor()
  })

  test('instalments that a debtor agreed to are news until somebody has seen them', async () => {
    const { debtor } = await enter('Raten')
    await debtor.post('/api/debtor/installment-plan', { months: 3, first_due_date: '2030-06-01' })
    await desk.page.goto('/operator/work?kind=debtor_plan')
    await items().getByRole('button', { name: 'Eva Raten: seen, nothing to do' }).click()
    await desk.page.getByText('Marked as seen').waitFor()
    await desk.page.getByText('All done').waitFor()
  })
})

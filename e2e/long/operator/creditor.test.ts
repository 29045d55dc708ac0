import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAccessible } from '../../browser.ts'
import { makeCollectable, makeRecommended, postByHand, VIENNA } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

describe('creditor', () => {
  const desk = useDesk()
  const pathOf = (customer_id: string) => `/operator/customers/${customer_id}`
  const decisionOf = async (id: string) => (await desk.team.get(`/api/operator/claims/${id}`)).court.decision

  test('contact data are corrected, the consequences are said, and the log shows both values', async () => {
    await postByHand({ admin: desk.team, partner: desk.partner })
    const email = 'alt@huber.example'
    const { customer_id } = await makeCollectable(desk.partner, { customer: { name: 'Hubr GmbH', email } })
    await desk.page.goto(pathOf(customer_id))
    await desk.page.getByRole('button', { name: 'Edit contact details' }).click()
    const dialog = desk.page.getByRole('dialog', { name: 'Edit contact details' })
    const name = dialog.getByLabel('Name')
    await name.waitFor()
    assert.equal(await name.evaluate((field) => field === document.activeElement), true)
    await name.fill('Huber GmbH')
    await dialog.getByText('Letters for this creditor that have not been posted yet').waitFor()
    await dialog.getByLabel('Email').fill('neu@huber.example')
    await dialog.getByText('instead of alt@huber.example').waitFor()
    await dialog.getByLabel('Street').fill('Ring 1')
    await dialog.getByLabel('Postcode').fill('1010')
    await dialog.getByLabel('City').fill('Wien')
    await dialog.getByLabel('Country').fill('Austria!!')
    await dialog.getByRole('button', { name: 'Save contact details' }).click()
    await dialog.locator('[aria-invalid="true"]').first().waitFor()
    assert.equal(await dialog.getByLabel('Country').getAttribute('aria-invalid'), 'true', 'the fault is at its field')
    assert.equal(await name.inputValue(), 'Huber GmbH', 'nothing typed is lost')
    await dialog.getByLabel('Country').fill('at')
    await assertAccessible(desk.page)
    await dialog.getByRole('button', { name: 'Save contact details' }).click()
    await desk.page.getByText('Contact details saved').waitFor()
    await desk.page.getByRole('heading', { name: 'Huber GmbH' }).waitFor()
    await desk.page.getByText('from “Hubr GmbH” to “Huber GmbH”').waitFor()
    await desk.page.getByText('Ring 1, 1010 Wien, AT', { exact: true }).waitFor()
    await assertAccessible(desk.page)
    const mails: { recipient: string }[] = await desk.team.get('/api/operator/mail?limit=100')
    for (const told of [email, 'neu@huber.example'])
      assert.ok(
        mails.some(({ recipient }) => recipient === told),
        `${told} is told`,
      )
  })

  test('a question is asked from the page of the creditor', async () => {
    const { id, customer_id } = await makeCollectable(desk.partner, { customer: { address: VIENNA } })
    await desk.page.goto(pathOf(customer_id))
    await desk.page.getByRole('button', { name: 'Ask a question' }).click()
    const dialog = desk.page.getByRole('dialog', { name: 'Question to the creditor' })
    await dialog.getByRole('combobox', { name: 'Claim' }).fill('Canary')
    await desk.page.getByRole('option', { name: /Canary-Maier/ }).click()
    await dialog.getByRole('textbox', { name: 'Question' }).fill('Was the order confirmed in writing?')
    await assertAccessible(desk.page)
    await dialog.getByRole('button', { name: 'Ask question' }).click()
    await desk.page.getByText('Question sent').waitFor()
    const questions: { text: string }[] = await desk.team.get(`/api/operator/claims/${id}/questions`)
    assert.deepEqual(
      questions.map(({ text }) => text),
      ['Was the order confirmed in writing?'],
    )
  })

  test('a decision told by telephone is recorded once, with who spoke with whom', async () => {
    const { id, customer_id } = await makeRecommended(desk.partner)
    await desk.page.goto(pathOf(customer_id))
    const panel = desk.page.getByRole('region', { name: 'Open decisions on going to court' }).first()
    await panel.getByRole('button', { name: 'Record decision' }).click()
    const dialog = desk.page.getByRole('dialog', { name: 'Record the creditor’s decision' })
    const record = dialog.getByRole('button', { name: 'Record decision' })
    await dialog.getByLabel('Date they told us').fill('2030-05-14')
    await dialog.getByLabel('Who said or signed it?').fill('Ms Huber')
    await dialog.getByRole('radio', { name: 'to go to court', exact: true }).check()
    await dialog.getByText('The court fee of €140.00 is invoiced').waitFor()
    await dialog.getByRole('combobox', { name: 'Lawyer' }).click()
    await desk.page.getByRole('option', { name: 'no lawyer' }).click()
    await dialog.getByRole('combobox', { name: 'How they told us' }).click()
    await desk.page.getByRole('option', { name: 'by phone' }).click()
    await dialog.getByLabel('Time of day').fill('14:30')
    await assertAccessible(desk.page)
    const sent: string[] = []
    desk.page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/lawsuit-decision')) sent.push(request.url())
    })
    await record.focus()
    for (let press = 0; press < 3; press++) await desk.page.keyboard.press('Enter')
    await desk.page.getByText('The decision is recorded').waitFor()
    assert.equal(sent.length, 1)
    assert.partialDeepStrictEqual(await decisionOf(id), {
      decision: 'sue',
      decided_via: 'portal',
      told: { way: 'phone', told_time: '14:30', told_by: 'Ms Huber' },
    })
    await panel.getByText('No claims are waiting for a decision.').waitFor()
    await desk.page.goto(`/operator/claims/${id}?tab=court`)
    await desk.page.getByText(/by phone on .* at 14:30: Ms Huber with/).waitFor()
    await assertAccessible(desk.page)
  })

  test('a letter needs the paper as its proof, which is filed with the claim', async () => {
    const { id } = await makeRecommended(desk.partner)
    await desk.page.goto(`/operator/claims/${id}?tab=court`)
    await desk.page.getByRole('button', { name: 'Record decision' }).click()
    const dialog = desk.page.getByRole('dialog', { name: 'Record the creditor’s decision' })
    await dialog.getByRole('radio', { name: 'not to go to court' }).check()
    await dialog.getByRole('combobox', { name: 'How they told us' }).click()
    await desk.page.getByRole('option', { name: 'by letter' }).click()
    await dialog.getByLabel('Date they told us').fill('2030-05-14')
    await dialog.getByLabel('Who said or signed it?').fill('Ms Huber')
    await dialog.getByRole('button', { name: 'Record decision' }).click()
    await dialog.getByText('A decision in writing needs the letter or email as proof.').waitFor()
    const chosen = desk.page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Proof' }).click()
    await (await chosen).setFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: PDF })
    await assertAccessible(desk.page)
    await dialog.getByRole('button', { name: 'Record decision' }).click()
    await desk.page.getByText('The decision is recorded').waitFor()
    await desk.page.getByRole('link', { name: 'brief.pdf' }).waitFor()
    const { told } = await decisionOf(id)
    const { documents } = await desk.team.get(`/api/operator/claims/${id}`)
    assert.deepEqual(
      documents.map((one: { id: string }) => one.id),
      [told.document_id],
    )
  })

  test('the one who comes second is told that it was decided meanwhile', async () => {
    const { id } = await makeRecommended(desk.partner)
    await desk.page.goto(`/operator/claims/${id}?tab=court`)
    await desk.page.getByRole('button', { name: 'Record decision' }).click()
    const dialog = desk.page.getByRole('dialog', { name: 'Record the creditor’s decision' })
    await dialog.getByRole('radio', { name: 'not to go to court' }).check()
    await dialog.getByRole('combobox', { name: 'How they told us' }).click()
    await desk.page.getByRole('option', { name: 'in person' }).click()
    await dialog.getByLabel('Date they told us').fill('2030-05-14')
    await dialog.getByLabel('Time of day').fill('09:00')
    await dialog.getByLabel('Who said or signed it?').fill('Ms Huber')
    await desk.partner.post(`/openapi/claims/${id}/lawsuit-decision`, { decision: 'decline' })
    await dialog.getByRole('button', { name: 'Record decision' }).click()
    await dialog
      .getByText(/already/)
      .first()
      .waitFor()
    assert.equal((await decisionOf(id)).told, null)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  test('the link for deciding is sent and sent again', async () => {
    const { id, customer_id } = await makeRecommended(desk.partner)
    await desk.page.goto(pathOf(customer_id))
    const panel = desk.page.getByRole('region', { name: 'Open decisions on going to court' }).first()
    for (const round of [1, 2]) {
      await panel.getByRole('button', { name: 'Send decision link' }).click()
      const question = desk.page.getByRole('dialog', { name: 'Send a decision link?' })
      await question.getByText('Older links stop working').waitFor()
      if (round === 1) await assertAccessible(desk.page)
      await question.getByRole('button', { name: 'Send link' }).click()
      await desk.page
        .getByText('The link is on its way to')
        .nth(round - 1)
        .waitFor()
    }
    const { mails } = await desk.team.get(`/api/operator/claims/${id}`)
    const links = mails.filter(({ subject }: { subject: string }) => /decide|entscheiden/i.test(subject))
    assert.equal(links.length, 2)
  })

  test('settlements stand on the page of the creditor with their amounts', async () => {
    const { id, customer_id } = await makeCollectable(desk.partner)
    await desk.partner.post(`/openapi/claims/${id}/payments`, { amount: 500, payment_date: '2030-05-14' })
    const { number } = await desk.team.post('/api/operator/settlements', { customer_id, up_to: '2030-05-14' })
    await desk.page.goto(pathOf(customer_id))
    await desk.page.getByRole('link', { name: `Open settlement ${number}` }).click()
    await desk.page.getByRole('dialog').getByText(number).first().waitFor()
    assert.match(desk.page.url(), new RegExp(`customer_id=${customer_id}`))
  })
})

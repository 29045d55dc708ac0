import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page, Response } from 'playwright-core'
import { decideToSue, MUNICH, makeCollectable, makeRecommended } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

type Refusal = { message?: string; code?: string; details?: { message: string; code: string }[] }

describe('words', () => {
  const desk = useDesk()

  /** Every sentence that the server refuses something with, as long as the page is open. */
  function heard(page: Page): Promise<Refusal>[] {
    const refusals: Promise<Refusal>[] = []
    page.on('response', (response: Response) => {
      if (response.status() >= 400 && response.url().includes('/api/operator/')) refusals.push(response.json())
    })
    return refusals
  }

  const sentencesOf = ({ message = '', details = [] }: Refusal): string[] => [
    message,
    ...(Array.isArray(details) ? details.map((one) => one.message) : []),
  ]

  const openMenu = async (page: Page, name: string) => {
    await page.getByRole('button', { name: 'Aktionen', exact: true }).click()
    await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click()
    return page.getByRole('dialog', { name })
  }

  test('no English sentence of the server stands on a German page', async () => {
    const page = await desk.visitor({ cookie: desk.team.cookie, language: 'de' })
    const refusals = heard(page)
    const shows = async (sentence: string) => {
      await page.getByText(sentence).first().waitFor()
      const text = await page.evaluate(() => document.body.innerText)
      for (const refusal of await Promise.all(refusals))
        for (const english of sentencesOf(refusal)) assert.ok(!text.includes(english), english)
    }
    const { id } = await makeCollectable(desk.partner)

    await page.goto(`/operator/claims/${id}`)
    const hold = await openMenu(page, 'Anhalten')
    await desk.team.post(`/api/operator/claims/${id}/hold`, { held: true })
    await hold.getByRole('button', { name: 'Anhalten' }).click()
    await shows('Die Forderung ist schon angehalten.')

    await page.goto(`/operator/claims/${id}`)
    const dispute = await openMenu(page, 'Bestreitung vermerken')
    await desk.team.post(`/api/operator/claims/${id}/dispute`, { disputed: true })
    await dispute.getByRole('button', { name: 'Bestreitung vermerken' }).click()
    await shows('Der Fall ist schon bestritten.')

    await page.goto('/operator/claims/00000000-0000-4000-8000-000000000000')
    await shows('Das gibt es hier nicht')

    await page.goto(`/operator/partners/${desk.partner.id}?tab=webhook`)
    await page.getByRole('textbox', { name: /^Adresse/ }).fill('https://127.0.0.1/')
    await page.getByRole('button', { name: 'Webhook einrichten' }).click()
    await shows('An diese Adresse werden keine Webhooks gesendet.')

    await page.goto('/operator/account')
    await page.getByLabel('Jetziges Passwort').fill('not the one that it is')
    await page.getByLabel('Neues Passwort', { exact: true }).fill('short')
    await page.getByLabel('Neues Passwort noch einmal').fill('short')
    await page.getByRole('button', { name: 'Passwort ändern' }).click()
    await shows('Mindestens 12 Zeichen.')

    const codes = (await Promise.all(refusals)).flatMap(({ code, details }) => [
      code,
      ...(Array.isArray(details) ? details.map((one) => one.code) : []),
    ])
    for (const code of ['already_held', 'already_disputed', 'url_not_allowed', 'too_short'])
      assert.ok(codes.includes(code), code)
  })

  test('a dialog promises a webhook only where one is on', async () => {
    const partner = await desk.newPartner()
    const { id } = await makeCollectable(partner)
    const page = await desk.visitor({ cookie: desk.team.cookie, language: 'de' })
    await page.goto(`/operator/claims/${id}`)
    const before = await openMenu(page, 'Bestreitung vermerken')
    await before.getByText('steht nur in seiner Ereignisliste').waitFor()
    assert.equal(await before.getByText('per Webhook').count(), 0)
    await desk.team.put(`/api/operator/partners/${partner.id}/webhook`, { url: 'https://example.com/hook' })
    await page.reload()
    const after = await openMenu(page, 'Bestreitung vermerken')
    await after.getByText('Der Partner erfährt den neuen Status per Webhook.').waitFor()
    assert.equal(await after.getByText('Ereignisliste').count(), 0)
  })

  test('a claim against a debtor in Germany is told in German terms, one in Austria in Austrian ones', async () => {
    const partner = await desk.newPartner()
    const austrian = await makeRecommended(partner)
    const german = await makeRecommended(partner, { debtor: { addresses: [MUNICH] } })
    const page = await desk.visitor({ cookie: desk.team.cookie, language: 'de' })
    const stages = async (...names: string[]) => {
      await page.goto(`/operator/claims?partner_id=${partner.id}`)
      for (const name of names) await page.getByRole('cell', { name }).waitFor()
    }
    await stages('Klage empfohlen', 'Mahnbescheid empfohlen')
    for (const { id } of [austrian, german]) {
      await decideToSue(partner, id)
      await desk.team.post(`/api/operator/claims/${id}/filing`, { reference: '1' })
    }
    await stages('Mahnklage eingebracht', 'Mahnbescheid beantragt')
    await page.goto(`/operator/claims/${german.id}?tab=court`)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Vollstreckungsbescheid vermerken' }).click()
    const dialog = page.getByRole('dialog', { name: 'Vollstreckungsbescheid wurde erlassen' })
    await dialog.getByText('„Zwangsvollstreckung empfohlen“').waitFor()
    await page.goto(`/operator/claims/${austrian.id}?tab=court`)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Titel vermerken' }).click()
    await page.getByRole('dialog').getByText('„Exekution empfohlen“').waitFor()
  })
})

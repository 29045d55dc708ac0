import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable } from '../../../../../test/cases.ts'
import { balanceOf, LEIPZIGER, LINZ_COMPANY, LONDONER, lineOf, VIENNESE } from '../../../../../test/letter-facts.ts'
import { copiedPages } from '../../../../../test/pdf-text.ts'
import { openWorld } from '../../../../../test/world.ts'
import { addMonths, dayInVienna } from '../../../../kernel/dates.ts'
import { typesetPaper } from '../typeset.ts'
import { composeAgreement, type PrintedAgreement } from '../wording/agreement.ts'
import type { LetterFacts } from '../wording/facts.ts'
import { sweepAgreements, writeAgreement } from './write.ts'

const world = await openWorld()
const team = await world.operator('agent')
const { deps } = world

const agreementOf = (facts: LetterFacts, more: Partial<PrintedAgreement> = {}): string =>
  JSON.stringify(
    composeAgreement({
      ...facts,
      agreed_on: '2026-12-15',
      installments: [
        { due_date: '2027-01-15', amount_cents: 10_000 },
        { due_date: '2027-02-15', amount_cents: 14_990 },
      ],
      total_cents: 24_990,
      closes_at: 'total',
      grace_days: 7,
      ...more,
    }),
  ).replaceAll('\u00a0', ' ')

test('an agreement says who owes what to whom, when each instalment is due, and that it costs nothing', () => {
  const text = agreementOf(VIENNESE)
  for (const phrase of [
    'Müller & Söhne Großhandel GmbH, Industriestraße 12, 8010 Graz, vertreten durch Forderungsservice Donau GmbH',
    'Jana Černá-Kőszegi',
    '15. Jänner 2027',
    '"2.","15.02.2027","149,90 €"',
    'Sie zahlen 249,90 € in 2 Raten',
    'Diese Vereinbarung kostet Sie nichts',
    'entfallen die Zinsen und Kosten. Wird die Vereinbarung aufgehoben, werden sie wieder berechnet.',
    'beginnt die Verjährung neu (§ 1497 ABGB)',
    'kein konstitutives Anerkenntnis',
    'als Zahlungsreferenz RF42 MW26 0000 1235 an',
  ])
    assert.ok(text.includes(phrase), `${phrase} is missing: ${text}`)
  assert.match(agreementOf(VIENNESE, { closes_at: 'balance' }), /auch Zinsen und Kosten\. Wird die Vereinbarung/)
  assert.doesNotMatch(agreementOf(VIENNESE, { closes_at: 'balance' }), /entfallen die Zinsen/)
})

test('what an unkept plan leads to depends on the law and on who owes', () => {
  assert.match(agreementOf(VIENNESE), /Terminsverlust.*sechs Wochen .* zwei Wochen .*§ 13 KSchG/)
  assert.doesNotMatch(agreementOf(LINZ_COMPANY), /KSchG/)
  const german = agreementOf(LEIPZIGER)
  assert.match(german, /15\. Januar 2027/)
  assert.match(german, /als Verwendungszweck RF42/)
  assert.match(german, /§ 212 Abs\. 1 Nr\. 1 BGB/)
  assert.match(german, /Hinweise nach § 13a Abs\. 3 und 4 RDG.*entstehen Ihnen keine Kosten.*verjährt ist/)
  assert.doesNotMatch(agreementOf({ ...LINZ_COMPANY, law: 'DE' }), /13a/)
  assert.match(agreementOf(LONDONER), /Instalment agreement: claim of .*interest and costs no longer apply/)
})

test('an agreement has the calculation that it refers to, and no sum of one instalment', () => {
  const interest = Array.from({ length: 5 }, () => lineOf('interest', 10, { base_cents: 100, rate_bp: 400 }))
  const lines = [lineOf('principal', 24_990, { invoice_id: 'invoice-1' }), ...interest]
  const text = agreementOf(VIENNESE, { balance: balanceOf(lines) })
  assert.match(text, /Berechnung im Anhang.*Anhang: Zinsberechnung/)
  const single = agreementOf(VIENNESE, { installments: [{ due_date: '2027-01-15', amount_cents: 24_990 }] })
  assert.match(single, /"rows":\[\["1\.","15\.01\.2027","249,90 €"\]\],"sum":null/)
})

test('the agreement of a minor is made with whoever represents it', () => {
  const address = { street: 'Ring 1', zip: '1010', city: 'Wien', country: 'AT' }
  const representative = { name: 'Eva Černá', address }
  const text = agreementOf(VIENNESE, { debtor: { ...VIENNESE.debtor, representative } })
  assert.match(text, /"recipient":\["Eva Černá","als gesetzliche Vertretung von Jana Černá-Kőszegi"/)
  assert.match(text, /"salutation":"Guten Tag Eva Černá,"/)
  assert.match(text, /Jana Černá-Kőszegi \(vertreten durch Eva Černá\) die folgende/)
})

test('a second page of an agreement holds its terms, and never a notice alone', async () => {
  const pagesOf = async (facts: LetterFacts, count: number) => {
    const installments = Array.from({ length: count }, () => ({ due_date: '2027-01-15', amount_cents: 100 }))
    const rest = { agreed_on: '2026-12-15', total_cents: 100 * count, closes_at: 'total', grace_days: 7 } as const
    return copiedPages(await typesetPaper(deps.typesetter, composeAgreement({ ...facts, ...rest, installments })))
  }
  for (const facts of [VIENNESE, LEIPZIGER, LINZ_COMPANY]) {
    for (const count of [1, 5, 12]) {
      const [first = '', second] = await pagesOf(facts, count)
      const page = second ?? first
      for (const phrase of ['Was vereinbart ist', 'So bezahlen Sie die erste Rate', 'Mit freundlichen Grüßen'])
        assert.ok(page.includes(phrase), `${phrase}: ${count} instalments, ${facts.debtor.address.city}`)
    }
  }
})

async function openPlan() {
  const partner = await world.partner()
  const { id } = await makeCollectable(partner, { amount: 300 })
  assert.equal((await partner.post('/sandbox/clock/advance', { seconds: 1800 })).statusCode, 200)
  const path = `/api/operator/claims/${id}/installment-plan/agreement.pdf`
  assert.equal((await team.get(path)).statusCode, 404, 'no plan')
  const today = dayInVienna(world.clock.business())
  const installments = [1, 2, 3].map((months) => ({ due_date: addMonths(today, months), amount: 100 }))
  const plan = (await team.post(`/api/operator/claims/${id}/installment-plan`, { installments })).json().data
  return { partner, id, path, plan_id: plan.id as string }
}

test('a plan has its written agreement, made after it was agreed, for the team alone', async () => {
  const { partner, id, path } = await openPlan()
  assert.equal((await team.get(path)).statusCode, 404, 'not made yet')
  await deps.jobs.runDue(deps)
  const answer = await team.get(path)
  assert.equal(answer.statusCode, 200)
  const { case_reference } = (await partner.get(`/openapi/claims/${id}`)).json().data
  assert.match(String(answer.headers['content-disposition']), /-ratenzahlungsvereinbarung\.pdf/)
  const copied = (await copiedPages(answer.rawPayload)).join(' ').replace(/\s+/g, ' ')
  for (const phrase of [
    case_reference,
    'Sie zahlen 300,00 € in 3 Raten',
    'Max Canary-Maier',
    'Muster ohne Rechtswirkung',
  ])
    assert.ok(copied.includes(phrase), `${phrase} is missing: ${copied}`)
  assert.equal((await partner.get(path)).statusCode, 401)
})

test('however often it is made there is one file, and none without a row stays', async () => {
  const { path, plan_id } = await openPlan()
  await Promise.all([writeAgreement.run(deps, { plan_id }, 1), writeAgreement.run(deps, { plan_id }, 1)])
  await writeAgreement.run(deps, { plan_id }, 2)
  const { etag } = (await team.get(path)).headers
  await deps.jobs.runDue(deps)
  await sweepAgreements.run(deps, new Date())
  const answer = await team.get(path)
  assert.deepEqual([answer.statusCode, answer.headers.etag], [200, etag])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, eventsOf, makeCustomer } from '../../../../test/cases.ts'
import { MUNICH, makeRecommended, moveToCourtStep, VIENNA } from '../../../../test/court-cases.ts'
import { filePart, PDF, upload } from '../../../../test/files.ts'
import { copiedPages } from '../../../../test/pdf-text.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { takeClaim } from '../../case/claims/service.ts'
import { inventFiling } from './service.court.ts'

const world = await openWorld()
const operator = await world.operator('agent')
const partner = await world.partner()
const SUE = { decision: 'sue' } as const
const FILED = { reference: '12 C 345/26a' }

const deskOf = async (status: string): Promise<string[]> => {
  const answer = await operator.get(`/api/operator/court-desk?status=${status}&limit=100`)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data.map(({ claim_id }: { claim_id: string }) => claim_id)
}
const stageOf = async (id: string) => (await partner.get(`/openapi/claims/${id}`)).json().data.collection_stage
const at = (id: string, call: string) => `/api/operator/claims/${id}/${call}`

async function makeFiled() {
  const claim = await makeRecommended(world, partner)
  await partner.post(claim.url, SUE)
  const answer = await operator.post(at(claim.id, 'filing'), FILED)
  assert.equal(answer.statusCode, 200, answer.body)
  return { claim, answer }
}

test('the court desk shows who decides, who sues, who does not, what is filed and what has a title', async () => {
  const [awaiting, sues, declines] = [
    await makeRecommended(world, partner),
    await makeRecommended(world, partner),
    await makeRecommended(world, partner),
  ]
  await partner.post(sues.url, SUE)
  await partner.post(declines.url, { decision: 'decline' })
  const { claim: filed } = await makeFiled()
  const { claim: titled } = await makeFiled()
  await operator.post(at(titled.id, 'title'), { reference: 'T 1', date: '2026-05-14' })
  const expected = { awaiting_decision: awaiting, decided_to_sue: sues, declined: declines, filed, titled }
  for (const [status, { id }] of Object.entries(expected)) assert.deepEqual(await deskOf(status), [id], status)

  const all = (await operator.get('/api/operator/court-desk?limit=2&page=2')).json()
  assert.deepEqual([all.data.length, all.total, all.page, all.limit], [2, 5, 2, 2])
  assert.deepEqual(all.counts, { awaiting_decision: 1, decided_to_sue: 1, declined: 1, filed: 1, titled: 1 })
  const [row] = (await operator.get('/api/operator/court-desk?status=filed')).json().data
  assert.partialDeepStrictEqual(row, {
    ...{ status: 'filed', debtor_name: 'Max Canary-Maier', customer_name: 'Huber GmbH', country: 'AT' },
    ...{ streitwert: 1000, amount_to_claim: 1000, decision: 'sue', court_fees: 140, filing_reference: FILED.reference },
  })
  assert.equal((await operator.get('/api/operator/court-desk?status=lost')).statusCode, 400)
  assert.equal((await partner.get('/api/operator/court-desk')).statusCode, 401)
})

test('a recorded filing moves the claim, is told to the partner and earns the fee for it', async () => {
  const admin = await world.operator()
  await admin.patch(`/api/operator/organizations/${partner.organization_id}`, { filing_fee: 50 })
  const { claim, answer } = await makeFiled()
  const { data } = answer.json()
  assert.deepEqual([data.id, data.collection_stage], [claim.id, 'dunning_action_filed'])
  assert.partialDeepStrictEqual(data.filing, { ...FILED, filed_by: operator.operator_id })
  assert.partialDeepStrictEqual((await eventsOf(world, claim.id)).at(-1), {
    type: 'claim.collection_stage_changed',
    data: { from_stage: 'dunning_action_recommended', to_stage: 'dunning_action_filed' },
  })
  const fee = await world.deps.db.one(sql`select kind, amount_cents, filing_id from fees where claim_id = ${claim.id}`)
  assert.deepEqual(fee, { kind: 'filing', amount_cents: 5000, filing_id: data.filing.id })
  const { filed_at } = (await world.deps.db.one<{ filed_at: Date }>(sql`
    select filed_at from claims where id = ${claim.id}`)) as { filed_at: Date }
  assert.deepEqual(filed_at, world.clock.business())
})

test('a filing needs the stage and a decision to sue', async () => {
  const open = await makeRecommended(world, partner)
  const refusal = async (id: string) => {
    const answer = await operator.post(at(id, 'filing'), FILED)
    assert.equal(answer.statusCode, 409, answer.body)
    return answer.json().message
  }
  assert.match(await refusal(open.id), /has not decided/)
  await partner.post(open.url, { decision: 'decline' })
  assert.match(await refusal(open.id), /decided not to sue/)
  const { claim } = await makeFiled()
  assert.match(await refusal(claim.id), /cannot move to dunning_action_filed/)
  const disputed = await makeRecommended(world, partner)
  await partner.post(disputed.url, SUE)
  await partner.patch(`/openapi/claims/${disputed.id}`, { claim_disputed: true })
  assert.match(await refusal(disputed.id), /disputed/)
  assert.equal((await operator.post(at(open.id, 'filing'), { reference: ' ' })).statusCode, 400)
  const unknown = await operator.post(at('00000000-0000-4000-8000-000000000000', 'filing'), FILED)
  assert.deepEqual([unknown.statusCode, unknown.json().message], [404, 'Claim not found'])
})

test('of several filings at once one is recorded', async () => {
  const claim = await makeRecommended(world, partner)
  await partner.post(claim.url, SUE)
  const answers = await Promise.all(Array.from({ length: 6 }, () => operator.post(at(claim.id, 'filing'), FILED)))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409, 409, 409, 409, 409])
})

test('a title moves a filed claim on, and its date does not lie ahead', async () => {
  const { claim } = await makeFiled()
  const title = (body: object, id = claim.id) => operator.post(at(id, 'title'), body)
  const ahead = await title({ reference: 'T 2', date: '2026-05-15' })
  assert.equal(ahead.statusCode, 400)
  assert.deepEqual(ahead.json().details, [
    { field: 'date', code: 'in_the_future', message: 'must not lie in the future' },
  ])
  const early = await makeRecommended(world, partner)
  assert.equal((await title({ reference: 'T 2', date: '2026-05-14' }, early.id)).statusCode, 409)
  const answer = await title({ reference: 'T 2', date: '2026-05-14' })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(answer.json().data.collection_stage, 'exekutionsantrag_recommended')
  assert.partialDeepStrictEqual(answer.json().data.title, { reference: 'T 2', date: '2026-05-14' })
  assert.equal((await title({ reference: 'T 2', date: '2026-05-14' })).statusCode, 409)
})

test('messages of the court are kept, and an objection makes the case disputed', async () => {
  const { claim } = await makeFiled()
  const post = (body: object, id = claim.id) => operator.post(at(id, 'court-messages'), body)
  const served = await post({ kind: 'served', date: '2026-05-14', reference: 'RSb 1' })
  assert.equal(served.statusCode, 201, served.body)
  assert.partialDeepStrictEqual(served.json().data, {
    kind: 'served',
    date: '2026-05-14',
    reference: 'RSb 1',
    note: null,
  })
  assert.equal((await partner.get(`/openapi/claims/${claim.id}`)).json().data.case_status, 'open')
  assert.equal((await post({ kind: 'objection', date: '2026-05-14', note: 'no reasons given' })).statusCode, 201)
  const read = (await partner.get(`/openapi/claims/${claim.id}`)).json().data
  assert.deepEqual([read.case_status, read.claim_disputed], ['disputed', true])
  assert.equal((await eventsOf(world, claim.id)).at(-1)?.type, 'claim.status_changed')
  assert.equal((await post({ kind: 'objection', date: '2026-05-14' })).statusCode, 201, 'a second one changes nothing')
  const listed = (await operator.get(`${at(claim.id, 'court-messages')}?limit=2`)).json()
  assert.deepEqual([listed.total, listed.data.length, listed.data[1].kind], [3, 2, 'objection'])

  assert.equal((await post({ kind: 'served', date: '2026-05-15' })).statusCode, 400)
  const early = await post({ kind: 'served', date: '2026-05-13' })
  assert.deepEqual([early.statusCode, early.json().details[0].code], [400, 'before_filing'])
  assert.equal((await post({ kind: 'lost', date: '2026-05-14' })).statusCode, 400)
  const unfiled = await makeRecommended(world, partner)
  assert.equal((await post({ kind: 'served', date: '2026-05-14' }, unfiled.id)).statusCode, 409)
})

type Gap = { code: string; field: string; required: boolean; mend: { method: string; path: string } | null }
const gapsOf = async (id: string): Promise<{ ready: boolean; missing: Gap[] }> => {
  const [team, mine] = await Promise.all([
    operator.get(at(id, 'court-readiness')),
    partner.get(`/openapi/claims/${id}/court-readiness`),
  ])
  assert.equal(mine.statusCode, 200, mine.body)
  const { missing, ...rest } = team.json().data as { missing: Gap[]; ready: boolean }
  const callable = missing.map((gap) => (gap.mend?.path.startsWith('/openapi/') ? gap : { ...gap, mend: null }))
  assert.deepEqual(mine.json().data, { ...rest, missing: callable }, 'a partner is told the calls that it can make')
  return team.json().data
}
const codesOf = ({ missing }: { missing: Gap[] }) => missing.map(({ code }) => code).sort()

test('readiness names each gap with its field and the call that mends it, until nothing is left', async () => {
  const debtor = { person: { last_name: 'Maier' }, acting_as: 'person' }
  const claim = await makeRecommended(world, partner, { debtor })
  const first = await gapsOf(claim.id)
  assert.equal(first.ready, false)
  assert.deepEqual(codesOf(first), [
    ...(['creditor_city', 'creditor_country', 'creditor_street', 'creditor_zip', 'debtor_birth_date'] as const),
    ...(['debtor_first_name', 'no_decision'] as const),
  ])
  const name = first.missing.find(({ code }) => code === 'debtor_first_name')
  const path = `/openapi/debtors/${claim.debtor_id}`
  assert.deepEqual([name?.field, name?.mend], ['person.first_name', { method: 'PATCH', path }])

  await partner.patch(path, { person: { first_name: 'Max', last_name: 'Maier' } })
  await partner.patch(`/openapi/customers/${claim.customer_id}`, { address: VIENNA })
  await partner.post(claim.url, SUE)
  const last = await gapsOf(claim.id)
  assert.equal(last.ready, true)
  assert.deepEqual(codesOf(last), ['debtor_birth_date'], 'which a court can do without')
})

test('readiness sees stage, dispute, delivery, register numbers, invoices and the court', async () => {
  const company = { acting_as: 'company', person: null, debtor_type: 'protocolled_company' }
  const debtor = { ...company, company: { company_name: 'Blech GmbH' } }
  const claim = await makeRecommended(world, partner, { address: MUNICH, debtor })
  await partner.post(`/openapi/claims/${claim.id}/invoices/manual`, { invoice_amount_gross: 10 })
  await partner.patch(`/openapi/customers/${claim.customer_id}`, { address: { ...MUNICH, zip: '69412' } })
  const found = codesOf(await gapsOf(claim.id))
  assert.deepEqual(found, [
    ...(['competent_court', 'debtor_register_number', 'invoice_issue_date', 'invoice_number'] as const),
    ...(['legal_representatives', 'no_decision'] as const),
  ])
  const { missing } = await gapsOf(claim.id)
  const by_team = missing.find(({ code }: Gap) => code === 'legal_representatives')
  assert.equal(by_team?.mend?.path, `/api/operator/debtors/${claim.debtor_id}`)
  await partner.patch(`/openapi/claims/${claim.id}`, { claim_disputed: true, obligation_fulfilled: false })
  const more = codesOf(await gapsOf(claim.id))
  assert.ok(more.includes('disputed') && more.includes('obligation_not_fulfilled'))
  const { claim: filed } = await makeFiled()
  assert.ok(codesOf(await gapsOf(filed.id)).includes('wrong_stage'))
})

test('the filing package holds all that the form of the court asks for', async () => {
  const claim = await makeRecommended(world, partner, { amount: 6000 })
  await partner.patch(`/openapi/customers/${claim.customer_id}`, { address: VIENNA })
  await partner.post(`/openapi/claims/${claim.id}/payments`, { amount: 1000 })
  const file = (await upload(partner, `/openapi/claims/${claim.id}/documents`, [filePart('vertrag.pdf', PDF)])).json()
  const lawyer = { wants_lawyer: true, lawyer_type: 'wunschanwalt', wunschanwalt_location: 'Wien' }
  const names = { wunschanwalt_first_name: 'Eva', wunschanwalt_last_name: 'Recht' }
  await partner.post(claim.url, { ...SUE, ...lawyer, ...names })
  const answer = await operator.get(at(claim.id, 'filing-package'))
  assert.equal(answer.statusCode, 200, answer.body)
  const { data } = answer.json()
  assert.partialDeepStrictEqual(data, {
    ...{ procedure: 'mahnklage', streitwert: 6000, amount_to_claim: 5028.93, court_fees: 412, lawyer_fees_net: 235.12 },
    court: { name: 'Bezirksgericht Josefstadt', address: null, place: null, candidates: [] },
    contested_court: null,
    filer: { kind: 'lawyer', name: 'Eva Recht' },
    interest_claims: [{ base_amount: 5028.93, since: '2026-05-15', rate: 4, above_base_rate: false }],
    creditor: { name: 'Huber GmbH', address: VIENNA },
    debtor: { name: 'Max Canary-Maier', first_name: 'Max', address: VIENNA },
    lawyer: { lawyer_type: 'wunschanwalt', first_name: 'Eva', last_name: 'Recht', location: 'Wien' },
    principal: [
      { invoice_number: 'R-1', issue_date: '2026-03-01', due_date: '2026-03-31', amount: 6000, open_amount: 5028.93 },
    ],
  })
  assert.match(data.statement, /^Die klagende Partei .*R-1 vom 01\.03\.2026 über 6\.000,00 EUR.*1\.000,00 EUR bezahlt/)
  assert.match(data.statement, /Offen sind am 14\.05\.2026 5\.028,93 EUR an Kapital\. An Zinsen/)
  assert.doesNotMatch(data.statement, / 0,00 EUR|genannten Zinsen/, 'nothing is told of what is nothing')
  assert.ok(data.balance.lines.some(({ kind }: { kind: string }) => kind === 'interest'))
  const evidence = data.evidence.map(({ kind, title }: { kind: string; title: string }) => [kind, title])
  assert.deepEqual(evidence, [
    ['invoice', 'Rechnung R-1'],
    ['document', 'vertrag.pdf'],
  ])
  assert.deepEqual(
    data.warnings.map(({ code, table }: Record<string, string>) => [code, table]),
    [
      ['table_unconfirmed', 'court_fees_at'],
      ['table_unconfirmed', 'lawyer_fees_at'],
    ],
  )
  assert.equal(data.evidence[1].download_path, `/api/operator/documents/${file.data.id}/download`)
  assert.equal((await operator.get(data.evidence[1].download_path)).statusCode, 200)
  const pdf = await operator.get(at(claim.id, 'filing-package.pdf'))
  assert.equal(pdf.statusCode, 200, pdf.body.slice(0, 300))
  const copied = (await copiedPages(pdf.rawPayload)).join('\n')
  assert.match(copied, /Das Geburtsdatum des Schuldners fehlt \(nicht zwingend\)\./)
  assert.match(copied, /§§ 27, 244 ZPO; § 49 JN/)
  assert.doesNotMatch(copied, /Zinsen offen|Nebenkosten offen/)
})

test('a German package names the collector, the court of the contested case and who represents the company', async () => {
  const company = { acting_as: 'company', person: null, debtor_type: 'protocolled_company' }
  const debtor = { ...company, company: { company_name: 'Blech GmbH', firmenbuchnummer: 'HRB 1' } }
  const claim = await makeRecommended(world, partner, { address: MUNICH, debtor, amount: 10_000 })
  await partner.patch(`/openapi/customers/${claim.customer_id}`, { address: MUNICH })
  const url = `/api/operator/debtors/${claim.debtor_id}`
  const named = await operator.patch(url, { legal_representatives: ['Anna Blech'] })
  assert.deepEqual(named.json().data.legal_representatives, ['Anna Blech'])
  assert.ok(!('legal_representatives' in (await partner.get(`/openapi/debtors/${claim.debtor_id}`)).json().data))
  const { data } = (await operator.get(at(claim.id, 'filing-package'))).json()
  assert.partialDeepStrictEqual(data, {
    court: { name: 'Amtsgericht Coburg' },
    contested_court: { name: 'Amtsgericht', place: '80331 München' },
    filer: { kind: 'collector' },
    debtor: { legal_representatives: ['Anna Blech'] },
    interest_claims: [{ base_amount: 10_000, since: '2026-04-01', rate: 9, above_base_rate: true }],
  })
  assert.match(
    data.statement,
    /9,00 Prozentpunkte über dem jeweiligen Basiszinssatz aus 10\.000,00 EUR seit 01\.04\.2026/,
  )
  const pdf = await operator.get(at(claim.id, 'filing-package.pdf'))
  const copied = (await copiedPages(pdf.rawPayload)).join('\n')
  assert.match(copied, /seit 1\. April 2026 \(§ 288 Abs\. 2 BGB\)/)
  assert.match(copied, /Nr\. 1100 KV GKG/)
  await partner.post(`/openapi/claims/${claim.id}/invoices/manual`, { invoice_amount_gross: 0.01 })
  const larger = (await operator.get(at(claim.id, 'filing-package'))).json().data
  assert.equal(larger.contested_court.name, 'Landgericht')
})

test('where no table names the court of a place, the readiness check says so', async () => {
  const address = { ...VIENNA, zip: '8011', city: 'Graz' }
  const claim = await makeRecommended(world, partner, { address })
  const found = await gapsOf(claim.id)
  assert.partialDeepStrictEqual(
    found.missing.find(({ code }) => code === 'court_not_named'),
    { required: false, candidates: [] },
  )
})

test('where several courts may serve a place, the readiness check and the package name them', async () => {
  const address = { ...VIENNA, zip: '6850', city: 'Haselstauden' }
  const claim = await makeRecommended(world, partner, { address })
  const candidates = ['Bezirksgericht Bezau', 'Bezirksgericht Dornbirn']
  const { missing } = await gapsOf(claim.id)
  assert.partialDeepStrictEqual(
    missing.find(({ code }) => code === 'court_ambiguous'),
    { required: false, candidates },
  )
  assert.ok(!missing.some(({ code }) => code === 'court_not_named'))
  const { data } = (await operator.get(at(claim.id, 'filing-package'))).json()
  assert.deepEqual(data.court, {
    ...{ name: 'Bezirksgericht', address: null, place: '6850 Haselstauden', candidates },
  })
  assert.equal((await operator.get(at(claim.id, 'filing-package.pdf'))).statusCode, 200)
})

test('a package can be read before anything is known, and for a debtor without a procedure', async () => {
  const claim = await makeRecommended(world, partner, { address: null, amount: 0 })
  const { data } = (await operator.get(at(claim.id, 'filing-package'))).json()
  assert.deepEqual([data.procedure, data.court, data.court_fees, data.lawyer], [null, null, null, null])
  assert.equal((await operator.get(at(claim.id, 'filing-package.pdf'))).statusCode, 200)
})

test('for the sandbox a filing is invented with all that it needs', async () => {
  const large = await makeRecommended(world, partner, { amount: 6000 })
  const abroad = await makeRecommended(world, partner, { address: { ...VIENNA, country: 'FR' } })
  const invent = (id: string) =>
    world.act(async (work) => inventFiling(work, await takeClaim(work, id), await world.deps.legal.read(work.tx)))
  for (const { id } of [large, abroad]) assert.equal((await invent(id)).collection_stage, 'dunning_action_filed')
  assert.equal(await stageOf(large.id), 'dunning_action_filed')
  const rows = await world.deps.db.many(sql`
    select decision, decided_via, lawyer_type, court_fees_cents from lawsuit_decisions
    where claim_id in (${large.id}, ${abroad.id}) order by court_fees_cents`)
  assert.deepEqual(
    [...rows],
    [
      { decision: 'sue', decided_via: 'portal', lawyer_type: 'svc_network', court_fees_cents: 41_200 },
      { decision: 'sue', decided_via: 'portal', lawyer_type: null, court_fees_cents: null },
    ],
  )
  const declined = await makeRecommended(world, partner)
  await partner.post(declined.url, { decision: 'decline' })
  await assert.rejects(invent(declined.id), { kind: 'conflict' })
  await assert.rejects(invent(large.id), { kind: 'conflict' }, 'it is filed already')
})

test('every step of the court is in the log of the claim', async () => {
  const { claim } = await makeFiled()
  await operator.post(at(claim.id, 'court-messages'), { kind: 'not_served', date: '2026-05-14' })
  const actions = (await activityOf(world, claim.id)).map(({ action }) => action)
  const of_court = actions.filter((action) => !action.startsWith('fee.')).slice(-4)
  assert.deepEqual(of_court, ['lawsuit.decided', 'lawsuit.fee_invoiced', 'claim.moved', 'court.message'])
})

test('the tables of the law are shown with their sources and where they come from', async () => {
  const answer = await operator.get('/api/operator/legal-tables')
  assert.equal(answer.statusCode, 200, answer.body)
  const tables = answer.json().data as { name: string; file: string; origin: string; rows: Record<string, unknown>[] }[]
  const fees = tables.find(({ name }) => name === 'court_fees_at')
  assert.deepEqual([fees?.file, fees?.origin], ['court-fees-at.json', 'built_in'])
  const now = fees?.rows.filter(({ in_force }) => in_force)
  assert.partialDeepStrictEqual(now, [
    { list: 'first_instance', valid_from: '2025-04-01', source: 'BGBl. II Nr. 51/2025' },
  ])
  assert.match(String(now?.[0]?.note), /227\/2026/)
  assert.equal((await world.request({ method: 'GET', url: '/api/operator/legal-tables' })).statusCode, 401)
})

test('a customer that is linked later is the creditor from then on', async () => {
  const organization = await world.organization({ organization_id: partner.organization_id })
  const person = { first_name: 'Max', last_name: 'Maier' }
  const debtor = await organization.post('/openapi/debtors', { acting_as: 'person', person, addresses: [MUNICH] })
  const { id } = (await organization.post('/openapi/claims', { debtor_id: debtor.json().data.id })).json().data
  await organization.post(`/openapi/claims/${id}/invoices/manual`, { invoice_amount_gross: 100 })
  await moveToCourtStep(world, id)
  assert.ok(codesOf(await gapsOf(id)).includes('creditor'))
  const customer_id = await makeCustomer(partner)
  await partner.patch(`/openapi/customers/${customer_id}`, { address: VIENNA })
  await organization.patch(`/openapi/claims/${id}`, { customer_id })
  assert.equal(
    (await partner.get(`/openapi/claims/${id}/lawsuit-decision/estimate`)).json().data.competent_court,
    'Amtsgericht Wedding',
  )
})

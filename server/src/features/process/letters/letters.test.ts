import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { activityOf, makeClaim } from '../../../../test/cases.ts'
import { AUSTRIAN_HEAD, balanceOf, lineOf } from '../../../../test/letter-facts.ts'
import { temporaryFolder } from '../../../../test/process.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { settleStore } from '../../../app/installation.ts'
import type { DateOnly } from '../../../kernel/dates.ts'
import { stoppedClock } from '../../../platform/clock.ts'
import { newId } from '../../../platform/ids.ts'
import { sweepOrphans } from '../../../platform/storage/sweep.ts'
import { acceptClaim } from '../../case/account/index.ts'
import { letterFor, STAGES, takeClaim } from '../../case/claims/index.ts'
import { sweepLetters } from './jobs.ts'
import { discardLetter, LETTERS_FOLDER, type LetterOrder, prepareLetter } from './prepare.ts'
import { LetterProblem } from './rules.ts'
import { dispatchLetter, readLetter } from './service.ts'

const world = await openWorld()
const operator = await world.operator('agent')
const admin = await world.operator('admin')

const ADDRESS = { street: 'Ring 1', zip: '1010', city: 'Wien', country: 'AT' }
const EMAIL = { type: 'email', value: 'debtor@example.com' }

async function claimWithInvoice(partner: PartnerClient, debtor: object = { addresses: [ADDRESS] }, more: object = {}) {
  const claim = await makeClaim(partner, more)
  assert.equal((await partner.patch(`/openapi/debtors/${claim.debtor_id}`, debtor)).statusCode, 200)
  const invoice = { invoice_number: 'R-1', invoice_amount_gross: 100, invoice_issue_date: '2026-03-01' }
  const answer = await partner.post(`/openapi/claims/${claim.id}/invoices/manual`, invoice)
  assert.equal(answer.statusCode, 201, answer.body)
  const invoice_id: string = answer.json().data.id
  return { ...claim, organization_id: partner.organization_id, invoice_id }
}

/** Of a letter about the whole debt. */
type DemandOrder = Exclude<LetterOrder, { kind: 'installment_reminder' }>

const orderOf = (claim: { id: string; invoice_id: string }, more: Partial<DemandOrder> = {}): DemandOrder => ({
  id: newId(),
  claim_id: claim.id,
  kind: 'first_demand_letter',
  law: 'AT',
  deadline: '2026-05-26' as DateOnly,
  move_number: 1,
  letter_date: '2026-05-14' as DateOnly,
  balance: balanceOf([lineOf('principal', 10_000, { invoice_id: claim.invoice_id }), lineOf('reminder_fee', 1200)]),
  ...more,
})

async function make(
  claim: { id: string; organization_id: string; invoice_id: string },
  more: Partial<DemandOrder> = {},
  { is_sent = false } = {},
) {
  const letter = await prepareLetter(world.deps, orderOf(claim, more))
  return world.act(async (work) => {
    const taken = await takeClaim(work, claim.id)
    const accepted = taken.collection_stage === 'new' ? await acceptClaim(work, taken) : taken
    const to_stage = STAGES.find((stage) => letterFor(stage) === letter.kind) ?? null
    await dispatchLetter(work, accepted, { letter, invoice_ids: [], charges: [], to_stage }, { is_sent })
    return readLetter(work.tx, letter.id)
  })
}
const problemOf = (deps: Parameters<typeof prepareLetter>[0], order: LetterOrder): Promise<LetterProblem> =>
  prepareLetter(deps, order).then(
    () => assert.fail('a letter was made'),
    (error: unknown) => {
      if (error instanceof LetterProblem) return error
      throw error
    },
  )

test('a letter is made, listed, downloaded, posted and comes back', async () => {
  const claim = await claimWithInvoice(await world.partner())
  const row = await make(claim)
  const listed = await operator.get(`/api/operator/letters?claim_id=${claim.id}&status=outbox&kind=first_demand_letter`)
  assert.equal(listed.json().total, 1)
  assert.partialDeepStrictEqual(listed.json().data[0], {
    id: row.id,
    status: 'outbox',
    language: 'de',
    recipient: ['Max Canary-Maier', 'Ring 1', '1010 Wien'],
    total_amount: 112,
    letter_date: '2026-05-14',
    date: '2026-05-14',
    deadline: '2026-05-26',
    mail_id: null,
    may_become: ['posted', 'void'],
  })
  const picture = await operator.get(`/api/operator/letters/${row.id}/pages/1`)
  assert.equal(picture.headers['content-type'], 'image/png')
  assert.equal((await operator.get(`/api/operator/letters/${row.id}/pages/99`)).statusCode, 404)
  const file = await operator.get(`/api/operator/letters/${row.id}/file`)
  assert.equal(file.statusCode, 200)
  assert.equal(file.headers['content-type'], 'application/pdf')
  assert.match(String(file.headers['content-disposition']), /MW\d{10}-first-demand-letter-masked\.pdf/)
  assert.equal(file.rawPayload.subarray(0, 5).toString(), '%PDF-')

  const url = `/api/operator/letters/${row.id}`
  const post = (path: string, body?: object) => operator.post(`${url}/${path}`, body)
  assert.equal((await post('returned', { reason: 'moved' })).statusCode, 409, 'it was not sent yet')
  assert.equal((await post('posted', { note: 'Filiale 1010' })).json().data.status, 'posted')
  assert.deepEqual((await post('printed')).json().code, 'letter_not_waiting')
  assert.deepEqual((await post('void')).json().code, 'letter_not_waiting')
  assert.equal((await post('returned', { reason: ' ' })).statusCode, 400)
  assert.partialDeepStrictEqual((await post('returned', { reason: 'unbekannt verzogen' })).json().data, {
    status: 'returned',
    returned_reason: 'unbekannt verzogen',
    may_become: [],
  })
  assert.equal((await post('returned', { reason: 'again' })).statusCode, 409)
  assert.equal((await operator.get(url)).json().data.status, 'returned')
  const actions = (await activityOf(world, claim.id)).map(({ action }) => action)
  assert.deepEqual(actions.slice(-5), [
    'letter.made',
    'letter.waits',
    'letter.posted',
    'claim.moved',
    'letter.returned',
  ])
})

test('one move has one letter, and all letters of a claim the same access code', async () => {
  const claim = await claimWithInvoice(await world.partner())
  await make(claim)
  await assert.rejects(make(claim), { kind: 'conflict' })
  const second = await make(claim, { kind: 'second_demand_letter', move_number: 2 })
  assert.equal(second.kind, 'second_demand_letter')
  const [{ code_sealed, case_reference, codes }] = (await world.deps.db.many({
    text: `select a.code_sealed, l.case_reference, count(*) over () as codes
      from debtor_access_codes a join claims l on l.id = a.claim_id where l.id = $1`,
    values: [claim.id],
  })) as [{ code_sealed: Buffer; case_reference: string; codes: number }]
  assert.equal(codes, 1)
  const code = world.deps.vault.open(code_sealed)
  const enters = async (typed: string, reference = case_reference) => {
    const payload = { case_reference: reference, access_code: typed }
    return (await world.request({ method: 'POST', url: '/api/debtor/session', payload })).statusCode === 200
  }
  assert.equal(await enters(`${code.slice(0, 5)} ${code.slice(5).toLowerCase()}`), true)
  assert.equal(await enters('2222222222'), false)
  assert.equal(await enters(code, 'MW0000000000'), false)
})

test('the last letter announces a Mahnklage up to the limit of the table that holds', async () => {
  const url = '/api/operator/legal-tables/court_limits_at'
  const claim = await claimWithInvoice(await world.partner())
  const { invoice_id } = claim
  const folder = await temporaryFolder()
  let move_number = 0
  const announces = async (principal_cents: number) => {
    const balance = balanceOf([lineOf('principal', principal_cents, { invoice_id })])
    const { id } = await make(claim, { kind: 'third_demand_letter', move_number: ++move_number, balance })
    const path = join(folder, `${id}.pdf`)
    await writeFile(path, (await operator.get(`/api/operator/letters/${id}/file`)).rawPayload)
    const { pages } = await world.deps.pdf_reader.read(path)
    return /mit\s+Mahnklage/.test(pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' '))
  }
  assert.deepEqual([await announces(7_500_000), await announces(7_500_001)], [true, false])
  const { limits } = (await admin.get(url)).json().data
  const raised = { limits: [...limits, { ...limits[0], valid_from: '2026-05-14', dunning_suit_cents: 9_000_000 }] }
  const request = { method: 'PUT', url, headers: { cookie: admin.cookie }, payload: raised } as const
  const answer = await world.request(request)
  assert.equal(answer.statusCode, 200, answer.body)
  assert.deepEqual([await announces(9_000_000), await announces(9_000_001)], [true, false])
  assert.equal((await admin.delete(url)).statusCode, 200)
})

test('where it is wanted and there is an address a letter goes by mail, with its file', async () => {
  const partner = await world.partner()
  const settings = { mail_letters: true, letterhead: AUSTRIAN_HEAD }
  const changed = await admin.patch(`/api/operator/organizations/${partner.organization_id}`, settings)
  assert.equal(changed.statusCode, 200, changed.body)
  const claim = await claimWithInvoice(partner, { addresses: [ADDRESS], communication_channels: [EMAIL] })
  const row = await make(claim, {}, { is_sent: true })
  assert.equal(row.status, 'mailed')
  const mail = (await operator.get(`/api/operator/mail/${row.mail_id}`)).json().data
  assert.partialDeepStrictEqual(mail, { recipient: 'debtor@example.com', status: 'queued', attempts: 0 })
  assert.match(mail.subject, /^Unser Schreiben zu Aktenzeichen MW\d{10}$/)
  assert.match(mail.body_text, /Zu zahlen: 112,00 €\nZahlbar bis: 26\. Mai 2026/)
  assert.deepEqual(mail.attachments, [
    { number: 1, filename: row.filename, mime_type: 'application/pdf', file_size: row.file_size },
  ])
  const [attached, letter] = await Promise.all([
    admin.get(`/api/operator/mail/${row.mail_id}/attachments/1`),
    admin.get(`/api/operator/letters/${row.id}/file`),
  ])
  assert.ok(attached.rawPayload.equals(letter.rawPayload) && attached.rawPayload.length === row.file_size)
  assert.equal((await operator.get(`/api/operator/mail/${row.mail_id}/attachments/2`)).statusCode, 404)
  const found = await operator.get('/api/operator/mail?status=queued&q=DEBTOR@')
  assert.deepEqual([found.json().total, found.json().data[0].id], [1, row.mail_id])
  assert.equal((await operator.get('/api/operator/mail?q=nobody%25')).json().total, 0)

  const other = await claimWithInvoice(partner)
  assert.equal((await make(other)).status, 'outbox', 'a debtor without email gets paper')
})

test('a termination notice goes by post and only to tenants', async () => {
  const partner = await world.partner()
  await admin.patch(`/api/operator/organizations/${partner.organization_id}`, { mail_letters: true })
  const debtor = { addresses: [ADDRESS], communication_channels: [EMAIL] }
  const tenancy = await claimWithInvoice(partner, debtor, { claim_type: 'tenancy' })
  const reminder = await make(tenancy, {}, { is_sent: true })
  assert.deepEqual([reminder.status, reminder.deadline], ['mailed', '2026-06-05'])
  const end = await make(tenancy, { kind: 'mzr_aufhebungserklaerung', move_number: 2 })
  assert.deepEqual([end.status, end.deadline], ['outbox', '2026-05-26'])
  const standard = await claimWithInvoice(partner)
  const problem = await problemOf(world.deps, orderOf(standard, { kind: 'mzr_aufhebungserklaerung' }))
  assert.equal(problem.reason, 'not_a_tenancy')
})

test('what cannot be sent says why', async () => {
  const partner = await world.partner()
  const claim = await claimWithInvoice(partner, { addresses: [] })
  assert.equal((await problemOf(world.deps, orderOf(claim))).reason, 'no_address')
  const addressed = await claimWithInvoice(partner)
  const nothing = orderOf(addressed, { balance: balanceOf([]) })
  assert.equal((await problemOf(world.deps, nothing)).reason, 'no_amount')
  const live = { ...world.deps, config: { ...world.deps.config, mode: 'live' as const } }
  const problem = await problemOf(live, orderOf(addressed))
  assert.deepEqual([problem.reason, problem.field], ['no_letterhead', 'letterhead'])
  const unprintable = await claimWithInvoice(partner, { addresses: [{ ...ADDRESS, city: '東京' }] })
  const fault = await problemOf(world.deps, orderOf(unprintable))
  assert.equal(fault.reason, 'typesetting_failed')
  assert.match(fault.message, /東/)
  const wrong = { ...orderOf(addressed).balance, total_open_cents: 1 }
  await assert.rejects(prepareLetter(world.deps, orderOf(addressed, { balance: wrong })), /make 11200 cents and not 1/)
})

test('the file of a letter that was never recorded is discarded, or swept away', async () => {
  const claim = await claimWithInvoice(await world.partner())
  const [kept, discarded] = [await make(claim), await prepareLetter(world.deps, orderOf(claim, { move_number: 2 }))]
  await discardLetter(world.deps, discarded)
  const forgotten = await prepareLetter(world.deps, orderOf(claim, { move_number: 3 }))
  const keys: string[] = []
  for await (const { key } of world.deps.storage.list(`${LETTERS_FOLDER}/`)) keys.push(key)
  assert.ok(keys.includes(kept.blob_key) && keys.includes(forgotten.blob_key) && !keys.includes(discarded.blob_key))
  // Files have the machine's own time, so the sweep runs far beyond it.
  const later = { ...world.deps, clock: stoppedClock(new Date('2100-01-01')) }
  await settleStore(world.deps)
  await sweepOrphans(later, sweepLetters.sweep)
  await assert.rejects(world.deps.storage.get(forgotten.blob_key))
  assert.equal((await operator.get(`/api/operator/letters/${kept.id}/file`)).statusCode, 200)
})

test('a letterhead is checked field by field, stored compact, and taken away with null', async () => {
  const { organization_id } = await world.partner()
  const url = `/api/operator/organizations/${organization_id}`
  const wrong = {
    ...AUSTRIAN_HEAD,
    iban: 'AT611904300234573202',
    country: 'XX',
    street: 'a\nb',
    website: 'no',
    extra: 1,
  }
  const refused = await admin.patch(url, { letterhead: wrong })
  assert.equal(refused.statusCode, 400)
  const fields = refused.json().details.map(({ field }: { field: string }) => field)
  for (const name of ['iban', 'country', 'street', 'website'])
    assert.ok(fields.includes(`letterhead.${name}`), String(fields))
  const { bic: _, phone: __, ...less } = AUSTRIAN_HEAD
  const stored = await admin.patch(url, { letterhead: { ...less, iban: 'at61 1904 3002 3457 3201', country: 'at' } })
  assert.deepEqual(stored.json().data.letterhead, { ...AUSTRIAN_HEAD, bic: null, phone: null })
  assert.equal((await admin.patch(url, { mail_letters: true })).json().data.letterhead.iban, AUSTRIAN_HEAD.iban)
  const cleared = (await admin.patch(url, { letterhead: null })).json().data
  assert.deepEqual([cleared.letterhead, cleared.mail_letters], [null, true])
})

test('letters and mail are for the team alone', async () => {
  const partner = await world.partner()
  const unknown = '00000000-0000-4000-8000-000000000000'
  const paths = [
    'letters',
    'mail',
    `letters/${unknown}`,
    `letters/${unknown}/file`,
    `letters/${unknown}/pages/1`,
    `mail/${unknown}`,
  ]
  for (const path of [...paths, `mail/${unknown}/attachments/1`]) {
    assert.equal((await partner.get(`/api/operator/${path}`)).statusCode, 401, path)
    const answer = await operator.get(`/api/operator/${path}`)
    assert.equal(answer.statusCode, path.includes(unknown) ? 404 : 200, path)
  }
  for (const query of ['letters?status=lost', 'letters?claim_id=x', 'mail?limit=101', 'mail?q=%20']) {
    assert.equal((await operator.get(`/api/operator/${query}`)).statusCode, 400, query)
  }
})

test('a print run is marked at once, all letters or none, and letters are listed by organisation', async () => {
  const partner = await world.partner()
  const [one, two] = [await make(await claimWithInvoice(partner)), await make(await claimWithInvoice(partner))]
  const print = (ids: string[]) => operator.post('/api/operator/letters/posted', { ids })
  const waiting = async () =>
    (await operator.get(`/api/operator/letters?status=outbox&organization_id=${partner.organization_id}`)).json()

  assert.equal((await waiting()).total, 2)
  assert.equal((await waiting()).data[0].debtor_name, 'Max Canary-Maier')
  const unknown = await print([one.id, '00000000-0000-4000-8000-000000000000'])
  assert.equal(unknown.statusCode, 400)
  assert.deepEqual(unknown.json().details, [
    { field: 'ids.1', code: 'unknown_reference', message: 'is not a known letter' },
  ])
  assert.equal((await waiting()).total, 2, 'nothing was marked')

  const printed = await print([one.id.toUpperCase(), two.id])
  assert.equal(printed.statusCode, 200, printed.body)
  assert.deepEqual(new Set(printed.json().data.map(({ status }: { status: string }) => status)), new Set(['posted']))
  assert.equal((await waiting()).total, 0)
  assert.deepEqual((await waiting()).counts, { outbox: 0, posted: 2, mailed: 0, returned: 0, void: 0 })
  const actions = (await activityOf(world, one.claim_id)).map(({ action }) => action)
  assert.deepEqual(actions.slice(-2), ['letter.posted', 'claim.moved'])
  assert.deepEqual((await print([one.id])).json().details, [
    { field: 'ids.0', code: 'letter_not_waiting', message: 'is posted already' },
  ])
  assert.equal((await print([])).statusCode, 400)
})

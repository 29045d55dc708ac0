import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { settleStore } from '../src/app/installation.ts'
import { printedCode } from '../src/features/process/debtor-access/rules.ts'
import { sweepLetters } from '../src/features/process/letters/jobs.ts'
import { stoppedClock } from '../src/platform/clock.ts'
import { sql } from '../src/platform/db/db.ts'
import { sweepOrphans } from '../src/platform/storage/sweep.ts'
import { activityOf, makeCollectable } from './cases.ts'
import { enterPortal } from './creditors.ts'
import { advance, enterCase, printedFor } from './debtors.ts'
import { copiedPages } from './pdf-text.ts'
import { temporaryFolder } from './process.ts'
import { listTableNames } from './tables.ts'
import { type Answer, openWorld } from './world.ts'

/** The access code that a letter prints opens the debtor's case. Only those who post it and the debtor may see it. */
const world = await openWorld()
const [admin, agent] = [await world.operator('admin'), await world.operator('agent')]
const MASK = '••••• •••••'

/** A case of a creditor with an account. One of its letters went by mail, which was kept, the other waits to be posted. */
const creditor = await enterPortal(world)
const { partner } = creditor
const organization = `/api/operator/organizations/${partner.organization_id}`
assert.equal((await admin.patch(organization, { mail_letters: true })).statusCode, 200)
const channels = [{ type: 'email', value: 'max@schuldner.example' }]
const claim = await makeCollectable(partner, {
  customer_id: creditor.customer_id,
  debtor: { communication_channels: channels },
})
await advance(world, 1800)
await admin.patch(organization, { mail_letters: false, letter_dispatch: 'by_hand' })
await advance(world, 15 * 86_400)
await world.deps.jobs.runDue(world.deps)

type Listed = { id: string; mail_id: string | null; kind: string; status: string }
const { access_code } = await printedFor(world, claim.id)
const letters: Listed[] = (await agent.get(`/api/operator/letters?claim_id=${claim.id}`)).json().data
const mailed = letters.find(({ mail_id }) => mail_id) as Listed & { mail_id: string }
const waiting = letters.find(({ status }) => status === 'outbox') as Listed
assert.ok(mailed && waiting, 'one letter was mailed, the next one waits')

const holds = (text: string): boolean =>
  [access_code, printedCode(access_code)].some((code) => text.toUpperCase().includes(code))

/** What an answer says: the text of files too. */
async function textOf({ headers, body, rawPayload }: Answer): Promise<string> {
  return headers['content-type'] === 'application/pdf' ? (await copiedPages(rawPayload)).join('\n') : body
}

/** The row of the case that a path names. */
function idFor(path: string): string {
  if (path.includes('/letters/')) return mailed.id
  if (path.includes('/mail/')) return mailed.mail_id
  if (path.includes('/customers/')) return creditor.customer_id
  if (path.includes('/debtors/')) return claim.debtor_id
  if (path.includes('/invoices/')) return claim.invoice_id
  if (path.includes('/organizations/')) return partner.organization_id
  if (path.includes('/partners/')) return partner.partner_id as string
  return claim.id
}

type Audience = 'operator' | 'partner' | 'creditor'

const readsOf = (audience: Audience): string[] =>
  Object.entries(world.http.documents[audience]().paths ?? {}).flatMap(([path, methods]) =>
    'get' in (methods as object) ? [path] : [],
  )

/** The paths whose answer holds the code. */
async function leaksOf(audience: Audience, headers: Record<string, string>): Promise<string[]> {
  const leaks: string[] = []
  for (const path of readsOf(audience)) {
    const url = path.replace(/\{[^}]+\}/, idFor(path)).replace(/\{[^}]+\}/g, '1')
    const answer = await world.request({ url, headers })
    assert.ok(answer.statusCode < 500, `${url}: ${answer.body}`)
    if (holds(await textOf(answer))) leaks.push(path)
  }
  return leaks
}

test('no answer to a partner, a creditor or an agent holds an access code', async () => {
  assert.ok(readsOf('operator').length > 40)
  assert.deepEqual(await leaksOf('partner', { authorization: `Bearer ${partner.token}` }), [])
  assert.deepEqual(await leaksOf('creditor', { cookie: creditor.cookie }), [])
  assert.deepEqual(await leaksOf('operator', { cookie: agent.cookie }), [])
})

test('an administrator finds it in the print file, in the mail that was kept and in its file, and nowhere else', async () => {
  const url = '/api/operator'
  const allowed = [`${url}/letters/{id}/file`, `${url}/mail/{id}`, `${url}/mail/{id}/attachments/{number}`]
  assert.deepEqual((await leaksOf('operator', { cookie: admin.cookie })).sort(), allowed)
})

test('it stands in the database sealed only, also while its mail has not left', async () => {
  const tables = await listTableNames(world.deps.db)
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await world.deps.db.many<{ row: Record<string, unknown> }>({
      text: `select to_jsonb(t) as row from ${name} t where t::text like any ($1::text[])`,
      values: [[`%${access_code}%`, `%${printedCode(access_code)}%`]],
    })
    for (const { row } of rows)
      found.push(...Object.keys(row).flatMap((key) => (holds(JSON.stringify(row[key])) ? [`${name}.${key}`] : [])))
  }
  assert.deepEqual([...new Set(found)], [])
})

test('every look of an administrator at the code is in the log of the claim, and no look of an agent', async () => {
  const looks = async () =>
    (await activityOf(world, claim.id)).filter(({ action }) => /opened|shown/.test(action)).map(({ action }) => action)
  const before = await looks()
  const urls = [`letters/${mailed.id}/file`, `mail/${mailed.mail_id}/attachments/1`, `mail/${mailed.mail_id}`]
  for (const url of [...urls, `letters/${mailed.id}/pages/1`, `letters/${mailed.id}`, 'mail', 'letters'])
    assert.equal((await agent.get(`/api/operator/${url}`)).statusCode, 200, url)
  for (const url of ['mail', 'letters', `letters/${mailed.id}/pages/1`]) await admin.get(`/api/operator/${url}`)
  assert.deepEqual(await looks(), before)
  for (const url of urls) assert.equal((await admin.get(`/api/operator/${url}`)).statusCode, 200, url)
  assert.deepEqual((await looks()).slice(before.length), [
    'letter.print_file_opened',
    'letter.print_file_opened',
    'letter.access_code_shown',
  ])
  const { activity } = (await agent.get(`/api/operator/claims/${claim.id}`)).json().data
  const [shown] = activity.filter(({ action }: { action: string }) => action === 'letter.print_file_opened')
  assert.deepEqual(shown.details, { letter_id: mailed.id, kind: mailed.kind })
})

test('an agent reads the letter and its mail with bullets for the code, and pages show the masked copy', async () => {
  const file = await agent.get(`/api/operator/letters/${waiting.id}/file`)
  const text = await textOf(file)
  const printed = await textOf(await admin.get(`/api/operator/letters/${waiting.id}/file`))
  assert.equal(text, printed.replace(printedCode(access_code), MASK))
  assert.match(String(file.headers['content-disposition']), /-masked\.pdf/)

  const mail = (await agent.get(`/api/operator/mail/${mailed.mail_id}`)).json().data
  assert.deepEqual([mail.status, mail.secrets], ['kept', 'masked'])
  assert.ok(mail.body_text.includes(`Zugangscode: ${MASK}\n`), mail.body_text)
  const known = (await admin.get(`/api/operator/mail/${mailed.mail_id}`)).json().data
  assert.deepEqual([known.secrets, known.body_text.replace(printedCode(access_code), MASK)], ['shown', mail.body_text])

  const path = join(await temporaryFolder(), 'masked.pdf')
  await writeFile(path, file.rawPayload)
  const drawn = await world.deps.pdf_reader.renderPage(path, 1)
  for (const person of [agent, admin]) {
    const picture = await person.get(`/api/operator/letters/${waiting.id}/pages/1`)
    assert.ok(picture.rawPayload.equals(drawn))
  }
})

test('once a mail server took the mail nobody sees the code in it', async () => {
  await world.deps.db.alone(sql`
    update mails set status = 'sent', sent_at = created_at, sealed_text = null, sealed_at = null where id = ${mailed.mail_id}`)
  const mail = (await admin.get(`/api/operator/mail/${mailed.mail_id}`)).json().data
  assert.deepEqual([mail.secrets, holds(mail.body_text)], ['masked', false])
  for (const url of [`letters/${mailed.id}/file`, `mail/${mailed.mail_id}/attachments/1`])
    assert.equal(holds(await textOf(await admin.get(`/api/operator/${url}`))), false, url)
  await assert.rejects(
    world.deps.db.alone(sql`update mails set sealed_text = 'x', sealed_at = now() where id = ${mailed.mail_id}`),
    /mails_sealed_sent_check/,
  )
})

test('a masked copy is set once while people look, and the sweep forgets it', async () => {
  const masked = async () => {
    const keys: string[] = []
    for await (const { key } of world.deps.storage.list('letters/masked/')) keys.push(key)
    return keys
  }
  await agent.get(`/api/operator/letters/${waiting.id}/pages/1`)
  assert.ok((await masked()).includes(`letters/masked/${waiting.id}`))
  const typeset = world.deps.typesetter.pdf
  world.deps.typesetter.pdf = () => assert.fail('it is set already')
  assert.equal((await agent.get(`/api/operator/letters/${waiting.id}/file`)).statusCode, 200)
  world.deps.typesetter.pdf = typeset

  // Files have the machine's own time, so the sweep runs far beyond it.
  const later = { ...world.deps, clock: stoppedClock(new Date('2100-01-01')) }
  await settleStore(world.deps)
  assert.equal((await sweepOrphans(later, sweepLetters.sweep)).quarantined, 0, 'it is made anew and not kept')
  assert.deepEqual(await masked(), [])
  assert.equal((await agent.get(`/api/operator/letters/${waiting.id}/pages/1`)).statusCode, 200)
})

test('a letter from before masked copies opens for administrators only, and says so', async () => {
  const old = await enterCase(world)
  const [letter] = (await agent.get(`/api/operator/letters?claim_id=${old.id}`)).json().data
  assert.equal(letter.has_masked_copy, true)
  await world.deps.db.alone(sql`update letters set content = null where id = ${letter.id}`)
  assert.equal((await agent.get(`/api/operator/letters/${letter.id}`)).json().data.has_masked_copy, false)
  for (const path of ['file', 'pages/1']) {
    const answer = await agent.get(`/api/operator/letters/${letter.id}/${path}`)
    assert.deepEqual([answer.statusCode, answer.json().code], [409, 'no_masked_copy'])
  }
  assert.equal((await admin.get(`/api/operator/letters/${letter.id}/pages/1`)).statusCode, 409)
  for (const file of [
    await admin.get(`/api/operator/letters/${letter.id}/file`),
    await old.get(`/api/debtor/letters/${letter.id}/file`),
  ])
    assert.ok((await textOf(file)).includes(printedCode(old.access_code)), 'the debtor’s own, and the print file')
})

import assert from 'node:assert/strict'
import { moveClaim } from '../src/features/case/claims/moves.ts'
import { takeClaim } from '../src/features/case/claims/service.ts'
import { equalInstallments } from '../src/features/case/installments/rules.ts'
import { agreePlan } from '../src/features/case/installments/service.ts'
import { dayInVienna } from '../src/kernel/dates.ts'
import { type Statement, sql } from '../src/platform/db/db.ts'
import { ADDRESS, makeCollectable } from './cases.ts'
import { moveToCourtStep } from './court-cases.ts'
import { asCreditor } from './creditors.ts'
import { advance, asDebtor, cookiesOf, printedFor, tryCode } from './debtors.ts'
import { filePart, multipart, multipartHeaders, PDF, upload } from './files.ts'
import type { Answer, OperatorClient, PartnerClient, World } from './world.ts'

/** People with traces everywhere, whose data were then restricted or blocked. */
export type Place = { partner: PartnerClient; customer_id: string; cookie: string }
export type Trace = { id: string; debtor_id: string }

export const well = (answer: Answer): Answer => {
  assert.ok(answer.statusCode < 300, `${answer.statusCode} ${answer.body}`)
  return answer
}

const debtorNamed = (word: string) => ({
  person: { first_name: 'Erna', last_name: word, birth_date: '1980-02-03' },
  addresses: [{ ...ADDRESS, street: `${word}gasse 7` }],
  communication_channels: [{ type: 'email', value: `${word.toLowerCase()}@example.com` }],
  iban: 'AT483200000012345864',
})

/** A claim against somebody of this name, with words of theirs in every text of the claim itself. */
async function makeNamed(
  { partner, customer_id }: Place,
  word: string,
  more: object = {},
): Promise<Trace & { invoice_id: string }> {
  const texts = { subject_matter: `Rechnung an ${word}` }
  const made = await makeCollectable(partner, { customer_id, debtor: debtorNamed(word), ...texts, ...more })
  const named = { invoice_number: `R-${word}`, invoice_recipient: word, subject: word, invoice_amount_gross: 50 }
  well(await partner.post(`/openapi/claims/${made.id}/invoices/manual`, named))
  return made
}

/** Letters, messages, mails, files, payments, notes, questions and requests that all hold the word. */
export async function makeFile(world: World, team: OperatorClient, place: Place, word: string): Promise<Trace> {
  const { partner, cookie } = place
  const { id, debtor_id } = await makeNamed(place, word)
  await advance(world, 1800)
  const debtor = asDebtor(world, cookiesOf(well(await tryCode(world, await printedFor(world, id)))))
  const headers = { cookie: debtor.cookie, ...multipartHeaders() }
  const payload = multipart([{ name: 'text', content: `Hier ist ${word}` }, filePart(`${word}.pdf`, PDF)])
  well(await world.request({ method: 'POST', url: '/api/debtor/messages', headers, payload }))
  well(await debtor.send('PATCH', '/api/debtor/contact', { email: `neu.${word.toLowerCase()}@example.com` }))
  well(await team.post(`/api/operator/claims/${id}/messages`, { text: `Sehr geehrte Frau ${word}` }))
  well(await team.post(`/api/operator/claims/${id}/questions`, { text: `Kennt ${word} die Rechnung?` }))
  const noted = { kind: 'call_in', text: `${word} rief an` }
  const note_id: string = well(await team.post(`/api/operator/claims/${id}/notes`, noted)).json().data.id
  well(await upload(team, `/api/operator/notes/${note_id}/files`, [filePart(`Notiz ${word}.pdf`, PDF)]))
  const task = { claim_id: id, title: `${word} anrufen`, due_on: dayInVienna(world.clock.business()) }
  well(await team.post('/api/operator/tasks', task))
  for (const held of [true, false])
    well(await team.post(`/api/operator/claims/${id}/hold`, { held, note: `${word} hat angerufen` }))
  well(await upload(partner, `/openapi/claims/${id}/documents`, [filePart(`Vertrag ${word}.pdf`, PDF)]))
  const paid = { amount: 10, reference: `Zahlung ${word}`, notes: word, iban: 'AT483200000012345864' }
  well(await partner.post(`/openapi/claims/${id}/payments`, paid))
  const creditor = asCreditor(world, cookie)
  const report = { amount: 1, payment_date: '2026-05-14', note: `${word} war da` }
  well(await creditor.send('POST', `/api/creditor/claims/${id}/direct-payment`, report))
  well(await creditor.send('POST', `/api/creditor/claims/${id}/withdrawal`, { reason: `${word} ist verzogen` }))
  await world.deps.jobs.runDue(world.deps)
  return { id, debtor_id }
}

/** At court: one waits for the creditor, one is decided with a fee invoice, one is filed. */
export async function makeCourtFiles(
  world: World,
  team: OperatorClient,
  place: Place,
  word: string,
): Promise<[Trace, Trace, Trace]> {
  const make = async (): Promise<Trace> => {
    const made = await makeNamed(place, word)
    await moveToCourtStep(world, made.id)
    return made
  }
  const [waiting, decided, filed] = [await make(), await make(), await make()]
  for (const { id } of [decided, filed])
    well(await place.partner.post(`/openapi/claims/${id}/lawsuit-decision`, { decision: 'sue' }))
  well(await team.post(`/api/operator/claims/${filed.id}/filing`, { reference: `1 C 1/26a ${word}` }))
  await world.deps.jobs.runDue(world.deps)
  return [waiting, decided, filed]
}

/** With a plan that is behind, an invoice that nobody could read, and a letter that came back. */
export async function makeOddFiles(
  world: World,
  team: OperatorClient,
  place: Place,
  word: string,
): Promise<[Trace, Trace, Trace]> {
  const planned = await makeNamed(place, word)
  await world.act(async (work) => {
    const accepted = await moveClaim(work, await takeClaim(work, planned.id), 'in_processing')
    await agreePlan(work, accepted, { installments: equalInstallments(105_000, 3, dayInVienna(work.now)), via: 'team' })
  })
  const unread = await makeNamed(place, word)
  well(await upload(place.partner, `/openapi/claims/${unread.id}/invoices`, [filePart(`${word}.pdf`, PDF)]))
  const returned = await makeNamed(place, word)
  await advance(world, 1800)
  const letter = await idOf(world, sql`select id from letters where claim_id = ${returned.id} limit 1`)
  well(await team.post(`/api/operator/letters/${letter}/returned`, { note: word }))
  await world.deps.jobs.runDue(world.deps)
  return [planned, unread, returned]
}

export const idOf = async (world: World, statement: Statement): Promise<string> =>
  (await world.deps.db.one<{ id: string }>(statement))?.id as string

/** A request at the privacy desk from somebody whom we know, about these records. */
export async function openRequest(
  team: OperatorClient,
  kind: string,
  person_name: string,
  debtor_ids: readonly string[],
): Promise<string> {
  const subjects = debtor_ids.map((id) => ({ kind: 'debtor', id }))
  const body = { kind, person_name, channel: 'letter', language: 'de', received_on: '2026-05-01', subjects }
  const { id } = well(await team.post('/api/operator/privacy/requests', body)).json().data
  const known = { method: 'known_channel', note: 'answered a letter' }
  well(await team.post(`/api/operator/privacy/requests/${id}/identity`, known))
  return id
}

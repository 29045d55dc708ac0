import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable } from './cases.ts'
import { asCreditor, enterPortal, PASSWORD } from './creditors.ts'
import { filePart, upload } from './files.ts'
import { AUSTRIAN_HEAD } from './letter-facts.ts'
import { openWorld } from './world.ts'

/** Money from the debtor's transfer to the creditor's account, as everybody on the way sees it. */
const world = await openWorld()
const admin = await world.operator()
const second = await world.operator()
const agent = await world.operator('agent')
const OP = '/api/operator'
const CLIENT_IBAN = 'AT071100000012345678'
const OWN_IBAN = 'AT483200000012345864'
const PAYER_IBAN = 'DE89370400440532013000'
const OTHER_IBAN = 'DE02120300000000202051'
const PAYOUT_IBAN = 'AT611904300234573201'

const entered = await enterPortal(world)
const { partner, customer_id } = entered
const creditor = asCreditor(world, entered.cookie)
const { organization_id } = partner

type Booked = {
  amount: string
  text?: string
  ref?: string
  day?: string
  end_to_end?: string
  iban?: string
  name?: string
}

/** A camt.053.001.08 file, as a bank would send it; negative amounts are debits. */
function camt(iban: string, { opening, day }: { opening: number; day: string }, entries: readonly Booked[]): string {
  const closing = entries.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), opening)
  const euro = (amount_cents: number) => (Math.abs(amount_cents) / 100).toFixed(2)
  const balance = (code: string, amount_cents: number) => `
    <Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${euro(amount_cents)}</Amt>
    <CdtDbtInd>${amount_cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`
  const entry = (one: Booked) => {
    const side = one.amount.startsWith('-') ? 'DBIT' : 'CRDT'
    const amount = one.amount.replace('-', '')
    const [party, account] = side === 'CRDT' ? ['Dbtr', 'DbtrAcct'] : ['Cdtr', 'CdtrAcct']
    return `
    <Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
    <BookgDt><Dt>${one.day ?? day}</Dt></BookgDt><ValDt><Dt>${one.day ?? day}</Dt></ValDt>
    ${one.ref ? `<AcctSvcrRef>${one.ref}</AcctSvcrRef>` : ''}
    <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${side === 'CRDT' ? 'RCDT' : 'ICDT'}</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>
    <NtryDtls><TxDtls><Refs>${one.end_to_end ? `<EndToEndId>${one.end_to_end}</EndToEndId>` : ''}</Refs>
    <Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>
    <RltdPties><${party}><Pty><Nm>${one.name ?? 'Max Canary-Maier'}</Nm></Pty></${party}>
    <${account}><Id><IBAN>${one.iban ?? PAYER_IBAN}</IBAN></Id></${account}></RltdPties>
    <RmtInf><Ustrd>${one.text ?? ''}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
  <GrpHdr><MsgId>M-${day}</MsgId><CreDtTm>${day}T20:00:00</CreDtTm></GrpHdr>
  <Stmt><Id>S-${day}-${opening}</Id><CreDtTm>${day}T20:00:00</CreDtTm>
  <Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>
  ${balance('OPBD', opening)}${balance('CLBD', closing)}${entries.map(entry).join('')}
  </Stmt></BkToCstmrStmt></Document>`
}

const rounded = (euro: number): number => Math.round(euro * 100) / 100

const send = (content: string) => upload(agent, `${OP}/bank-statements`, [filePart('statement.xml', content)])

async function reconcile() {
  const answer = await admin.get(`${OP}/ledger/reconciliation?organization_id=${organization_id}`)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data
}

async function claimOf(id: string) {
  return (await partner.get(`/openapi/claims/${id}`)).json().data
}

async function createAccount(body: object): Promise<string> {
  const made = await admin.post(`${OP}/bank-accounts`, { organization_id, ...body })
  assert.equal(made.statusCode, 201, made.body)
  return made.json().data.id
}

test('money goes from the debtor to the creditor, once, and the books balance at every step', async () => {
  await admin.patch(`${OP}/organizations/${organization_id}`, { letterhead: AUSTRIAN_HEAD })
  const client_account = await createAccount({
    name: 'Fremdgeld',
    iban: CLIENT_IBAN,
    bic: 'BKAUATWW',
    kind: 'client_money',
  })
  await createAccount({ name: 'Betrieb', iban: OWN_IBAN, bic: 'RLNWATWW', kind: 'own' })
  assert.equal(
    (await agent.post(`${OP}/bank-accounts`, { organization_id, name: 'x', iban: PAYER_IBAN, kind: 'own' })).statusCode,
    403,
  )

  const one = await makeCollectable(partner, { customer_id, amount: 1000 })
  const two = await makeCollectable(partner, { customer_id, amount: 500 })
  const { case_reference: first_reference } = await claimOf(one.id)
  const { case_reference: second_reference } = await claimOf(two.id)

  // In: one names its case, one pays too much, one says nothing.
  const file = camt(CLIENT_IBAN, { opening: 20_000, day: '2026-05-14' }, [
    { amount: '1000.00', text: `Rechnung ${first_reference}`, ref: 'B1' },
    { amount: '520.00', text: second_reference.toLowerCase(), ref: 'B2' },
    { amount: '77.00', text: 'Danke', ref: 'B3', name: 'Unbekannt', iban: OTHER_IBAN },
  ])
  const read = await send(file)
  assert.equal(read.statusCode, 201, read.body)
  const { id: statement_id, ...counts } = read.json().data
  assert.ok(statement_id)
  assert.deepEqual(counts, {
    account_id: client_account,
    entries: 3,
    booked: 2,
    suggested: 0,
    unmatched: 1,
    duplicates: 0,
  })
  const again = await send(file)
  assert.equal(again.statusCode, 201)
  assert.equal(again.json().data.duplicates, 3)

  const [paid] = (await partner.get(`/openapi/claims/${one.id}/payments`)).json().data
  assert.equal(paid.amount, 1000)
  assert.equal(paid.payment_method, 'bank_transfer')
  assert.equal(paid.value_date, '2026-05-14')
  assert.equal(paid.received_by, 'us')
  assert.equal((await claimOf(one.id)).case_status, 'closed')

  const listed = (await agent.get(`${OP}/bank-entries?account_id=${client_account}`)).json()
  assert.equal(listed.data.length, 3)
  const surplus = listed.data.find(({ bank_reference }: { bank_reference: string }) => bank_reference === 'B2')
  assert.equal(surplus.status, 'to_refund')
  const surplus_amount = rounded(520 - (await claimOf(two.id)).paid_amount)
  assert.equal(surplus.to_refund, surplus_amount)
  const stray = listed.data.find(({ bank_reference }: { bank_reference: string }) => bank_reference === 'B3')
  assert.equal(stray.status, 'unmatched')

  const after_in = await reconcile()
  assert.equal(after_in.difference, 0)

  // Back: the surplus goes to the account that it came from.
  assert.equal((await agent.post(`${OP}/bank-entries/${surplus.id}/refund`, { note: 'zu viel' })).statusCode, 200)

  // Settled with the creditor.
  assert.equal((await agent.post(`${OP}/settlements`, { customer_id, up_to: '2026-05-14' })).statusCode, 403)
  const settled = await admin.post(`${OP}/settlements`, { customer_id, up_to: '2026-05-14' })
  assert.equal(settled.statusCode, 201, settled.body)
  const settlement = settled.json().data
  const collected = rounded(1520 - surplus_amount)
  const remitted = rounded(collected - 180)
  assert.equal(settlement.collected, collected)
  assert.equal(settlement.fees_net, 150)
  assert.equal(settlement.fees_vat, 30)
  assert.equal(settlement.court_fees_advanced, 0)
  assert.equal(settlement.set_off, 180)
  assert.equal(settlement.remitted, remitted)
  const nothing = await admin.post(`${OP}/settlements`, { customer_id, up_to: '2026-05-14' })
  assert.equal(nothing.statusCode, 409, 'nothing is settled twice')
  const ahead = await admin.post(`${OP}/settlements`, { customer_id, up_to: '2026-05-15' })
  assert.equal(ahead.statusCode, 400)
  for (const name of ['invoice.pdf', 'statement.pdf', 'statement.csv']) {
    const got = await admin.get(`${OP}/settlements/${settlement.id}/${name}`)
    assert.equal(got.statusCode, 200, `${name}: ${got.body.slice(0, 200)}`)
  }
  const seen = (await creditor.get('/api/creditor/settlements')).json().data
  assert.deepEqual(
    seen.map(({ id }: { id: string }) => id),
    [settlement.id],
  )
  assert.equal((await reconcile()).difference, 0)

  // Out: without an account the creditor is left out, then paid.
  const without = await admin.post(`${OP}/payment-runs`, { account_id: client_account })
  assert.equal(without.statusCode, 201, without.body)
  assert.ok(without.json().data.left_out.some(({ reason }: { reason: string }) => reason === 'no_iban'))
  const run_without = without.json().data
  const wished = await creditor.send('PATCH', '/api/creditor/company', {
    payout_iban: PAYOUT_IBAN,
    current_password: PASSWORD,
  })
  assert.equal(wished.statusCode, 200, wished.body)
  assert.equal((await admin.post(`${OP}/customers/${customer_id}/payout-iban/confirm`)).statusCode, 200)
  const made = await admin.post(`${OP}/payment-runs`, { account_id: client_account })
  assert.equal(made.statusCode, 201, made.body)
  const runs = [run_without, made.json().data]
  const items = runs.flatMap(({ items }) => items)
  assert.deepEqual(items.map(({ kind, amount, status }) => `${kind} ${amount} ${status}`).sort(), [
    'fee 180 open',
    `refund ${surplus_amount} open`,
    `settlement ${remitted} open`,
  ])
  for (const { id } of runs) {
    assert.equal((await admin.get(`${OP}/payment-runs/${id}/pain.001.xml`)).statusCode, 409)
    const own = await admin.post(`${OP}/payment-runs/${id}/release`)
    assert.equal(own.statusCode, 403)
    assert.equal(own.json().code, 'same_person')
    const released = await second.post(`${OP}/payment-runs/${id}/release`)
    assert.equal(released.statusCode, 200, released.body)
    const xml = await admin.get(`${OP}/payment-runs/${id}/pain.001.xml`)
    assert.equal(xml.statusCode, 200)
    assert.match(xml.body, /urn:iso:std:iso:20022:tech:xsd:pain\.001\.001\.09/)
  }
  assert.equal((await admin.post(`${OP}/payment-runs`, { account_id: client_account })).statusCode, 409)
  assert.equal((await reconcile()).difference, 0)

  // The bank shows that it has paid.
  const opening = 20_000 + 159_700
  const shown = await send(
    camt(
      CLIENT_IBAN,
      { opening, day: '2026-05-14' },
      items.map(({ amount, end_to_end_id }, index) => ({
        amount: `-${Number(amount).toFixed(2)}`,
        end_to_end: end_to_end_id,
        ref: `X${index}`,
        iban: PAYOUT_IBAN,
      })),
    ),
  )
  assert.equal(shown.statusCode, 201, shown.body)
  for (const { id } of runs) {
    const run = (await admin.get(`${OP}/payment-runs/${id}`)).json().data
    assert.ok(run.items.every(({ status }: { status: string }) => status === 'executed'))
  }
  assert.equal((await agent.get(`${OP}/bank-entries?status=refunded`)).json().data[0].id, surplus.id)
  const last = await reconcile()
  assert.equal(last.difference, 0)

  const journal = (await admin.get(`${OP}/ledger?organization_id=${organization_id}&limit=100`)).json().data
  for (const { lines } of journal) {
    assert.equal(
      lines.reduce((sum: number, { amount }: { amount: number }) => sum + Math.round(amount * 100), 0),
      0,
    )
  }
  for (const format of ['datev', 'csv']) {
    const url = `${OP}/ledger/export?organization_id=${organization_id}&from=2026-05-01&to=2026-05-31&format=${format}`
    const exported = await admin.get(url)
    assert.equal(exported.statusCode, 200, exported.body.slice(0, 300))
  }
})

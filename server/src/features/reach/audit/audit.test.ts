import assert from 'node:assert/strict'
import { test } from 'node:test'
import { auditedSteps } from '../../../../test/audited-steps.ts'
import { makeCollectable, makePayout } from '../../../../test/cases.ts'
import { creditorWithCase } from '../../../../test/creditor-cases.ts'
import { enterPortal } from '../../../../test/creditors.ts'
import { enterCase } from '../../../../test/debtors.ts'
import { filePart, PDF, upload } from '../../../../test/files.ts'
import { AUSTRIAN_HEAD } from '../../../../test/letter-facts.ts'
import { openSettling } from '../../../../test/settlements.ts'
import { openWorld } from '../../../../test/world.ts'
import { verifyAudit } from '../../../platform/audit/chain.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()
const admin = await world.operator('admin')
const agent = await world.operator('agent')
const URL = '/api/operator'

type Entry = { action: string; actor_id: string; subject_id: string | null; details: string }
const entries = (): Promise<Entry[]> =>
  world.deps.db.many(sql`
    select action, actor_id, subject_id, details::text as details from audit_entries order by at, log, number`)

/** What an act adds to the log. */
async function added(act: () => Promise<unknown>): Promise<string[]> {
  const before = (await entries()).length
  await act()
  return (await entries()).slice(before).map(({ action }) => action)
}

const put = (url: string, payload: object) =>
  world.request({ method: 'PUT', url, headers: { cookie: admin.cookie }, payload })
const idOf = async (answer: Promise<{ body: string; json(): { data: { id: string } } }>) => {
  const { body, json } = await answer
  assert.ok(json().data?.id, body)
  return json().data.id
}

const organization = await idOf(admin.post(`${URL}/organizations`, { name: 'Haus', letterhead: AUSTRIAN_HEAD }))
const partner_body = { organization_id: organization, name: 'P', email: 'p@b.example', commission_rate: 0.1 }
const partner = await idOf(admin.post(`${URL}/partners`, partner_body))
const bank_account = {
  organization_id: organization,
  name: 'Konto',
  iban: 'DE89370400440532013000',
  kind: 'client_money',
}
const member_body = { email: 'neu@team.example', name: 'Neu', role: 'agent' }
const member = await idOf(admin.post(`${URL}/users`, member_body))
const hook = `${URL}/partners/${partner}/webhook`

/** Each administrative operation with an act that must leave an entry, in an order in which all of them work. */
const AUDITED: Record<string, () => Promise<unknown>> = {
  createOrganization: () => admin.post(`${URL}/organizations`, { name: 'Zweites Haus' }),
  changeOrganization: () => admin.patch(`${URL}/organizations/${organization}`, { letter_interval_days: 20 }),
  openBankAccount: () => admin.post(`${URL}/bank-accounts`, bank_account),
  changeBankAccount: async () => {
    const [account] = (await admin.get(`${URL}/bank-accounts?organization_id=${organization}`)).json().data
    return admin.patch(`${URL}/bank-accounts/${account.id}`, { name: 'Anderkonto' })
  },
  closeBankAccount: async () => {
    const [account] = (await admin.get(`${URL}/bank-accounts?organization_id=${organization}`)).json().data
    return admin.post(`${URL}/bank-accounts/${account.id}/close`, { note: 'A' })
  },
  createPartner: () => admin.post(`${URL}/partners`, partner_body),
  changePartner: () => admin.patch(`${URL}/partners/${partner}`, { commission_rate: 0.3 }),
  confirmPartner: () => admin.post(`${URL}/partners/${partner}/confirm`),
  createOperator: () => admin.post(`${URL}/users`, { ...member_body, email: 'zwei@team.example' }),
  changeOperator: () => admin.patch(`${URL}/users/${member}`, { role: 'admin' }),
  resetOperatorPassword: () => admin.post(`${URL}/users/${member}/reset-password`),
  unlockOperator: () => admin.post(`${URL}/users/${member}/unlock`),
  resetOperatorTotp: async () => {
    await world.deps.db.alone(sql`
      insert into login_totp (id, operator_id, sealed_secret, enabled_at, last_step)
      values (gen_random_uuid(), ${member}, 'x', wall_now(), 1)`)
    return admin.delete(`${URL}/users/${member}/totp`)
  },
  issueToken: () => admin.post(`${URL}/tokens`, { organization_id: organization, kind: 'organization' }),
  revokeToken: async () =>
    admin.delete(
      `${URL}/tokens/${await idOf(admin.post(`${URL}/tokens`, { organization_id: organization, kind: 'organization' }))}`,
    ),
  setWebhook: () => put(hook, { url: 'https://hooks.partner.example/key-in-the-path' }),
  switchWebhook: () => admin.patch(hook, { enabled: false }),
  rotateWebhookSecret: () => admin.post(`${hook}/rotate-secret`),
  sendTestEvent: async () => {
    await admin.patch(hook, { enabled: true })
    return admin.post(`${hook}/test`)
  },
  deleteWebhook: () => admin.delete(hook),
  uploadLegalTable: async () => {
    const table = (await admin.get(`${URL}/legal-tables/base_rates`)).json().data
    return put(`${URL}/legal-tables/base_rates`, table)
  },
  confirmLegalRow: async () => {
    const tables = (await admin.get(`${URL}/legal-tables`)).json().data as {
      name: string
      rows: { list: string; valid_from: string; in_force: boolean }[]
    }[]
    const { name, rows } = tables.find(({ rows }) => rows.some(({ in_force }) => in_force)) as (typeof tables)[number]
    const { list, valid_from } = rows.find(({ in_force }) => in_force) as (typeof rows)[number]
    const answer = await admin.post(`${URL}/legal-tables/${name}/confirm`, { list, valid_from, next_change: null })
    assert.equal(answer.statusCode, 200, answer.body)
  },
  restoreLegalTable: async () => {
    const [{ version }] = (await admin.get(`${URL}/legal-tables/base_rates/versions`)).json().data
    return admin.post(`${URL}/legal-tables/base_rates/restore`, { version })
  },
  dropLegalTable: () => admin.delete(`${URL}/legal-tables/base_rates`),
  changeTeamCustomer: async () => {
    const { customer_id } = await enterPortal(world)
    await admin.patch(`${URL}/customers/${customer_id}`, { deducts_input_tax: true })
    return admin.patch(`${URL}/customers/${customer_id}`, { deducts_input_tax: false })
  },
  joinDebtors: async () => {
    const [one, other] = [await makeCollectable(await world.partner()), await makeCollectable(await world.partner())]
    return admin.post(`${URL}/debtors/${one.debtor_id}/join`, { debtor_id: other.debtor_id })
  },
  separateDebtor: async () => {
    const [one, other] = [await makeCollectable(await world.partner()), await makeCollectable(await world.partner())]
    await admin.post(`${URL}/debtors/${one.debtor_id}/join`, { debtor_id: other.debtor_id })
    return admin.delete(`${URL}/debtors/${one.debtor_id}/join`)
  },
  withdrawAccess: async () => {
    const { customer_id } = await enterPortal(world)
    const [person] = (await admin.get(`${URL}/customers/${customer_id}/people`)).json().data
    return admin.delete(`${URL}/customers/${customer_id}/people/${person.id}`)
  },
  inviteCustomerAgain: async () => {
    const { customer_id } = await enterPortal(world)
    const [person] = (await admin.get(`${URL}/customers/${customer_id}/people`)).json().data
    await admin.delete(`${URL}/customers/${customer_id}/people/${person.id}`)
    return admin.post(`${URL}/customers/${customer_id}/invitation`)
  },
  createPayout: async () => makePayout(world, await world.partner()),
  reversePayout: async () =>
    admin.post(`${URL}/payouts/${await makePayout(world, await world.partner())}/reverse`, { note: 'A' }),
  createSettlement: async () => {
    const { makeClaim, receive, settle } = await openSettling(world, { letterhead: null })
    await receive(await makeClaim(), 100)
    return settle()
  },
  importClaims: async () => {
    const { partner_id } = await world.partner()
    return admin.post(`${URL}/partners/${partner_id}/claims/bulk`, { items: [{}] })
  },
  advanceTeamSandboxClock: () => admin.post(`${URL}/sandbox/clock/advance`, { seconds: 1 }),
}

const ENTRY_OF: Record<string, string> = {
  createOrganization: 'organization.created',
  changeOrganization: 'organization.changed',
  openBankAccount: 'bank_account.created',
  changeBankAccount: 'bank_account.renamed',
  closeBankAccount: 'bank_account.closed',
  createPartner: 'partner.created',
  changePartner: 'partner.changed',
  confirmPartner: 'partner.confirmed',
  createOperator: 'operator.created',
  changeOperator: 'operator.changed',
  resetOperatorPassword: 'operator.password_set',
  unlockOperator: 'operator.unlocked',
  resetOperatorTotp: 'second_factor.reset',
  issueToken: 'token.issued',
  revokeToken: 'token.revoked',
  setWebhook: 'webhook.created',
  switchWebhook: 'webhook.switched',
  rotateWebhookSecret: 'webhook.secret_rotated',
  sendTestEvent: 'webhook.tested',
  deleteWebhook: 'webhook.deleted',
  uploadLegalTable: 'legal_table.replaced',
  confirmLegalRow: 'legal_table.row_confirmed',
  restoreLegalTable: 'legal_table.restored',
  dropLegalTable: 'legal_table.dropped',
  changeTeamCustomer: 'customer.changed',
  joinDebtors: 'debtor.joined',
  separateDebtor: 'debtor.separated',
  withdrawAccess: 'customer.person_removed',
  inviteCustomerAgain: 'customer.invited',
  createPayout: 'revenue.paid_out',
  reversePayout: 'revenue.payout_cancelled',
  createSettlement: 'settlement.made',
  importClaims: 'claims.imported',
  advanceTeamSandboxClock: 'sandbox.clock_advanced',
}

/** Operations whose entries a test below asserts, or that do nothing by themselves. */
const ELSEWHERE: Record<string, string> = {
  ...{ logIn: 'below', endOtherSessions: 'below', endSession: 'below', changePassword: 'below' },
  beginPasskeyLogin: 'nobody is in before logInWithPasskey',
  beginPasskey: 'nothing is there before addPasskey',
  compareLegalTable: 'nothing is stored',
  beginTotp: 'nothing is on before confirmTotp',
}
const STEPS = await auditedSteps(world)

const CLAIM_LOG = 'recorded in the activity log of the claim'
/** No administration: each is recorded where the work is done, or changes nothing but the own desk. */
const EXCEPTIONS: Record<string, string> = {
  ...{ logOut: 'the own session only', changeOneself: 'the own name, language and theme' },
  ...Object.fromEntries(
    ['addPrivacySubject', 'removePrivacySubject', 'tellPrivacyRecipient', 'announceLifting'].map((name) => [
      name,
      'a step in the history of the request',
    ]),
  ),
  uploadBankStatement: 'the file is kept with who sent it',
  ...{ createPrintRuns: 'the run is kept with who made it', dissolvePrintRun: 'the run is kept with who ended it' },
  postPrintRun: 'the log of each claim',
  ...{ markWorkSeen: 'the own desk', assignWork: 'the desk', snoozeWork: 'the desk' },
  ...{ previewClaimBatch: 'changes nothing', stopClaimBatch: 'leaves the claims as they are' },
  ...{ createView: 'the desk', changeView: 'the desk', deleteView: 'the desk' },
  readNotices: 'the own desk',
  ...Object.fromEntries(
    [
      ...['changeTeamClaim', 'moveClaim', 'closeClaim', 'reopenClaim', 'disputeClaim', 'holdClaim', 'unblockClaim'],
      ...['assignClaim', 'orderClaimBatch'],
      ...['setDebtorSituation', 'agreeInstallmentPlan', 'recordTeamPayment', 'reversePayment', 'mendDebtor'],
      ...['markLetterPosted', 'markLetterPrinted', 'voidLetter', 'markLettersPosted', 'markLettersPrinted'],
      ...[
        'remakeLetter',
        'markLetterReturned',
        'answerDebtor',
        'writeCaseNote',
        'correctCaseNote',
        'withdrawCaseNote',
        'attachNoteFile',
        'makeTask',
        'changeTask',
      ],
      ...['confirmDirectPayment', 'refuseDirectPayment', 'acceptWithdrawal'],
      ...['refuseWithdrawal', 'askCreditor', 'takeBackQuestion', 'recordFiling', 'recordTitle', 'recordCourtMessage'],
      ...['reverseFiling', 'reverseTitle'],
      ...['recordToldDecision', 'sendDecisionLink', 'uploadTeamInvoice'],
      ...['markCourtFeeInvoicePaid', 'correctCourtFeeInvoice', 'uploadTeamDocument', 'releaseDocument'],
      ...['takeBackDocument', 'shareDocument', 'readInvoiceAgain', 'correctField', 'acceptField', 'undoCheckStep'],
      ...['makeInvoiceOfDocument', 'splitTeamInvoice'],
    ].map((name) => [name, CLAIM_LOG]),
  ),
}

test('every operation of the team that changes something is audited, or says why not', async () => {
  const { paths } = world.http.documents.operator()
  const writing = Object.values(paths as Record<string, Record<string, { operationId: string }>>).flatMap((methods) =>
    Object.entries(methods).flatMap(([method, { operationId }]) => (method === 'get' ? [] : [operationId])),
  )
  const { exportPerson: _, ...steps } = STEPS
  const known = [AUDITED, steps, ELSEWHERE, EXCEPTIONS].flatMap((names) => Object.keys(names))
  assert.deepEqual(
    writing.filter((name) => !known.includes(name)),
    [],
    'neither audited nor excepted',
  )
  assert.deepEqual(
    known.filter((name) => !writing.includes(name)),
    [],
    'no such operation',
  )
})

test('each administrative act leaves an entry in its own transaction, without secrets, and the chain holds', async () => {
  for (const [operation, act] of Object.entries(AUDITED)) {
    const actions = await added(act)
    assert.ok(actions.includes(ENTRY_OF[operation] as string), `${operation}: ${actions}`)
  }
  for (const [operation, { entry, act }] of Object.entries(STEPS)) {
    const actions = await added(act)
    assert.ok(actions.includes(entry), `${operation}: ${actions}`)
  }
  const all = (await entries()).map(({ details }) => details).join('\n')
  assert.doesNotMatch(all, /whsec_|key-in-the-path|@|AT61190430/)
  assert.deepEqual((await verifyAudit(world.deps.db)).breaks, [])
})

test('logins, failed ones and the end of sessions are entries; nobody’s failures are not', async () => {
  const { initial_password, email } = (
    await admin.post(`${URL}/users`, { ...member_body, email: 'drei@team.example' })
  ).json().data
  const logIn = (payload: object) => world.request({ method: 'POST', url: `${URL}/session`, payload })
  assert.deepEqual(await added(() => logIn({ email, password: 'not this one' })), ['operator.login_failed'])
  assert.deepEqual(await added(() => logIn({ email: 'niemand@team.example', password: 'x' })), [])
  assert.deepEqual(await added(() => logIn({ email, password: initial_password })), ['operator.logged_in'])
  const session = await logIn({ email, password: initial_password })
  const cookie = String([session.headers['set-cookie']].flat()[0]).split(';')[0] as string
  const end = () => world.request({ method: 'DELETE', url: `${URL}/sessions`, headers: { cookie } })
  assert.deepEqual(await added(end), ['operator.sessions_ended'])
  const change = { current_password: initial_password, new_password: 'a password of my own' }
  const own = () =>
    world.request({ method: 'POST', url: `${URL}/session/password`, headers: { cookie }, payload: change })
  assert.deepEqual(await added(own), ['operator.password_changed'])
})

test('a look at a debtor’s file is one entry an hour, a search tells no words, and an unknown file none', async () => {
  const claim = await makeCollectable(await world.partner())
  const look = (path: string) => () => agent.get(`${URL}/${path}`)
  assert.deepEqual(await added(look(`claims/${claim.id}`)), ['debtor.read'])
  assert.deepEqual(await added(look(`claims/${claim.id}`)), [])
  assert.deepEqual(await added(look(`claims/${claim.id}/documents`)), [])
  assert.deepEqual(await added(() => admin.get(`${URL}/claims/${claim.id}`)), ['debtor.read'], 'another person')
  assert.deepEqual(await added(look(`debtors/${claim.debtor_id}`)), ['debtor.read'])
  assert.deepEqual(await added(look(`claims/${admin.operator_id}`)), [])
  const asked = `audit?log=access&debtor_id=${claim.debtor_id}`
  const seen = (await admin.get(`${URL}/${asked}`)).json().data as { actor_id: string; subject_kind: string }[]
  assert.deepEqual(
    seen.map(({ actor_id, subject_kind }) => `${actor_id === agent.operator_id ? 'agent' : 'admin'} ${subject_kind}`),
    ['agent debtor', 'admin claim', 'agent claim'],
    'who looked at anything of this debtor, newest first',
  )
  const by = (await admin.get(`${URL}/${asked}&actor_id=${admin.operator_id}`)).json()
  assert.equal(by.total, 1)
  assert.deepEqual(await added(look('claims?q=Mustermann')), ['debtor.searched'])
  assert.doesNotMatch((await entries()).map(({ details }) => details).join(), /Mustermann/)
})

test('administrators filter and export the log, and the export is an entry; agents see nothing of it', async () => {
  assert.equal((await agent.get(`${URL}/audit`)).statusCode, 403)
  assert.equal((await agent.get(`${URL}/audit.csv`)).statusCode, 403)
  const read = async (query: string) => (await admin.get(`${URL}/audit?${query}`)).json()
  const { data, total } = await read('group=partner&limit=2')
  assert.ok(total >= 3 && data.length === 2)
  assert.equal(data[0].action.split('.')[0], 'partner')
  const changed = (await read(`action=partner.changed&subject_id=${partner}`)).data[0]
  assert.deepEqual([changed.actor_name, changed.subject_name], ['Somebody', 'P'])
  assert.deepEqual(changed.details.changes, [{ field: 'commission_rate', from: 0.1, to: 0.3 }])
  const others = (await read(`actor_id=${admin.operator_id}`)).data as { actor_id: string }[]
  assert.ok(others.every(({ actor_id }) => actor_id === admin.operator_id))
  assert.equal((await read(`organization_id=${organization}&log=access`)).total, 0)
  assert.equal((await read('to=2020-01-01')).total, 0)
  assert.equal((await admin.get(`${URL}/audit?action=x`)).statusCode, 400)
  const made = await added(async () => {
    const { statusCode, body } = await admin.get(`${URL}/audit.csv?group=partner`)
    assert.equal(statusCode, 200)
    assert.match(body, /partner\.changed/)
  })
  assert.deepEqual(made, ['export.made'])
})

test('a portal that is asked for the same file all day long fills no log', async () => {
  const debtor = await enterCase(world)
  const made = await added(async () => {
    for (const format of ['json', 'json', 'pdf', 'json', 'pdf'])
      assert.equal((await debtor.get(`/api/debtor/data-export?format=${format}`)).statusCode, 200)
  })
  assert.deepEqual(made, ['export.made', 'export.made'], 'one for each format')
  const creditor = await creditorWithCase(world)
  const exported = await added(async () => {
    for (const path of [
      'claims.csv',
      'claims.csv?q=a',
      'money.csv?year=2026',
      'money.csv?year=2025',
      'money.csv?year=2026',
    ])
      assert.equal((await creditor.get(`/creditor/${path}`)).statusCode, 200)
  })
  assert.deepEqual(exported, ['export.made', 'export.made', 'export.made'])
})

test('whoever asks for a part of a file has opened it', async () => {
  const reader = await world.operator('agent')
  const { id, partner: owner } = await enterCase(world)
  const sent = await upload(owner, `/openapi/claims/${id}/documents`, [filePart('Vertrag.pdf', PDF)])
  const url = `${URL}/documents/${sent.json().data.id}/download`
  const opened = await added(async () => {
    assert.equal((await reader.get(url, { range: 'bytes=0-' })).statusCode, 206)
  })
  assert.deepEqual(opened, ['debtor.file_opened'])
})

test('a list of one case or person is a look at their file', async () => {
  const claim = await makeCollectable(await world.partner())
  const lookOf = async (path: string) => {
    const reader = await world.operator('agent')
    return added(async () => {
      const answer = await reader.get(`${URL}/${path}`)
      assert.equal(answer.statusCode, 200, answer.body)
    })
  }
  for (const path of ['letters', 'payments', 'claim-lines'])
    assert.deepEqual(await lookOf(`${path}?claim_id=${claim.id}`), ['debtor.read'], path)
  assert.deepEqual(await lookOf(`claims?debtor_id=${claim.debtor_id}`), ['debtor.read'])
  for (const path of [`tasks.csv?claim_id=${claim.id}`, `claims.csv?debtor_id=${claim.debtor_id}`])
    assert.deepEqual((await lookOf(path)).toSorted(), ['debtor.read', 'export.made'], path)
  assert.deepEqual(await lookOf('tasks.csv'), ['export.made'])
  for (const path of ['mail?q=somebody', 'parties?q=somebody'])
    assert.deepEqual(await lookOf(path), ['debtor.searched'], path)
  const two = `claim-lines?claim_id=${claim.id}&claim_id=${(await makeCollectable(await world.partner())).id}`
  for (const path of ['letters', 'payments', 'claims', 'mail', `letters?claim_id=${admin.operator_id}`, two])
    assert.deepEqual(await lookOf(path), [], path)
})

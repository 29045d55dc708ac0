import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type WorkKind, waitsWhileWithheld } from '../src/features/reach/overview/rules.ts'
import { DAY_S } from '../src/kernel/dates.ts'
import { sql } from '../src/platform/db/db.ts'
import { enterPortal } from './creditors.ts'
import { advance } from './debtors.ts'
import { listTablesWith } from './tables.ts'
import { makeCourtFiles, makeFile, makeOddFiles, openRequest, well } from './withheld.ts'
import { type Answer, openWorld } from './world.ts'

/**
 * Data that may only be kept: of a person who asked for a restriction (Art. 18 GDPR), and of one who was erased and of whom
 * the law wants papers kept. Every GET of every document is sent by everybody who has a login, with all ids of these
 * people, and with what they would be searched by. No answer may hold a word of theirs.
 */
const RESTRICTED = 'Zaunkoenig'
const BLOCKED = 'Rotkehlchen'
const WORDS = [RESTRICTED, BLOCKED].map((word) => word.toLowerCase())

const world = await openWorld()
const [admin, agent] = [await world.operator('admin'), await world.operator('agent')]
const own = await enterPortal(world)
const organization = await world.organization({ organization_id: own.partner.organization_id })
const files = [
  await makeFile(world, admin, own, RESTRICTED),
  ...(await makeCourtFiles(world, admin, own, RESTRICTED)),
  ...(await makeOddFiles(world, admin, own, RESTRICTED)),
]
const blocked = await makeFile(world, admin, own, BLOCKED)

const PEOPLE = [
  { who: 'an agent', audience: 'operator', headers: { cookie: agent.cookie } },
  { who: 'an administrator', audience: 'operator', headers: { cookie: admin.cookie } },
  { who: 'a partner', audience: 'partner', headers: { authorization: `Bearer ${own.partner.token}` } },
  { who: 'an organisation', audience: 'partner', headers: { authorization: `Bearer ${organization.token}` } },
  { who: 'a creditor', audience: 'creditor', headers: { cookie: own.cookie } },
] as const
type Who = (typeof PEOPLE)[number]

type Operation = { operationId: string; parameters?: { in: string; name: string }[] }
const readsOf = (audience: Who['audience']): (Operation & { path: string })[] =>
  Object.entries(world.http.documents[audience]().paths as unknown as Record<string, { get?: Operation }>).flatMap(
    ([path, { get }]) => (get ? [{ path, ...get }] : []),
  )

/** Rows of every table that belong to a claim of theirs; the claims and the people themselves. */
async function rowsOf(found: readonly { id: string; debtor_id: string }[]): Promise<Map<string, string[]>> {
  const claim_ids = found.map(({ id }) => id)
  const tables = await listTablesWith(world.deps.db, ['claim_id', 'id'])
  const rows = new Map([
    ['claims', claim_ids],
    ['debtors', found.map(({ debtor_id }) => debtor_id)],
  ])
  for (const { name } of tables) {
    const of_table = await world.deps.db.alone<{ id: string }>({
      text: `select distinct on (claim_id) id from ${name} where claim_id = any($1::uuid[]) order by claim_id, id`,
      values: [claim_ids],
    })
    rows.set(
      name,
      of_table.map(({ id }) => id),
    )
  }
  return rows
}

const rows = await rowsOf([...files, blocked])
type Read = { operationId: string; url: string }

const withId = (path: string, id: string): string => path.replace(/\{[^}]+\}/, id).replace(/\{[^}]+\}/g, '1')

/** A list as it is, and searched for them. */
function listings({ path, parameters = [] }: Operation & { path: string }): string[] {
  const takes = (name: string) => parameters.some((one) => one.in === 'query' && one.name === name)
  const page = takes('limit') ? ['limit=100'] : []
  const searches = takes('q') ? [...WORDS, 'Erna'].map((word) => [`q=${word}`, ...page]) : []
  return [page, ...searches].map((query) => `${path}?${query.join('&')}`)
}

/** Every list, and every row of a table that a path with an id answers for. Found out before anything is withheld. */
async function readsBy({ audience, headers }: Who): Promise<Read[]> {
  const reads: Read[] = []
  for (const operation of readsOf(audience)) {
    const { path, operationId } = operation
    if (!path.includes('{')) reads.push(...listings(operation).map((url) => ({ operationId, url })))
    else
      for (const [table, ids] of rows) {
        const tried = table === 'claims' ? ids : ids.slice(0, 1)
        const answers = await Promise.all(tried.map((id) => world.request({ url: withId(path, id), headers })))
        if (answers.some(({ statusCode }) => statusCode < 400))
          reads.push(...ids.map((id) => ({ operationId, url: withId(path, id) })))
      }
  }
  return reads
}
const reads = new Map<Who, Read[]>()
for (const who of PEOPLE) reads.set(who, await readsBy(who))

const isFile = ({ headers }: Answer): boolean => !/json|csv|text|html/.test(String(headers['content-type']))

/** What an answer gives away: a word of theirs, or a file of theirs. */
const isTold = (answer: Answer): boolean =>
  answer.statusCode === 200 && (isFile(answer) || WORDS.some((word) => answer.body.toLowerCase().includes(word)))

const OPENED_BY_ADMINISTRATORS = [
  ...[
    'getClaimFile',
    'getTeamDebtor',
    'getLetter',
    'downloadLetter',
    'getLetterPage',
    'getMail',
    'downloadMailAttachment',
  ],
  ...[
    'downloadInstallmentAgreement',
    'listDebtorMessages',
    'listCaseNotes',
    'getCreditorRequests',
    'listCreditorQuestions',
  ],
  ...['getFilingPackage', 'getFilingPackageFile', 'listCourtMessages', 'getTeamCourtReadiness'],
  ...['listTeamDocuments', 'downloadTeamDocument', 'getExtraction', 'downloadInvoiceFile', 'getInvoicePage'],
]
const OWN_RECEIPT = 'an invoice of ours to the creditor, which tax law wants both to have'

/** Who may still be answered what, and why. */
const ALLOWED: Readonly<Record<string, Partial<Record<Who['who'], string>>>> = {
  ...Object.fromEntries(
    OPENED_BY_ADMINISTRATORS.map((operation) => [
      operation,
      { 'an administrator': 'one file, for a legal claim or to lift the restriction; each look is logged' },
    ]),
  ),
  listBlockedPeople: { 'an administrator': 'the desk for these people; each look is logged' },
  findPeople: {
    'an administrator': 'who asks about the own data has to be found; each search is logged',
    'an agent': 'who asks about the own data has to be found; each search is logged',
  },
  downloadCourtFeeInvoice: { 'an administrator': OWN_RECEIPT, 'an agent': OWN_RECEIPT, 'a creditor': OWN_RECEIPT },
}

async function leaksTo(who: Who): Promise<string[]> {
  const leaks = new Set<string>()
  for (const { operationId, url } of reads.get(who) ?? []) {
    if (ALLOWED[operationId]?.[who.who]) continue
    const answer = await world.request({ url, headers: who.headers })
    assert.ok(answer.statusCode < 500, `${url}: ${answer.body}`)
    if (isTold(answer)) leaks.add(`${operationId} ${url}`)
  }
  return [...leaks]
}

/** What each is told of them before, besides what is always allowed. */
const PLACES: Readonly<Record<Who['who'], number>> = {
  'an agent': 20,
  'an administrator': 5,
  'a partner': 8,
  'an organisation': 8,
  'a creditor': 7,
}

test('before, they are found in all these places: the walk sees what it looks at', async () => {
  for (const who of PEOPLE) {
    const found = new Set((await leaksTo(who)).map((leak) => leak.split(' ')[0]))
    assert.ok(found.size >= PLACES[who.who], `${who.who}: ${[...found]}`)
  }
})

test('once restricted or blocked, nobody is told a word of them', async () => {
  const restricted = files.map(({ debtor_id }) => debtor_id)
  const restriction = await openRequest(admin, 'restriction', 'Somebody', restricted)
  for (const debtor_id of restricted) {
    const body = { debtor_id, reason: 'accuracy', note: 'doubts it' }
    well(await admin.post(`/api/operator/privacy/requests/${restriction}/restriction`, body))
  }
  const announced = { debtor_id: restricted[0] }
  well(await admin.post(`/api/operator/privacy/requests/${restriction}/restriction/announce`, announced))
  well(await admin.post(`/api/operator/claims/${blocked.id}/close`, { closure_reason: 'written_off', note: BLOCKED }))
  const erasure = await openRequest(admin, 'erasure', 'Somebody', [blocked.debtor_id])
  const subject = { kind: 'debtor', id: blocked.debtor_id }
  const confirmation = `Erna ${BLOCKED}`
  well(await admin.post(`/api/operator/privacy/requests/${erasure}/erasure`, { subject, confirmation }))
  await world.deps.jobs.runDue(world.deps)
  for (const who of PEOPLE) assert.deepEqual(await leaksTo(who), [], who.who)
})

test('the pages of the creditor tell nothing either', async () => {
  const claims = files.map(({ id }) => `/creditor/claims/${id}`)
  for (const url of [
    '/creditor/overview',
    '/creditor/claims',
    `/creditor/claims?q=${RESTRICTED}`,
    '/creditor/money',
    '/creditor/claims.csv',
    '/creditor/money.csv',
    ...claims,
  ]) {
    const page = await world.request({ url, headers: { cookie: own.cookie } })
    assert.equal(page.statusCode, 200, url)
    // What was searched for stands in the field again.
    const told = page.body.replace(new RegExp(`(value="|q=)${RESTRICTED}`, 'g'), '').toLowerCase()
    assert.ok(!WORDS.some((word) => told.includes(word)), url)
  }
})

test('an agent is told why a file does not open, and an administrator opens it, which is logged', async () => {
  const [{ id, debtor_id }] = files as [(typeof files)[0]]
  for (const url of [`/api/operator/claims/${id}`, `/api/operator/debtors/${debtor_id}`]) {
    const refused = await agent.get(url)
    assert.equal(refused.statusCode, 403, refused.body)
    assert.match(refused.json().message, /may only be kept/)
    assert.equal((await admin.get(url)).statusCode, 200)
  }
  const looks = await world.deps.db.many(sql`
    select 1 from audit_entries where action = 'debtor.read' and subject_id = any(${[id, debtor_id]}::text[])
      and actor_id = ${admin.operator_id}`)
  assert.equal(looks.length, 2)
})

test('nothing is sent, posted or put before anybody while a restriction runs', async () => {
  const count = async () =>
    world.deps.db.one(sql`
      select (select count(*)::int from letters) as letters, (select count(*)::int from mails) as mails,
        (select count(*)::int from letters where status = 'posted') as posted`)
  const before = await count()
  await advance(world, 60 * DAY_S)
  assert.deepEqual(await count(), before)
  const waiting = (await admin.get('/api/operator/work?limit=100')).json().data
  const ids = new Set(files.map(({ id }) => id))
  const kinds = new Set(
    waiting.flatMap(({ claim_id, kind }: { claim_id: string; kind: string }) => (ids.has(claim_id) ? [kind] : [])),
  )
  for (const kind of kinds) assert.ok(waitsWhileWithheld(kind as WorkKind), String(kind))
})

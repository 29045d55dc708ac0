import { CASE_SORTS, CASE_STATES } from '../../src/features/reach/creditor-case/rules.ts'
import { newSecret, secretHash } from '../../src/platform/bearer-secret.ts'
import { type Db, sql } from '../../src/platform/db/db.ts'
import { newId } from '../../src/platform/ids.ts'

/** Cookies of the creditor with many claims and of a debtor, and a claim of both that has letters and an account. */
export type Session = {
  readonly creditor: string
  readonly debtor: string
  readonly claim_id: string
  readonly customer_id: string
}

/** A whole case of the demo data becomes one of the customer with many claims; its people are logged in. */
export async function enterPortals(db: Db): Promise<Session> {
  const found = await db.one<{ claim_id: string; organization_id: string; customer_id: string }>(sql`
    select l.id as claim_id, l.organization_id, md5('customer0')::uuid as customer_id
    from claims l join letters t on t.claim_id = l.id and t.status in ('posted', 'mailed') and t.content is not null
    where l.case_status = 'open' group by l.id order by count(*) desc, l.id limit 1`)
  if (!found) throw new Error('the demo data has no case with a letter')
  const { claim_id, organization_id, customer_id } = found
  await db.alone(sql`update claims set customer_id = ${customer_id} where id = ${claim_id}`)
  const [person, creditor, debtor] = [newId(), newSecret(), newSecret()]
  await db.alone(sql`
    insert into creditor_people (id, email, password_hash, created_at, updated_at)
    values (${person}, 'bench@example.com', '', now(), now())`)
  await db.alone(sql`
    insert into creditor_memberships (person_id, customer_id, organization_id, joined_at)
    values (${person}, ${customer_id}, ${organization_id}, now())`)
  await db.alone(sql`
    insert into creditor_sessions (id, secret_hash, person_id, customer_id, created_at, expires_at)
    values (${newId()}, ${secretHash(creditor)}, ${person}, ${customer_id}, now(), now() + interval '10 hours')`)
  await db.alone(sql`
    insert into debtor_sessions (id, secret_hash, organization_id, claim_id, is_contact_only, opened_at, used_at)
    values (${newId()}, ${secretHash(debtor)}, ${organization_id}, ${claim_id}, false, now(), now())`)
  return {
    ...{ claim_id, customer_id },
    creditor: `mahnwerk_creditor=${creditor}`,
    debtor: `mahnwerk_debtor=${debtor}`,
  }
}

export type Asked = { readonly name: string; readonly path: string; readonly cookie: string }

/** Found in one claim, in a few, in many, in all, and in none. */
const SEARCHES = ['Köhler', 'koehler jürgen', 'BENCH', 'RE-', 'KG', 'a', '1', 'nowhere to be found']
const PAGE = 20

/** Everything that the portals ask for, in all variants that their pages offer. */
export async function listPages(db: Db, session: Session, claims: number): Promise<Asked[]> {
  const { creditor, claim_id, customer_id } = session
  const sample = await db.one<{ case_reference: string; invoice_number: string }>(sql`
    select l.case_reference, i.invoice_number from claims l join invoices i on i.claim_id = l.id
    where l.customer_id = ${customer_id} and l.case_reference like 'BENCH%' limit 1`)
  const last = Math.floor(claims / PAGE)
  const list = (name: string, query: Record<string, string>): Asked => ({
    ...{ name, path: `/creditor/claims?${new URLSearchParams(query)}`, cookie: creditor },
  })
  return [
    { name: 'overview', path: '/creditor/overview', cookie: creditor },
    { name: 'overview (API)', path: '/api/creditor/overview', cookie: creditor },
    list('cases', {}),
    { name: 'cases (API, 100)', path: '/api/creditor/claims?limit=100', cookie: creditor },
    ...CASE_SORTS.flatMap((sort) => [
      list(`sort ${sort}`, { sort }),
      list(`sort ${sort}, in the middle`, { sort, page: String(Math.ceil(last / 2)) }),
      list(`sort ${sort}, last page`, { sort, page: String(last) }),
    ]),
    ...CASE_STATES.flatMap((state) => [
      list(`state ${state}`, { state }),
      list(`state ${state}, beyond the end`, { state, page: '999999' }),
      list(`state ${state}, sort debtor`, { state, sort: 'debtor' }),
      list(`state ${state}, search RE-`, { state, q: 'RE-' }),
    ]),
    ...[sample?.case_reference ?? '', sample?.invoice_number ?? '', ...SEARCHES].map((q) => list(`search ${q}`, { q })),
    ...CASE_SORTS.map((sort) => list(`search RE-, sort ${sort}, last page`, { q: 'RE-', sort, page: String(last) })),
    { name: 'money', path: '/creditor/money', cookie: creditor },
    { name: 'money, page 100', path: '/creditor/money?page=100', cookie: creditor },
    { name: 'money (API)', path: '/api/creditor/money', cookie: creditor },
    { name: 'court fee invoices', path: '/creditor/court-fee-invoices', cookie: creditor },
    { name: 'court fee invoices, page 100', path: '/creditor/court-fee-invoices?page=100', cookie: creditor },
    { name: 'case', path: `/creditor/claims/${claim_id}`, cookie: creditor },
    { name: 'case (API)', path: `/api/creditor/claims/${claim_id}`, cookie: creditor },
    { name: 'debtor: case', path: '/debtor/case', cookie: session.debtor },
    { name: 'debtor: case (API)', path: '/api/debtor/case', cookie: session.debtor },
    { name: 'debtor: pay', path: '/debtor/pay', cookie: session.debtor },
  ]
}

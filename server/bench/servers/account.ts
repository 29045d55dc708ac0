import { setTimeout as sleep } from 'node:timers/promises'
import { demoCases } from '../../src/app/demo/cases.ts'
import { type Launched, launch } from './launch.ts'

export const OPERATOR_PASSWORD = 'a password for the benchmark'

export type Account = { token: string; organization_id: string; partner_id: string; customer_id: string }

type Json = Record<string, string>

async function send(
  url: string,
  body: object,
  headers: Record<string, string>,
): Promise<{ data: Json; cookie: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: Json }
  return { data, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** The cookie of the first administrator. */
export const logIn = async (base: string): Promise<string> => {
  const login = { email: 'admin@localhost', password: OPERATOR_PASSWORD }
  return (await send(`${base}/api/operator/session`, login, {})).cookie
}

/** A token for the demo partner with a limit that no benchmark reaches, and a customer to work with. */
export async function openAccount(base: string): Promise<Account> {
  const cookie = await logIn(base)
  const listed = await fetch(`${base}/api/operator/partners`, { headers: { cookie } })
  const { data } = (await listed.json()) as {
    data: { id: string; organization_id: string; confirmed_at: string | null }[]
  }
  const partner = data.find(({ confirmed_at }) => confirmed_at)
  if (!partner) throw new Error('the demo data has no confirmed partner')
  await untilDemoIsFull(base, cookie)
  const { organization_id, id: partner_id } = partner
  const wanted = { organization_id, kind: 'partner', partner_id, rate_limit_per_hour: 1_000_000 }
  const token = (await send(`${base}/api/operator/tokens`, wanted, { cookie })).data.token as string
  const customer = { name: 'Huber GmbH', email: 'office@huber.example', partner_id, partner_client_reference: 'bench' }
  const created = await send(`${base}/openapi/customers`, customer, { authorization: `Bearer ${token}` })
  return { token, organization_id, partner_id, customer_id: created.data.id as string }
}

type Program = {
  readonly folder: string
  readonly env: Record<string, string>
  readonly ready: string
  readonly flags?: readonly string[]
}

/** Starts the service until its demo data is filled, which is a job, and then again without jobs. */
export async function launchWithoutJobs(
  start: string,
  program: Program,
  base: string,
): Promise<{ service: Launched; account: Account }> {
  const filling = await launch(start, program)
  const account = await openAccount(base).finally(() => filling.stop())
  return { account, service: await launch(start, { ...program, env: { ...program.env, ROLES: 'api' } }) }
}

/** The letters of the demo cases are typeset in the background for a while; nothing is measured beside that. */
async function untilDemoIsFull(base: string, cookie: string): Promise<void> {
  const last = demoCases().at(-1)?.reference
  for (;;) {
    const found = await fetch(`${base}/api/operator/claims?q=${last}`, { headers: { cookie } })
    if (!found.ok) throw new Error(`the demo data cannot be looked for: ${await found.text()}`)
    const { data } = (await found.json()) as { data: unknown[] }
    if (data.length > 0) return
    await sleep(500)
  }
}

import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { settleStore } from '../src/app/installation.ts'
import type { Config } from '../src/platform/config.ts'
import { urlOfAddress } from '../src/platform/db/postgres.ts'
import { makeClaim } from './cases.ts'
import { type FreshDatabase, ordinaryDatabase } from './database.ts'
import { filePart, upload } from './files.ts'
import { temporaryFolder } from './process.ts'
import { cli } from './shell.ts'
import { openWorld, type PartnerClient, TOKEN_SECRET, type World } from './world.ts'

/** An installation whose role owns its database and has no rights beyond that, with an id in both of its stores. */
export async function openHouse(changes: Partial<Config> = {}): Promise<World> {
  const world = await openWorld(changes, await ordinaryDatabase())
  await settleStore(world.deps)
  return world
}

export type Kept = { claim_id: string; document_id: string; content: Buffer }

/** A claim with an invoice, a payment and a document: returned once everything was acknowledged. */
export async function makeCase(partner: PartnerClient, name: string): Promise<Kept> {
  const { id: claim_id } = await makeClaim(partner, { partner_reference: name })
  const url = `/openapi/claims/${claim_id}`
  const invoice = await partner.post(`${url}/invoices/manual`, { invoice_amount_gross: 100.5 })
  assert.equal(invoice.statusCode, 201, invoice.body)
  const payment = await partner.post(`${url}/payments`, { amount: 10.25 })
  assert.equal(payment.statusCode, 201, payment.body)
  const content = Buffer.from(`%PDF-1.7\n% ${name} \t tab, \\ backslash, ümlaut\n%%EOF\n`)
  const answer = await upload(partner, `${url}/documents`, [filePart(`${name}.pdf`, content)])
  assert.equal(answer.statusCode, 201, answer.body)
  return { claim_id, document_id: answer.json().data.id, content }
}

export const envOf = ({ address }: Pick<FreshDatabase, 'address'>, data_dir: string): Record<string, string> => ({
  ...{ DATABASE_URL: urlOfAddress(address), DATA_DIR: data_dir, TOKEN_SECRET },
})

/** The set of an installation, and what the command said. */
export async function backUp(world: World, more: Record<string, string> = {}) {
  const parent = await temporaryFolder()
  const env = { ...envOf(world.database, world.deps.config.data_dir), ...more }
  const { code, stdout, stderr } = await cli(['backup', parent, '--json'], env)
  assert.equal(code, 0, stderr)
  const told = JSON.parse(stdout)
  assert.deepEqual(await readdir(parent), [told.set.slice(parent.length + 1)])
  return { set: told.set as string, told }
}

/** A database without anything in it, and a folder where files may go. */
export async function emptyPlace() {
  const database = await ordinaryDatabase({ migrated: false })
  const data_dir = join(await temporaryFolder(), 'data')
  return { database, data_dir, env: envOf(database, data_dir) }
}

export type Found = { area: string; verdict: string; text: string }

export async function restore(set: string, env: Record<string, string>, ...more: string[]) {
  const { code, stdout, stderr } = await cli(['restore', set, '--json', ...more], env)
  const told = stdout ? JSON.parse(stdout) : {}
  const findings: Found[] = told.findings ?? []
  const of = (area: string) => findings.find((finding) => finding.area === area)
  return { code, stderr, told, findings, of }
}

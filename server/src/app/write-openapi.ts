import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import type { OpenApiDocument } from '../platform/http/openapi-document.ts'
import { openLog } from '../platform/log.ts'
import { closeDeps, openDeps } from './deps.ts'
import { type Http, openHttp } from './http.ts'

export const OPENAPI_DIR = new URL('../../../openapi/', import.meta.url)

/** The documents as the code defines them, made without listening and without a database. */
export async function makeDocuments(): Promise<Record<keyof Http['documents'], OpenApiDocument>> {
  const data_dir = await mkdtemp(join(tmpdir(), 'mahnwerk-openapi-'))
  const config = readConfig({ MODE: 'sandbox', DATA_DIR: data_dir })
  const log = openLog('silent', { write: () => undefined })
  // Nothing connects until the first query, and there is none.
  const token_secret = 'a secret that signs nothing at all'
  const address = 'postgres://nobody@localhost/none'
  const deps = await openDeps({ config, clock: systemClock(), log, address, token_secret })
  const http = await openHttp(deps, token_secret)
  const { partner, operator, creditor, debtor } = http.documents
  const documents = { partner: partner(), operator: operator(), creditor: creditor(), debtor: debtor() }
  await http.server.close()
  await closeDeps(deps)
  await rm(data_dir, { recursive: true, force: true })
  return documents
}

export const textOf = (document: OpenApiDocument): string => `${JSON.stringify(document, null, 2)}\n`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(OPENAPI_DIR, { recursive: true })
  for (const [name, document] of Object.entries(await makeDocuments())) {
    await writeFile(new URL(`${name}.json`, OPENAPI_DIR), textOf(document))
  }
}

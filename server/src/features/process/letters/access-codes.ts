import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Reader, Tx } from '../../../platform/db/db.ts'
import type { Vault } from '../../../platform/vault.ts'
import type { Work } from '../../../platform/work.ts'
import {
  type AccessCodeRow,
  deleteAccessCode,
  findAccessCode,
  findAccessCodeByReference,
  insertAccessCode,
} from './queries.ts'
import { codeFrom, readCode } from './rules.ts'

const CODE_BYTES = 32

function newCode(): string {
  for (;;) {
    const code = codeFrom(randomBytes(CODE_BYTES))
    if (code) return code
  }
}

const hashOf = (vault: Vault, claim_id: string, code: string): Buffer => vault.hash(`${claim_id} ${code}`)

/** `row` is that of a new one, which is kept together with the letter that prints it. */
export type PrintedCode = { readonly code: string; readonly row: AccessCodeRow | null }

/** All letters of a claim print the same code. The first has a new one, as has the next after a letter came back. */
export async function accessCodeFor(reader: Reader, vault: Vault, claim_id: string): Promise<PrintedCode> {
  const found = await findAccessCode(reader, claim_id)
  if (found) return { code: vault.open(found.code_sealed), row: null }
  const code = newCode()
  return { code, row: { claim_id, code_sealed: vault.seal(code), code_hash: hashOf(vault, claim_id, code) } }
}

export const keepAccessCode = (work: Work, row: AccessCodeRow): Promise<number> =>
  insertAccessCode(work.tx, row, work.now)

/** The claim that a debtor may see with the reference and code printed on a letter; undefined when they do not match. */
export async function claimOfAccessCode(
  reader: Reader,
  vault: Vault,
  { case_reference, code: typed }: { case_reference: string; code: string },
): Promise<string | undefined> {
  const code = readCode(typed)
  const row = code && (await findAccessCodeByReference(reader, case_reference))
  if (!row) return undefined
  return timingSafeEqual(Buffer.from(row.code_hash), hashOf(vault, row.claim_id, code)) ? row.claim_id : undefined
}

/** After a letter came back: whoever has it must not get in with it. The next letter has a new one. */
export const endAccessCode = (tx: Tx, claim_id: string): Promise<number> => deleteAccessCode(tx, claim_id)

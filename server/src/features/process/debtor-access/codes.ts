import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Reader, Tx } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import { olderRows, type ResealStep } from '../../../platform/reseal.ts'
import type { Vault } from '../../../platform/vault.ts'
import type { Work } from '../../../platform/work.ts'
import {
  type AccessCodeRow,
  confineSessions,
  deleteCodesOf,
  deleteSessionsOf,
  type EntryCode,
  findPrintedCode,
  insertCode,
  lockSealedCodes,
  setReturned,
  setSealedCode,
} from './queries.ts'
import { codeFrom } from './rules.ts'

const CODE_BYTES = 32

function newCode(): string {
  for (;;) {
    const code = codeFrom(randomBytes(CODE_BYTES))
    if (code) return code
  }
}

const hashedText = (claim_id: string, code: string): string => `${claim_id} ${code}`

/** `row` is that of a new one, which is kept together with the letter that prints it. */
export type PrintedCode = { readonly code: string; readonly row: AccessCodeRow | null }

/** All letters of a claim print the same code. The first has a new one, as has the next after a letter came back. */
export async function accessCodeFor(reader: Reader, vault: Vault, claim_id: string): Promise<PrintedCode> {
  const found = await findPrintedCode(reader, claim_id)
  if (found) return { code: vault.open(found.code_sealed), row: null }
  const code = newCode()
  return { code, row: { id: newId(), claim_id, ...sealedCode(vault, claim_id, code) } }
}

export const keepAccessCode = (work: Work, row: AccessCodeRow): Promise<number> => insertCode(work.tx, row, work.now)

/** Codes in letters that were posted stay good: each is sealed and hashed anew. */
export async function resealCodes(tx: Tx, vault: Vault, after: string): Promise<ResealStep> {
  const { older, step } = olderRows(vault, await lockSealedCodes(tx, after))
  for (const { row, text } of older) await setSealedCode(tx, { id: row.id, ...sealedCode(vault, row.claim_id, text) })
  return step
}

const sealedCode = (vault: Vault, claim_id: string, code: string) => ({
  code_sealed: vault.seal(code),
  code_hash: vault.hash(hashedText(claim_id, code)),
})

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The one that was typed, out of those that open a case. It takes as long where there is none. */
export function matchingCode(vault: Vault, codes: readonly EntryCode[], typed: string): EntryCode | undefined {
  const candidates = codes.length > 0 ? codes : [{ claim_id: NOBODY, code_hash: Buffer.alloc(0) }]
  const matches = candidates.map(({ claim_id, code_hash }) => {
    const stored = Buffer.from(code_hash)
    const hashes = vault.hashes(hashedText(claim_id, typed))
    return hashes.filter((given) => stored.length === given.length && timingSafeEqual(stored, given)).length > 0
  })
  return codes[matches.indexOf(true)]
}

/**
 * A letter came back: whoever has its code may only tell us where to write to. The next letter has a new one. A code that
 * is younger than the letter does not stand in it.
 */
export async function confineCode(work: Work, claim_id: string, made_at: Date): Promise<void> {
  const confined = await setReturned(work.tx, { claim_id, made_at, returned_at: work.now })
  if (confined > 0) await confineSessions(work.tx, claim_id)
}

/** Somebody else may live at the old address now. A debtor who told us the new one stays in. */
export async function endCodes(work: Work, { debtor_id }: { debtor_id: string }): Promise<void> {
  const { caller } = work
  await deleteCodesOf(work.tx, debtor_id)
  await deleteSessionsOf(work.tx, debtor_id, caller.type === 'debtor' ? caller.session_id : null)
}

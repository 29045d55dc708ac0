import { type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import type { ClaimRow } from './queries.ts'

export type PromiseRow = {
  claim_id: string
  organization_id: string
  collection_stage: string
  promised_on: string
  made_at: Date
}

type AtStage = Pick<ClaimRow, 'id' | 'collection_stage'>

const OF = ({ id, collection_stage }: AtStage): Statement =>
  sql`p.claim_id = ${id} and p.collection_stage = ${collection_stage}`

/** A move ends what was promised: at another stage there is another step to wait for. */
export const promisedAt = (claim: AtStage): Statement =>
  sql`select p.promised_on from payment_promises p where ${OF(claim)}`

/** The promise of the stage where the claim is, kept or not. */
export const findPromise = (reader: Reader, claim: AtStage): Promise<PromiseRow | undefined> =>
  reader.one(sql`
    select p.claim_id, p.organization_id, p.collection_stage, p.promised_on, p.made_at from payment_promises p
    where ${OF(claim)}`)

export async function insertPromise(tx: Tx, row: PromiseRow): Promise<PromiseRow> {
  await tx.run(sql`
    insert into payment_promises (claim_id, organization_id, collection_stage, promised_on, made_at)
    values (${row.claim_id}, ${row.organization_id}, ${row.collection_stage}, ${row.promised_on}, ${row.made_at})`)
  return row
}

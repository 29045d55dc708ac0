import type { Language } from '../../../../kernel/language.ts'
import { type Reader, sql, type Tx } from '../../../../platform/db/db.ts'
import type { AgreementFacts } from '../wording/facts.ts'

/** The file is made after the commit; until then its columns are null. */
export type AgreementRow = {
  plan_id: string
  organization_id: string
  claim_id: string
  language: Language
  facts: AgreementFacts
  blob_key: string | null
  file_size: number | null
  sha256: string | null
  created_at: Date
}

const COLUMNS = sql`a.plan_id, a.organization_id, a.claim_id, a.language, a.facts, a.blob_key, a.file_size, a.sha256, a.created_at`

export const insertAgreement = (tx: Tx, row: AgreementRow): Promise<number> =>
  tx.run(sql`
    insert into plan_agreements (plan_id, organization_id, claim_id, language, facts, created_at)
    values (${row.plan_id}, ${row.organization_id}, ${row.claim_id}, ${row.language}, ${row.facts}, ${row.created_at})`)

export const findAgreement = (reader: Reader, plan_id: string): Promise<AgreementRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from plan_agreements a where a.plan_id = ${plan_id}`)

export const lockAgreement = (tx: Tx, plan_id: string): Promise<AgreementRow | undefined> =>
  tx.one(sql`select ${COLUMNS} from plan_agreements a where a.plan_id = ${plan_id} for update`)

/** Of the plan that counts. */
export const findAgreementOfClaim = (
  reader: Reader,
  claim_id: string,
): Promise<(AgreementRow & { case_reference: string }) | undefined> =>
  reader.one(sql`
    select ${COLUMNS}, l.case_reference from plan_agreements a
    join installment_plans p on p.id = a.plan_id and p.status <> 'replaced'
    join claims l on l.id = a.claim_id
    where a.claim_id = ${claim_id}`)

type AgreementFile = { plan_id: string; blob_key: string; file_size: number; sha256: string }

export const setAgreementFile = (tx: Tx, { plan_id, blob_key, file_size, sha256 }: AgreementFile): Promise<number> =>
  tx.run(sql`
    update plan_agreements set blob_key = ${blob_key}, file_size = ${file_size}, sha256 = ${sha256}
    where plan_id = ${plan_id}`)

/** Which of these stored files have a row. */
export const listKnownAgreements = async (reader: Reader, keys: readonly string[]): Promise<string[]> =>
  (
    await reader.many<{ blob_key: string }>(
      sql`select blob_key from plan_agreements where blob_key = any(${keys}::text[])`,
    )
  ).map(({ blob_key }) => blob_key)

import { sql, type Tx } from '../../../../platform/db/db.ts'
import type { Why } from '../rules/suggestions.ts'

export type SuggestionRow = {
  readonly entry_id: string
  readonly claim_id: string
  readonly position: number
  readonly score: number
  readonly why: Why
  readonly is_named: boolean
  readonly payment_id: string | null
}

/** One that is known of an entry is replaced. */
export async function upsertSuggestions(tx: Tx, rows: readonly SuggestionRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.run(sql`
    insert into bank_suggestions (entry_id, claim_id, position, score, why, is_named, payment_id)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (entry_id uuid, claim_id uuid,
      position smallint, score numeric, why text, is_named boolean, payment_id uuid)
    on conflict (entry_id, claim_id) do update set position = excluded.position, score = excluded.score,
      why = excluded.why, is_named = excluded.is_named, payment_id = excluded.payment_id`)
}

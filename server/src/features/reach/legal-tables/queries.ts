import type { LawCode } from '../../../law/codes.ts'
import { type Reader, sql } from '../../../platform/db/db.ts'

export const countOpenClaims = async (reader: Reader, laws: readonly LawCode[]): Promise<number> =>
  (
    await reader.one<{ total: number }>(sql`
      select count(*)::int as total from claims where governing_law = any(${[...laws]}::text[]) and case_status <> 'closed'`)
  )?.total ?? 0

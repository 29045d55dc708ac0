import { type Static, Type } from 'typebox'
import { about, DateOnlyText, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../../kernel/wire.ts'
import { STATEMENT_FORMATS } from '../reading/statement.ts'
import type { ListedStatement } from './queries.statements.ts'

const Count = (description: string) => Type.Integer({ description })

const COUNTS = {
  id: Uuid,
  account_id: Uuid,
  entries: Count('How many entries the file has: the sum of the four that follow.'),
  booked: Count('Those that need nobody: booked to claims, to be refunded, transfers of ours, or nothing of ours.'),
  suggested: Count('Those for which claims are suggested.'),
  unmatched: Count('Those for which none is, and those that are not judged yet.'),
  duplicates: Count('Those that another file has brought before.'),
}

/** What an upload is answered. */
export const TakenStatement = strictObject('TakenBankStatement', COUNTS)

export const BankStatement = strictObject('BankStatement', {
  ...COUNTS,
  organization_id: Uuid,
  account_name: Type.String(),
  format: oneOf(STATEMENT_FORMATS),
  file_name: Type.String(),
  file_size: Count('Bytes.'),
  first_on: about(nullable(DateOnlyText), 'The day of the first opening balance.'),
  last_on: about(nullable(DateOnlyText), 'The day of the last closing balance.'),
  unread: Count('How many entries of it are not judged yet; they are among the unmatched ones.'),
  uploaded_by_name: about(nullable(Type.String()), 'Who of the team sent it; null: it came by the watched folder.'),
  created_at: Timestamp,
  judged_at: about(nullable(Timestamp), 'When the last of its entries was judged; null while some are not.'),
})

export const takenOut = (row: ListedStatement): Static<typeof TakenStatement> => ({
  id: row.id,
  account_id: row.account_id,
  entries: row.entry_count,
  booked: row.booked,
  suggested: row.suggested,
  unmatched: row.unmatched,
  duplicates: row.duplicate_count,
})

export const bankStatementOut = (row: ListedStatement): Static<typeof BankStatement> => {
  const { organization_id, account_name, format, file_name, file_size, first_on, last_on, unread, uploaded_by_name } =
    row
  return {
    ...takenOut(row),
    ...{ organization_id, account_name, format, file_name, file_size, first_on, last_on, unread, uploaded_by_name },
    created_at: row.created_at.toISOString(),
    judged_at: row.judged_at?.toISOString() ?? null,
  }
}

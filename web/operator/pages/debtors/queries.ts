import { operator, type Schemas } from '../../../shared/api/operator.ts'

export type DebtorFile = Schemas['DebtorFile']
export type DebtorRecord = DebtorFile['records'][number]
export type SimilarDebtor = Schemas['SimilarDebtor']

/** A person or company over all records that were joined. */
export const debtorFileQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/debtors/{id}/file', { params: { path: { id } } })

/** Other records that may be of the same person. */
export const similarQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/debtors/{id}/similar', { params: { path: { id } } })

/** Where a record of the person lives: courts are called by their country. */
export const recordCountry = ({ records }: Pick<DebtorFile, 'records'>, debtor_id: string): string | null =>
  records.find(({ id }) => id === debtor_id)?.address?.country ?? null

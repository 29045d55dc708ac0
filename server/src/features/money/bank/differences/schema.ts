import { type Static, Type } from 'typebox'
import { about, DateOnlyText, Note, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../../kernel/wire.ts'
import type { ListedDifference } from './queries.ts'
import { DIFFERENCE_FIELDS, type Told } from './rules.ts'

const SIDES = ['stored', 'told'] as const

const BankEntryWords = strictObject('BankEntryWords', {
  payer_iban: nullable(Type.String()),
  payer_name: nullable(Type.String()),
  text: nullable(Type.String()),
  value_date: nullable(DateOnlyText),
  end_to_end_id: nullable(Type.String()),
})

const BankEntryFile = strictObject('BankEntryFile', {
  id: about(Uuid, 'The statement.'),
  file_name: Type.String(),
  uploaded_by: about(nullable(Uuid), 'Who of the team uploaded it; null: it came through the watched folder.'),
  uploaded_by_name: nullable(Type.String()),
  created_at: about(Timestamp, 'When it came.'),
})

export const BankDifference = strictObject('BankDifference', {
  id: Uuid,
  fields: about(Type.Array(oneOf(DIFFERENCE_FIELDS)), 'In what the two differ.'),
  stored: about(BankEntryWords, 'What the entry says; of a difference that was settled, what it said then.'),
  told: about(BankEntryWords, 'What the other statement says.'),
  stored_file: BankEntryFile,
  told_file: BankEntryFile,
  created_at: Timestamp,
  holds: about(nullable(oneOf(SIDES)), 'Which one holds; null until an administrator has said so.'),
  decided_by_name: nullable(Type.String()),
  decided_at: nullable(Timestamp),
  note: nullable(Type.String()),
})

export const DifferenceDecision = strictObject('BankDifferenceDecision', {
  difference_id: about(Uuid, 'One of `differences` of the entry.'),
  holds: oneOf(SIDES, {
    description: '`stored`: the entry stays as it is. `told`: it becomes what the other statement says.',
  }),
  note: Type.Optional(Note),
})

/** What is said of people whose data may only be kept is left out. */
export const differenceOut = (row: ListedDifference, is_withheld: boolean): Static<typeof BankDifference> => ({
  ...row,
  fields: [...row.fields],
  stored: wordsOut(is_withheld ? {} : row.stored),
  told: wordsOut(is_withheld ? {} : row.told),
  stored_file: fileOut(row.stored_file),
  told_file: fileOut(row.told_file),
  created_at: instantOf(row.created_at),
  decided_at: row.decided_at && instantOf(row.decided_at),
  note: is_withheld ? null : row.note,
})

const wordsOut = ({ payer_iban, payer_name, text, value_date, end_to_end_id }: Partial<Told>) => ({
  payer_iban: payer_iban ?? null,
  payer_name: payer_name ?? null,
  text: text ?? null,
  value_date: value_date ?? null,
  end_to_end_id: end_to_end_id ?? null,
})

const fileOut = (file: ListedDifference['told_file']) => ({ ...file, created_at: instantOf(file.created_at) })

const instantOf = (text: string): string => new Date(text).toISOString()

import { type Static, Type } from 'typebox'
import { DateOnlyText, nullable, oneOf, strictObject, Timestamp } from '../../../kernel/wire.ts'
import { WARNING_CODES } from '../../../law/table-warnings.ts'
import { TABLE_NAMES, type TableName } from '../../../law/tables.ts'
import { tableProblem } from '../../../platform/legal/read-legal.ts'
import type { TableVersion } from '../../../platform/legal/versions.ts'
import { CHANGES, type Figure } from './rules.compare.ts'
import { faultOut } from './rules.ts'

const Fault = strictObject('LegalTableFault', {
  field: Type.String({ description: 'The place in the table, such as `AT.3.rate_bp`.' }),
  code: Type.String({ description: 'A code of the catalogue of errors.' }),
})

const Row = strictObject('LegalTableRow', {
  list: Type.String({ description: 'Where in the file the row stands.' }),
  valid_from: DateOnlyText,
  in_force: Type.Boolean({ description: 'true for the row that holds today' }),
  rule: nullable(Type.String()),
  source: Type.String(),
  note: { ...nullable(Type.String()), description: 'Remarks for the team; nobody else sees them.' },
  warnings: Type.Array(oneOf(WARNING_CODES), {
    description: 'What to doubt about the row today; empty for a row that is confirmed and current.',
  }),
  next_change: { ...nullable(DateOnlyText), description: 'The first day on which another figure is expected.' },
  confirmed_at: { ...nullable(Timestamp), description: 'When an administrator confirmed it; null if none has.' },
  confirmed_by: { ...nullable(Type.String()), description: 'The administrator who confirmed it.' },
})
export const ConfirmBody = strictObject('LegalRowConfirm', {
  list: Type.String({ maxLength: 100, description: 'Where in the file the row stands.' }),
  valid_from: { ...DateOnlyText, description: 'Which row of that list.' } as typeof DateOnlyText,
  next_change: Type.Optional({
    ...nullable(DateOnlyText),
    description:
      'The next day on which another figure is to be expected, null if none is. Required once the day that was ' +
      'expected has passed; otherwise that day stays.',
  }),
})
export const Confirmed = strictObject('LegalRowConfirmation', {
  name: oneOf(TABLE_NAMES),
  list: Type.String(),
  valid_from: DateOnlyText,
  next_change: nullable(DateOnlyText),
  confirmed_at: Timestamp,
})
export const Table = strictObject('LegalTable', {
  name: oneOf(TABLE_NAMES),
  file: Type.String({ description: 'The name under which a replacement is put into DATA_DIR/legal.' }),
  origin: oneOf(['built_in', 'replaced', 'uploaded'], {
    description: 'replaced: by a file in DATA_DIR/legal; uploaded: by an administrator',
  }),
  problem: nullable(Type.String({ description: 'Why an uploaded table does not hold; the other one does.' })),
  fault: {
    ...nullable(Fault),
    description: 'The same for programs: the place in the table, and a code of the catalogue.',
  } as ReturnType<typeof nullable<typeof Fault>>,
  changed_at: { ...nullable(Timestamp), description: 'When it was uploaded.' },
  changed_by: { ...nullable(Type.String()), description: 'Who uploaded it.' },
  rows: Type.Array(Row),
})
export const TablePath = Type.Object({ name: oneOf(TABLE_NAMES) })
/** Each table has a form of its own, which the handler checks as the start checks files. */
export const Content = Type.Record(Type.String(), Type.Unknown(), { description: 'The whole table, as in its file.' })

const AnyFigure = (description: string) =>
  Type.Unsafe<Figure>({ type: ['string', 'number', 'boolean', 'null'], description })

const FigureDifference = strictObject('LegalFigureChange', {
  path: Type.Array(Type.String(), {
    description: 'Names of fields and of the entries of lists, which are counted from 1 where nothing names them.',
  }),
  before: AnyFigure('Null if it was not there.'),
  after: AnyFigure('Null if it is gone.'),
  is_jump: Type.Boolean({ description: 'It changes so much that it may be a slip; see the guide.' }),
})
const RowDifference = strictObject('LegalRowChange', {
  list: Type.String({ description: 'Where in the file the row stands.' }),
  valid_from: DateOnlyText,
  what: oneOf(CHANGES),
  compared_with: {
    ...nullable(DateOnlyText),
    description: 'The row that the figures are compared with; of a new or removed row the one that holds without it.',
  } as ReturnType<typeof nullable<typeof DateOnlyText>>,
  is_past: Type.Boolean({ description: 'Amounts of days before today change.' }),
  figures: Type.Array(FigureDifference, { description: 'What differs.' }),
})
export const Comparison = strictObject('LegalTableComparison', {
  name: oneOf(TABLE_NAMES),
  rows: Type.Array(RowDifference),
  needs_words: Type.Boolean({ description: 'A figure jumps, or amounts of past days change.' }),
  confirmation: Type.String({
    description: 'To be sent as `confirm` with exactly this change where `needs_words` is true.',
  }),
  open_claims: Type.Integer({ description: 'Open claims under the laws whose rows change.' }),
})
export const CompareBody = strictObject('LegalTableCompare', {
  content: Type.Optional({
    ...nullable(Content),
    description: 'The whole table, as in its file; null for the built-in one. Either this or `version`.',
  } as ReturnType<typeof nullable<typeof Content>>),
  version: Type.Optional(Type.Integer({ minimum: 1, description: 'An earlier version.' })),
})
export const Confirm = Type.Optional(
  Type.String({ maxLength: 64, description: 'The `confirmation` of the comparison with what holds now.' }),
)
export const RestoreBody = strictObject('LegalTableRestore', {
  version: Type.Integer({ minimum: 1, description: 'Which one is to hold again.' }),
  confirm: Confirm,
})
export const Version = strictObject('LegalTableVersion', {
  version: Type.Integer(),
  kind: oneOf(['uploaded', 'restored', 'built_in'], {
    description: 'restored: an earlier version again; built_in: back to the built-in table',
  }),
  restores: nullable(Type.Integer({ description: 'Which version it put in force again.' })),
  changed_at: Timestamp,
  changed_by: Type.String(),
  is_latest: Type.Boolean(),
  fault: {
    ...nullable(Fault),
    description: 'Why this release cannot use it.',
  } as ReturnType<typeof nullable<typeof Fault>>,
})

/** The newest comes first. */
export const versionOut =
  (name: TableName) =>
  ({ version, content, restores, changed_at, changed_by }: TableVersion, index: number): Static<typeof Version> => ({
    ...{ version, restores, changed_by },
    kind: content === null ? 'built_in' : restores === null ? 'uploaded' : 'restored',
    changed_at: changed_at.toISOString(),
    is_latest: index === 0,
    fault: faultOut((content && tableProblem(name, content)) ?? null),
  })

export { BATCH_MAX, nextBatch } from './batches.ts'
export type { Item, TableCase } from './cases.ts'
export {
  type ClaimTable,
  COLUMNS_MAX,
  LINES_MAX,
  type ReadFile,
  readClaimTable,
  TABLE_BYTES_MAX,
} from './claim-table.ts'
export { COLUMN_NAMES, type ColumnName, definitionOf, NEEDED } from './columns.ts'
export { type DebtorKind, debtorKindOf } from './debtor-kinds.ts'
export { type FileFault, fileFaultText } from './file-faults.ts'
export { HEADINGS, plainHeading } from './headings.ts'
export type { Language } from './language.ts'
export {
  failedLinesFile,
  headingOf,
  type Outcome,
  type Result,
  reportFile,
  type Trouble,
  troublesOf,
} from './results.ts'
export { columnsMarkdown, exampleFile, templateFile } from './template.ts'

export { faultOfFile } from './file.ts'
export {
  ArchivedParts,
  type ArchivedPart,
  forgetArchived,
  forgetArchivedMailsTo,
  listArchivedOf,
} from './of-claim.ts'
export { type ArchiveRow, findArchive, findOpenArchive, listArchives, listParts } from './queries.ts'
export { countLeaving } from './queries.rows.ts'
export { type RestoreReport, restoreArchive } from './restore.ts'
export {
  ARCHIVED_TABLES,
  type ArchivedTable,
  CLOSED_MONTHS,
  CLOSED_MONTHS_MIN,
  monthOf,
  partOf,
} from './rules.ts'
export { type ArchiveDeps, BadFile, makeArchive, sweepArchives, TooBusy } from './run.ts'

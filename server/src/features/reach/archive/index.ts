export { faultOfFile } from './file.ts'
export {
  type ArchivedPart,
  ArchivedParts,
  forgetArchived,
  forgetArchivedMailsTo,
  listArchivedOf,
  listArchivesAbout,
} from './of-claim.ts'
export { countLeaving } from './queries.rows.ts'
export { type ArchiveRow, findArchive, findOpenArchive, listArchives, listParts } from './queries.ts'
export { Disturbed, type RestoreReport, restoreArchive } from './restore.ts'
export {
  ARCHIVED_TABLES,
  type ArchivedTable,
  CLOSED_MONTHS,
  CLOSED_MONTHS_MIN,
  monthOf,
  partOf,
} from './rules.ts'
export { type ArchiveDeps, BadFile, makeArchive, sweepArchives, TooBusy } from './run.ts'

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
export { type ArchiveRow, findArchive, listArchives, listParts } from './queries.ts'
export { Disturbed, restoreArchive } from './restore.ts'
export {
  ARCHIVED_TABLES,
  CLOSED_MONTHS,
  CLOSED_MONTHS_MIN,
  monthOf,
  partOf,
} from './rules.ts'
export { type ArchiveDeps, BadFile, makeArchive, sweepArchives, TooBusy } from './run.ts'

/** The file itself cannot be read. `reason` continues a sentence that begins with the file: "is encrypted". */
export class PdfUnreadable extends Error {
  readonly reason: string

  /** `detail` is only for the log. */
  constructor(reason: string, detail?: string) {
    super(`The file ${reason}.`, { cause: detail })
    this.name = 'PdfUnreadable'
    this.reason = reason
  }
}

/** The process that read the file died of something other than its limits. The same file may be tried once more. */
export class WorkerLost extends Error {
  constructor(how: string) {
    super(`The process that read the file was lost: ${how}.`)
    this.name = 'WorkerLost'
  }
}

export const REASONS = {
  encrypted: 'is encrypted',
  damaged: 'is damaged or not a PDF',
  empty: 'is empty',
  missing: 'is not there any more',
  no_pages: 'has no pages',
  no_such_page: 'has no such page',
  too_slow: 'took too long to read',
  too_large: 'needs too much memory to read',
} as const

import { type AppError, invalid } from '../../../../kernel/errors.ts'
import type { InboxFile } from '../../../../platform/inbox/inbox.ts'

/** 200 MB: nobody waits for it, so that it may be more than what is uploaded. */
export const FILE_BYTES_MAX = 209_715_200
export const TOO_LARGE = invalid({ field: 'file', code: 'too_large', message: 'is larger than 200 MB' })

/** Those that nobody writes to any more: they are as they were at the last look. */
export const quietOf = (files: readonly InboxFile[], seen: readonly InboxFile[]): InboxFile[] => {
  const before = new Map(seen.map((file) => [file.name, file]))
  return files.filter(({ name, bytes, modified_at }) => {
    const last = before.get(name)
    return last?.bytes === bytes && last.modified_at.getTime() === modified_at.getTime()
  })
}

export const reasonOf = ({ problems, message }: AppError): string =>
  problems.map((problem) => problem.message).join('; ') || message

/** The same for a page, which has the words: the code, then the line and the place in the file where they are known. */
export function codedReasonOf({ problems: [problem], code }: AppError): string {
  const { line, place } = problem?.values ?? {}
  return [problem?.code ?? code, line, place].filter((part) => part !== undefined).join(' ')
}

/** What lies beside a file that could not be taken. */
export const failureText = (reason: string): string => `This file was not taken as a bank statement:
${reason}

Nothing of it was stored. Mend the cause and move the file back to the folder above, or delete it.
`

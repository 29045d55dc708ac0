import { constants } from 'node:os'
import { openLog } from '../src/platform/log.ts'
import { openPdfReader, type PdfReader } from '../src/platform/pdf/reader.ts'
import { openTypesetter, type Typesetter } from '../src/platform/typeset/typesetter.ts'

/** In tests everybody waits for these processes, so they do not step back for others. */
export const IN_TESTS = { priority: constants.priority.PRIORITY_NORMAL }

type Tools = { pdf_reader: PdfReader; typesetter: Typesetter }
let tools: Tools | undefined

/**
 * What sets and reads documents for all worlds of this process: starting it takes longer than most tests do. It ends with
 * the process, so a world that closes leaves it to the next.
 */
export function openTools(): Tools {
  tools ??= {
    pdf_reader: { ...openPdfReader(IN_TESTS), close: async () => undefined },
    typesetter: {
      ...openTypesetter({ ...IN_TESTS, log: openLog('warn', process.stderr) }),
      close: async () => undefined,
    },
  }
  return tools
}

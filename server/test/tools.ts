import { constants } from 'node:os'
import { openLog } from '../src/platform/log.ts'
import { openPdfReader, type PdfReader } from '../src/platform/pdf/reader.ts'
import { openTypesetter, type Typesetter } from '../src/platform/typeset/typesetter.ts'

/** Tests wait for these processes, so they run at normal priority. */
export const IN_TESTS = { priority: constants.priority.PRIORITY_NORMAL }

type Tools = { pdf_reader: PdfReader; typesetter: Typesetter }
let tools: Tools | undefined

/**
 * The processes that set and read documents, shared by all worlds in this process because they are slow to start. They
 * end with the process, so closing a world leaves them to the next.
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

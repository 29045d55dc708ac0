import { constants } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageFolder } from '../../src/platform/confinement.ts'
import { fontFiles } from '../../src/platform/typeset/fonts.ts'
import { TypesettingWorker } from '../../src/platform/typeset/typesetting-worker.ts'
import type { PageDescription } from './compose/blocks.ts'

const TEMPLATES = fileURLToPath(new URL('./templates', import.meta.url))

/** The two fonts that come with packages of ours; the compiler brings three more. */
const FONTS = [
  ...fontFiles(),
  ...['Regular', 'Bold'].map((weight) =>
    join(packageFolder('pdfjs-dist'), 'standard_fonts', `LiberationSans-${weight}.ttf`),
  ),
]

export type Press = { pdf(page: PageDescription): Promise<Buffer>; close(): Promise<void> }

/** Typesets in the process of the product, with the one template of this folder. */
export function openPress(): Press {
  const worker = new TypesettingWorker({
    templates: TEMPLATES,
    fonts: FONTS,
    document_ms: 60_000,
    idle_ms: 60_000,
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
    hidden: [],
    onLoss: (how) => console.error(`the typesetting process ended: ${how}`),
  })
  return { pdf: (page) => worker.ask('page', JSON.stringify(page)), close: () => worker.close() }
}

import type { OcrEngine } from './engine.ts'
import { openTesseractProgram } from './tesseract-program.ts'
import { openTesseractWasm } from './tesseract-wasm.ts'

type EngineOptions = {
  /** The installed program, which needs less time and memory; null when there is none. */
  readonly program: string | null
  /** For the program's data; belongs to the caller. */
  readonly folder: string
}

/** Starts an engine at the first picture. A program that does not work (too old, half installed) is not tried again. */
export function openOcrEngine({ program, folder }: EngineOptions): OcrEngine {
  let installed = program
  let opened: Promise<OcrEngine> | undefined
  const engine = (): Promise<OcrEngine> => {
    opened ??= installed === null ? openTesseractWasm() : openTesseractProgram(installed, folder)
    return opened
  }
  return {
    name: 'tesseract',
    async recognise(picture) {
      try {
        return await (await engine()).recognise(picture)
      } catch (error) {
        opened = undefined
        if (installed === null) throw error
        installed = null
        return await (await engine()).recognise(picture)
      }
    },
    async close() {
      await (await opened)?.close()
    },
  }
}

import type { OcrEngine } from './engine.ts'
import { openTesseractWasm } from './tesseract-wasm.ts'

/** Starts the engine at the first picture. */
export function openOcrEngine(): OcrEngine {
  let opened: Promise<OcrEngine> | undefined
  const engine = (): Promise<OcrEngine> => {
    opened ??= openTesseractWasm()
    return opened
  }
  return {
    name: 'tesseract',
    async recognise(picture) {
      try {
        return await (await engine()).recognise(picture)
      } catch (error) {
        opened = undefined
        throw error
      }
    },
    async close() {
      await (await opened)?.close()
    },
  }
}

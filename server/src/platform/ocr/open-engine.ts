import type { OcrEngine, OcrPicture, OcrWord } from './engine.ts'
import { openTesseractWasm } from './tesseract-wasm.ts'

/** Starts the engine at the first picture. */
export function openOcrEngine(): OcrEngine {
  let opened: Promise<OcrEngine> | undefined
  const engine = (): Promise<OcrEngine> => {
    opened ??= openTesseractWasm()
    return opened
  }
  const read = async (how: 'recognise' | 'recogniseBlock', picture: OcrPicture): Promise<OcrWord[]> => {
    try {
      return await (await engine())[how](picture)
    } catch (error) {
      opened = undefined
      throw error
    }
  }
  return {
    name: 'tesseract',
    recognise: (picture) => read('recognise', picture),
    recogniseBlock: (picture) => read('recogniseBlock', picture),
    async close() {
      await (await opened)?.close()
    },
  }
}

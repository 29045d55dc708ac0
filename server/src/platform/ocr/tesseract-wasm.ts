import { createRequire } from 'node:module'
import {
  BLOCK_SEGMENTATION,
  LANGUAGE,
  type OcrEngine,
  OcrFailed,
  type OcrPicture,
  type OcrWord,
  PAGE_SEGMENTATION,
} from './engine.ts'
import { languageData } from './language-data.ts'
import { pgmOf } from './picture.ts'
import { wordsOfTsv } from './tsv.ts'

/** Neural nets only; the older engine is not in the data. */
const LSTM_ONLY = 1
const UPRIGHT = 1

type TesseractApi = {
  Init(path: null, language: string, engine: number): number
  SetVariable(name: string, value: string): void
  SetImageFile(exif_orientation: number, angle: number): void
  Recognize(monitor: null): number
  GetTSVText(page: number): string
  Clear(): void
  End(): void
}

type TesseractModule = {
  FS: { writeFile(path: string, data: Uint8Array): void }
  TessBaseAPI: new () => TesseractApi
}

type StartModule = (options: Record<string, (text: string) => void>) => Promise<TesseractModule>

/**
 * Tesseract as WebAssembly, in the calling thread, which must be one that may be busy for seconds. The package around
 * it would add a thread of its own and fetch web addresses. We want neither.
 */
export async function openTesseractWasm(): Promise<OcrEngine> {
  const start: StartModule = createRequire(import.meta.url)('tesseract.js-core/tesseract-core-relaxedsimd-lstm.js')
  const silent = () => undefined
  const module = await start({ TesseractProgress: silent, print: silent, printErr: silent })
  module.FS.writeFile(`${LANGUAGE}.traineddata`, await languageData(LANGUAGE))
  const api = new module.TessBaseAPI()
  if (api.Init(null, LANGUAGE, LSTM_ONLY) !== 0) throw new OcrFailed('it did not start')

  const read = (picture: OcrPicture, segmentation: string): OcrWord[] => {
    try {
      module.FS.writeFile('/input', pgmOf(picture))
      api.SetVariable('tessedit_pageseg_mode', segmentation)
      api.SetVariable('user_defined_dpi', String(Math.round(picture.dpi)))
      api.SetImageFile(UPRIGHT, 0)
      api.Recognize(null)
      return wordsOfTsv(api.GetTSVText(0))
    } catch (error) {
      throw new OcrFailed(String(error))
    } finally {
      api.Clear()
    }
  }
  return {
    name: 'tesseract (WebAssembly)',
    recognise: async (picture) => read(picture, PAGE_SEGMENTATION),
    recogniseBlock: async (picture) => read(picture, BLOCK_SEGMENTATION),
    async close() {
      api.End()
    },
  }
}

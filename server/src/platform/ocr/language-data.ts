import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

const { resolve } = createRequire(import.meta.url)
const inflate = promisify(gunzip)

/** The engine's model of a language, from that language's package: the integer form of the best model. */
export async function languageData(language: string): Promise<Buffer> {
  const path = resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`)
  return inflate(await readFile(path))
}

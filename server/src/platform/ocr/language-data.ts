import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { LANGUAGES } from './engine.ts'

const { resolve } = createRequire(import.meta.url)
const inflate = promisify(gunzip)

export const fileOf = (language: string): string => `${language}.traineddata`

/** The engine's model of a language, from that language's package: the integer form of the best model. */
export async function languageData(language: string): Promise<Buffer> {
  const path = resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${fileOf(language)}.gz`)
  return inflate(await readFile(path))
}

/** All languages as files in a folder, for a program that reads files. */
export async function writeLanguageData(folder: string): Promise<void> {
  for (const language of LANGUAGES) await writeFile(join(folder, fileOf(language)), await languageData(language))
}

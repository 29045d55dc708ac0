import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

const PACKAGE = '@expo-google-fonts/source-sans-3'
/** Latin with its extensions, Greek and Cyrillic. Templates name this family and nothing else. */
const FILES = [
  '400Regular/SourceSans3_400Regular.ttf',
  '400Regular_Italic/SourceSans3_400Regular_Italic.ttf',
  '600SemiBold/SourceSans3_600SemiBold.ttf',
  '700Bold/SourceSans3_700Bold.ttf',
]

/** Throws if one is missing. Otherwise another font would be used without a warning. */
export function fontFiles(): string[] {
  return FILES.map((file) => {
    const path = fontPath(file)
    if (!path || !existsSync(path)) throw new Error(`The font ${file} of ${PACKAGE} is missing; run npm ci.`)
    return path
  })
}

function fontPath(file: string): string | undefined {
  try {
    return resolve(`${PACKAGE}/${file}`)
  } catch {
    return undefined
  }
}

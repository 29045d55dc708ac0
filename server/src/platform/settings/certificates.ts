import { readFileSync } from 'node:fs'

/** The path, if it is that of a readable file with PEM certificates. */
export function certificateFile(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').includes('-----BEGIN CERTIFICATE-----') ? path : undefined
  } catch {
    return undefined
  }
}

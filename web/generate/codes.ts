import { readFile } from 'node:fs/promises'

/** The codes of all refusals, so that the pages cannot forget to say one of them. */

/** Made just before, from the codes of the service. */
const SDK_CODES = new URL('../../sdk/src/codes.generated.ts', import.meta.url)
export const CODES = new URL('../shared/api/codes.generated.ts', import.meta.url)

const HEAD = '// Made from the error codes of the service by `npm run openapi`. Do not edit.\n\n'

export async function makeCodes(): Promise<string> {
  const codes = (await readFile(SDK_CODES, 'utf8')).matchAll(/^ {2}(\w+): '\1'$/gm)
  return `${HEAD}export type ErrorCode =\n${[...codes].map(([, code]) => `  | '${code}'\n`).join('')}`
}

import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { typesText } from '../../sdk/generate/write-types.ts'
import { CODES, makeCodes } from './codes.ts'
import { LIMITS, makeLimits } from './limits.ts'

const DOCUMENT = new URL('../../openapi/operator.json', import.meta.url)
export const TYPES = new URL('../shared/api/operator.generated.ts', import.meta.url)

const HEAD = '// Made from openapi/operator.json by `npm run openapi`. Do not edit.\n\n'

/** Types of the operator API's requests and answers, for the pages. */
export const makeTypes = async (): Promise<string> =>
  HEAD + (await typesText(JSON.parse(await readFile(DOCUMENT, 'utf8'))))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(TYPES, await makeTypes())
  await writeFile(LIMITS, await makeLimits())
  await writeFile(CODES, await makeCodes())
}

import { readFileSync } from 'node:fs'
import type { Examples } from '../platform/http/openapi-examples.ts'

/** Recorded by `server/test/reference/examples.test.ts`. */
export const PARTNER_EXAMPLES = new URL('../../examples/partner.json', import.meta.url)

export const readPartnerExamples = (): Examples => JSON.parse(readFileSync(PARTNER_EXAMPLES, 'utf8'))

import { readFileSync } from 'node:fs'

/** The same mark as on the desk. In the page itself, so that it costs no request and no page without one asks for one. */
const MARK = readFileSync(new URL('../../../../web/operator/icon.svg', import.meta.url))

export const MARK_ADDRESS = `data:image/svg+xml;base64,${MARK.toString('base64')}`

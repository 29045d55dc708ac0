import type { Target } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { fileOf } from '../claim/target.ts'

const INVOICE_PATH = /\/invoices\/([0-9a-f-]{36})\//

/** The page where a gap is fixed, as determined by the call that fixes it. */
export function mendingPage(path: string, claim_id: string): Target {
  const invoice_id = INVOICE_PATH.exec(path)?.[1]
  return invoice_id ? { to: paths.invoices, search: { invoice_id } } : fileOf(claim_id)
}

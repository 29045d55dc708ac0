import QRCode from 'qrcode'
import { creditorReference } from '../../../kernel/banking.ts'
import type { LetterFacts } from './wording/facts.ts'
import { codePicture, giroCodePayload, type Transfer } from './wording/giro-code.ts'

/** A picture that banking apps read; null for an amount that no transfer can have. EPC069-12 wants correction level M. */
export const paymentCode = ({ letterhead, balance, claim }: LetterFacts): string | null =>
  transferCode({
    ...letterhead,
    amount_cents: balance.total_open_cents,
    reference: creditorReference(claim.case_reference),
  })

/** The same for any transfer. */
export function transferCode(transfer: Transfer): string | null {
  const payload = giroCodePayload(transfer)
  if (payload === null) return null
  const { modules } = QRCode.create([{ data: Buffer.from(payload, 'utf8'), mode: 'byte' }], {
    errorCorrectionLevel: 'M',
  })
  const indices = Array.from({ length: modules.size }, (_, index) => index)
  return codePicture(indices.map((y) => indices.map((x) => Boolean(modules.get(y, x)))))
}

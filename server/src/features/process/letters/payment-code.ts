import { creditorReference } from '../../../kernel/banking.ts'
import { transferCode } from '../../../platform/typeset/giro-code.ts'
import type { AnyLetterFacts } from './wording/facts.ts'

/** A picture that banking apps read; null for an amount that no transfer can have. */
export const paymentCode = ({ letterhead, claim }: AnyLetterFacts, amount_cents: number): string | null =>
  transferCode({
    ...letterhead,
    amount_cents,
    reference: creditorReference(claim.case_reference),
  })

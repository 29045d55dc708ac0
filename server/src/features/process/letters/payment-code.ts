import { creditorReference } from '../../../kernel/banking.ts'
import { transferCode } from '../../../platform/typeset/giro-code.ts'
import type { LetterFacts } from './wording/facts.ts'

/** A picture that banking apps read; null for an amount that no transfer can have. */
export const paymentCode = ({ letterhead, balance, claim }: LetterFacts): string | null =>
  transferCode({
    ...letterhead,
    amount_cents: balance.total_open_cents,
    reference: creditorReference(claim.case_reference),
  })

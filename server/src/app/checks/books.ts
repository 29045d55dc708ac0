import { type MoneyFault, verifyAccounts } from '../../features/case/account/index.ts'
import { type ChainReport, verifyChains } from '../../features/case/claims/index.ts'
import { verifyLedger } from '../../features/money/ledger/index.ts'
import { listForgedFees, listForgedPayouts } from '../../features/money/revenue/index.ts'
import { listForgedInvoices } from '../../features/process/court-fees/index.ts'
import { type AuditReport, verifyAudit } from '../../platform/audit/chain.ts'
import type { Reader } from '../../platform/db/db.ts'

export type BooksReport = ChainReport & { money: (Partial<MoneyFault> & { what: string })[]; audit: AuditReport }

/** Recomputes the activity log and the audit log, and compares all money with it. */
export async function verifyBooks(reader: Reader): Promise<BooksReport> {
  const chains = await verifyChains(reader)
  const accounts = await verifyAccounts(reader)
  const [ledger, fees, payouts, invoices] = await Promise.all([
    verifyLedger(reader),
    listForgedFees(reader),
    listForgedPayouts(reader),
    listForgedInvoices(reader),
  ])
  return {
    ...chains,
    money: [...accounts, ...ledger, ...fees, ...payouts, ...invoices],
    audit: await verifyAudit(reader),
  }
}

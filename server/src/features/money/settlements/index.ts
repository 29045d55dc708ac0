export { settleMonths } from './jobs.ts'
export { SETTLEMENTS_PATH } from './list-page.ts'
export { sendSettlement, sweepSettlements } from './sending.ts'
export { COURT_FEES_SETTLED } from './service.ts'

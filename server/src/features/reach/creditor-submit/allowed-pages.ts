import { AppError } from '../../../kernel/errors.ts'
import { sayWhy } from '../../../platform/http/refusal-code.ts'
import { portalPage, type ShowInside, showPage } from '../../parties/creditors/index.ts'
import { demandSubmission } from './service.ts'
import { offPage } from './start-page.ts'

/** A page that is there only where creditors may hand over cases. */
export const whereAllowed =
  (show: ShowInside): ShowInside =>
  async (deps, visit) => {
    try {
      await demandSubmission(deps.db, visit.caller)
    } catch (error) {
      if (!(error instanceof AppError) || error.kind !== 'forbidden') throw error
      return showPage(sayWhy(visit.reply, error.code), portalPage(visit.frame, offPage(visit.frame)), 403)
    }
    return show(deps, visit)
  }

import type { DebtorCaller } from '../../../kernel/caller.ts'
import type { Work } from '../../../platform/work.ts'
import { recordActivity, takeClaim } from '../../case/claims/index.ts'
import { changeContact } from '../../parties/debtors/index.ts'
import type { ContactBody } from './schema.contact.ts'

/** The log tells what was changed, not to what: it can never be erased. */
export async function changeOwnContact(work: Work<DebtorCaller>, body: ContactBody): Promise<void> {
  const fields = Object.keys(body).sort()
  if (fields.length === 0) return
  const { id, claim_id } = work.caller
  const claim = await takeClaim(work, claim_id)
  await recordActivity(work, claim, { action: 'debtor.contact_changed', details: { fields } })
  await changeContact(work, id, body)
}

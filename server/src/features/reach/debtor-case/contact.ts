import type { DebtorCaller } from '../../../kernel/caller.ts'
import { DAY_MS } from '../../../kernel/dates.ts'
import { conflict } from '../../../kernel/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { type ClaimRow, recordActivity, takeClaim } from '../../case/claims/index.ts'
import { changeContact } from '../../parties/debtors/index.ts'
import { countContactChanges, insertContactChange } from './queries.ts'
import type { ContactBody } from './schema.contact.ts'

/** The log tells what was changed, not to what: it can never be erased. */
export async function changeOwnContact(work: Work<DebtorCaller>, body: ContactBody): Promise<void> {
  const fields = Object.keys(body).sort()
  if (fields.length === 0) return
  const { id, claim_id } = work.caller
  const claim = await takeClaim(work, claim_id)
  await noteChange(
    work,
    claim,
    fields.filter((field) => field !== 'language'),
  )
  recordActivity(work, claim, { action: 'debtor.contact_changed', details: { fields } })
  await changeContact(work, id, body)
}

const CHANGES_A_DAY = 5

/** The team sees it as news. Nobody moves house several times a day, but a thief of a code might. */
async function noteChange(work: Work<DebtorCaller>, claim: ClaimRow, fields: readonly string[]): Promise<void> {
  if (fields.length === 0) return
  const { id: claim_id, organization_id } = claim
  const yesterday = new Date(work.now.getTime() - DAY_MS)
  if ((await countContactChanges(work.tx, claim_id, yesterday)) >= CHANGES_A_DAY)
    throw conflict('too_many_changes', 'The contact data were changed several times today; please call us')
  await insertContactChange(work.tx, { id: newId(), organization_id, claim_id, fields, made_at: work.now })
}

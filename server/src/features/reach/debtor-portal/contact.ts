import { type Static, Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import type { DebtorCaller } from '../../../kernel/caller.ts'
import { countryProblem } from '../../../kernel/countries.ts'
import { LANGUAGES } from '../../../kernel/language.ts'
import { Email, filledText, oneOf, strictObject } from '../../../kernel/wire.ts'
import { errorsOf } from '../../../platform/http/envelope.ts'
import type { Deps, Work } from '../../../platform/work.ts'
import { recordActivity, takeClaim } from '../../case/claims/index.ts'
import { changeContact } from '../../parties/debtors/index.ts'

export const ContactBody = strictObject('DebtorContact', {
  email: Type.Optional({ ...Email, description: 'Where we may write to.' } as typeof Email),
  phone: Type.Optional(filledText(50)),
  language: Type.Optional(oneOf(LANGUAGES, { description: 'The language of these pages from now on.' })),
  address: Type.Optional(
    strictObject('DebtorContactAddress', {
      street: filledText(255),
      zip: filledText(20),
      city: filledText(255),
      country: Type.String({ maxLength: 10, description: 'Two-letter country code.', 'x-check': countryProblem }),
    }),
  ),
})
export type ContactBody = Static<typeof ContactBody>

/** The log tells what was changed, not to what: it can never be erased. */
export async function changeOwnContact(work: Work<DebtorCaller>, body: ContactBody): Promise<void> {
  const fields = Object.keys(body).sort()
  if (fields.length === 0) return
  const { id, claim_id } = work.caller
  const claim = await takeClaim(work, claim_id)
  await recordActivity(work, claim, { action: 'debtor.contact_changed', details: { fields } })
  await changeContact(work, id, body)
}

/** Also for those whose letter came back. */
export function contactRoutes(api: Api<'debtor'>, deps: Deps): void {
  api.patch(
    '/contact',
    {
      schema: {
        operationId: 'changeContact',
        summary: 'Tell us how to reach you; a new address ends the access code, and the next letter brings another',
        tags: ['Contact'],
        body: ContactBody,
        response: { 200: Type.Object({ success: Type.Literal(true) }), ...errorsOf(400, 401, 403, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        await changeOwnContact(work, request.body)
        return { status: 200, body: { success: true as const } }
      }),
  )
}

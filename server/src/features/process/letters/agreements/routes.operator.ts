import { Type } from 'typebox'
import type { Api } from '../../../../audiences/api.ts'
import { Uuid } from '../../../../kernel/wire.ts'
import { FileAnswer, sendFile } from '../../../../platform/http/download.ts'
import { errorsOf } from '../../../../platform/http/envelope.ts'
import type { Deps } from '../../../../platform/work.ts'
import { readClaim } from '../../../case/claims/index.ts'
import { readAgreementFile } from './write.ts'

export function agreementRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/claims/:id/installment-plan/agreement.pdf',
    {
      schema: {
        operationId: 'downloadInstallmentAgreement',
        summary: 'The written agreement of the instalment plan; 404 until its file was made',
        tags: ['Claims'],
        params: Type.Object({ id: Uuid }),
        response: { ...FileAnswer, ...errorsOf(400, 401, 404, 416, 503) },
      },
    },
    async (request, reply) => {
      const claim = await readClaim(deps.db, request.caller, request.params.id)
      const file = await readAgreementFile(deps.db, claim.id)
      return sendFile(deps.storage, { request, reply, file }) as never
    },
  )
}

import { Readable } from 'node:stream'
import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { errorsOf } from '../../../platform/http/envelope.ts'
import { PageNumber, PagePictureAnswer, sendPagePicture } from '../../../platform/http/page-picture.ts'
import type { Deps } from '../../../platform/work.ts'
import { readMaskedCopy } from './letter-file.ts'
import { readLetter } from './service.ts'

/** For looking at a letter before it is printed. Its access code is masked for the whole team. */
export function letterPageRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/letters/:id/pages/:page',
    {
      schema: {
        operationId: 'getLetterPage',
        summary: 'A picture of one page, as PNG, with a masked access code',
        tags: ['Letters'],
        params: Type.Object({ id: Uuid, page: PageNumber }),
        response: { ...PagePictureAnswer, ...errorsOf(400, 401, 404, 409, 503) },
      },
    },
    async (request, reply) => {
      const { id, page } = request.params
      const letter = await readLetter(deps.db, id)
      const pdf = Readable.from([await readMaskedCopy(deps, letter)])
      return sendPagePicture(deps, reply, { pdf, page: Number(page), whose: letter.organization_id }) as never
    },
  )
}

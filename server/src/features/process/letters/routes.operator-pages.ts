import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { errorsOf } from '../../../platform/http/envelope.ts'
import { PageNumber, PagePictureAnswer, sendPagePicture } from '../../../platform/http/page-picture.ts'
import type { Deps } from '../../../platform/work.ts'
import { readLetter } from './service.ts'

/** For looking at a letter before it is printed. */
export function letterPageRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/letters/:id/pages/:page',
    {
      schema: {
        operationId: 'getLetterPage',
        summary: 'A picture of one page, as PNG',
        tags: ['Letters'],
        params: Type.Object({ id: Uuid, page: PageNumber }),
        response: { ...PagePictureAnswer, ...errorsOf(400, 401, 404, 503) },
      },
    },
    async (request, reply) => {
      const { id, page } = request.params
      const { blob_key } = await readLetter(deps.db, id)
      return sendPagePicture(deps, reply, { blob_key, page: Number(page) }) as never
    },
  )
}

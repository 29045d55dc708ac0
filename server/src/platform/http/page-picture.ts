import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { notFound, unavailable } from '../../kernel/errors.ts'
import { PdfUnreadable, REASONS } from '../pdf/refusals.ts'
import { withScratchFile } from '../storage/scratch.ts'
import type { Deps } from '../work.ts'

const RETRY_S = 2

export const PageNumber = Type.String({ pattern: '^[1-9][0-9]{0,4}$', maxLength: 5, description: 'Counts from 1' })

/** A picture, for the `response` of a route. */
export const PagePictureAnswer = {
  200: { description: 'The page', content: { 'image/png': { schema: { type: 'string', format: 'binary' } } } },
}

/** Sends a picture of one page of a PDF of an organisation. A page that does not exist is not found. */
export async function sendPagePicture(
  deps: Pick<Deps, 'config' | 'pdf_reader'>,
  reply: FastifyReply,
  { pdf, page, whose }: { pdf: Readable; page: number; whose: string },
): Promise<FastifyReply> {
  const picture = await withScratchFile(deps, pdf, (path) => deps.pdf_reader.renderPage(path, page, whose)).catch(
    (error: unknown) => {
      if (!(error instanceof PdfUnreadable)) throw error
      // On a busy machine another try may succeed; a missing page stays missing.
      throw error.reason === REASONS.too_slow
        ? unavailable('took_too_long', 'The page could not be drawn in time', RETRY_S)
        : notFound()
    },
  )
  // A stored file never changes.
  reply.header('cache-control', 'private, max-age=3600').type('image/png')
  return reply.send(picture)
}

import type { FastifyRequest } from 'fastify'
import { unavailable } from '../../../kernel/errors.ts'
import { openQueue } from '../../../platform/queue.ts'
import type { Typesetter } from '../../../platform/typeset/typesetter.ts'

/** A paper takes a processor for a while, and whoever is inside can ask for one again and again. */
const PAPERS = { at_once: 1, waiting_max: 20 }
const RETRY_AFTER_S = 2

type Client = { readonly raw: Pick<FastifyRequest['raw'], 'socket'> }

/** Sets papers on demand, each in its turn, and organisations in theirs. Who has closed the page meanwhile needs none. */
export function openPapers({ typesetter }: { readonly typesetter: Pick<Typesetter, 'pdf'> }) {
  const inTurn = openQueue(PAPERS)
  return ({ raw }: Client, ...paper: Parameters<Typesetter['pdf']>): Promise<Buffer> =>
    inTurn(async () => {
      if (raw.socket.destroyed) throw unavailable('too_busy', 'Nobody waits for this paper any more', RETRY_AFTER_S)
      return typesetter.pdf(...paper)
    }, paper[2])
}

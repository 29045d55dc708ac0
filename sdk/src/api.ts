import { type Download, readDownload } from './downloads.ts'
import { OPERATIONS, type Operations } from './operations.generated.ts'
import type { Answer, Data, Item, ListId, OperationId, Page } from './operations.ts'
import type { CallOptions, ClientOptions, Runtime } from './options.ts'
import { type Listing, listingOf, PAGE_LIMIT } from './paging.ts'
import { openSender, type RateLimit, type Raw } from './sender.ts'
import { readJson } from './transport.ts'
import type { Upload } from './uploads.ts'

export type Parts<Id extends OperationId> = {
  path?: Operations[Id]['path']
  query?: Operations[Id]['query']
  body?: Operations[Id]['body']
  upload?: Upload
}

/** How the client's methods talk to the service. */
export type Api = {
  readonly runtime: Runtime
  readonly rate_limit: RateLimit | undefined
  /** The answer with its envelope. */
  call<Id extends OperationId>(id: Id, parts?: Parts<Id>, options?: CallOptions): Promise<Answer<Id>>
  /** Only its `data`. */
  data<Id extends OperationId>(id: Id, parts?: Parts<Id>, options?: CallOptions): Promise<Data<Id>>
  list<Id extends ListId>(id: Id, parts: Parts<Id>, options?: CallOptions): Listing<Item<Id>, Page<Id>>
  download<Id extends OperationId>(id: Id, parts: Parts<Id>, options?: CallOptions): Promise<Download>
  /** Sends a request that is not an operation of the document. */
  raw(request: Raw, options?: CallOptions): Promise<{ data: unknown }>
}

type Row<Id extends ListId> = Item<Id> & { id: string }

export function openApi(options: ClientOptions): Api {
  const sender = openSender(options)
  const { send } = sender
  const requestOf = <Id extends OperationId>(id: Id, { path, query, body, upload }: Parts<Id>): Raw => {
    const operation = OPERATIONS[id]
    const parts = { ...(query && { query }), ...(body && { body }), ...(upload && { upload }) }
    return { ...parts, ...operation, path: filled(operation, path) }
  }
  const call: Api['call'] = async <Id extends OperationId>(id: Id, parts: Parts<Id> = {}, given?: CallOptions) =>
    send<Answer<Id>>(requestOf(id, parts), given, readJson)

  return {
    call,
    runtime: sender.runtime,
    get rate_limit() {
      return sender.rate_limit
    },
    async data<Id extends OperationId>(id: Id, parts?: Parts<Id>, given?: CallOptions) {
      const { data } = (await call(id, parts, given)) as unknown as { data: Data<Id> }
      return data
    },
    list<Id extends ListId>(id: Id, parts: Parts<Id>, given?: CallOptions) {
      const { limit = PAGE_LIMIT } = (parts.query ?? {}) as { limit?: number }
      const fetchPage = async (number: number) => {
        const place = OPERATIONS[id].paged === 'offset' ? { offset: (number - 1) * limit } : { page: number }
        const answer = await call(id, { ...parts, query: { ...parts.query, limit, ...place } as never }, given)
        const { success: _, ...page } = answer as unknown as { success: true; data: Row<Id>[] }
        return page as unknown as { data: Row<Id>[] } & Page<Id>
      }
      return listingOf<Row<Id>, { data: Row<Id>[] } & Page<Id>>(fetchPage, limit)
    },
    download: async (id, parts, given) => send(requestOf(id, parts), given, readDownload),
    raw: (request, given) => send<{ data: unknown }>(request, given, readJson),
  }
}

function filled({ method, path }: { method: string; path: string }, values: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    // An empty id would request the list, and dots would change the path.
    if (typeof value === 'string' && !/^\.{0,2}$/.test(value)) return encodeURIComponent(value)
    const given = value === '' ? 'an empty text' : typeof value === 'string' ? `"${value}"` : String(typeof value)
    throw new TypeError(`the argument ${name} must be an id, and is ${given} (for ${method} ${path})`)
  })
}

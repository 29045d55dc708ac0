import { type Download, readDownload } from './downloads.ts'
import { OPERATIONS } from './operations.generated.ts'
import type { Answer, Data, Item, OperationId, Page, PathOf, Query } from './operations.ts'
import type { CallOptions, ClientOptions, Runtime } from './options.ts'
import { type Listing, listingOf, PAGE_LIMIT } from './paging.ts'
import { openSender, type RateLimit, type Raw } from './sender.ts'
import { readJson } from './transport.ts'
import type { Upload } from './uploads.ts'

export type Parts<Id extends OperationId> = {
  path?: PathOf<Id>
  query?: object
  body?: unknown
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

/** Operations that answer a list page by page. */
export type ListId = {
  [Id in OperationId]: Extract<keyof Query<Id>, 'page' | 'offset'> extends never ? never : Id
}[OperationId]

type Row<Id extends ListId> = Item<Id> & { id: string }

export function openApi(options: ClientOptions): Api {
  const sender = openSender(options)
  const { send } = sender
  const requestOf = <Id extends OperationId>(id: Id, { path, ...parts }: Parts<Id>): Raw => {
    const operation = OPERATIONS[id]
    return { ...parts, ...operation, path: filled(operation.path, path as Record<string, string> | undefined) }
  }
  const call: Api['call'] = <Id extends OperationId>(id: Id, parts: Parts<Id> = {}, given?: CallOptions) =>
    send<Answer<Id>>(requestOf(id, parts), given, readJson)

  return {
    call,
    runtime: sender.runtime,
    get rate_limit() {
      return sender.rate_limit
    },
    async data(id, parts, given) {
      const { data } = (await call(id, parts, given)) as { data: never }
      return data
    },
    list<Id extends ListId>(id: Id, parts: Parts<Id>, given?: CallOptions) {
      const { limit = PAGE_LIMIT } = (parts.query ?? {}) as { limit?: number }
      const fetchPage = async (number: number) => {
        const place = id === 'listDocuments' ? { offset: (number - 1) * limit } : { page: number }
        const answer = await call(id, { ...parts, query: { ...parts.query, limit, ...place } }, given)
        const { success: _, ...page } = answer as { success: true; data: Row<Id>[] }
        return page as { data: Row<Id>[] } & Page<Id>
      }
      return listingOf<Row<Id>, { data: Row<Id>[] } & Page<Id>>(fetchPage, limit)
    },
    download: async (id, parts, given) => send(requestOf(id, parts), given, readDownload),
    raw: (request, given) => send<{ data: unknown }>(request, given, readJson),
  }
}

function filled(path: string, values: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    // An empty id would request the list, and dots would change the path.
    if (typeof value !== 'string' || /^\.{0,2}$/.test(value)) throw new TypeError(`${name} is not an id`)
    return encodeURIComponent(value)
  })
}

import type { Body, CollectionFolder, CollectionRequest, CollectionSource } from './read.ts'
import { type ZipEntry, zipOf } from './zip.ts'

const FOLDER = 'mahnwerk'

/** A folder as Bruno keeps a collection: one file per request, and an environment with the address and the token. */
export function brunoZip({ name, about, address, folders }: CollectionSource): Buffer {
  const entries: ZipEntry[] = [
    { name: 'bruno.json', text: `${JSON.stringify({ version: '1', name, type: 'collection' }, null, 2)}\n` },
    {
      name: 'collection.bru',
      text: blocks([
        block('auth', ['mode: bearer']),
        block('auth:bearer', ['token: {{token}}']),
        block('docs', about.split('\n')),
      ]),
    },
    {
      name: 'environments/Mahnwerk.bru',
      text: `${block('vars', [`address: ${address}`])}\nvars:secret [\n  token\n]\n`,
    },
    ...folders.flatMap(folderEntries),
  ]
  return zipOf(entries.map((entry) => ({ ...entry, name: `${FOLDER}/${entry.name}` })))
}

/** Bruno wants two spaces before each line of a block. */
const block = (name: string, lines: readonly string[]): string =>
  `${name} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`

const blocks = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join('\n')

function folderEntries({ name, about, requests }: CollectionFolder, place: number): ZipEntry[] {
  const meta = block('meta', [`name: ${name}`, `seq: ${place + 1}`])
  return [
    { name: `${name}/folder.bru`, text: blocks([meta, block('docs', about.split('\n'))]) },
    ...requests.map((request, index) => ({
      name: `${name}/${request.id}.bru`,
      text: requestText(request, index + 1),
    })),
  ]
}

const kindOf = (body: Body | null): string => (body === null ? 'none' : body.kind === 'json' ? 'json' : 'multipartForm')

function requestText({ name, about, method, path, query, takes_key, body, capture }: CollectionRequest, seq: number) {
  return blocks([
    block('meta', [`name: ${name}`, 'type: http', `seq: ${seq}`]),
    block(method.toLowerCase(), [`url: {{address}}${path}`, `body: ${kindOf(body)}`, 'auth: inherit']),
    query.length > 0
      ? block(
          'params:query',
          query.map((one) => `~${one.name}: ${one.value}`),
        )
      : null,
    takes_key ? block('headers', ['Idempotency-Key: {{$guid}}']) : null,
    body ? bodyText(body) : null,
    capture
      ? block('script:post-response', [
          `const found = res.getStatus() < 400 && res.getBody().data?.${capture.path}`,
          `if (found) bru.setVar('${capture.variable}', found)`,
        ])
      : null,
    about ? block('docs', about.split('\n')) : null,
  ])
}

function bodyText(body: Body): string {
  if (body.kind === 'json') return block('body:json', JSON.stringify(body.value, null, 2).split('\n'))
  const fields = body.fields.map(({ name, is_file, value, is_needed }) => {
    return `${is_needed ? '' : '~'}${name}: ${is_file ? '@file()' : value}`
  })
  return block('body:multipart-form', fields)
}

import type { Body, CollectionRequest, CollectionSource, QueryField } from './read.ts'

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

/** A collection in Postman's format 2.1, which most other programs import too. */
export const postmanCollection = ({ name, about, address, folders, variables }: CollectionSource): object => ({
  info: { name, description: about, schema: SCHEMA },
  auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
  variable: [
    { key: 'address', value: address, type: 'string' },
    { key: 'token', value: '', type: 'string' },
    ...variables.map((key) => ({ key, value: '', type: 'string' })),
  ],
  event: [listening('test', [REFUSAL])],
  item: folders.map((folder) => ({
    name: folder.name,
    description: folder.about,
    item: folder.requests.map(itemOf),
  })),
})

/** The first thing to read when a request is refused. */
const REFUSAL = `pm.test('is not refused', () => pm.expect(pm.response.code, pm.response.text()).to.be.below(400))`

const listening = (listen: string, exec: string[]) => ({ listen, script: { type: 'text/javascript', exec } })

function itemOf(request: CollectionRequest) {
  const { name, method, about, body, takes_key, capture } = request
  const header = [
    ...(takes_key ? [{ key: 'Idempotency-Key', value: '{{$guid}}' }] : []),
    ...(body?.kind === 'json' ? [{ key: 'Content-Type', value: 'application/json' }] : []),
  ]
  return {
    name,
    ...(capture ? { event: [listening('test', captureLines(capture))] } : {}),
    request: { method, header, description: about, url: urlOf(request), ...(body ? { body: bodyOf(body) } : {}) },
    response: [],
  }
}

const captureLines = ({ variable, path }: NonNullable<CollectionRequest['capture']>): string[] => [
  `const found = pm.response.code < 400 && pm.response.json().data?.${path}`,
  `if (found) pm.collectionVariables.set('${variable}', found)`,
]

function urlOf({ path, query }: CollectionRequest) {
  return {
    raw: `{{address}}${path}`,
    host: ['{{address}}'],
    path: path.split('/').slice(1),
    ...(query.length > 0 ? { query: query.map(queryOf) } : {}),
  }
}

const queryOf = ({ name, value, about }: QueryField) => ({ key: name, value, description: about, disabled: true })

function bodyOf(body: Body) {
  if (body.kind === 'json')
    return { mode: 'raw', raw: JSON.stringify(body.value, null, 2), options: { raw: { language: 'json' } } }
  const formdata = body.fields.map(({ name, is_file, value, is_needed }) => ({
    key: name,
    ...(is_file ? { type: 'file', src: [] } : { type: 'text', value }),
    ...(is_needed ? {} : { disabled: true }),
  }))
  return { mode: 'formdata', formdata }
}

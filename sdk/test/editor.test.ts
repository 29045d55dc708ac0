import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import ts from 'typescript'
import type { Schema } from '../generate/interfaces.ts'
import { DOCUMENT, type Document, jsonOf } from '../generate/write-types.ts'
import { codeBlocks } from './code-blocks.ts'
import { openEditor } from './language-service.ts'

const editor = openEditor()
const { checker, exports } = editor.checker()
const document = JSON.parse(await readFile(DOCUMENT, 'utf8')) as Document

const exported = (name: string): ts.Type => {
  const symbol = exports.find((candidate) => candidate.name === name)
  assert.ok(symbol, name)
  return checker.getDeclaredTypeOfSymbol(resolved(symbol))
}
const resolved = (symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
const docOf = (symbol: ts.Symbol): string => ts.displayPartsToString(symbol.getDocumentationComment(checker))

/** The methods of the client and of what it consists of, such as `client.claims.invoices.create`. */
function methodsOf(type: ts.Type, path: string): string[] {
  return type.getProperties().flatMap((property) => {
    const place = `${path}.${property.name}`
    const inner = checker.getNonNullableType(checker.getTypeOfSymbol(property))
    if (inner.getCallSignatures().length > 0) return [place]
    const is_resource = inner.getProperties().some((one) => checker.getTypeOfSymbol(one).getCallSignatures().length > 0)
    return is_resource && inner.symbol.name !== 'Date' && property.name !== 'rate_limit' ? methodsOf(inner, place) : []
  })
}

test('an editor shows every method with its documentation, and with types by their names', () => {
  const methods = methodsOf(exported('Client'), 'client')
  assert.ok(methods.length >= 50, `${methods.length} methods`)
  for (const [index, { text, documentation }] of editor.hover(methods).entries()) {
    assert.match(documentation, /\w{3}/, `${methods[index]} has no documentation`)
    assert.match(text, /^\(method\) /, methods[index])
    assert.doesNotMatch(text, /Data<|Answer<|Operations\[|ReturnType<|[{[]'|\{|\bany\b/, methods[index])
    assert.match(text, /: (?:\w+\.)?(?:Promise|Listing|EventFeed)\b[^{]*$/, methods[index])
  }
})

test('a claim is created as a ClaimCreate and answered as a Claim', () => {
  const [create, get, list, debtor, events] = editor.hover([
    'client.claims.create',
    'client.claims.get',
    'client.claims.list',
    'client.debtors.create',
    "client.events.list({ include: 'activity' }).page",
  ])
  assert.match(create?.text ?? '', /create\(body: (?:\w+\.)?ClaimCreate, options\?: .*\): Promise<(?:\w+\.)?Claim>$/)
  assert.match(get?.text ?? '', /Promise<(?:\w+\.)?ClaimWithInvoices>$/)
  assert.match(list?.text ?? '', /Listing<(?:\w+\.)?Claim, (?:\w+\.)?OpenPage<(?:\w+\.)?Claim>>$/)
  assert.match(debtor?.text ?? '', /create\(body: (?:\w+\.)?DebtorCreate, /)
  assert.match(events?.text ?? '', /EventPage<(?:\w+\.)?FeedRow>/)
})

test('the parts of the client are shown by their names', () => {
  const parts = exported('Client')
    .getProperties()
    .filter(({ name }) => !['me', 'request', 'rate_limit'].includes(name))
  for (const { text, documentation } of editor.hover(parts.map(({ name }) => `client.${name}`))) {
    assert.match(text, /: (?:\w+\.)?[A-Z]\w+$/)
    assert.notEqual(documentation, '', text)
  }
})

/** Declared by what is made from the document. */
const isGenerated = (symbol: ts.Symbol): boolean =>
  (symbol.declarations ?? []).every((declaration) => declaration.getSourceFile().fileName.endsWith('.generated.ts'))

test('every field that the document describes shows its description', () => {
  let count = 0
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (!schema.properties) continue
    const symbol = exports.find((candidate) => candidate.name === name && isGenerated(resolved(candidate)))
    if (!symbol) continue
    for (const field of checker.getDeclaredTypeOfSymbol(resolved(symbol)).getProperties()) {
      const { description }: Schema = schema.properties[field.name] ?? {}
      if (!description) continue
      assert.ok(docOf(field).startsWith(description), `${name}.${field.name}`)
      count++
    }
  }
  assert.ok(count > 200, `${count} fields`)
})

test('every field that is declared by hand has documentation, and every export too', () => {
  for (const one of exports) {
    const symbol = resolved(one)
    if (isGenerated(symbol)) continue
    assert.notEqual(docOf(symbol), '', `${one.name} has no documentation`)
    if (!(symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class))) continue
    for (const field of checker.getDeclaredTypeOfSymbol(symbol).getProperties()) {
      const is_ours = field.declarations?.some(
        (declaration) => !/\.generated\.ts$|node_modules/.test(declaration.getSourceFile().fileName),
      )
      // The name of an error is that of its class.
      if (!is_ours || field.name === 'name' || field.name.startsWith('__')) continue
      assert.notEqual(docOf(field), '', `${one.name}.${field.name} has no documentation`)
    }
  }
})

test('a field of a union shows the words of the document', () => {
  const [iban, until] = editor.hover([
    'declare const body: sdk.PersonDebtorCreate; body.iban',
    'declare const claim: sdk.Claim; claim.time_barred_on',
  ])
  assert.equal(iban?.documentation, document.components.schemas.DebtorCreate?.properties?.iban?.description)
  assert.equal(until?.documentation, document.components.schemas.Claim?.properties?.time_barred_on?.description)
})

test('a cursor fits where it is needed, and the feed is typed by what is included', () => {
  const faults = editor.faults([
    'const page = await client.events.list().page()',
    'client.events.list({ after: page.next })',
    'client.events.list({ after: client.events.list({ after: undefined }).cursor })',
    "const row = (await client.events.list({ include: 'activity', after: page.next }).page()).data[0]",
    "if (row?.type === 'activity') row.kind satisfies sdk.FeedActivity['kind']",
    'for await (const event of client.events.follow()) event.id satisfies string',
    'page.data[0]?.data satisfies sdk.StageChange | sdk.StatusChange | Record<string, unknown> | undefined',
    'export {}',
  ])
  assert.deepEqual(faults, [])
})

/** The schema itself, where another one names it. */
const plain = (schema: Schema | undefined): Schema =>
  schema?.$ref ? (document.components.schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {}) : (schema ?? {})

test('every webhook of the document is a known event, with the same fields', () => {
  const known = exported('KnownEvent') as ts.UnionType
  const typeOf = (event: ts.Type, name: string) => {
    const property = event.getProperty(name)
    assert.ok(property, name)
    return checker.getTypeOfSymbol(property)
  }
  for (const [type, { post }] of Object.entries(document.webhooks ?? {})) {
    const event = known.types.find((one) => checker.typeToString(typeOf(one, 'type')) === `"${type}"`)
    assert.ok(event, `${type} is missing in src/webhook-events.ts`)
    const body = plain(jsonOf(post?.requestBody))
    const namesOf = (one: ts.Type) => one.getProperties().map(({ name }) => name)
    assert.deepEqual(namesOf(event).sort(), Object.keys(body.properties ?? {}).sort(), type)
    const data = Object.keys(plain(body.properties?.data).properties ?? {})
    assert.deepEqual(namesOf(typeOf(event, 'data')).sort(), data.sort(), type)
  }
})

test('a switch over the type of an event narrows it, and shows when a case is missing', () => {
  const lines = (is_complete: boolean) => [
    'export function told(event: sdk.FeedRow): string {',
    '  switch (event.type) {',
    "    case 'claim.collection_stage_changed': return event.data.to_stage",
    "    case 'activity': return event.kind",
    ...(is_complete ? ["    case 'claim.status_changed': return event.data.closure_reason ?? ''"] : []),
    '    default: event satisfies sdk.UnknownEvent; return event.type',
    '  }',
    '}',
  ]
  assert.deepEqual(editor.faults(lines(true)), [])
  const [fault = '', ...others] = editor.faults(lines(false))
  assert.match(fault, /does not satisfy the expected type 'UnknownEvent'/)
  assert.deepEqual(others, [])
})

/** What the blocks of the README assume. */
const GIVEN = `
declare const mahnwerk: import('@mahnwerk/sdk').Client
declare const claim_id: string
declare function loadCursor(): Promise<string | null>
declare function saveCursor(cursor: string | null): Promise<void>
declare function handle(event: import('@mahnwerk/sdk').WebhookEvent): Promise<void>
export {}
`

test('every sample of the README compiles', () => {
  const blocks = codeBlocks(new URL('../README.md', import.meta.url), 'ts')
  assert.ok(blocks.length >= 8, `${blocks.length} samples`)
  for (const block of blocks) {
    // The first sample opens the client by itself.
    const given = block.includes('const mahnwerk =') ? GIVEN.replace(/^declare const mahnwerk.*$/m, '') : GIVEN
    assert.deepEqual(editor.faultsOf(block + given), [], block)
  }
})

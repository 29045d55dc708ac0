import { ANSWER_HEADERS } from './openapi-answers.ts'
import { type Example, nodeSnippet } from './openapi-snippets.ts'

/** What we send to a partner. */
export type SentExample = { readonly headers: Readonly<Record<string, string>>; readonly body: unknown }
export type Examples = {
  readonly operations: Readonly<Record<string, Example>>
  readonly webhooks: Readonly<Record<string, SentExample>>
}

type Media = Record<string, { schema?: object; example?: unknown }>
type Parameter = { name: string; in: string; example?: unknown }
type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Media }
  responses: Record<string, { headers?: Record<string, object>; content?: Media }>
  'x-codeSamples'?: readonly { lang: string; label: string; source: string }[]
}
type Methods = Record<string, Record<string, Operation>>
type Document = { paths: Methods; webhooks?: Methods; components?: { headers?: Record<string, object> } }

/** Puts the examples where readers of the document look for them. */
export function showExamples(document: Document, { operations, webhooks }: Examples): void {
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const example = operations[operation.operationId]
      if (!example) continue
      showExample(operation, example)
      const is_form = 'multipart/form-data' in (operation.requestBody?.content ?? {})
      const source = nodeSnippet({ method: method.toUpperCase(), path, is_form, example })
      operation['x-codeSamples'] = [{ lang: 'JavaScript', label: 'Node', source }]
    }
  for (const [type, methods] of Object.entries(document.webhooks ?? {})) {
    const example = webhooks[type]
    if (!example) continue
    for (const operation of Object.values(methods)) {
      for (const parameter of operation.parameters ?? []) fill(parameter, example.headers[parameter.name])
      for (const media of Object.values(operation.requestBody?.content ?? {})) fill(media, example.body)
    }
  }
}

function showExample(operation: Operation, { request, answer }: Example): void {
  for (const parameter of operation.parameters ?? [])
    fill(parameter, { ...request.path, ...request.query }[parameter.name])
  for (const media of Object.values(operation.requestBody?.content ?? {})) fill(media, request.body)
  const { headers = {}, content = {} } = operation.responses[answer.status] ?? {}
  const media = content[answer.type]
  if (media) fill(media, answer.body)
  if (answer.disposition)
    headers['Content-Disposition'] = { ...ANSWER_HEADERS['Content-Disposition'], example: answer.disposition }
}

function fill(holder: { example?: unknown }, example: unknown): void {
  if (example !== undefined) holder.example = example
}

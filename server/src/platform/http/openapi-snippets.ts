/** One worked example of an operation: what was sent, and what came. Recorded from the product, never written by hand. */
export type Example = {
  readonly request: {
    readonly path?: Readonly<Record<string, string>>
    readonly query?: Readonly<Record<string, string | number>>
    /** JSON, or the fields of a form. */
    readonly body?: unknown
  }
  readonly answer: {
    readonly status: number
    readonly type: string
    /** Missing where the answer is no text. */
    readonly body?: unknown
    /** The name under which a file came. */
    readonly disposition?: string
  }
}
type Asked = { readonly method: string; readonly path: string; readonly is_form: boolean; readonly example: Example }

/**
 * A program for Node that sends the example. Address and token come from the environment, as in the quick start. The
 * reference page can make snippets itself, but those that send files send their name instead.
 */
export function nodeSnippet({ method, path, is_form, example }: Asked): string {
  const { request, answer } = example
  const headers = [
    `Authorization: \`Bearer \${env.TOKEN}\``,
    ...(request.body && !is_form ? ["'Content-Type': 'application/json'"] : []),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    `headers: { ${headers.join(', ')} }`,
    ...(request.body ? [`body: ${is_form ? 'form' : jsonText(request.body)}`] : []),
  ]
  const is_json = answer.type === 'application/json'
  return [
    ...(is_form ? ["import { openAsBlob } from 'node:fs'"] : []),
    "import { env } from 'node:process'",
    '',
    ...(is_form ? formLines(request.body as Record<string, string>) : []),
    `const answer = await fetch(\`\${env.API}${filled(path, request)}\`, {`,
    ...options.map((option) => `  ${option},`),
    '})',
    is_json ? 'console.log(answer.status, await answer.json())' : 'console.log(answer.status, await answer.blob())',
    '',
  ].join('\n')
}

const jsonText = (body: unknown): string => `JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')})`

/** A value that begins with an at sign names a file, as for curl. */
function formLines(fields: Readonly<Record<string, string>>): string[] {
  const appended = Object.entries(fields).map(([name, value]) => {
    const file = String(value).startsWith('@') ? JSON.stringify(String(value).slice(1)) : undefined
    const content = file ? `await openAsBlob(${file}), ${file}` : JSON.stringify(value)
    return `form.append(${JSON.stringify(name)}, ${content})`
  })
  return ['const form = new FormData()', ...appended]
}

function filled(path: string, { path: values = {}, query = {} }: Example['request']): string {
  const whole = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const asked = new URLSearchParams(query as Record<string, string>).toString()
  return asked ? `${whole}?${asked}` : whole
}

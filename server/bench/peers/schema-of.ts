type Json = { readonly [name: string]: Json | undefined }

/** The schema of an answer from our API document, with all that it refers to written out. */
export function answerSchema(
  document: object,
  { method = 'GET', path, status }: { method?: string; path: string; status: number },
): object {
  const { paths, components } = document as Json
  const asked = path.replace(/\?.*/, '').split('/')
  const isAsked = (template: string) => {
    const parts = template.split('/')
    return parts.length === asked.length && parts.every((part, at) => part.startsWith('{') || part === asked[at])
  }
  // A plain word is more exact than a parameter.
  const [template = ''] = Object.keys(paths ?? {})
    .filter(isAsked)
    .toSorted((one, other) => one.split('{').length - other.split('{').length)
  const answer = paths?.[template]?.[method.toLowerCase()]?.responses?.[status]
  const schema = answer?.content?.['application/json']?.schema
  if (!schema) throw new Error(`the API document has no answer ${status} of ${method} ${path}`)
  return writtenOut(schema, components?.schemas ?? {}) as object
}

const REFERENCE = '#/components/schemas/'

/** Descriptions and examples are left out. */
function writtenOut(value: unknown, known: Json): unknown {
  if (Array.isArray(value)) return value.map((item) => writtenOut(item, known))
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...rest } = value as Record<string, unknown>
  if (typeof $ref === 'string') return writtenOut(known[$ref.slice(REFERENCE.length)], known)
  return Object.fromEntries(
    Object.entries(rest)
      .filter(([name, content]) => !(DOCUMENTING.has(name) && typeof content !== 'object') && name !== 'examples')
      .map(([name, content]) => [name, writtenOut(content, known)]),
  )
}

const DOCUMENTING = new Set(['description', 'title'])

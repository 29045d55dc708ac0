import { XMLParser } from 'fast-xml-parser'

/**
 * An element: its text, or its children by local name. Namespace prefixes differ from writer to writer and are
 * dropped.
 */
export type XmlNode = { readonly [name: string]: unknown }

const MAX_CHARACTERS = 12_000_000
const MAX_DEPTH = 60

/**
 * Reads XML from strangers. A document type is refused, so there are no entities to expand; the five standard ones and
 * character references are decoded below. Undefined if the XML is too long, not well-formed or nested too deeply.
 */
export function parseXml(text: string): XmlNode | undefined {
  if (text.length > MAX_CHARACTERS || /<!DOCTYPE|<!ENTITY/i.test(text)) return undefined
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    textNodeName: '#text',
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: false,
    maxNestedTags: MAX_DEPTH,
  })
  try {
    return parser.parse(text.replace(/^\uFEFF/, ''), true) as XmlNode
  } catch {
    return undefined
  }
}

const isNode = (value: unknown): value is XmlNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** All elements at the end of a path of local names; a step may list several names, separated by „|". */
export function nodesAt(root: unknown, ...path: readonly string[]): unknown[] {
  let nodes: unknown[] = [root]
  for (const step of path) {
    const names = step.split('|')
    nodes = nodes
      .filter(isNode)
      .flatMap((node) => names.flatMap((name) => listOf(Object.hasOwn(node, name) ? node[name] : undefined)))
  }
  return nodes
}

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value])

export function textAt(root: unknown, ...path: readonly string[]): string | undefined {
  for (const node of nodesAt(root, ...path)) {
    const text = textOf(node)
    if (text !== '') return text
  }
  return undefined
}

export function textOf(node: unknown): string {
  const raw = isNode(node) ? node['#text'] : node
  return typeof raw === 'string' || typeof raw === 'number' ? decode(String(raw)).replace(/\s+/g, ' ').trim() : ''
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

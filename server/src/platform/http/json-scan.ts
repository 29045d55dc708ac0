import type { TSchema } from 'typebox'
import type { Fault, Problem } from '../../kernel/errors.ts'

const DEPTH_MAX = 32
/** What any body may hold, so that a few fields too many are still named one by one. */
const VALUES_LEAST = 2_000
/** An object of any content is limited to 16 kB. This many values have room in that. */
const FREE_VALUES = 8_192

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const BRACKET = 0x5b
const BACKSLASH = 0x5c
const BRACKET_END = 0x5d
const BRACE = 0x7b
const BRACE_END = 0x7d

/** 1 for each byte that matters outside of a text. */
const COUNTS = new Uint8Array(256)
for (const byte of [QUOTE, COMMA, BRACKET, BRACKET_END, BRACE, BRACE_END]) COUNTS[byte] = 1
/** Most texts end within so many bytes; walking is quicker for them than a search. */
const NEAR = 32

/** The next position of a byte, or the end. */
function positionOf(bytes: Uint8Array, byte: number, from: number): number {
  const at = bytes.indexOf(byte, from)
  return at === -1 ? bytes.length : at
}

export type JsonScan = {
  /** Takes the next bytes. Says what is too much as soon as that is certain. */
  take(bytes: Uint8Array): Fault | undefined
}

/**
 * Counts the values of a JSON text as it arrives, before anything is made of it: a megabyte of `[{},{},…` would
 * otherwise become a third of a million objects. Whether the text is JSON at all is for the parser to say.
 */
export function openJsonScan(values_max: number): JsonScan {
  const state = { is_text: false, is_escaped: false, depth: 0, values: 0 }
  return {
    take(bytes) {
      // Local variables and plain loops: they run over every byte of every body.
      let { is_text, is_escaped, depth, values } = state
      const end = bytes.length
      let quote_at = -1
      let backslash_at = -1
      for (let at = 0; at < end; at++) {
        if (is_text) {
          if (!is_escaped) {
            const near = Math.min(at + NEAR, end)
            while (at < near && bytes[at] !== QUOTE && bytes[at] !== BACKSLASH) at++
            if (at === near) {
              // Each search starts where the last one of its kind ended, so all of them together look at each byte once.
              if (quote_at < at) quote_at = positionOf(bytes, QUOTE, at)
              if (backslash_at < at) backslash_at = positionOf(bytes, BACKSLASH, at)
              at = Math.min(quote_at, backslash_at)
            }
          }
          if (at === end) break
          is_text = is_escaped || bytes[at] === BACKSLASH
          is_escaped = !is_escaped && bytes[at] === BACKSLASH
          continue
        }
        const byte = bytes[at] as number
        if (COUNTS[byte] === 0) continue
        if (byte === QUOTE) is_text = true
        // Each value but the first follows a comma or is the first of a list or an object.
        else if (byte === COMMA) values++
        else if (byte === BRACE || byte === BRACKET) {
          values++
          depth++
        } else if (byte === BRACE_END || byte === BRACKET_END) depth--
        if (depth > DEPTH_MAX) return { code: 'too_deep', message: `is nested deeper than ${DEPTH_MAX} levels` }
        if (values > values_max) return { code: 'too_many_values', message: `holds more than ${values_max} values` }
      }
      Object.assign(state, { is_text, is_escaped, depth, values })
      return undefined
    },
  }
}

/** The fault as one of a field: of the outermost field that the text was at, or of the whole body. */
export function scanProblem(fault: Fault, text: Uint8Array): Problem {
  return { field: fault.code === 'too_deep' ? (lastOuterName(text) ?? 'body') : 'body', ...fault }
}

/** The last name that an object at the outermost level gave to one of its fields. */
function lastOuterName(text: Uint8Array): string | undefined {
  let depth = 0
  let quoted_at = -1
  let ended_at = -1
  let name: string | undefined
  for (let at = 0; at < text.length && depth <= DEPTH_MAX; at++) {
    const byte = text[at]
    if (byte === QUOTE) {
      const end = endOfText(text, at + 1)
      if (depth === 1) [quoted_at, ended_at] = [at, end]
      at = end
    } else if (byte === COLON && depth === 1 && quoted_at !== -1)
      name = readText(text.subarray(quoted_at, ended_at + 1))
    else if (byte === BRACE || byte === BRACKET) depth++
    else if (byte === BRACE_END || byte === BRACKET_END) depth--
  }
  return name
}

function endOfText(text: Uint8Array, from: number): number {
  let at = from
  while (at < text.length && text[at] !== QUOTE) at += text[at] === BACKSLASH ? 2 : 1
  return at
}

function readText(quoted: Uint8Array): string | undefined {
  try {
    return JSON.parse(Buffer.from(quoted).toString('utf8'))
  } catch {
    return undefined
  }
}

type Shape = {
  properties?: Record<string, TSchema>
  items?: TSchema
  maxItems?: number
  anyOf?: TSchema[]
  type?: string | string[]
  /** Said by the schema itself. */
  'x-values'?: number
}

const limits = new WeakMap<object, number>()

/** How many values a body of this schema may hold. What the schema allows always fits, with empty objects in it too. */
export function valuesMaxOf(schema: TSchema | undefined): number {
  if (!schema) return VALUES_LEAST
  const known = limits.get(schema) ?? Math.max(VALUES_LEAST, 2 * valuesOf(schema))
  limits.set(schema, known)
  return known
}

function valuesOf(schema: TSchema): number {
  const { properties, items, maxItems, anyOf, type, 'x-values': values } = schema as Shape
  if (values !== undefined) return values
  if (anyOf) return Math.max(...anyOf.map(valuesOf))
  if (properties) return 1 + Object.values(properties).reduce<number>((sum, field) => sum + valuesOf(field), 0)
  const types = [type].flat()
  if (items && maxItems !== undefined) return 1 + maxItems * valuesOf(items)
  return items || types.includes('object') || types.includes(undefined) ? FREE_VALUES : 1
}

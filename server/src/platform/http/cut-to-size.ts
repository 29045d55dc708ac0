import type { TSchema } from 'typebox'

type Shape = {
  properties?: Record<string, TSchema>
  additionalProperties?: unknown
  items?: TSchema
  maxItems?: number
  maxLength?: number
}

/**
 * Cuts what is too long to one more than the schema allows, so that checking a hostile value takes no longer than checking
 * the largest that is allowed. The check refuses the result for the same reasons as it would the whole.
 */
export function cutToSize(schema: TSchema, value: unknown, unknown_max: number): unknown {
  const { properties, additionalProperties, items, maxItems, maxLength } = schema as Shape
  // Lengths count code points, and two units may make one. A text of this many units still has too many.
  if (typeof value === 'string')
    return maxLength !== undefined && value.length > 2 * maxLength + 2 ? value.slice(0, 2 * maxLength + 2) : value
  if (Array.isArray(value)) {
    if (maxItems !== undefined && value.length > maxItems + 1) value.length = maxItems + 1
    if (items) for (const [at, item] of value.entries()) value[at] = cutToSize(items, item, unknown_max)
    return value
  }
  if (typeof value !== 'object' || value === null || !properties) return value
  const fields = value as Record<string, unknown>
  let unknown = 0
  for (const name of Object.keys(fields)) {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (field) fields[name] = cutToSize(field, fields[name], unknown_max)
    else if (additionalProperties === false && ++unknown > unknown_max) delete fields[name]
  }
  return value
}

import { type Static, type TProperties, type TSchema, Type } from 'typebox'
import type { Fault } from './errors.ts'
import { MAX_EURO } from './money.ts'

/**
 * Each schema atom is one promise of the wire format. Routes are composed of them, and the API document shows the same
 * text.
 */
export const Uuid = Type.String({ format: 'uuid', description: 'UUID' })
export const Timestamp = Type.String({ format: 'date-time', description: 'RFC 3339, UTC, milliseconds' })
export const DateOnlyText = Type.String({ format: 'date', description: 'YYYY-MM-DD' })
export const Email = Type.String({ format: 'email', maxLength: 255 })

/** `x-euro` refuses a third decimal, see platform/http/validation.ts. */
export const Euro = Type.Number({ minimum: 0, maximum: MAX_EURO, 'x-euro': true, description: 'EUR, two decimals' })

/** A share of one, 0 to 1, with at most four decimals. */
export const Rate = Type.Number({ minimum: 0, maximum: 1, 'x-decimals': 4, description: '0 to 1, four decimals' })

/** The same schema with a sentence about this use of it. */
export const about = <S extends TSchema>(schema: S, description: string): S => ({ ...schema, description })

/** Text that must not be blank: surrounding white space does not count (`x-filled`). */
export const filledText = (maxLength: number, description?: string) =>
  Type.String({ minLength: 1, maxLength, 'x-filled': true, ...(description ? { description } : {}) })

/** Returns what is wrong with a value of the right type, or undefined. Used as a schema's `x-check`. */
export type FieldRule = (value: never) => Fault | undefined

declare module 'typebox' {
  interface TSchemaOptions {
    'x-check'?: FieldRule
  }
}

/** One word from a list. Unlike a union of literals, it gives only one message for a wrong word. */
export const oneOf = <const T extends readonly string[]>(words: T, options: Record<string, unknown> = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...words], ...options })

/** The same schema or null, without the multiple messages of an `anyOf`. */
export function nullable<S extends TSchema>(schema: S) {
  const { type, enum: words, ...rest } = schema as unknown as { type: string; enum?: string[] }
  return Type.Unsafe<Static<S> | null>({ ...rest, type: [type, 'null'], ...(words ? { enum: [...words, null] } : {}) })
}

/** An object that refuses unknown fields. The title makes it a named schema of the API document. */
export const strictObject = <P extends TProperties>(title: string, properties: P) =>
  Type.Object(properties, { title, additionalProperties: false })

/** A note by the team about what it did. */
export const Note = Type.String({ maxLength: 2000, description: 'Kept in the activity log.' })

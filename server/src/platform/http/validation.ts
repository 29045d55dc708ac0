import { Ajv, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv'
import type { TSchema } from 'typebox'
import { isDateOnly, isInstant } from '../../kernel/dates.ts'
import type { ErrorCode } from '../../kernel/error-codes.ts'
import { type AppError, type Fault, invalid, type Problem, type Values } from '../../kernel/errors.ts'
import { centsFromEuro } from '../../kernel/money.ts'
import type { FieldRule } from '../../kernel/wire.ts'
import { cutToSize } from './cut-to-size.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** For paths of pages, which no schema checks. */
export const isUuid = (text: string): boolean => text.length === 36 && UUID.test(text)
/** Umlauts are fine on both sides of the @; quoting, comments and bare host names are not. */
const EMAIL = /^[^\s@"(),:;<>[\]\\.]+(?:\.[^\s@"(),:;<>[\]\\.]+)*@(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u
/**
 * Longer ones are refused by maxLength anyway. The check comes first, so that the pattern never runs on a long text.
 */
const EMAIL_LENGTH_MAX = 320

const decimalsOf = (value: number): number => {
  const [mantissa = '', exponent = '0'] = value.toString().split('e')
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent))
}

/** A rule about a single field is part of its schema, so that its fault is reported together with all others. */
function compileFieldRule(rule: FieldRule, schema: AnySchemaObject) {
  const check: { (value: unknown): boolean; errors?: Partial<ErrorObject>[] } = (value) => {
    // The rule skips null and values of the wrong type; the type check reports those.
    const is_concerned = value !== null && [schema.type].flat().includes(Array.isArray(value) ? 'array' : typeof value)
    const fault = is_concerned ? rule(value as never) : undefined
    check.errors = fault ? [{ keyword: 'x-check', message: fault.message, params: { code: fault.code } }] : []
    return fault === undefined
  }
  return check
}

function openAjv(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    removeAdditional: false,
    coerceTypes: false,
    useDefaults: true,
    allowUnionTypes: true,
  })
  ajv.addFormat('uuid', isUuid)
  ajv.addFormat('email', (text: string) => text.length <= EMAIL_LENGTH_MAX && EMAIL.test(text))
  ajv.addFormat('date', isDateOnly)
  ajv.addFormat('date-time', isInstant)
  ajv.addKeyword({
    keyword: 'x-euro',
    type: 'number',
    validate: (_: true, value: number) => centsFromEuro(value) !== undefined,
  })
  ajv.addKeyword({
    keyword: 'x-decimals',
    type: 'number',
    validate: (most: number, value: number) => decimalsOf(value) <= most,
  })
  // The document shows another schema than the one that is checked here: the rest is checked later, part by part.
  ajv.addKeyword({ keyword: 'x-shown' })
  ajv.addKeyword({ keyword: 'x-values' })
  ajv.addKeyword({ keyword: 'x-check', compile: compileFieldRule, errors: true })
  ajv.addKeyword({ keyword: 'x-filled', type: 'string', validate: (_: true, text: string) => text.trim() !== '' })
  return ajv
}

const AJV = openAjv()

/** A body may hold more faults than anybody wants to read. */
export const PROBLEMS_MAX = 100

export type Part = 'path' | 'query' | 'body'

/** Compiles a schema to a check that returns all faults at once. In a valid value, it turns UUIDs to lower case. */
export function checkOf(schema: TSchema, part: Part): (value: unknown) => Problem[] {
  const validate: ValidateFunction = AJV.compile(schema)
  const uuids = uuidFieldsOf(schema)
  return (given) => {
    const value = cutToSize(schema, given, PROBLEMS_MAX + 1)
    if (!validate(value)) return problemsOf(validate.errors ?? [], value, part)
    for (const field of uuids) {
      const fields = value as Record<string, unknown>
      if (typeof fields[field] === 'string') fields[field] = fields[field].toLowerCase()
    }
    return []
  }
}

/** For a schema that no route declares. It is compiled at its first use, since no start should wait for it. */
export function checkWhenAsked(...how: Parameters<typeof checkOf>): ReturnType<typeof checkOf> {
  let check: ReturnType<typeof checkOf> | undefined
  return (value) => {
    check ??= checkOf(...how)
    return check(value)
  }
}

/** UUIDs are accepted in any case. They are stored and returned in lower case, so that equal UUIDs are equal text. */
function uuidFieldsOf(schema: TSchema): string[] {
  const { properties = {} } = schema as { properties?: Record<string, { format?: string }> }
  return Object.keys(properties).filter((name) => properties[name]?.format === 'uuid')
}

/** At most `PROBLEMS_MAX` faults, one per field: the first, which is the most basic one. */
export function validationError(problems: readonly Problem[]): AppError {
  const by_field = new Map<string, Problem>()
  for (const problem of problems) if (!by_field.has(problem.field)) by_field.set(problem.field, problem)
  return invalid(...[...by_field.values()].slice(0, PROBLEMS_MAX))
}

function problemsOf(errors: readonly ErrorObject[], value: unknown, part: Part): Problem[] {
  return errors
    .slice(0, 10 * PROBLEMS_MAX)
    .map((error) => ({ field: fieldOf(error, part) || part, ...faultOf(error, value, part) }))
}

function fieldOf({ instancePath, keyword, params }: ErrorObject, part: Part): string {
  const path = instancePath.split('/').slice(1).map(unescapePointer)
  // A parameter that may be given several times is named, not its place among them.
  if (part === 'query') path.splice(1)
  if (keyword === 'required') path.push(params.missingProperty)
  if (keyword === 'additionalProperties') path.push(params.additionalProperty)
  return path.join('.')
}

const unescapePointer = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~')

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
}

const FORMAT_WORDS: Readonly<Record<string, string>> = {
  uuid: 'must be a UUID',
  email: 'must be an email address',
  date: 'must be a date that exists, as YYYY-MM-DD',
  'date-time': 'must be an RFC 3339 date-time with a zone, such as 2026-05-14T09:30:00Z',
}

function faultOf({ keyword, params, instancePath, message }: ErrorObject, value: unknown, part: Part): Fault {
  const fault = (code: ErrorCode, words: string, values?: Values): Fault => ({
    code,
    message: words,
    ...(values && { values }),
  })
  switch (keyword) {
    case 'required':
      return fault('required', 'is required')
    case 'additionalProperties':
      return fault('unknown_field', part === 'query' ? 'is not a known parameter' : 'is not a known field')
    case 'type':
      if (part === 'query' && Array.isArray(valueAt(value, instancePath)))
        return fault('given_twice', 'must be given only once')
      return fault('wrong_type', `must be ${typeWords(params.type)}`)
    case 'enum':
      return fault(
        'not_allowed',
        `must be one of ${params.allowedValues.filter((word: unknown) => word !== null).join(', ')}`,
      )
    case 'format':
      return fault('wrong_format', FORMAT_WORDS[params.format] ?? `must be a valid ${params.format}`)
    case 'minLength':
      return params.limit === 1
        ? fault('blank', 'must not be empty')
        : fault('too_short', `must have at least ${params.limit} characters`, { min: params.limit })
    case 'maxLength':
      return fault('too_long', `must have at most ${params.limit} characters`, { max: params.limit })
    case 'minimum':
      return fault('out_of_range', `must be at least ${params.limit}`, { min: params.limit })
    case 'maximum':
      return fault('out_of_range', `must be at most ${params.limit}`, { max: params.limit })
    case 'minItems':
      return fault('too_few', `must have at least ${params.limit} entries`, { min: params.limit })
    case 'maxItems':
      return fault('too_many', `must have at most ${params.limit} entries`, { max: params.limit })
    case 'minProperties':
      return fault('blank', 'must not be empty')
    case 'x-check':
      return fault(params.code, message ?? 'is not valid')
    case 'x-euro':
      return fault('too_many_decimals', 'must have at most two decimals')
    case 'x-decimals':
      return fault('too_many_decimals', 'has too many decimals')
    case 'x-filled':
      return fault('blank', 'must not be blank')
    default:
      return fault('wrong_format', 'is not valid')
  }
}

const typeWords = (type: string | string[]): string =>
  [type]
    .flat()
    .map((word) => TYPE_WORDS[word] ?? word)
    .join(' or ')

function valueAt(root: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[unescapePointer(key)], root)
}

const WHOLE_NUMBER = /^-?(?:0|[1-9]\d{0,15})$/
const DECIMAL_NUMBER = /^-?(?:0|[1-9]\d{0,11})(?:\.\d{1,6})?$/

/**
 * A query string has only text. Numbers and booleans are read strictly, so that `1e2` and `" 1"` stay text and are refused,
 * and `1.0` where a whole number belongs. Ajv's own coercion would accept them.
 */
export function readQuery(schema: TSchema, query: Record<string, unknown>): Record<string, unknown> {
  const properties = (schema as { properties?: Record<string, { type?: string }> }).properties ?? {}
  // No prototype: a parameter may be called __proto__.
  const read = Object.create(null) as Record<string, unknown>
  for (const [name, value] of Object.entries(query)) {
    const type = properties[name]?.type
    if (type === 'integer' && typeof value === 'string' && WHOLE_NUMBER.test(value)) read[name] = Number(value)
    else if (type === 'number' && typeof value === 'string' && DECIMAL_NUMBER.test(value)) read[name] = Number(value)
    else if (type === 'array') read[name] = [value].flat()
    else if (type === 'boolean' && (value === 'true' || value === 'false')) read[name] = value === 'true'
    else read[name] = value
  }
  return read
}

import { type Node, nodeOf, nodesOf, numberOf } from './node-tree.ts'

/** Functions, aggregates and window functions that never return null. */
export const NEVER_NULL: ReadonlySet<string> = new Set([
  ...['count', 'row_number', 'rank', 'dense_rank'],
  ...[
    'now',
    'clock_timestamp',
    'wall_now',
    'storage_quota_bytes',
    'pg_current_snapshot',
    'current_database',
    'gen_random_uuid',
    'random',
  ],
  ...['jsonb_build_object', 'jsonb_build_array', 'json_build_object', 'concat', 'concat_ws'],
])

/** Aggregates that return a list, which may contain nulls but is not null itself. */
export const COLLECTING: ReadonlySet<string> = new Set(['array_agg', 'jsonb_agg', 'json_agg', 'jsonb_object_agg'])

/** Functions whose rows hold no nulls. */
export const ROWS_WITHOUT_NULL: ReadonlySet<string> = new Set(['generate_series', 'jsonb_array_elements', 'jsonb_each'])

/** Strict functions, including those behind operators, that may find nothing: a key, a part, a match, a name, a server that replays. */
const MAY_FIND_NOTHING: ReadonlySet<string> = new Set([
  ...['jsonb_object_field', 'jsonb_object_field_text', 'jsonb_array_element', 'jsonb_array_element_text'],
  ...['json_object_field', 'json_object_field_text', 'json_array_element', 'json_array_element_text'],
  ...['jsonb_extract_path', 'jsonb_extract_path_text', 'json_extract_path', 'json_extract_path_text'],
  ...['jsonb_path_query_first', 'array_position', 'array_length', 'array_lower', 'array_upper'],
  ...['regexp_match', 'regexp_substr', 'substring', 'to_regclass', 'to_regtype', 'to_regproc', 'pg_get_constraintdef'],
  ...['pg_last_xact_replay_timestamp', 'pg_last_wal_replay_lsn'],
])

type Answer = 'never' | 'if given null' | 'now and then'

export function answersNull({ name, is_strict }: { name: string; is_strict: boolean }): Answer {
  if (NEVER_NULL.has(name)) return 'never'
  return is_strict && !MAY_FIND_NOTHING.has(name) ? 'if given null' : 'now and then'
}

/** An aggregate over all rows, or a plain expression: both always return a row. */
export function hasOneRow({ fields }: Node): boolean {
  if (nodesOf(fields.groupClause).length > 0 || nodeOf(fields.havingQual) || nodeOf(fields.limitCount)) return false
  if (numberOf(fields.commandType) !== 1 || nodeOf(fields.setOperations)) return false
  const from = nodeOf(fields.jointree)
  return fields.hasAggs === 'true' || (nodesOf(from?.fields.fromlist).length === 0 && !nodeOf(from?.fields.quals))
}

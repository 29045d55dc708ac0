import type { openClient } from '../../src/platform/db/postgres.ts'

export type Client = ReturnType<typeof openClient>

type ForeignKey = { from: string; to: string; columns: readonly (readonly [from: number, to: number])[] }

type Pair = { table: string; columns: readonly [number, number] }

/** What the database knows about its tables and functions, both identified by their object id. */
export type Catalogue = {
  isNotNull(table: string, column: number): boolean
  function(id: string): { readonly name: string; readonly is_strict: boolean }
  functionOfOperator(id: string): string
  readonly foreign_keys: readonly ForeignKey[]
  /** Columns that a check keeps null or not null together: `(a is null) = (b is null)`. */
  readonly pairs: readonly Pair[]
}

export async function readCatalogue(client: Client): Promise<Catalogue> {
  const columns = await client<{ key: string }[]>`
    select attrelid || '.' || attnum as key from pg_attribute where attnotnull and attnum > 0`
  const functions = await client<{ id: string; name: string; is_strict: boolean }[]>`
    select oid::text as id, proname::text as name, proisstrict as is_strict from pg_proc`
  const operators = await client<{ id: string; function_id: string }[]>`
    select oid::text as id, oprcode::oid::text as function_id from pg_operator`
  const foreign_keys = await client<ForeignKey[]>`
    select conrelid::text as from, confrelid::text as to,
      (select json_agg(json_build_array(f, t)) from unnest(conkey, confkey) as u (f, t)) as columns
    from (select conrelid::oid, confrelid::oid, conkey, confkey from pg_constraint where contype = 'f') k`
  const pairs = await client<Pair[]>`
    select conrelid::oid::text as table, array_to_json(conkey) as columns from pg_constraint
    where contype = 'c' and pg_get_constraintdef(oid) ~ '^CHECK \\(\\(\\(\\w+ IS NULL\\) = \\(\\w+ IS NULL\\)\\)\\)$'`
  // The functions that check rows have a rule on each line, and parameters named after the columns.
  const ruled = await client<Pair[]>`
    select c.conrelid::oid::text as table, json_build_array(one.attnum, other.attnum) as columns
    from pg_constraint c
    join pg_depend d on d.classid = 'pg_constraint'::regclass and d.objid = c.oid and d.refclassid = 'pg_proc'::regclass
    join pg_proc p on p.oid = d.refobjid
    cross join lateral regexp_matches(p.prosrc, 'when not \\((\\w+) is null\\) = \\((\\w+) is null\\) then', 'g') rule
    join pg_attribute one on one.attrelid = c.conrelid and one.attname = rule[1]
    join pg_attribute other on other.attrelid = c.conrelid and other.attname = rule[2]
    where c.contype = 'c'`
  const not_null = new Set(columns.map(({ key }) => key))
  const by_id = new Map(functions.map((one) => [one.id, one]))
  const by_operator = new Map(operators.map(({ id, function_id }) => [id, function_id]))
  return {
    isNotNull: (table, column) => not_null.has(`${table}.${column}`),
    function: (id) => by_id.get(id) ?? { name: '', is_strict: false },
    functionOfOperator: (id) => by_operator.get(id) ?? '',
    foreign_keys,
    pairs: [...pairs, ...ruled],
  }
}

import type { Client } from '../../platform/db/client.ts'

/** What the schema of a database holds, as PostgreSQL itself words it: one statement for each thing, or a part of one. */
export type Catalogue = {
  readonly extensions: readonly string[]
  readonly sequences: readonly { name: string; text: string; owned_by: string | null }[]
  readonly tables: readonly CatalogueTable[]
  readonly routines: readonly { id: string; text: string }[]
  readonly views: readonly { name: string; text: string }[]
  readonly indexes: readonly { name: string; table: string; text: string }[]
  readonly triggers: readonly { table: string; name: string; text: string }[]
  /** What must be there before what, by ids such as `table:claims` and `routine:wall_now()`. */
  readonly needs: readonly { thing: string; needed: string }[]
}

export type CatalogueTable = {
  readonly name: string
  readonly is_unlogged: boolean
  readonly columns: readonly string[]
  readonly constraints: readonly {
    name: string
    kind: 'c' | 'p' | 'u' | 'x' | 'f'
    text: string
    refers_to: string | null
  }[]
  readonly options: string | null
  /** Of a table by months. */
  readonly partition_key: string | null
  /** The table by months of which it is a part. */
  readonly part_of: string | null
  readonly bound: string | null
}

/** All but what extensions bring. */
const OWN = (oid: string) => `not exists (select from pg_depend e where e.objid = ${oid} and e.deptype = 'e')`
const HERE = 'current_schema()::regnamespace'

export async function readCatalogue(client: Client): Promise<Catalogue> {
  await refuseUnknown(client)
  const list = async <T>(text: string): Promise<T[]> => [...(await client.unsafe(text))] as T[]
  return {
    extensions: (await list<{ name: string }>(EXTENSIONS)).map(({ name }) => name),
    sequences: await list(SEQUENCES),
    tables: await list(TABLES),
    routines: await list(ROUTINES),
    views: await list(VIEWS),
    indexes: await list(INDEXES),
    triggers: await list(TRIGGERS),
    needs: await list(NEEDS),
  }
}

const EXTENSIONS = `select quote_ident(extname) as name from pg_extension where extname <> 'plpgsql' order by 1`

/** Those of identity columns come with their tables. */
const SEQUENCES = `
  select s.relname::text as name, format('create sequence %I as %s increment by %s minvalue %s maxvalue %s start with %s cache %s%s',
      s.relname, format_type(q.seqtypid, null), q.seqincrement, q.seqmin, q.seqmax, q.seqstart, q.seqcache,
      case when q.seqcycle then ' cycle' else '' end) as text,
    (select format('%I.%I', t.relname, a.attname) from pg_depend d join pg_class t on t.oid = d.refobjid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
      where d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype = 'a') as owned_by
  from pg_class s join pg_sequence q on q.seqrelid = s.oid
  where s.relnamespace = ${HERE} and s.relkind = 'S'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype = 'i')
  order by 1`

/** A required column names its constraint where PostgreSQL 18 would give it another name; older ones pass over the name. */
const COLUMN = `
  format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
    || case when a.attcollation <> y.typcollation then format(' collate %I', (select collname from pg_collation where oid = a.attcollation)) else '' end
    || case
      when a.attidentity <> '' then format(' generated %s as identity', case a.attidentity when 'a' then 'always' else 'by default' end)
      when a.attgenerated = 's' then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid, true))
      when d.oid is not null then format(' default %s', pg_get_expr(d.adbin, d.adrelid, true))
      else '' end
    || case when not a.attnotnull then ''
      when n.conname is null or n.conname = left(t.relname || '_' || a.attname || '_not_null', 63) then ' not null'
      else format(' constraint %I not null', n.conname) end`

/** A foreign key to the table itself or to another, so that the order of the tables can heed it. */
const CONSTRAINT = `
  json_build_object('name', c.conname, 'kind', c.contype, 'text', format('constraint %I %s', c.conname, pg_get_constraintdef(c.oid)),
    'refers_to', (select relname from pg_class where oid = nullif(c.confrelid, 0)))`

const TABLES = `
  select t.relname::text as name, t.relpersistence = 'u' as is_unlogged, array_to_string(t.reloptions, ', ') as options,
    case t.relkind when 'p' then pg_get_partkeydef(t.oid) end as partition_key,
    (select p.relname::text from pg_inherits i join pg_class p on p.oid = i.inhparent where i.inhrelid = t.oid) as part_of,
    pg_get_expr(t.relpartbound, t.oid) as bound,
    (select json_agg(${COLUMN} order by a.attnum) from pg_attribute a
      join pg_type y on y.oid = a.atttypid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      left join pg_constraint n on n.conrelid = a.attrelid and n.contype = 'n' and n.conkey = array[a.attnum]
      where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped) as columns,
    coalesce((select json_agg(${CONSTRAINT} order by array_position(array['p', 'u', 'x', 'c', 'f']::"char"[], c.contype), c.conname)
      from pg_constraint c where c.conrelid = t.oid and c.contype in ('p', 'u', 'x', 'c', 'f')), '[]') as constraints
  from pg_class t where t.relnamespace = ${HERE} and t.relkind in ('r', 'p') and t.relname <> 'migrations' order by 1`

/** Not the name of the schema: whoever runs the text has one of another name, perhaps. */
const ROUTINES = `
  select p.oid::regprocedure::text as id,
    replace(pg_get_functiondef(p.oid), format('CREATE OR REPLACE FUNCTION %I.', ${HERE}), 'create function ') as text
  from pg_proc p where p.pronamespace = ${HERE} and ${OWN('p.oid')} order by 1`

const VIEWS = `
  select v.relname::text as name, format('create view %I as%s', v.relname, E'\\n' || rtrim(pg_get_viewdef(v.oid, true), '; ')) as text
  from pg_class v where v.relnamespace = ${HERE} and v.relkind = 'v' and ${OWN('v.oid')} order by 1`

/** Those that are no constraint and are not made by the table by months of which theirs is a part. */
const INDEXES = `
  select i.relname::text as name, t.relname::text as table, pg_get_indexdef(i.oid, 0, true) as text
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
  where t.relnamespace = ${HERE} and not exists (select from pg_constraint c where c.conindid = i.oid and c.contype in ('p', 'u', 'x'))
  order by 1`

/** Those of a part that come from the whole are made with it. */
const TRIGGERS = `
  select t.relname::text as table, g.tgname::text as name, pg_get_triggerdef(g.oid, true) as text
  from pg_trigger g join pg_class t on t.oid = g.tgrelid
  where t.relnamespace = ${HERE} and not g.tgisinternal and g.tgparentid = 0 order by 1, 2`

/**
 * Dependencies between tables, views and routines. Defaults and constraints count as their tables; keys to other tables are
 * left out, since they may go in a circle, and so is a sequence that belongs to a column.
 */
const NEEDS = `
  with named as (
    select 'pg_class'::regclass as classid, oid as objid, case relkind when 'v' then 'view:' when 'S' then 'sequence:' else 'table:' end || relname as thing
    from pg_class where relnamespace = ${HERE} and relkind in ('r', 'p', 'v', 'S')
    union all select 'pg_type'::regclass, y.oid, case c.relkind when 'v' then 'view:' else 'table:' end || c.relname
    from pg_type y join pg_class c on c.oid = coalesce(nullif(y.typrelid, 0), (select e.typrelid from pg_type e where e.oid = y.typelem and e.typarray = y.oid))
    where y.typnamespace = ${HERE} and c.relkind in ('r', 'p', 'v')
    union all select 'pg_attrdef'::regclass, d.oid, 'table:' || c.relname from pg_attrdef d join pg_class c on c.oid = d.adrelid
    where c.relnamespace = ${HERE}
    union all select 'pg_constraint'::regclass, k.oid, 'table:' || c.relname from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = ${HERE} and k.contype <> 'f'
    union all select 'pg_rewrite'::regclass, r.oid, 'view:' || c.relname from pg_rewrite r join pg_class c on c.oid = r.ev_class
    where c.relnamespace = ${HERE}
    union all select 'pg_proc'::regclass, p.oid, 'routine:' || p.oid::regprocedure from pg_proc p where p.pronamespace = ${HERE} and ${OWN('p.oid')}
    union all select 'pg_class'::regclass, x.indexrelid, 'table:' || c.relname from pg_index x join pg_class c on c.oid = x.indrelid
    where c.relnamespace = ${HERE})
  select distinct o.thing, n.thing as needed from pg_depend d
  join named o on o.classid = d.classid and o.objid = d.objid join named n on n.classid = d.refclassid and n.objid = d.refobjid
  where o.thing <> n.thing and o.thing not like 'sequence:%' and d.deptype in ('n', 'a') order by 1, 2`

/** What no migration has made yet, and the text would therefore lack without a word. */
const UNKNOWN = `
  select 'the type ' || y.oid::regtype as thing from pg_type y
    left join pg_class c on c.oid = y.typrelid
    where y.typnamespace = ${HERE} and (y.typtype in ('d', 'e', 'r') or c.relkind = 'c') and ${OWN('y.oid')}
  union all select 'the relation ' || c.relname from pg_class c where c.relnamespace = ${HERE}
    and (c.relkind not in ('r', 'p', 'i', 'I', 'S', 'v') or c.relpersistence = 't' or c.relkind = 'S' and c.relpersistence <> 'p' or c.reltablespace <> 0
      or c.relkind in ('r', 'p') and c.relreplident <> 'd'
      or c.relrowsecurity or c.relacl is not null or c.relkind in ('v', 'S') and c.reloptions is not null) and ${OWN('c.oid')}
  union all select 'the options of the toast table of ' || t.relname from pg_class c join pg_class t on t.reltoastrelid = c.oid
    where t.relnamespace = ${HERE} and c.reloptions is not null
  union all select 'the setting of a column of ' || a.attrelid::regclass from pg_attribute a
    join pg_class c on c.oid = a.attrelid join pg_type y on y.oid = a.atttypid
    where c.relnamespace = ${HERE} and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and (a.attstorage <> y.typstorage or a.attcompression <> '' or coalesce(a.attstattarget, -1) <> -1
        or a.attoptions is not null or a.attacl is not null or a.attgenerated not in ('', 's'))
  union all select 'the routine ' || p.oid::regprocedure from pg_proc p where p.pronamespace = ${HERE}
    and (p.prokind <> 'f' or p.proacl is not null) and ${OWN('p.oid')}
  union all select 'the trigger ' || g.tgname from pg_trigger g join pg_class c on c.oid = g.tgrelid
    where c.relnamespace = ${HERE} and not g.tgisinternal and g.tgenabled <> 'O'
  union all select 'the constraint ' || c.conname from pg_constraint c where c.connamespace = ${HERE} and c.contype not in ('c', 'f', 'n', 'p', 't', 'u', 'x')
  union all select 'a comment' from pg_description d where d.objoid >= 16384 and ${OWN('d.objoid')} and d.classoid <> 'pg_extension'::regclass
  union all select 'the statistics ' || stxname from pg_statistic_ext
  union all select 'the policy ' || polname from pg_policy
  union all select 'the event trigger ' || evtname from pg_event_trigger
  union all select 'the rule ' || r.rulename from pg_rewrite r join pg_class c on c.oid = r.ev_class where c.relnamespace = ${HERE} and r.rulename <> '_RETURN'
  union all select 'the publication ' || pubname from pg_publication
  union all select 'a setting of the database' from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database())
  union all select 'default rights' from pg_default_acl`

async function refuseUnknown(client: Client): Promise<void> {
  const [found] = await client.unsafe<{ thing: string }[]>(UNKNOWN)
  if (found)
    throw new Error(`the baseline cannot be written: ${found.thing} is of a kind that catalogue.ts does not read`)
}

import type { Db, Reader } from '../src/platform/db/db.ts'
import { sql } from '../src/platform/db/db.ts'

/**
 * Everything that PostgreSQL keeps about a schema, in lines, with names in place of numbers. What tells only when or how a thing
 * was made is left out, and so is the table of the runner, which makes it before everything else.
 */
export async function describeCatalogue(db: Db): Promise<string[]> {
  const lines: string[] = []
  for (const ask of ASKED) lines.push(...(await ask(db)))
  return lines.map((line) => line.replace(/(RI_ConstraintTrigger_[ac]|pg_toast)_\d+/g, '$1')).sort()
}

type Ask = (reader: Reader) => Promise<string[]>
const linesOf = async (rows: Promise<{ line: string }[]>): Promise<string[]> => (await rows).map(({ line }) => line)

const ASKED: readonly Ask[] = [
  (reader) =>
    linesOf(
      reader.many(sql`
        select concat_ws(' | ', 'relation', relname, relkind, relpersistence, relispartition, relreplident, relrowsecurity,
          relforcerowsecurity, reloptions, relacl, relowner::regrole, relchecks, relhasrules, relhastriggers, relhassubclass,
          pg_get_expr(relpartbound, oid), (select t.reloptions from pg_class t where t.oid = c.reltoastrelid),
          case relkind when 'v' then pg_get_viewdef(oid) end) as line
        from pg_class c where relnamespace = 'public'::regnamespace and relname !~ '^migrations'`),
    ),
  (reader) =>
    linesOf(
      reader.many(sql`
        select concat_ws(' | ', 'column', attrelid::regclass, rank() over (partition by attrelid order by attnum), attname,
          format_type(atttypid, atttypmod), attnotnull, 'identity ' || attidentity::text, 'generated ' || attgenerated::text, attislocal,
          attinhcount, attcollation::regcollation, attstorage, 'compression ' || attcompression::text, 'target ' || attstattarget,
          attoptions, attacl, pg_get_expr(d.adbin, d.adrelid)) as line
        from pg_attribute a join pg_class c on c.oid = attrelid left join pg_attrdef d on d.adrelid = attrelid and d.adnum = attnum
        where relnamespace = 'public'::regnamespace and relname !~ '^migrations' and attnum > 0 and not attisdropped`),
    ),
  (reader) =>
    linesOf(
      reader.many(sql`
        select concat_ws(' | ', 'constraint', conrelid::regclass, conname, contype, condeferrable, condeferred, convalidated,
          'enforced ' || coalesce(to_jsonb(c) ->> 'conenforced', 'true'), conislocal, coninhcount, connoinherit, conindid::regclass,
          (select p.conrelid::regclass || '.' || p.conname from pg_constraint p where p.oid = c.conparentid),
          pg_get_constraintdef(oid)) as line
        from pg_constraint c where connamespace = 'public'::regnamespace and conrelid::regclass::text <> 'migrations'`),
    ),
  (reader) =>
    linesOf(
      reader.many(sql`
        select concat_ws(' | ', 'index', indisprimary, indisexclusion, indimmediate, indisclustered, indisvalid, indisready,
          indislive, indisreplident, pg_get_indexdef(indexrelid)) as line
        from pg_index i join pg_class c on c.oid = indrelid
        where relnamespace = 'public'::regnamespace and relname <> 'migrations'`),
    ),
  (reader) =>
    linesOf(
      reader.many(sql`
        select concat_ws(' | ', 'part', inhrelid::regclass, inhparent::regclass, inhseqno, inhdetachpending) as line from pg_inherits
        union all
        select concat_ws(' | ', 'partitioned', partrelid::regclass, pg_get_partkeydef(partrelid), partdefid::regclass)
        from pg_partitioned_table`),
    ),
  (reader) =>
    linesOf(
      reader.many(sql`
        select concat_ws(' | ', 'routine', pg_get_functiondef(oid), proowner::regrole, proacl) as line
        from pg_proc p where pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`),
    ),
  // Pretty, since otherwise the same list of conditions has other brackets when it was read from its own text.
  (reader) =>
    linesOf(
      reader.many(sql`
        select concat_ws(' | ', 'trigger', tgrelid::regclass, tgname, case when not tgisinternal then pg_get_triggerdef(t.oid, true) end,
          tgenabled, tgisinternal, tgdeferrable, tginitdeferred, tgtype, tgfoid::regprocedure, tgconstrrelid::regclass,
          tgconstrindid::regclass, (select conname from pg_constraint where oid = tgconstraint),
          (select tgrelid::regclass || '.' || tgname from pg_trigger p where p.oid = t.tgparentid)) as line from pg_trigger t`),
    ),
  (reader) =>
    linesOf(
      reader.many(sql`
        select concat_ws(' | ', 'type', typname, typtype, typcategory, typowner::regrole, typacl, typrelid::regclass, typelem::regtype) as line
        from pg_type where typnamespace = 'public'::regnamespace and typname !~ '^_?migrations'
        union all
        select concat_ws(' | ', 'sequence', s.seqrelid::regclass, format_type(seqtypid, null), seqstart, seqincrement, seqmax, seqmin,
          seqcache, seqcycle, q.last_value)
        from pg_sequence s join pg_sequences q on q.sequencename = s.seqrelid::regclass::text
        union all
        select concat_ws(' | ', 'extension', extname, extversion, extnamespace::regnamespace) from pg_extension
        union all
        select concat_ws(' | ', 'comment', pg_describe_object(classoid, objoid, objsubid), description) from pg_description
        where objoid >= 16384
        union all
        select concat_ws(' | ', 'statistics', pg_get_statisticsobjdef(oid)) from pg_statistic_ext
        union all
        select concat_ws(' | ', 'policy', polrelid::regclass, polname) from pg_policy
        union all
        select concat_ws(' | ', 'rule', pg_get_ruledef(oid)) from pg_rewrite where oid >= 16384
        union all
        select concat_ws(' | ', 'event trigger', evtname) from pg_event_trigger
        union all
        select concat_ws(' | ', 'setting', setrole, setconfig) from pg_db_role_setting
        where setdatabase = (select oid from pg_database where datname = current_database())
        union all
        select concat_ws(' | ', 'default right', defaclrole, defaclobjtype, defaclacl) from pg_default_acl`),
    ),
  (reader) =>
    linesOf(
      reader.many(sql`
        select concat_ws(' | ', 'dependency', deptype, pg_describe_object(classid, objid, objsubid),
          pg_describe_object(refclassid, refobjid, refobjsubid)) as line
        from pg_depend where objid >= 16384 and pg_describe_object(classid, objid, objsubid) !~ '\mmigrations|pg_toast'`),
    ),
]

/** All rows of all tables, but for values that are times of the present day and the mark that each database chooses. */
export async function describeRows(db: Db): Promise<string[]> {
  const tables = await db.many<{ name: string }>(sql`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'backfills' order by 1`)
  const lines: string[] = []
  for (const { name } of tables) {
    const rows = await db.many<{ line: string }>({
      text: `select to_jsonb(t)::text as line from ${name} t`,
      values: [],
    })
    lines.push(...rows.map(({ line }) => `${name} | ${line.replace(TODAY, 'today').replace(MARK, '"mark"')}`))
  }
  // The runner makes the entry, and the job ends it.
  const backfills = await db.many<{ line: string }>(sql`
    select concat_ws(' | ', 'backfill', name, place, rows_changed, finished_at is null) as line from backfills`)
  return [...lines, ...backfills.map(({ line }) => line)].sort()
}

const TODAY = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+\+00:00/g
const MARK = /"mark": "[0-9a-f]{8}"/g

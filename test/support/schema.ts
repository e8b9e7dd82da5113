import type pg from 'pg';

/** Each query returns statements for one kind of object in `public`, in an order independent of their creation. */
const KINDS = [
  `select format('create extension %I', extname) from pg_extension where extname <> 'plpgsql' order by 1`,
  `select format('create type %I as enum (%s)', typname, string_agg(quote_literal(enumlabel), ', ' order by enumsortorder))
   from pg_enum join pg_type on pg_type.oid = enumtypid
   where typnamespace = 'public'::regnamespace group by typname order by typname`,
  `select format('create sequence %I', relname) from pg_class
   where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`,
  `select pg_get_functiondef(pg_proc.oid) from pg_proc
   where pronamespace = 'public'::regnamespace and prokind <> 'a'
     and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
   order by proname, pg_get_function_identity_arguments(pg_proc.oid)`,
  `select format('create aggregate %I (%s) (sfunc = %s, stype = %s)', proname,
     pg_get_function_identity_arguments(pg_proc.oid), aggtransfn, format_type(aggtranstype, null))
   from pg_aggregate join pg_proc on pg_proc.oid = aggfnoid
   where pronamespace = 'public'::regnamespace order by proname`,
  `select format(E'create text search dictionary %I (template = %s%s)', dictname, tmplname, ', ' || dictinitoption)
   from pg_ts_dict join pg_ts_template on pg_ts_template.oid = dicttemplate
   where dictnamespace = 'public'::regnamespace
     and not exists (select from pg_depend where objid = pg_ts_dict.oid and deptype = 'e')
   order by dictname`,
  `select format('text search configuration %I: %s with %s', cfgname, ts_token_type.alias,
     string_agg(dictname, ', ' order by mapseqno))
   from pg_ts_config
   join pg_ts_config_map on mapcfg = pg_ts_config.oid
   join pg_ts_dict on pg_ts_dict.oid = mapdict
   join ts_token_type('default') on tokid = maptokentype
   where cfgnamespace = 'public'::regnamespace group by cfgname, ts_token_type.alias order by 1`,
  `select format(E'create table %I (\\n  %s\\n)', relname, string_agg(line, E',\\n  ' order by place, line))
   from pg_class join lateral (
     select attnum::int as place, concat_ws(' ', quote_ident(attname), format_type(atttypid, atttypmod),
       case when attnotnull then 'not null' end,
       case when attgenerated = 's' then format('generated always as (%s) stored', pg_get_expr(adbin, adrelid))
         when attidentity <> '' then 'generated as identity'
         when adbin is not null then 'default ' || pg_get_expr(adbin, adrelid) end) as line
     from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where attrelid = pg_class.oid and attnum > 0 and not attisdropped
     union all
     select 10000, format('constraint %I %s', conname, pg_get_constraintdef(oid))
     from pg_constraint where conrelid = pg_class.oid and contype <> 'n') as lines on true
   where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace group by relname order by relname`,
  `select format(E'create view %I as\\n%s', relname, pg_get_viewdef(oid)) from pg_class
   where relkind = 'v' and relnamespace = 'public'::regnamespace order by relname`,
  `select pg_get_indexdef(indexrelid) from pg_index
   join pg_class on pg_class.oid = indexrelid
   where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)
   order by relname`,
  `select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join pg_class on pg_class.oid = tgrelid
   where not tgisinternal and relnamespace = 'public'::regnamespace order by 1`,
];

/** The migrated schema as statements, for comparison. */
export async function describeSchema(client: pg.Client | pg.Pool): Promise<string> {
  const kinds: string[] = [];
  for (const text of KINDS) {
    const { rows } = await client.query<[string]>({ text, rowMode: 'array' });
    kinds.push(...rows.map(([statement]) => `${statement.trimEnd().replace(/;$/, '')};\n`));
  }
  return `-- The schema after all migrations, for reading. Not run: \`npm test -- schema -u\` writes it again.\n\n${kinds.join('\n')}`;
}

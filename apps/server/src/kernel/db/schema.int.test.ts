import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { preparedStatements } from './statements.ts'

/** Every object of the product's own schema, one line each, however its tables were created. */
const OBJECTS = sql`
  select 'extension ' || extname as line from pg_extension where extname <> 'plpgsql'
  union all
  select concat_ws(' ', 'table', c.relname, array_to_string(c.reloptions, ' '))
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
  union all
  select concat_ws(' ', 'column', c.relname || '.' || a.attname, format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then 'not null' end, case when a.attgenerated <> '' then 'generated' end,
    case when d.oid is not null then 'default ' || pg_get_expr(d.adbin, d.adrelid) end)
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped
  union all
  select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where connamespace = 'public'::regnamespace and contype not in ('n', 't')
  union all
  select indexdef from pg_indexes where schemaname = 'public'
  union all
  select regexp_replace(pg_get_functiondef(p.oid), '[[:space:]]+', ' ', 'g')
  from pg_proc p left join pg_depend d on d.objid = p.oid and d.deptype = 'e'
  where p.pronamespace = 'public'::regnamespace and d.objid is null
  union all
  select pg_get_triggerdef(t.oid) from pg_trigger t
  join pg_class c on c.oid = t.tgrelid and c.relnamespace = 'public'::regnamespace
  where not t.tgisinternal`

test('the migrations make the schema that is written down', async () => {
  const { db } = await startApi()
  const objects = await db
    .select({ line: sql<string>`line` })
    .from(sql`(${OBJECTS}) objects`)
    .orderBy(sql`line collate "C"`)
  await expect(`${objects.map(({ line }) => line).join('\n')}\n`).toMatchFileSnapshot('./schema.txt')
})

/** A line for each clause, so that a change of one is read as such. */
const inLines = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(
      / (?=(?:from|left join|inner join|where|group by|order by|returning|values|on conflict) )/g,
      '\n  ',
    )

/** Those that are made only when their shape is asked for (a search, an order's changed columns) are not among them. */
test('the statements that are prepared once are written down', async () => {
  const { db } = await startApi()
  const made = preparedStatements.map((build) => {
    const { rawQueryConfig } = build(db) as unknown as { rawQueryConfig: { name?: string; text: string } }
    return `-- ${rawQueryConfig.name}\n${inLines(rawQueryConfig.text)};\n`
  })
  await expect([...new Set(made)].toSorted().join('\n')).toMatchFileSnapshot('./statements.sql')
})

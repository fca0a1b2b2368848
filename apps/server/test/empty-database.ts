import type pg from 'pg'

/** A database as it was copied: which tables are empty, what the others hold, and which transaction comes next. */
export type FirstState = { query: string; since: string }

type Table = { name: string; rows: number }

const TABLES = `select format('%I.%I', schemaname, tablename) as name,
    (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', schemaname, tablename),
      false, true, '')))[1]::text::int as rows
  from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`

/** When the job queue last looked after itself: no test reads it. */
const UPKEEP = 'pgboss.version'

const CATALOGS = [
  'pg_class',
  'pg_attribute',
  'pg_attrdef',
  'pg_constraint',
  'pg_index',
  'pg_proc',
  'pg_trigger',
]

const isWritten = (table: string) => `exists (select 1 from ${table} where xmin::text::bigint >= $1)`

/** Tables that were filled, and whether what the template holds, or the shape of a table, is another. */
function changesQuery(tables: Table[]): string {
  const filled = tables
    .filter(({ rows }) => rows === 0)
    .map(({ name }) => `case when exists (select 1 from ${name}) then '${name}' end`)
  const given = tables
    .filter(({ name, rows }) => rows > 0 && name !== UPKEEP)
    .flatMap(({ name, rows }) => [isWritten(name), `(select count(*) from ${name}) <> ${rows}`])
  return `select array_remove(array[${filled.join(', ')}], null) as filled,
    ${[...CATALOGS.map(isWritten), ...given].join(' or ')} as "isOther"`
}

export async function readFirstState(pool: pg.Pool): Promise<FirstState> {
  const { rows: tables } = await pool.query<Table>(TABLES)
  const { rows } = await pool.query<{ since: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as since',
  )
  return { query: changesQuery(tables), since: rows[0]?.since ?? '0' }
}

/** Neither triggers nor references are asked: the ledger lets no entry go, and every table is emptied. */
const empty = (tables: string[]) => `do $$ begin
  perform set_config('session_replication_role', 'replica', true);
  ${tables.map((table) => `delete from ${table};`).join('\n')}
  perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null;
end $$`

/** Empties what was filled since; false when the database cannot be as it was by that, or is still in use. */
export async function emptied(pool: pg.Pool, { query, since }: FirstState): Promise<boolean> {
  if (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) return false
  const { rows } = await pool.query<{ filled: string[]; isOther: boolean }>(query, [since])
  const [state] = rows
  if (!state || state.isOther) return false
  await pool.query(empty(state.filled))
  return true
}

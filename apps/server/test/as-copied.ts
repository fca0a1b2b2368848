import type pg from 'pg'

type Table = { name: string; rows: number; columns: string }

/** A database as it was copied: how to ask what was changed since a transaction, and how to undo that. */
export type FirstState = { changes: string; since: string; tables: Map<string, Table> }

const TABLES = `select format('%I.%I', schemaname, tablename) as name,
    (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', schemaname, tablename),
      false, true, '')))[1]::text::int as rows,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = format('%I.%I', schemaname, tablename)::regclass and attnum > 0
        and not attisdropped and attgenerated = '') as columns
  from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`
const NEXT = 'select pg_snapshot_xmax(pg_current_snapshot())::text as since'

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

const isPublic = ({ name }: Table) => name.startsWith('public.')
/** Under a name of its own: tests ask the catalogue for a table by its name alone. */
const copyOf = ({ name }: Table) => `as_copied."copy of ${name}"`
const isWritten = (table: string) => `exists (select 1 from ${table} where xmin::text::bigint >= $1)`
const isOther = ({ name, rows }: Table) => `(${isWritten(name)} or (select count(*) from ${name}) <> ${rows})`

/** Tables whose rows are others, and whether the shape of a table is, or what the product's libraries keep. */
function changesQuery(tables: Table[]): string {
  const written = tables
    .filter((table) => table.rows === 0 || isPublic(table))
    .map((table) => {
      const isChanged = table.rows === 0 ? `exists (select 1 from ${table.name})` : isOther(table)
      return `case when ${isChanged} then '${table.name}' end`
    })
  const kept = tables.filter((table) => table.rows > 0 && !isPublic(table) && table.name !== UPKEEP)
  return `select array_remove(array[${written.join(', ')}], null) as written,
    ${[...CATALOGS.map(isWritten), ...kept.map(isOther)].join(' or ')} as "isBeyondUndoing"`
}

async function next(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ since: string }>(NEXT)
  return rows[0]?.since ?? '0'
}

/** Takes a copy of the rows that the database came with, to bring them back. */
export async function readFirstState(pool: pg.Pool): Promise<FirstState> {
  const { rows: tables } = await pool.query<Table>(TABLES)
  await pool.query('create schema as_copied')
  for (const table of tables)
    if (table.rows > 0 && isPublic(table))
      await pool.query(`create table ${copyOf(table)} as table ${table.name}`)
  return {
    changes: changesQuery(tables),
    since: await next(pool),
    tables: new Map(tables.map((table) => [table.name, table])),
  }
}

function undoOf(table: Table, since: string): string {
  if (table.rows === 0) return `delete from ${table.name};`
  const rows = `select ${table.columns} from ${copyOf(table)}`
  return `delete from ${table.name} where xmin::text::bigint >= ${since};
  insert into ${table.name} (${table.columns}) ${rows} on conflict do nothing;`
}

/** Neither triggers nor references are asked: the ledger lets no entry go, and every row is the copied one after. */
const undoAll = (tables: Table[], since: string) => `do $$ begin
  perform set_config('session_replication_role', 'replica', true);
  ${tables.map((table) => undoOf(table, since)).join('\n')}
  perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null;
end $$`

/**
 * Undoes what was written since, and answers with the state to come back to the next time. Null when that does not make
 * the database as it was, or it is still in use.
 */
export async function undoWrites(pool: pg.Pool, state: FirstState): Promise<FirstState | null> {
  if (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) return null
  const { rows } = await pool.query<{ written: string[]; isBeyondUndoing: boolean }>(state.changes, [
    state.since,
  ])
  const [found] = rows
  if (!found || found.isBeyondUndoing) return null
  const written = found.written.flatMap((name) => state.tables.get(name) ?? [])
  await pool.query(undoAll(written, state.since))
  return { ...state, since: await next(pool) }
}

import type { PlainSql } from './open-plain.ts'

/** A table, or the root of a partitioned one. */
export type Table = { name: string; columns: string[]; hasTriggers: boolean }

type Column = { name: string; column: string; hasTriggers: boolean }
type Reference = { child: string; parent: string }

/** Generated columns are excluded. */
const COLUMNS = `select format('%I.%I', n.nspname, c.relname) as name, quote_ident(a.attname) as column,
    exists (select 1 from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as "hasTriggers"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by 1, a.attnum`

const REFERENCES = `select distinct format('%I.%I', n.nspname, c.relname) as child, format('%I.%I', pn.nspname, p.relname) as parent
  from pg_constraint k
  join pg_class c on c.oid = coalesce(pg_partition_root(k.conrelid), k.conrelid)
  join pg_namespace n on n.oid = c.relnamespace
  join pg_class p on p.oid = coalesce(pg_partition_root(k.confrelid), k.confrelid)
  join pg_namespace pn on pn.oid = p.relnamespace
  where k.contype = 'f' and c.oid <> p.oid`

/** Sorts tables so that each comes after those it references. Throws on a cycle, which no order could load. */
function inOrder(tables: Table[], references: Reference[]): Table[] {
  const ordered: Table[] = []
  const isThere = (name: string) => ordered.some((table) => table.name === name)
  let left = tables
  while (left.length > 0) {
    const next = left.filter(({ name }) =>
      references.filter(({ child }) => child === name).every(({ parent }) => isThere(parent)),
    )
    if (next.length === 0) throw new Error(`${left.map(({ name }) => name).join(', ')} refer to each other.`)
    ordered.push(...next)
    left = left.filter(({ name }) => !isThere(name))
  }
  return ordered
}

/** Every table of the product and of its job queue, in an order in which they can be loaded. */
export async function listTables(sql: PlainSql): Promise<Table[]> {
  const columns = await sql.query<Column>(COLUMNS)
  const tables = [...Map.groupBy(columns, ({ name }) => name)].map(([name, rows]) => ({
    name,
    columns: rows.map(({ column }) => column),
    hasTriggers: rows.some(({ hasTriggers }) => hasTriggers),
  }))
  return inOrder(tables, await sql.query<Reference>(REFERENCES))
}

type Sequence = { name: string; value: string | null }

/** Current value of each sequence; null if it was never used. */
export const listSequences = (sql: PlainSql): Promise<Sequence[]> =>
  sql.query<Sequence>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where schemaname in ('public', 'pgboss') order by 1`,
  )

const rowsOf = ({ name, columns }: Table): string => `(select ${columns.join(', ')} from ${name}) r`

/** A row as one line of JSON. */
export const linesOf = (table: Table): string => `select row_to_json(r)::text as line from ${rowsOf(table)}`

export type Digest = { rows: number; digest: string }

/** Row count and an order-independent fingerprint of a table. */
export async function digestOf(sql: PlainSql, table: Table): Promise<Digest> {
  const [found] = await sql.query<Digest>(
    `select count(*)::int as rows, md5(coalesce(string_agg(h, '' order by h collate "C"), '')) as digest
     from (select md5(row_to_json(r)::text) as h from ${rowsOf(table)}) hashes`,
  )
  if (!found) throw new Error(`${table.name} could not be counted.`)
  return found
}

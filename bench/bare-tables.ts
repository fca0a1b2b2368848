import type { Pool } from 'pg'

/** Read by checkouts of the bare program instead of the product's own tables, whose jobs would work on its orders. */
export const BARE_SCHEMA = 'bare'

const copied = [
  'products',
  'carts',
  'orders',
  'order_lines',
  'order_history',
  'payment_attempts',
  'test_gateway_sessions',
  'gateway_messages',
  'stock_claims',
  'order_documents',
  'document_series',
  'order_claims',
  'shipments',
  'shipment_lines',
  'outbox_messages',
]

/**
 * Copies the tables of a checkout with their columns, checks, indexes and references, and the products with their stock.
 * Triggers are not copied.
 */
export async function copyTables(pool: Pool): Promise<void> {
  const client = await pool.connect()
  await client.query(`create schema ${BARE_SCHEMA}; create sequence ${BARE_SCHEMA}.order_numbers`)
  for (const table of copied)
    await client.query(`create table ${BARE_SCHEMA}.${table} (like public.${table} including all)`)
  await client.query(`create table ${BARE_SCHEMA}.jobs (like pgboss.job_common including all)`)
  await client.query(`alter table ${BARE_SCHEMA}.products set (fillfactor = 80)`)
  const { rows: columns } = await client.query<{ names: string }>(`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_schema = 'public' and table_name = 'products' and is_generated = 'NEVER'`)
  const names = columns[0]?.names
  await client.query(
    `insert into ${BARE_SCHEMA}.products (${names}) select ${names} from public.products order by id`,
  )
  const { rows: keys } = await client.query<{ table: string; key: string }>(
    `select c.relname as table, pg_get_constraintdef(k.oid) as key
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and c.relname = any($1)`,
    [copied],
  )
  // The definitions name tables without a schema: those that were copied are found first.
  await client.query(`set search_path = ${BARE_SCHEMA}, public`)
  for (const { table, key } of keys) await client.query(`alter table ${table} add ${key}`)
  await client.query('vacuum analyze')
  client.release(true)
}

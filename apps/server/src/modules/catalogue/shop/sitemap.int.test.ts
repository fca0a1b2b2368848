import { SITEMAP_PART_PAGES } from '@salvia/contract/words/limits'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApiOfFile } from '#test/api'
import { demoProductId } from '../../../seed/catalogue/demo-id.ts'

const api = await startApiOfFile({ isStocked: true })
const get = async (path: string) => (await api.app.inject({ url: `/api/products/sitemap${path}` })).json()

type Page = { id: string; path: string; updatedAt: string }

/** Adds copies of the first product, differing only in their unique fields. */
async function copyProduct(count: number): Promise<void> {
  const { rows } = (await api.db.execute(sql`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_name = 'products' and is_generated = 'NEVER'`)) as { rows: { names: string }[] }
  const columns = sql.raw(rows[0]?.names ?? '')
  await api.db.execute(sql`insert into products (${columns}) select ${columns} from (
    select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'sku', 'COPY-' || n, 'ean', null,
      'created_at', now(), 'updated_at', '2027-01-01T00:00:00.000Z'::timestamptz))).*
    from products p, generate_series(1, ${count}) n where p.id = ${demoProductId(214224)}) copied`)
}

test('a shop beyond one part is named part by part: each page once, the newest in the last', async () => {
  const before = await get('')
  await copyProduct(SITEMAP_PART_PAGES)
  const parts = await get('/parts')
  expect(parts).toEqual([
    { part: 1, pages: SITEMAP_PART_PAGES, updatedAt: '2027-01-01T00:00:00.000Z' },
    { part: 2, pages: before.length, updatedAt: '2027-01-01T00:00:00.000Z' },
  ])
  const first: Page[] = await get('?part=1')
  const second: Page[] = await get('?part=2')
  expect(first.slice(0, before.length)).toEqual(before)
  expect([...first, ...second]).toEqual(await get(''))
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(SITEMAP_PART_PAGES + before.length)
  expect(await get('?part=3')).toEqual([])
})

import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW, startApiOfFile } from '#test/api'
import { demoProductId } from '../../../seed/catalogue/demo-id.ts'
import { seedCatalogue, seedLargeCatalogue } from '../../../seed/catalogue/seed-catalogue.ts'
import { ingredients } from '../../ingredients/index.ts'
import { searchDocuments } from '../../search/index.ts'
import {
  categoryProducts,
  linkedProducts,
  productIngredients,
  servingSizes,
} from '../products/product-part-tables.ts'
import { brands, priceHistory, productExternalIds, products } from '../products/product-tables.ts'
import { productLocalizations } from '../products/product-text-tables.ts'

const api = await startApiOfFile({ isStocked: true })

const counts = () =>
  Promise.all(
    [products, brands, productLocalizations, productExternalIds, priceHistory, linkedProducts].map((table) =>
      api.db.$count(table),
    ),
  )

test('the demo has 524 products with all their parts, and seeding again adds none', async () => {
  const before = await counts()
  expect(before).toEqual([524, 115, 2096, 524, 524, 1357])
  await api.db.transaction((tx) => seedCatalogue(tx, NOW))
  expect(await counts()).toEqual(before)
})

test('every product has one main serving and one to three categories', async () => {
  const { rows } = (await api.db.execute(sql`
    select count(*)::int as odd from ${products} p
    where (select count(*) from ${servingSizes} s where s.product_id = p.id and s.is_main) <> 1
      or (select count(*) from ${categoryProducts} c where c.product_id = p.id) not between 1 and 3`)) as {
    rows: { odd: number }[]
  }
  expect(rows).toEqual([{ odd: 0 }])
})

test('what labels print under several spellings is one ingredient in one group', async () => {
  const named = await api.db
    .select()
    .from(ingredients)
    .where(sql`lower(${ingredients.name}) like 'vitamin d%'`)
  const byName = new Map(named.map(({ name, groupId }) => [name, groupId]))
  expect(byName.get('Vitamin D')).toEqual(expect.any(String))
  expect(byName.get('Vitamin D3')).toBe(byName.get('Vitamin D'))
  const rows = await api.db.$count(productIngredients)
  expect(rows).toBeGreaterThan(await api.db.$count(ingredients))
})

test('the label’s claims are kept with its record', async () => {
  const [kept] = await api.db.select().from(productExternalIds).where(eq(productExternalIds.value, '1027'))
  expect(kept).toMatchObject({ productId: demoProductId(1027), source: 'DSLD' })
  expect(JSON.stringify(kept?.record)).toContain('FDA Disclaimer Statement')
})

test('dates count from the day of seeding', async () => {
  const [late] = await api.db.select().from(products).where(eq(products.stockStatus, 'OnBackOrder')).limit(1)
  const inDays = (day: string | null | undefined) =>
    (Date.parse(String(day)) - Date.parse('2026-11-20')) / 86_400_000
  expect(inDays(late?.availableDate)).toBe(late?.deliveryDays)
  expect(inDays(late?.expirationDate)).toBeGreaterThan(200)
})

test('a large shop is filled up from the list, once, and its length is told as an estimate', async () => {
  const before = await api.db.$count(products)
  expect((await seedLargeCatalogue(api.db, 1300, NOW)).added).toBe(1300 - before)
  expect(await seedLargeCatalogue(api.db, 1300, NOW)).toEqual({ added: 0, leftOut: {} })
  expect(await api.db.$count(products)).toBe(1300)
  expect(await api.db.$count(searchDocuments)).toBe(1300)
  const { pager } = (await api.app.inject({ url: '/api/products?limit=1' })).json()
  expect(pager.countIsEstimate).toBe(true)
  expect(pager.count).toBeGreaterThan(1000)
  expect(pager.count).toBeLessThanOrEqual(1300)
  const brand = (await api.app.inject({ url: `/api/products?limit=1&brandId=${await someBrand()}` })).json()
  expect(brand.pager).not.toHaveProperty('countIsEstimate')
})

async function someBrand(): Promise<string> {
  const [row] = await api.db.select({ brandId: products.brandId }).from(products).limit(1)
  return String(row?.brandId)
}

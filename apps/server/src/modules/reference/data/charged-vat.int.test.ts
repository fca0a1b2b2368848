import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { rowInForce } from '@salvia/rules/money/rate-in-force'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { startApiOfFile, type TestApi } from '#test/api'
import { chargedVat, hasUnknownVat } from './charged-vat.ts'
import { vatRates, vatTerritories } from './reference-tables.ts'

type Dated = { taxRate: number; validFrom: CalendarDay; validTo: CalendarDay | null }

/** An open row, one that ends, a day without any, and a later one: as rows are added and closed over the years. */
const histories: Dated[][] = [
  [],
  [{ taxRate: 900, validFrom: '2026-01-01', validTo: null }],
  [
    { taxRate: 900, validFrom: '2026-01-01', validTo: null },
    { taxRate: 2100, validFrom: '2026-03-01', validTo: '2026-03-31' },
  ],
  [
    { taxRate: 900, validFrom: '2026-01-01', validTo: '2026-02-28' },
    { taxRate: 2100, validFrom: '2026-03-02', validTo: '2026-03-31' },
    { taxRate: 600, validFrom: '2026-03-31', validTo: null },
  ],
]
const days = [
  '2025-12-31',
  '2026-01-01',
  '2026-02-28',
  '2026-03-01',
  '2026-03-02',
  '2026-03-31',
  '2026-04-01',
]

const PLACE = { countryCode: 'NL', postalKey: '1799' }
const described = { source: 'a law', confidence: 'high' as const }
const ofGoods = { countryCode: 'NL', vatCategoryId: 'FoodSupplement' as const, ...described }

let api: TestApi

beforeAll(async () => {
  api = await startApiOfFile()
})

async function chargedOn(day: string) {
  const place = {
    countryCode: sql`${PLACE.countryCode}`,
    postalKey: sql`${PLACE.postalKey}`,
    day: sql`${day}`,
  }
  const goods = api.db
    .select({ vatCategoryId: sql<string>`'FoodSupplement'`.as('vat_category_id') })
    .from(sql`(values (1)) as one (x)`)
    .as('goods')
  const [row] = await api.db.select({ vat: chargedVat(api.db, goods.vatCategoryId, place) }).from(goods)
  return row?.vat ?? null
}

describe('the VAT that is charged is the row that the rule picks', () => {
  test.for(histories.map((rows, at) => [at, rows] as const))('history %i', async ([, rows]) => {
    await api.db.delete(vatRates)
    await api.db.delete(vatTerritories)
    if (rows.length > 0)
      await api.db.insert(vatRates).values(rows.map((row) => ({ ...ofGoods, ...row, dateAssumed: false })))
    for (const day of days)
      expect([day, (await chargedOn(day))?.taxRate ?? null]).toEqual([
        day,
        rowInForce(rows, day)?.taxRate ?? null,
      ])
  })

  test.for(histories.map((rows, at) => [at, rows] as const))(
    'history %i of a territory, before its country',
    async ([, rows]) => {
      await api.db.delete(vatRates)
      await api.db.delete(vatTerritories)
      await api.db
        .insert(vatRates)
        .values({ ...ofGoods, taxRate: 2000, validFrom: '2020-01-01', dateAssumed: false })
      if (rows.length > 0)
        await api.db
          .insert(vatTerritories)
          .values(rows.map((row) => ({ ...ofGoods, ...row, name: 'Island', postalCodes: '17\\d\\d' })))
      for (const day of days)
        expect([day, (await chargedOn(day))?.taxRate]).toEqual([day, rowInForce(rows, day)?.taxRate ?? 2000])
    },
  )
})

test('a territory without a known rate is unknown only while that row is in force', async () => {
  await api.db.delete(vatTerritories)
  const island = { ...ofGoods, name: 'Island', postalCodes: '17\\d\\d' }
  await api.db.insert(vatTerritories).values([
    { ...island, taxRate: null, validFrom: '2026-01-01' },
    { ...island, taxRate: 500, validFrom: '2026-03-01', validTo: '2026-03-31' },
  ])
  const unknownOn = (day: string) => hasUnknownVat(api.db, { ...PLACE, day })
  expect([await unknownOn('2025-12-31'), await unknownOn('2026-02-28')]).toEqual([false, true])
  expect([await unknownOn('2026-03-01'), await unknownOn('2026-04-01')]).toEqual([false, false])
})

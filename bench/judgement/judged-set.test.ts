import { languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { isRelevant } from './is-relevant.ts'
import { judgeSearch, mistyped, sumFigures } from './judge-search.ts'
import {
  judgedAbbreviations,
  judgedActives,
  judgedDrafts,
  judgedProducts,
  judgedQueries,
  statedProducts,
} from './judged-set.ts'

const products = judgedProducts()
const keys = new Map(judgedActives.map(({ key, forms }) => [key, Object.keys(forms)]))

test('every language has at least 60 queries of every kind that its words allow', () => {
  expect(judgedQueries).toHaveLength(258)
  for (const language of languages) {
    const own = judgedQueries.filter((query) => query.language === language)
    expect(own.length).toBeGreaterThanOrEqual(60)
    expect(new Set(own.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(9)
  }
  expect(new Set(judgedQueries.map(({ language, query }) => `${language} ${query}`)).size).toBe(258)
})

test('every query asks for known actives and forms, and at least one product of the catalogue is relevant', () => {
  for (const { query, asks } of [...judgedQueries, ...judgedAbbreviations]) {
    for (const { anyOf, form } of asks.actives ?? []) {
      expect(
        anyOf.filter((key) => !keys.has(key)),
        query,
      ).toEqual([])
      if (form !== undefined) expect(keys.get(anyOf[0] ?? ''), query).toContain(form)
    }
    expect(
      products.some((product) => isRelevant(product, asks)),
      query,
    ).toBe(true)
  }
})

test('an exclusion leaves something out', () => {
  for (const { asks, query } of judgedQueries.filter(({ kind }) => kind === 'exclusion')) {
    const { withoutActives, withoutOther, ...rest } = asks
    const all = products.filter((product) => isRelevant(product, rest)).length
    expect(products.filter((product) => isRelevant(product, asks)).length, query).toBeLessThan(all)
  }
})

test('what a judge read belongs to products of the demo or the list and is said of them by name', () => {
  const { demo, further } = judgedDrafts()
  const byNumber = new Map([...demo, ...further].map((product) => [product.dsldId, product]))
  for (const { dsldId, name, brandName, states } of statedProducts) {
    expect(byNumber.get(dsldId)).toMatchObject({ name, brandName })
    for (const { active, forms = [] } of states) {
      expect(keys.get(active), name).toEqual(expect.arrayContaining(forms))
    }
  }
})

test('a search that knows the fields reaches every mark', async () => {
  const search = async (query: string) => {
    const asked = judgedQueries.find((judged) => judged.query === query)
    return products.filter((product) => asked && isRelevant(product, asked.asks)).map(({ id }) => id)
  }
  const own = judgedQueries.filter(
    ({ query }) => judgedQueries.filter((other) => other.query === query).length === 1,
  )
  expect(sumFigures(await judgeSearch(search, own, products))).toEqual({
    queries: own.length,
    recall: 1,
    zeroResultRate: 0,
    withActive: 1,
  })
})

test('most queries can be mistyped, the same way each time', () => {
  const once = mistyped(judgedQueries, 1, 2026)
  expect(once).toHaveLength(227)
  expect(mistyped(judgedQueries, 2, 2026)).toHaveLength(120)
  expect(mistyped(judgedQueries, 1, 2026)).toEqual(once)
})

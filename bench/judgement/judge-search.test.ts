import { expect, test } from 'vitest'
import {
  figureLines,
  type JudgedQuery,
  judgeSearch,
  mistyped,
  queryFigures,
  sumFigures,
} from './judge-search.ts'
import type { JudgedProduct } from './judged-facts.ts'

const product = (id: string, active: string): JudgedProduct => ({
  id,
  sku: id,
  ean: null,
  brandName: 'A',
  deliveryFormatId: 'capsule',
  otherIngredients: '',
  actives: [{ active, forms: [], amount: null, unit: null }],
})

const twelveZincs = Array.from({ length: 12 }, (_, at) => product(`zinc-${at}`, 'zinc'))
const products = [...twelveZincs, product('iron', 'iron')]
const zinc: JudgedQuery = {
  language: 'en',
  kind: 'active',
  query: 'zinc',
  asks: { actives: [{ anyOf: ['zinc'] }] },
}
const iron: JudgedQuery = {
  ...zinc,
  language: 'de',
  query: 'Eisen',
  asks: { actives: [{ anyOf: ['iron'] }] },
}
const ids = twelveZincs.map(({ id }) => id)

test('ten hits of twelve relevant products are full recall', () => {
  expect(queryFigures(zinc, ids, products)).toEqual({
    query: 'zinc',
    language: 'en',
    kind: 'active',
    relevant: 12,
    found: 12,
    recall: 1,
    withActive: 1,
  })
})

test('only the first ten count, each once', () => {
  const found = ['iron', ...ids.slice(0, 4), 'zinc-0', 'unknown']
  expect(queryFigures(zinc, found, products)).toMatchObject({ recall: 0.4, withActive: 4 / 6, found: 7 })
  expect(queryFigures(iron, [...ids, 'iron'], products)).toMatchObject({ recall: 0, withActive: 0 })
})

test('with few relevant products recall is of those', () => {
  expect(queryFigures(iron, ['zinc-1', 'iron'], products)).toMatchObject({ recall: 1, withActive: 0.5 })
})

test('an empty answer has no part with the active, a query without an active neither', () => {
  expect(queryFigures(zinc, [], products)).toMatchObject({ recall: 0, found: 0, withActive: null })
  const brand: JudgedQuery = { ...zinc, asks: { brandName: 'B' } }
  expect(queryFigures(brand, ['iron'], products)).toMatchObject({ relevant: 0, recall: 0, withActive: null })
})

test('the figures of a set are the means of its queries', async () => {
  const search = async (query: string, language: string) => (query === 'zinc' && language === 'en' ? ids : [])
  const all = await judgeSearch(search, [zinc, iron], products)
  expect(sumFigures(all)).toEqual({ queries: 2, recall: 0.5, zeroResultRate: 0.5, withActive: 1 })
  expect(sumFigures([])).toEqual({ queries: 0, recall: 0, zeroResultRate: 0, withActive: 0 })
  expect(figureLines('Search', all)).toEqual([
    'Search: queries, recall of the first 10, without a result, with the asked active',
    'all                2    50.0 %    50.0 %   100.0 %',
    'en                 1   100.0 %     0.0 %   100.0 %',
    'de                 1     0.0 %   100.0 %     0.0 %',
    'active             2    50.0 %    50.0 %   100.0 %',
    '  de "Eisen" 0.0 % of 1',
  ])
})

test('codes and short words are not mistyped', () => {
  const code: JudgedQuery = { ...zinc, kind: 'code', query: 'Magnesium' }
  const typed = mistyped([zinc, iron, code], 1, 7)
  expect(typed).toHaveLength(1)
  expect(typed[0]).toMatchObject({ language: 'de', asks: iron.asks })
  expect(typed[0]?.query).not.toBe('Eisen')
})

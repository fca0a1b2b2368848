import { expect, test } from 'vitest'
import { isRelevant } from './is-relevant.ts'
import { judgedAbbreviations, judgedProducts, judgedQueries } from './judged-set.ts'
import { judge } from './judgement.ts'

test('a search that finds nothing misses every target', async () => {
  const { lines, missed } = await judge(async () => [])
  expect(missed).toEqual([
    'As typed: recall 0.000, at least 0.9',
    'As typed: with the asked active 0.000, at least 0.8',
    'Abbreviations: recall 0.000, at least 0.9',
    'Abbreviations: with the asked active 0.000, at least 0.8',
    'One typing error: recall 0.000, at least 0.98',
    'One typing error: with the asked active 0.000, at least 0.8',
  ])
  expect(lines[1]).toBe('all              258     0.0 %   100.0 %     0.0 %')
})

test('a search that knows every query as it is typed misses only what is mistyped', async () => {
  const products = judgedProducts()
  const all = [...judgedQueries, ...judgedAbbreviations]
  const asked = new Map(all.map(({ language, query, asks }) => [`${language} ${query}`, asks]))
  const { missed } = await judge(async (query, language) => {
    const asks = asked.get(`${language} ${query}`)
    return products.filter((product) => asks && isRelevant(product, asks)).map(({ id }) => id)
  })
  expect(missed.map((line) => line.split(':')[0])).toEqual(['One typing error', 'One typing error'])
})

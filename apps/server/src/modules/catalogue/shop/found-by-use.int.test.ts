import type { ProductMatch } from '@salvia/contract/catalogue/product-search'
import { expect, test } from 'vitest'
import { startApiOfFile } from '#test/api'

const api = await startApiOfFile({ isStocked: true })

test.for([
  ['slapen melatonine', 'slapen', 'Use'],
  ['Sport Kreatin', 'Sport', 'Use'],
  ['vitamine b folaat', 'vitamine b', 'Content'],
] as const)('of "%s" it is said of %s that the product is found by its %s', async ([query, text, by]) => {
  const url = `/api/products?countryCode=NL&languageCode=en&query=${encodeURIComponent(query)}`
  const { results } = (await api.app.inject({ url })).json<{ results: { matches: ProductMatch[] }[] }>()
  expect(results[0]?.matches).toContainEqual({ text, by })
})

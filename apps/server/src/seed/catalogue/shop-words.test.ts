import { expect, test } from 'vitest'
import { readShopWords, servingText } from './shop-words.ts'

test.for([
  ['en', '0.33 teaspoon'],
  ['de', '0,33 Teelöffel'],
] as const)('a third of a spoon in %s is %s', ([language, text]) => {
  expect(servingText(readShopWords(), { amount: 0.333, intakeFormatId: 'teaspoon' }, language)).toBe(text)
})

import { expect, test } from 'vitest'
import { masterName } from './ensure-ingredients.ts'

test.for([
  ['(6S)-5-Methylfolate', '(6S)-5-Methylfolate'],
  ['Vitamin D3 (Vegan) Liquid', 'Vitamin D3 Liquid'],
  ['Zinc (as zinc citrate)', 'Zinc'],
  ['Folate(5-MTHF)', 'Folate'],
  ['N(6)-Lysine (free) ', 'N(6)-Lysine'],
  ['Certified Organic Sage', 'Sage'],
  ['(a remark)', '(a remark)'],
] as const)('behind "%s" stands "%s"', ([labelName, name]) => {
  expect(masterName(labelName)).toBe(name)
})

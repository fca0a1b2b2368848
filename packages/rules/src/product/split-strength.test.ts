import { expect, test } from 'vitest'
import { splitStrength } from './split-strength.ts'

test.for([
  ['Super EPA 425 mg', 'Super EPA', '425 mg'],
  ['Biotin 5,000 mcg', 'Biotin', '5,000 µg'],
  ['Omega-3D Lemon', 'Omega-3D Lemon', ''],
  // Longer than 18 signs: no strength, but a part of the name.
  ['Zinc 10 mg with Vitamin C', 'Zinc 10 mg with Vitamin C', ''],
] as const)('%s', ([name, title, strength]) => {
  expect(splitStrength(name)).toEqual({ title, strength })
})

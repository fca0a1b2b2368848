import { expect, test } from 'vitest'
import { isNamedInFull } from './product-words.ts'

const tail = { name: 'Turkey Tail 60 ct', brandName: 'Host Defense' }

test.for([
  ['Host Defense Turkey Tail', true],
  ['host defense turkey capsules', true],
  ['host turkey capsules', false],
  ['Turkey Tail', false],
  ['Host Defense', false],
  ['Host Defense Turkey Tail Extract', false],
  ['Host Defense Turkey Tail 500 mg', true],
  ['', false],
] as const)('%s: whether it names a product in full', ([query, isNamed]) => {
  expect(isNamedInFull(query, tail)).toBe(isNamed)
})

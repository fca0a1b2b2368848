import { expect, test } from 'vitest'
import { dietsOf } from './diets.ts'

const record = { name: 'Omega 3', texts: [], marks: [], contains: [] }

test.for([
  ['nothing said', {}, []],
  ['a verification', { marks: ['vegan'] }, ['vegan', 'vegetarian']],
  ['a verification for vegetarians', { marks: ['vegetarian'] }, ['vegetarian']],
  ['the name', { name: 'Vegan Omega-3' }, ['vegan', 'vegetarian']],
  ['protein of plants', { name: 'Plant-Based Protein' }, ['vegan', 'vegetarian']],
  ['the label', { texts: ['Suitable for vegetarians.'] }, ['vegetarian']],
  ['its capsule only', { texts: ['Vegan capsule, rice flour'], name: 'Vegetarian Capsules' }, []],
  ['that it is not', { texts: ['Non-vegan'] }, []],
  ['vegan beside milk', { marks: ['vegan'], contains: ['Milk'] }, ['vegetarian']],
  ['vegan beside fish', { marks: ['vegan'], contains: ['Fish'] }, []],
] as const)('by %s a product suits %j', ([, given, expected]) => {
  expect(dietsOf({ ...record, ...(given as Partial<typeof record>) })).toEqual(expected)
})

import { expect, test } from 'vitest'
import { readAsked } from './comparison-queries.ts'

const id = (at: number) => `00000000-0000-4000-8000-0000000000${String(at).padStart(2, '0')}`
const asked = (query: string) => readAsked(new URLSearchParams(query))

test('an address names products, the main one and the plan', () => {
  expect(asked(`productIds=${id(1)},${id(2)}&mainProductId=${id(2)}&planId=${id(9)}`)).toEqual({
    productIds: [id(1), id(2)],
    mainId: id(2),
    planId: id(9),
  })
})

test('repeated and broken ids are left out, and what goes beyond ten', () => {
  const eleven = Array.from({ length: 11 }, (_, at) => id(at))
  expect(asked(`productIds=${id(1)},x,,${id(1)}&productIds=${id(2)}`).productIds).toEqual([id(1), id(2)])
  expect(asked(`productIds=${eleven.join(',')}`).productIds).toEqual(eleven.slice(0, 10))
})

test('a main product that is not compared is none, and a plan needs an id', () => {
  expect(asked(`productIds=${id(1)}&mainProductId=${id(2)}&planId=own`)).toEqual({
    productIds: [id(1)],
    mainId: null,
    planId: null,
  })
})

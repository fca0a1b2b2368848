import { expect, test } from 'vitest'
import { stateOfBrand } from './brand-state.ts'

type Given = { statuses: Record<string, number>; shippable: boolean[]; isEstimate?: boolean; count?: number }

const found = ({ statuses, shippable, isEstimate = false, count = shippable.length }: Given) =>
  ({
    pager: { count, limit: 24, offset: 0 },
    results: shippable.map((isShippable) => ({ isShippable })),
    facets: {
      stockStatuses: Object.entries(statuses).map(([id, count]) => ({ id, count })),
      isEstimate,
    },
  }) as unknown as Parameters<typeof stateOfBrand>[1]

const yes = (count: number) => Array.from({ length: count }, () => true)

test.for([
  [
    { statuses: { InStock: 2, SpecialOrder: 1 }, shippable: yes(3) },
    'Thorne has 3 products in our shop, and all of them can be ordered now. We deliver them to the Netherlands.',
  ],
  [
    { statuses: { InStock: 1, OutOfStock: 2 }, shippable: [true, true, false] },
    'Thorne has 3 products in our shop, of which 1 can be ordered now. 1 of them is not delivered to the Netherlands.',
  ],
  [
    { statuses: { OutOfStock: 2 }, shippable: [false, false] },
    'Thorne has 2 products in our shop, and none of them can be ordered at the moment. We do not deliver them to the Netherlands.',
  ],
  [
    { statuses: { InStock: 1 }, shippable: [true] },
    'Thorne has 1 product in our shop, and it can be ordered now. We deliver it to the Netherlands.',
  ],
  [
    { statuses: { OutOfStock: 1 }, shippable: [false] },
    'Thorne has 1 product in our shop, and it cannot be ordered at the moment. We do not deliver it to the Netherlands.',
  ],
] as const)('what the shop has of a brand is counted: %#', ([given, words]) => {
  expect(stateOfBrand('Thorne', found(given as unknown as Given), 'NL')).toBe(words)
})

test('what is not known of a brand is left out', () => {
  const estimated = { statuses: { InStock: 20 }, shippable: yes(24), isEstimate: true, count: 60 }
  expect(stateOfBrand('Thorne', found(estimated), 'NL')).toBe('Thorne has 60 products in our shop.')
  const elsewhere = { statuses: { InStock: 2 }, shippable: yes(2) }
  expect(stateOfBrand('Thorne', found(elsewhere), undefined)).toBe(
    'Thorne has 2 products in our shop, and all of them can be ordered now.',
  )
})

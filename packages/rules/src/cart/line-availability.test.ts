import { expect, test } from 'vitest'
import { findLineProblem, type SellableProduct } from './line-availability.ts'

const product: SellableProduct = {
  isActive: true,
  isHidden: false,
  stockStatus: 'InStock',
  stock: 5,
  restrictedCountries: ['CH'],
}
const line = { product, quantity: 5, vat: { taxRate: 900 } }

test.for([
  { what: 'in stock', change: {}, problem: null },
  { what: 'one more than in stock', change: { stock: 4 }, problem: 'NotEnoughStock' },
  {
    what: 'limited and not enough',
    change: { stockStatus: 'LimitedAvailability', stock: 0 },
    problem: 'NotEnoughStock',
  },
  { what: 'stock not counted', change: { stock: null }, problem: null },
  { what: 'special order without stock', change: { stockStatus: 'SpecialOrder', stock: 0 }, problem: null },
  { what: 'back order without stock', change: { stockStatus: 'OnBackOrder', stock: 0 }, problem: null },
  { what: 'out of stock', change: { stockStatus: 'OutOfStock' }, problem: 'NotAvailable' },
  { what: 'discontinued', change: { stockStatus: 'Discontinued' }, problem: 'NotAvailable' },
  { what: 'inactive', change: { isActive: false }, problem: 'NotAvailable' },
  { what: 'hidden', change: { isHidden: true }, problem: 'NotAvailable' },
  { what: 'restricted here', change: { restrictedCountries: ['NL'] }, problem: 'NotShippable' },
] as const)('a product that is $what: $problem', ({ change, problem }) => {
  const changed = { ...line, product: { ...product, ...change } as SellableProduct }
  expect(findLineProblem(changed, 'NL')).toBe(problem)
})

test('a country without a dated VAT rate cannot be sold to', () => {
  expect(findLineProblem({ ...line, vat: null }, 'NL')).toBe('NoVatRate')
  expect(findLineProblem({ ...line, vat: { taxRate: 0 } }, 'NL')).toBeNull()
})

test('a place with VAT of its own and without a known rate is not served', () => {
  expect(findLineProblem({ ...line, vat: { taxRate: null } }, 'FI')).toBe('PlaceNotServed')
})

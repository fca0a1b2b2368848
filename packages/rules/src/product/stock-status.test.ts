import { expect, test } from 'vitest'
import {
  isAvailable,
  isSelectable,
  isSoldFromStock,
  stockStatusColour,
  stockStatusRank,
} from './stock-status.ts'

test.for([
  { status: 'InStock', available: true, selectable: true, fromStock: true, rank: 1, colour: 'success' },
  { status: 'OnBackOrder', available: true, selectable: true, fromStock: false, rank: 2, colour: 'success' },
  { status: 'SpecialOrder', available: true, selectable: true, fromStock: false, rank: 3, colour: 'warning' },
  {
    status: 'LimitedAvailability',
    available: true,
    selectable: true,
    fromStock: true,
    rank: 4,
    colour: 'warning',
  },
  { status: 'OutOfStock', available: false, selectable: true, fromStock: false, rank: 5, colour: 'error' },
  { status: 'Discontinued', available: false, selectable: false, fromStock: false, rank: 6, colour: 'error' },
  { status: 'NotInCatalog', available: false, selectable: false, fromStock: false, rank: 7, colour: 'error' },
  { status: 'Unknown', available: false, selectable: false, fromStock: false, rank: 8, colour: 'error' },
] as const)('$status: available $available, selectable $selectable, rank $rank, $colour', (row) => {
  expect(isAvailable(row.status)).toBe(row.available)
  expect(isSelectable(row.status)).toBe(row.selectable)
  expect(isSoldFromStock(row.status)).toBe(row.fromStock)
  expect(stockStatusRank(row.status)).toBe(row.rank)
  expect(stockStatusColour(row.status)).toBe(row.colour)
})

import { expect, test } from 'vitest'
import { adopt, conflictsIn, fieldValue, setField } from '#app/records/record-store.ts'
import { openProduct } from './product-record-store.ts'
import { aProduct } from './sample-product.ts'

const open = () => openProduct(aProduct)
const changedOf = (store: ReturnType<typeof open>) => store.getState().changed

test('what someone else changed shows as a person types it, and is no conflict with another field', () => {
  const store = open()
  setField(store, 'name', 'Ours')
  adopt(store, { ...aProduct, version: 4, price: { amount: 3000, currency: 'EUR' } })
  expect(fieldValue(store.getState(), 'price')).toBe('30.00')
  expect(fieldValue(store.getState(), 'name')).toBe('Ours')
  expect(conflictsIn(store.getState())).toEqual([])
})

test('a quantity that was sold down meanwhile is no conflict', () => {
  const store = open()
  setField(store, 'quantity', '60')
  adopt(store, { ...aProduct, quantity: 48 })
  expect(conflictsIn(store.getState())).toEqual([])
  expect(changedOf(store)).toEqual({ quantity: { was: '52', now: '60' } })
})

test('rows that say the same are no change, whatever their keys', () => {
  const store = open()
  const rows = fieldValue(store.getState(), 'servingSizes').map((row) => ({ ...row, key: `new ${row.key}` }))
  setField(store, 'servingSizes', rows)
  expect(changedOf(store)).toEqual({})
})

test('an order of pictures takes up a new one and drops one that is gone', () => {
  const [first, second] = aProduct.productImages
  if (!first || !second) throw new Error('the sample has two pictures')
  const store = open()
  setField(store, 'productImageIds', [second.id, first.id])
  const third = { id: '0199a000-0000-7000-8000-0000000000ff', url: '/images/catalogue/c' }
  adopt(store, { ...aProduct, productImages: [first, second, third] })
  expect(fieldValue(store.getState(), 'productImageIds')).toEqual([second.id, first.id, third.id])
  adopt(store, { ...aProduct, productImages: [first] })
  expect(changedOf(store)).toEqual({})
})

import { expect, test } from 'vitest'
import {
  adoptProduct,
  conflictsIn,
  discard,
  fieldValue,
  finishSending,
  openRecord,
  setField,
  settle,
  startSending,
  takeBack,
} from './product-record-store.ts'
import { aProduct } from './sample-product.ts'

const open = () => openRecord(aProduct)
const changedOf = (store: ReturnType<typeof open>) => store.getState().changed

test('a field that is set back to what is kept is no change', () => {
  const store = open()
  setField(store, 'name', 'Another')
  expect(changedOf(store)).toEqual({ name: { was: aProduct.name, now: 'Another' } })
  setField(store, 'name', aProduct.name)
  expect(changedOf(store)).toEqual({})
})

test('what someone else changed shows at once, and is no conflict with another field', () => {
  const store = open()
  setField(store, 'name', 'Ours')
  adoptProduct(store, { ...aProduct, version: 4, price: { amount: 3000, currency: 'EUR' } })
  expect(fieldValue(store.getState(), 'price')).toBe('30.00')
  expect(fieldValue(store.getState(), 'name')).toBe('Ours')
  expect(conflictsIn(store.getState())).toEqual([])
})

test('a field that both changed waits for a decision', () => {
  const store = open()
  setField(store, 'name', 'Ours')
  adoptProduct(store, { ...aProduct, version: 4, name: 'Theirs' })
  expect(conflictsIn(store.getState())).toEqual(['name'])
  settle(store, 'name', true)
  expect(conflictsIn(store.getState())).toEqual([])
  expect(changedOf(store)).toEqual({ name: { was: 'Theirs', now: 'Ours' } })
})

test('their value stays when ours is given up, and the same value is no conflict', () => {
  const store = open()
  setField(store, 'name', 'Ours')
  adoptProduct(store, { ...aProduct, version: 4, name: 'Theirs' })
  settle(store, 'name', false)
  expect(fieldValue(store.getState(), 'name')).toBe('Theirs')
  setField(store, 'sku', 'MAG-2')
  adoptProduct(store, { ...aProduct, version: 5, name: 'Theirs', sku: 'MAG-2' })
  expect(changedOf(store)).toEqual({})
})

test('a quantity that was sold down meanwhile is no conflict', () => {
  const store = open()
  setField(store, 'quantity', '60')
  adoptProduct(store, { ...aProduct, quantity: 48 })
  expect(conflictsIn(store.getState())).toEqual([])
  expect(changedOf(store)).toEqual({ quantity: { was: '52', now: '60' } })
})

test('an order of pictures takes up a new one and drops one that is gone', () => {
  const [first, second] = aProduct.productImages
  if (!first || !second) throw new Error('the sample has two pictures')
  const store = open()
  setField(store, 'productImageIds', [second.id, first.id])
  const third = { id: '0199a000-0000-7000-8000-0000000000ff', url: '/images/catalogue/c' }
  adoptProduct(store, { ...aProduct, productImages: [first, second, third] })
  expect(fieldValue(store.getState(), 'productImageIds')).toEqual([second.id, first.id, third.id])
  adoptProduct(store, { ...aProduct, productImages: [first] })
  expect(changedOf(store)).toEqual({})
})

test('what is being sent shows as saved, and comes back when it is refused', () => {
  const store = open()
  setField(store, 'name', 'Ours')
  startSending(store)
  expect(changedOf(store)).toEqual({})
  expect(fieldValue(store.getState(), 'name')).toBe('Ours')
  setField(store, 'name', 'Ours again')
  takeBack(store)
  expect(changedOf(store)).toEqual({ name: { was: aProduct.name, now: 'Ours again' } })
})

test('what is typed while a save runs is a change of what was saved', () => {
  const store = open()
  setField(store, 'name', 'Ours')
  startSending(store)
  setField(store, 'sku', 'MAG-2')
  adoptProduct(store, { ...aProduct, version: 4, name: 'Ours' })
  finishSending(store, (field) => field === 'name')
  expect(store.getState().sending).toEqual({})
  expect(changedOf(store)).toEqual({ sku: { was: 'MAG-1', now: 'MAG-2' } })
  discard(store)
  expect(fieldValue(store.getState(), 'sku')).toBe('MAG-1')
})

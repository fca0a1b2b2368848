import { expect, test } from 'vitest'
import { readBulkChange } from './bulk-change.ts'

const formOf = (entries: [string, string][]): FormData => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

test('only what was chosen is changed', () => {
  expect(readBulkChange(formOf([]))).toEqual({})
  const untouched: [string, string][] = [
    ['stockStatusId', ''],
    ['isActive', ''],
    ['addMarkers', ' , '],
  ]
  expect(readBulkChange(formOf(untouched))).toEqual({})
})

test('flags, categories and markers are read as the call takes them', () => {
  const form = formOf([
    ['stockStatusId', 'OutOfStock'],
    ['isActive', 'false'],
    ['isHidden', 'true'],
    ['addCategoryIds', 'minerals'],
    ['addCategoryIds', 'sleep'],
    ['addMarkers', ' Winter, New ,Winter'],
  ])
  expect(readBulkChange(form)).toEqual({
    stockStatusId: 'OutOfStock',
    isActive: false,
    isHidden: true,
    addCategoryIds: ['minerals', 'sleep'],
    addMarkers: ['Winter', 'New'],
  })
})

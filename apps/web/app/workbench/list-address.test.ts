import { expect, test } from 'vitest'
import { filtersIn } from './list-address.ts'

test.for([
  ['', []],
  ['sort=-createdAt&offset=25', []],
  ['state=Failed', ['state']],
  ['state=Failed&query=anna&sort=name', ['state', 'query']],
] as const)('a list at "%s" is narrowed by %j', ([address, names]) => {
  expect(filtersIn(new URLSearchParams(address))).toEqual(names)
})

test('the tab of a list is no filter that could be cleared', () => {
  expect(filtersIn(new URLSearchParams('state=Failed&sort=name'), 'state')).toEqual([])
})

import { expect, test } from 'vitest'
import { filtersIn, setInList } from './list-address.ts'

test.for([
  ['', []],
  ['sort=-createdAt&offset=25', []],
  ['state=Failed', ['state']],
  ['search=plan&skip=12&question=order-some', ['search']],
  ['state=Failed&query=anna&sort=name', ['state', 'query']],
] as const)('a list at "%s" is narrowed by %j', ([address, names]) => {
  expect(filtersIn(new URLSearchParams(address))).toEqual(names)
})

test('the tab of a list is no filter that could be cleared', () => {
  expect(filtersIn(new URLSearchParams('state=Failed&sort=name'), 'state')).toEqual([])
})

test.for([
  ['search=plan&skip=12', 'search', 'zinc', 'search=zinc'],
  ['search=plan&question=order-some', 'category', 'orders', 'search=plan&category=orders'],
  ['search=plan&offset=25', 'search', '', ''],
  ['search=plan', 'skip', '12', 'search=plan&skip=12'],
  ['search=plan&offset=25', 'offset', '0', 'search=plan'],
] as const)('a list at "%s" whose %s becomes "%s" is at "%s"', ([address, name, value, after]) => {
  const search = new URLSearchParams(address)
  setInList(search, name, value)
  expect(search.toString()).toBe(after)
})

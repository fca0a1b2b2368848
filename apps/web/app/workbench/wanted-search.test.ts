import { expect, test } from 'vitest'
import { isLeaving, setIn, wantedIn } from './wanted-search.ts'

const shown = { pathname: '/faqs/all', search: '?search=plan' }

test.for([
  ['nothing is on its way', undefined, 'search=plan'],
  [
    'a further choice is on its way',
    { ...shown, search: '?search=plan&category=plans' },
    'search=plan&category=plans',
  ],
  ['the way leads to another page', { pathname: '/shop', search: '?query=zinc' }, 'search=plan'],
] as const)('a page is asked for as the visitor last chose: %s', ([, location, wanted]) => {
  expect(wantedIn({ location: shown, navigation: { location } }).toString()).toBe(wanted)
})

test.for([
  [undefined, false],
  [{ ...shown, search: '?search=zinc' }, false],
  [{ pathname: '/shop', search: '' }, true],
] as const)('whose way is %j leaves the page: %s', ([location, leaves]) => {
  expect(isLeaving({ location: shown, navigation: { location } })).toBe(leaves)
})

test('an empty choice leaves the address', () => {
  const search = new URLSearchParams('search=plan&category=plans')
  setIn(search, 'category', '')
  setIn(search, 'userType', 'client')
  expect(search.toString()).toBe('search=plan&userType=client')
})

import { expect, test } from 'vitest'
import { readCookie, withCookie } from './cookies.ts'
import { readStoredPlan } from './stored-plan.ts'

test('a cookie is found among others by its whole name', () => {
  const header = 'xsalvia_cart=a; salvia_cart=b%20c; salvia_cart2=d'
  expect(readCookie(header, 'cart')).toBe('b c')
})

test('the cart of this host alone comes before one that a subdomain may have put there', () => {
  expect(readCookie('salvia_cart=theirs; __Host-salvia_cart=ours', 'cart')).toBe('ours')
})

test('what calls of a page are told of a cookie counts before what the browser sent', () => {
  expect(withCookie('salvia_country=NL; other=1', 'country', 'SE')).toBe(
    'salvia_country=SE; salvia_country=NL; other=1',
  )
  expect(withCookie(undefined, 'country', 'SE')).toBe('salvia_country=SE')
})

test.for([null, '', 'other=1', 'salvia_cart=', 'salvia_cart=%E0%A4%A'])('%s holds no cart', (header) => {
  expect(readCookie(header, 'cart')).toBeUndefined()
})

test('a stored plan is read back whole', () => {
  const plan = { shareCode: 'K7M4XQ2', id: '0197d3c0', practitionerName: 'Sophie van Dijk' }
  expect(readStoredPlan(`salvia_plan=${encodeURIComponent(JSON.stringify(plan))}`)).toEqual(plan)
})

test.for(['{', 'null', '[]', '{"shareCode":"K7M4XQ2"}', '{"shareCode":7,"id":"a","practitionerName":"b"}'])(
  'a plan cookie of %s is passed over',
  (text) => {
    expect(readStoredPlan(`salvia_plan=${encodeURIComponent(text)}`)).toBeNull()
  },
)

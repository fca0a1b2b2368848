import { expect, test } from 'vitest'
import { pageAddress, withoutEndSlash } from './page-address.ts'

const here = 'http://localhost:3000'

test.for(['/', '/shop', '/de/shop?q=zink%20%2B', '/shop//x', '/@x', '/a:b', '/?//x', '/%2F%2Fx', '/[', '/ü'])(
  '%s is an address here',
  (target) => {
    expect(pageAddress(target, here)?.origin).toBe(here)
  },
)

test.for([
  '//',
  '//[',
  '//user@x/orders',
  '//x:99999/',
  '///x',
  '/\\x',
  '/\\/x',
  '\\\\x',
  '/./\\x',
  '/.//x',
  '/\t/x',
  '',
])('%j is none', (target) => {
  expect(pageAddress(target, here)).toBeNull()
})

test.for([
  'http://x:99999/',
  'https://elsewhere.example/shop',
  'javascript:alert(1)',
  '*',
  'x',
  '.elsewhere.example/',
])('%s names no page', (target) => {
  expect(pageAddress(target, here)).toBeNull()
})

test.for([
  ['/about/', '/about'],
  ['/de/', '/de'],
  ['/shop//?query=zink%20%2B&page=2', '/shop?query=zink%20%2B&page=2'],
  ['/x/?next=/orders/', '/x?next=/orders/'],
] as const)('%s is one page with %s, its query kept', ([asked, plain]) => {
  expect(withoutEndSlash(new URL(asked, here))).toBe(plain)
})

test.for(['/', '/about', '/?next=/orders/', '/de?x=/'])('%s is its own address', (asked) => {
  expect(withoutEndSlash(new URL(asked, here))).toBeNull()
})

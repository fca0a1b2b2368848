import { expect, test } from 'vitest'
import { givenLanguage, isPublicPage, localPath, plainPath, prefixOf } from './local-path.ts'

test.for([
  ['/', 'de', '/de'],
  ['/?from=mail', 'nl', '/nl?from=mail'],
  ['/shop', 'en', '/shop'],
  ['/shop?query=iron#top', 'de', '/de/shop?query=iron#top'],
  ['/de/shop', 'fr', '/fr/shop'],
  ['/de/shop', 'en', '/shop'],
  ['/shop/products/1', 'nl', '/nl/shop/products/1'],
  ['/recommendations/K7M4XQ2', 'nl', '/nl/recommendations/K7M4XQ2'],
  ['/recommendations/K7M4XQ2/edit', 'nl', '/recommendations/K7M4XQ2/edit'],
  ['/shop/comparison', 'nl', '/shop/comparison'],
  ['/demo/booked/demo.ics?token=1', 'nl', '/nl/demo/booked/demo.ics?token=1'],
  ['/cart', 'nl', '/cart'],
  ['/auth/login?next=%2Fcart', 'de', '/auth/login?next=%2Fcart'],
] as const)('%s in %s is %s', ([path, language, expected]) => {
  expect(localPath(path, language)).toBe(expected)
})

test('only known languages are a prefix, and English is none', () => {
  expect([prefixOf('/de/shop'), prefixOf('/en/shop'), prefixOf('/xx/shop'), prefixOf('/design')]).toEqual([
    'de',
    undefined,
    undefined,
    undefined,
  ])
})

test('the plain path of a language’s landing page is the root', () => {
  expect([plainPath('/de'), plainPath('/de/'), plainPath('/')]).toEqual(['/', '/', '/'])
})

test('an account page is no public page', () => {
  expect([isPublicPage('/fr/shop'), isPublicPage('/orders')]).toEqual([true, false])
})

test.for([
  ['/de/auth/login', { language: 'de', page: '/auth/login' }],
  ['/nl/cart', { language: 'nl', page: '/cart' }],
  ['/en', { language: 'en', page: '/' }],
  ['/en/shop', { language: 'en', page: '/shop' }],
  ['/DE/shop', { language: 'de', page: '/shop' }],
  ['/es/cart', null],
  ['/design', null],
  ['/cart', null],
  ['/de//elsewhere.example', null],
] as const)('the language in front of %s and its page are %j', ([path, given]) => {
  expect(givenLanguage(path)).toEqual(given)
})

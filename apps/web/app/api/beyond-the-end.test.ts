import { expect, test } from 'vitest'
import { addressOfLastPage } from './beyond-the-end.ts'

const answerOf = (pager: { offset: number; count: number }, results: unknown[] = []) => ({
  results,
  pager: { limit: 24, ...pager },
})

test.for([
  ['/shop?offset=5000', { offset: 5000, count: 823 }, '/shop?offset=816'],
  [
    '/de/shop?query=zink&offset=96&sort=name',
    { offset: 96, count: 49 },
    '/de/shop?query=zink&offset=48&sort=name',
  ],
  ['/shop?offset=48', { offset: 48, count: 48 }, '/shop?offset=24'],
  ['/shop?offset=24', { offset: 24, count: 24 }, '/shop'],
  ['/shop?offset=24&query=zinc', { offset: 24, count: 1 }, '/shop?query=zinc'],
  ['/shop?offset=24', { offset: 24, count: 60 }, '/shop'],
] as const)('%s of %j leads to %s', ([address, pager, last]) => {
  expect(addressOfLastPage(new URL(address, 'https://salvia.test'), answerOf(pager))).toBe(last)
})

test.for([
  ['/shop?offset=816', answerOf({ offset: 816, count: 823 }, [{}])],
  ['/shop?offset=24', answerOf({ offset: 24, count: 0 })],
  ['/shop?query=zzz', answerOf({ offset: 0, count: 0 })],
  ['/shop', answerOf({ offset: 24, count: 1 })],
  ['/shop?offset=24', [{ id: 'a brand' }]],
  ['/shop?offset=24', null],
  ['/shop?offset=24', { results: [] }],
] as const)('%s stays where it is when it is answered with %j', ([address, answer]) => {
  expect(addressOfLastPage(new URL(address, 'https://salvia.test'), answer)).toBeNull()
})

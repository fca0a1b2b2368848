import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test.for([
  ['/recommendations/1/edit?view=day', '#item-2', '/recommendations/1/edit?view=day#item-2'],
  ['/shop#chat=1', '', '/shop#chat=1'],
  ['/shop#chat=1', '#item-2', '/shop#chat=1'],
  ['/orders', '', '/orders'],
  ['/orders', '#\\', '/orders'],
  ['//evil.example', '#item-2', null],
  ['/auth/login', '#item-2', null],
  [null, '#item-2', null],
] as const)('%s with %s returns to %s', ([next, hash, path]) => {
  expect(returnPath(next, hash)).toBe(path)
})

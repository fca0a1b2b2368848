import { afterEach, expect, test, vi } from 'vitest'
import { forgetReloads, mayReloadAgain } from './reload-attempts.ts'

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'sessionStorage')
  vi.unstubAllGlobals()
})

test('where site data is blocked a page may still be tried again, and one that loads forgets the tries', () => {
  vi.stubGlobal('document', {})
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: refuse })
  forgetReloads()
  expect([1, 2, 3, 4].map(() => mayReloadAgain('/shop'))).toEqual([true, true, true, false])
  forgetReloads()
  expect(mayReloadAgain('/shop')).toBe(true)
})

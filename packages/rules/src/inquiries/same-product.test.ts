import { expect, test } from 'vitest'
import { sameProductKey } from './same-product.ts'

const key = (name: string, brandName = '') => sameProductKey({ name, brandName })

test('spelling, order and a repeated brand make no other product', () => {
  expect(key('Sélénium 200 µg', 'Nordic')).toBe(key('NORDIC  selenium, 200 μg'))
  expect(key('Nordic Selenium 200 µg', 'nordic')).toBe(key('Selenium 200 µg', 'Nordic'))
})

test('another strength or brand does', () => {
  expect(key('Selenium 200 µg')).not.toBe(key('Selenium 100 µg'))
  expect(key('Selenium', 'Nordic')).not.toBe(key('Selenium', 'Boreal'))
})

test('a name of signs alone has no key', () => {
  expect(key('***')).toBe('')
})

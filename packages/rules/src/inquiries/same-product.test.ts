import { expect, test } from 'vitest'
import { sameProductKey } from './same-product.ts'

const key = (name: string, brandName = '') => sameProductKey({ name, brandName })

test('spelling, order and a repeated brand make no other product', () => {
  expect(key('Sélénium 200 µg', 'Nordic')).toBe(key('NORDIC  selenium, 200 μg'))
  expect(key('Nordic Selenium 200 µg', 'nordic')).toBe(key('Selenium 200 µg', 'Nordic'))
})

test('a number and its unit make no other product together than apart', () => {
  expect(key('Magnesium 500mg 60caps')).toBe(key('Magnesium, 60 caps 500 mg'))
  expect(key('Selenium 200 µg')).toBe(key('Selenium 200µg'))
  expect(key('Vitamin B12')).not.toBe(key('Vitamin B 1 2'))
  expect(key('Magnesium 500mg')).toBe('500 magnesium mg')
})

test('another strength or brand does', () => {
  expect(key('Selenium 200 µg')).not.toBe(key('Selenium 100 µg'))
  expect(key('Selenium', 'Nordic')).not.toBe(key('Selenium', 'Boreal'))
})

test('a name of signs alone has no key', () => {
  expect(key('***')).toBe('')
})

import { expect, test } from 'vitest'
import { authPath } from './auth-path.ts'

test('the way back goes along, whatever its own query holds', () => {
  const path = authPath('/auth/join', { type: 'client', next: '/shop?query=a&b=1' })
  expect(path).toBe('/auth/join?type=client&next=%2Fshop%3Fquery%3Da%26b%3D1')
  expect(new URL(path, 'http://x').searchParams.get('next')).toBe('/shop?query=a&b=1')
})

test('without a way back nothing is said of one', () => {
  expect(authPath('/auth/login', { type: 'practitioner', next: null })).toBe('/auth/login?type=practitioner')
})

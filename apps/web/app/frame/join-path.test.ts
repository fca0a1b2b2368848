import { expect, test } from 'vitest'
import { joinPath } from './join-path.ts'

const visit = (pathname: string, more: { search?: string; holdsPlan?: boolean } = {}) =>
  joinPath({ pathname, search: '', holdsPlan: false, ...more })

test.for([
  ['/recommendations/K7M4XQ2', '%2Frecommendations%2FK7M4XQ2'],
  ['/de/recommendations/K7M4XQ2', '%2Fde%2Frecommendations%2FK7M4XQ2'],
  ['/r/K7M4XQ2', '%2Fr%2FK7M4XQ2'],
  ['/cart', '%2Fcart'],
])('who reads %s becomes a client and comes back', ([path, next]) => {
  expect(visit(path ?? '')).toBe(`/auth/join?type=client&next=${next}`)
})

test('the way back keeps the query', () => {
  expect(visit('/recommendations/K7M4XQ2', { search: '?utm=mail' })).toBe(
    '/auth/join?type=client&next=%2Frecommendations%2FK7M4XQ2%3Futm%3Dmail',
  )
})

test('who holds a plan stays a client in the shop', () => {
  expect(visit('/shop', { holdsPlan: true, search: '?query=zinc' })).toBe(
    '/auth/join?type=client&next=%2Fshop%3Fquery%3Dzinc',
  )
})

test('a placed order leads to no page again: its key is for its guest', () => {
  expect(visit('/order-placed', { search: '?order=1&key=2' })).toBe('/auth/join?type=client')
})

test('anyone else is a practitioner', () => {
  expect(visit('/shop', { search: '?query=zinc' })).toBe('/auth/join?type=practitioner')
})

import { expect, test } from 'vitest'
import { type Arrival, isReturnPath, landingPage } from './landing-page.ts'

const arrival: Arrival = { userKind: 'Client', isEmailVerified: true, lastVisited: null, lastPlanCode: null }

test.for<{ change: Partial<Arrival>; page: string }>([
  { change: { userKind: 'Practitioner' }, page: '/dashboard' },
  { change: { userKind: 'Internal' }, page: '/dashboard' },
  { change: { userKind: 'Practitioner', lastPlanCode: 'K7M4XQ2' }, page: '/dashboard' },
  { change: { lastPlanCode: 'K7M4XQ2' }, page: '/recommendations/K7M4XQ2' },
  { change: {}, page: '/orders' },
  { change: { lastVisited: '/checkout?step=2', lastPlanCode: 'K7M4XQ2' }, page: '/checkout?step=2' },
  { change: { userKind: 'Internal', lastVisited: '/admin/orders' }, page: '/admin/orders' },
  { change: { lastVisited: '/' }, page: '/orders' },
  { change: { lastVisited: 'https://elsewhere.example' }, page: '/orders' },
  { change: { isEmailVerified: false, lastVisited: '/cart' }, page: '/auth/verify-email' },
  { change: { isEmailVerified: false, userKind: 'Internal' }, page: '/auth/verify-email' },
])('a login with $change lands on $page', ({ change, page }) => {
  expect(landingPage({ ...arrival, ...change })).toBe(page)
})

test.for([
  { path: '/cart', may: true },
  { path: '/shop?query=iron#facets', may: true },
  { path: '/authors', may: true },
  { path: '/auth', may: false },
  { path: '/auth/login', may: false },
  { path: '/shop/../auth/login', may: false },
  { path: '/', may: false },
  { path: '', may: false },
  { path: 'cart', may: false },
  { path: '//elsewhere.example', may: false },
  { path: '/\\elsewhere.example', may: false },
  { path: '/\t/elsewhere.example', may: false },
  { path: '/?a=/cart', may: false },
  { path: '/shop?next=/auth/login', may: true },
  { path: '/shop/..', may: false },
  { path: '/./auth/login', may: false },
  { path: 'https://elsewhere.example/cart', may: false },
  { path: 'javascript:alert(1)', may: false },
])('"$path" can be returned to: $may', ({ path, may }) => {
  expect(isReturnPath(path)).toBe(may)
})

import { expect, test } from 'vitest'
import { figures } from './insight-figures.ts'
import { adminRows } from './insight-rows.ts'

const may = { from: '2026-05-01', to: '2026-05-31' } as const

const listed = (...given: Parameters<typeof adminRows>) =>
  Object.fromEntries(figures.map(({ id }) => [id, adminRows(...given)(id, may)]))

test('the figures of all open the lists of all, orders that came by a practitioner, and wallets for accounting alone', () => {
  const sold = '/admin/orders?hasPractitioner=true&placedFrom=2026-05-01&placedTo=2026-05-31'
  const shared = '/admin/recommendations?kind=plan&sharedFrom=2026-05-01&sharedTo=2026-05-31'
  expect(listed(null, { seesWallets: true })).toEqual({
    ...{ orders: sold, grossSales: sold, averageOrder: sold },
    ...{ clients: null, newClients: null, refillRate: null },
    plansMade: '/admin/recommendations?kind=plan&createdFrom=2026-05-01&createdTo=2026-05-31',
    plansShared: shared,
    conversion: shared,
    views: '/admin/recommendation-journeys?status=Viewed&from=2026-05-01&to=2026-05-31',
    commission: '/admin/commission?type=Commission&createdFrom=2026-05-01&createdTo=2026-05-31',
  })
  expect(listed(null, { seesWallets: false }).commission).toBeNull()
})

test('the figures of one open the rows of one', () => {
  const { orders, views, clients, newClients, refillRate } = listed('sophie', { seesWallets: false })
  expect([orders, views, clients, newClients, refillRate]).toEqual([
    '/admin/orders?practitionerId=sophie&placedFrom=2026-05-01&placedTo=2026-05-31',
    '/admin/recommendation-journeys?practitionerId=sophie&status=Viewed&from=2026-05-01&to=2026-05-31',
    '/admin/clients?practitionerId=sophie',
    '/admin/clients?practitionerId=sophie&linkedFrom=2026-05-01&linkedTo=2026-05-31',
    '/admin/practitioner-insights/sophie/refills?dueFrom=2026-05-01&dueTo=2026-05-31',
  ])
})

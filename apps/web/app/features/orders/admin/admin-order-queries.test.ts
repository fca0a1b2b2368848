import { expect, test } from 'vitest'
import { adminOrderFilter, fixesStatus, orderExportAddress } from './admin-order-queries.ts'

const ID = '0198c0de-0000-7000-8000-000000000001'

test('every filter is read from the address, a day as its first or last instant', () => {
  const search = new URLSearchParams({
    query: 'S-1',
    status: 'Shipped',
    payment: 'Paid',
    countryCode: 'DE',
    practitionerId: ID,
    hasPractitioner: 'true',
    productId: ID,
    placedFrom: '2026-11-01',
    placedTo: '2026-11-02',
    sort: '-placedAt',
  })
  expect(adminOrderFilter(search)).toEqual({
    query: 'S-1',
    status: ['Shipped'],
    payment: 'Paid',
    countryCode: 'DE',
    practitionerId: ID,
    hasPractitioner: 'true',
    productId: ID,
    placedFrom: '2026-11-01T00:00:00.000Z',
    placedTo: '2026-11-02T23:59:59.999Z',
    sort: '-placedAt',
  })
})

test.for([
  ['tab=toSend&status=Shipped', { status: ['Placed'], isOpen: 'true' }, true],
  ['tab=notSent', { hasPacksNotSent: 'true' }, false],
  ['tab=withdrawn&status=Shipped', { status: ['Shipped'], hasOpenWithdrawal: 'true' }, false],
  ['tab=lost&status=Shipped', { status: ['Shipped'] }, false],
] as const)('%s asks for %j', ([search, asked, isFixed]) => {
  const address = new URLSearchParams(search)
  expect(adminOrderFilter(address)).toEqual(asked)
  expect(fixesStatus(address)).toBe(isFixed)
})

test('the export asks for what the list shows', () => {
  expect(
    orderExportAddress(new URLSearchParams('tab=toSend&status=Shipped&countryCode=DE&sort=number')),
  ).toBe('/api/admin/orders/export?status=Placed&isOpen=true&countryCode=DE')
})

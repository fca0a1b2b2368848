import { expect, test } from 'vitest'
import { clientOfBoth } from './client-of-both.ts'

type Row = Parameters<typeof clientOfBoth>[0]

const day = (date: number) => new Date(Date.UTC(2026, 0, date))

const blank: Row = {
  recommendationId: 'plan',
  clientId: 'account',
  joinedAt: null,
  invitedAt: null,
  firstSentAt: null,
  channel: null,
  tokenHash: null,
  openMarkHash: null,
  sharesOrders: false,
  firstViewedAt: null,
  lastViewedAt: null,
  cartAt: null,
  lastOrderAt: null,
  revokedAt: null,
  statusId: 'Shared',
  alertId: null,
  alertSince: null,
  dismissedAlert: null,
  dismissedAt: null,
  refillOn: null,
  remindedFor: null,
  supplyUnknownReason: null,
  dueAt: null,
}

const own: Row = {
  ...blank,
  ...{ joinedAt: day(3), sharesOrders: true, remindedFor: '2026-03-01' },
  ...{ invitedAt: day(1), firstSentAt: day(1), channel: 'Email', tokenHash: 'own', openMarkHash: 'mark' },
  ...{ firstViewedAt: day(3), lastViewedAt: day(9), cartAt: day(4) },
  ...{ dismissedAlert: 'NotOrdered', dismissedAt: day(8) },
}
const file: Row = {
  ...blank,
  ...{ invitedAt: day(2), firstSentAt: day(2), channel: 'Sms', tokenHash: 'file' },
  ...{ firstViewedAt: day(2), lastViewedAt: day(5), cartAt: day(6) },
  ...{ dismissedAlert: 'NotViewed', dismissedAt: day(7) },
}

test('the later invitation is the open one, and what either did or got counts', () => {
  expect(clientOfBoth(own, file)).toEqual({
    joinedAt: day(3),
    invitedAt: day(2),
    firstSentAt: day(1),
    channel: 'Sms',
    tokenHash: 'file',
    openMarkHash: null,
    sharesOrders: true,
    firstViewedAt: day(2),
    lastViewedAt: day(9),
    cartAt: day(6),
    dismissedAlert: 'NotOrdered',
    dismissedAt: day(8),
    remindedFor: '2026-03-01',
  })
  expect(clientOfBoth({ ...own, invitedAt: day(4) }, file)).toMatchObject({
    invitedAt: day(4),
    channel: 'Email',
    tokenHash: 'own',
    openMarkHash: 'mark',
  })
})

test('what only one of the two has is kept, whichever it is', () => {
  const { joinedAt, invitedAt, firstSentAt, channel, tokenHash, cartAt, dismissedAlert, dismissedAt } = file
  expect(clientOfBoth(blank, file)).toMatchObject({
    ...{ joinedAt, invitedAt, firstSentAt, channel, tokenHash, cartAt, dismissedAlert, dismissedAt },
  })
  expect(clientOfBoth(own, blank)).toMatchObject({
    invitedAt: day(1),
    tokenHash: 'own',
    openMarkHash: 'mark',
    cartAt: day(4),
  })
})

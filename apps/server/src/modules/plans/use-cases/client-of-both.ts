import type { recommendationClients } from '../data/plan-tables.ts'

type Row = typeof recommendationClients.$inferSelect

const earlier = <T extends Date | string>(one: T | null, other: T | null): T | null =>
  one === null || (other !== null && other < one) ? other : one

const later = <T extends Date | string>(one: T | null, other: T | null): T | null =>
  one === null || (other !== null && other > one) ? other : one

/** Of two happenings the later one; one that did not happen is the earlier. */
const isAfter = (one: Date | null, other: Date | null): boolean =>
  one !== null && (other === null || one > other)

/**
 * What a client of a plan has once it turns out to be two: the account on the plan, and the file that was invited to it.
 * What the account answered stays. The later invitation is the one that is open, as one sent again takes the place of the
 * one before; what is derived (status, alert, supply) is derived again by who joins the two.
 */
export function clientOfBoth(own: Row, invited: Row) {
  const [last, first] = isAfter(invited.invitedAt, own.invitedAt) ? [invited, own] : [own, invited]
  const dismissal = isAfter(invited.dismissedAt, own.dismissedAt) ? invited : own
  const isLastSent = last.tokenHash !== null
  return {
    joinedAt: earlier(own.joinedAt, invited.joinedAt),
    invitedAt: last.invitedAt,
    firstSentAt: earlier(own.firstSentAt, invited.firstSentAt),
    channel: last.channel ?? first.channel,
    tokenHash: last.tokenHash ?? first.tokenHash,
    openMarkHash: isLastSent ? last.openMarkHash : first.openMarkHash,
    sharesOrders: own.sharesOrders,
    firstViewedAt: earlier(own.firstViewedAt, invited.firstViewedAt),
    lastViewedAt: later(own.lastViewedAt, invited.lastViewedAt),
    cartAt: later(own.cartAt, invited.cartAt),
    dismissedAlert: dismissal.dismissedAlert,
    dismissedAt: dismissal.dismissedAt,
    remindedFor: later(own.remindedFor, invited.remindedFor),
  } satisfies Partial<Omit<Row, 'statusId'>>
}

import { DAY_MS } from '@salvia/contract/durations'
import { holdsLink } from '@salvia/rules/outbox/typed-in-mails'
import type { SupplyingOrder } from '@salvia/rules/plans/deliveries'
import type { AnyColumn, SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { forbidden, invalid } from '#kernel/domain-error'
import { type Actor, isAdmin, isApprovedPractitioner } from '#kernel/http/actor'
import { consumeLimit, type Limit } from '#kernel/limits/consume-limit'
import type { ClientOptions, PeopleContext } from '../../people/index.ts'

/** A client of a plan. */
export type PlanClientKey = { recommendationId: string; clientId: string }

/** An order attributed to a client of a plan, with its lines of that plan. */
export type FollowedOrder = PlanClientKey & SupplyingOrder & { orderId: string }

/** What this module needs from modules above it. */
export type PlanOptions = Pick<ClientOptions, 'moveClient'> & {
  /** Only orders and lines of a product if one is given. */
  ordersOfClients: (db: Db, keys: PlanClientKey[], productId?: string) => Promise<FollowedOrder[]>
  /** All placed orders of a plan by one of its clients, for the client alone. */
  ownOrdersOfPlan: (db: Db, key: PlanClientKey) => Promise<FollowedOrder[]>
  /** Whether an order counts for a client of a plan, for statements over journeys. */
  isCountedOrder: (db: Db, entry: Record<keyof PlanClientKey | 'orderId', AnyColumn | SQL>) => SQL<boolean>
  /** The clients to whom an order is attributed. */
  clientsOfOrder: (db: Db, orderId: string) => Promise<PlanClientKey[]>
  /** The plans of an order that a guest placed; none of an account's. */
  plansOfGuestOrder: (db: Db, orderId: string) => Promise<{ recommendationId: string; placedAt: Date }[]>
}

export type PlanClientContext = PeopleContext & PlanOptions

const limits = {
  invitations: { name: 'plan-invitations', max: 200, lengthMs: DAY_MS },
  /** Before its approval (docs/domain.md, Plans), with those into a file. */
  newcomerInvitations: { name: 'client-invitations', max: 5, lengthMs: DAY_MS },
  again: { name: 'plan-invitations-again', max: 3, lengthMs: DAY_MS },
} as const satisfies Record<string, Limit>

const linked = () =>
  invalid('text_with_link', 'Before an approval a message may hold no link.', [
    { id: 'text', error: 'text_with_link' },
  ])

/**
 * Counts messages of the caller to clients. Throws forbidden for practitioners without a verified address, and for text
 * messages of those who are not approved; invalid for a link in their words, which anybody may have mailed with our
 * name on; TooMany past the day's limit.
 */
export async function holdPlanMessages(
  context: PlanClientContext,
  actor: Actor,
  { channel, count, text }: { channel: 'Email' | 'Sms' | null; count: number; text: string },
  now: Date,
): Promise<void> {
  if (channel === null) return
  const isTrusted = isAdmin(actor) || isApprovedPractitioner(actor)
  if (!actor.isEmailVerified || (channel === 'Sms' && !isTrusted)) throw forbidden()
  if (!isTrusted && holdsLink(text)) throw linked()
  const limit = isTrusted ? limits.invitations : limits.newcomerInvitations
  if (count > 0) await consumeLimit(context, { ...limit, uses: count }, actor.userId, now)
}

/** Counts another message to the same client of a plan. Throws TooMany past three a day. */
export const holdAgain = (
  context: PlanClientContext,
  { recommendationId, clientId }: PlanClientKey,
  now: Date,
): Promise<void> => consumeLimit(context, limits.again, `${recommendationId}:${clientId}`, now)

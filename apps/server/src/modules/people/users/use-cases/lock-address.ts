import type { AddressKind } from '@salvia/contract/words/people'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { notFound } from '#kernel/domain-error'
import type { Subject } from '../../people-context.ts'
import { userAddresses } from '../../profile/data/settings-tables.ts'

const fieldOf = { Billing: 'billingAddress', Shipping: 'shippingAddress' } as const satisfies Record<
  AddressKind,
  string
>

/**
 * Locks an address of an account against every form, or opens it again; it may be repeated. Throws not-found where the
 * account has no such address.
 */
export function lockAddress(
  db: Db,
  { userId, actor, kind, isLocked }: Subject & { kind: AddressKind; isLocked: boolean },
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const isIt = and(eq(userAddresses.userId, userId), eq(userAddresses.kind, kind))
    const [address] = await tx.select().from(userAddresses).where(isIt).for('update')
    if (!address) throw notFound('address')
    if (address.isLocked === isLocked) return
    await tx.update(userAddresses).set({ isLocked }).where(isIt)
    const event = isLocked ? 'AddressLocked' : 'AddressUnlocked'
    const subject = { type: 'User', id: userId }
    await recordAudit(
      tx,
      { event, actorId: actor.userId, subject, details: { fields: [fieldOf[kind]] } },
      now,
    )
  })
}

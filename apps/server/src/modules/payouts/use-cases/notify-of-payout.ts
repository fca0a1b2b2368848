import { formatMoney } from '@salvia/rules/format/format'
import { inArray } from 'drizzle-orm'
import { queueMessages } from '#kernel/outbox/outbox'
import { users } from '../../identity/index.ts'
import type { PayoutTransaction } from '../payout-context.ts'
import type { PayoutRow } from './move-payout.ts'

/**
 * Mails practitioners that their payouts were paid or came back, each in its language; nothing once an account is erased.
 * As many statements for many as for one.
 */
export async function notifyOfPayouts(
  { tx, jobs, config }: PayoutTransaction,
  { payouts, kind }: { payouts: PayoutRow[]; kind: 'payoutPaid' | 'payoutReturned' },
  now: Date,
): Promise<void> {
  const ids = payouts.map(({ practitionerId }) => practitionerId)
  const people = await tx.select().from(users).where(inArray(users.id, ids))
  const byId = new Map(people.map((user) => [user.id, user]))
  const mails = payouts.flatMap(({ id, practitionerId, amount, currency }) => {
    const user = byId.get(practitionerId)
    if (!user || user.userStatusId === 'Deleted') return []
    const { preferredLanguageCode: languageCode, firstName } = user
    const props = {
      kind,
      languageCode,
      firstName,
      reason: formatMoney({ amount, currency }, languageCode),
      url: `${config.publicUrl}/wallet/payouts/${id}`,
    }
    const content = { template: 'account' as const, props }
    return [{ kind: 'Mail' as const, recipient: user.email, accountId: user.id, content }]
  })
  await queueMessages({ tx, jobs }, mails, now)
}

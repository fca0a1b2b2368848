import { formatMoney } from '@salvia/rules/format/format'
import { eq } from 'drizzle-orm'
import { queueMessage } from '#kernel/outbox/outbox'
import { users } from '../../identity/index.ts'
import type { PayoutTransaction } from '../payout-context.ts'
import type { PayoutRow } from './move-payout.ts'

/** Mails a practitioner that a payout was paid or came back, in its language; nothing once the account is erased. */
export async function tellOfPayout(
  { tx, jobs, config }: PayoutTransaction,
  { payout, kind }: { payout: PayoutRow; kind: 'payoutPaid' | 'payoutReturned' },
  now: Date,
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, payout.practitionerId))
  if (!user || user.userStatusId === 'Deleted') return
  const { preferredLanguageCode: languageCode, firstName } = user
  const props = {
    kind,
    languageCode,
    firstName,
    reason: formatMoney({ amount: payout.amount, currency: payout.currency }, languageCode),
    url: `${config.publicUrl}/wallet/payouts/${payout.id}`,
  }
  const content = { template: 'account' as const, props }
  const mail = { kind: 'Mail' as const, recipient: user.email, accountId: user.id, content }
  await queueMessage({ tx, jobs }, mail, now)
}

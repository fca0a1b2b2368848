import { isReminderDue } from '@salvia/rules/plans/refill-reminder'
import type { Db } from '#db/database'
import { restBetween } from '#kernel/jobs/rest-between'
import { queueMessage } from '#kernel/outbox/outbox'
import { signMailToken } from '../../../people/index.ts'
import { recommendationClients } from '../../data/plan-tables.ts'
import { isClient } from '../data/follow-queries.ts'
import { lockRunningOut, REFILL_REMINDER, refillReminderKey } from '../data/refill-queries.ts'
import type { PlanClientContext, PlanClientKey } from '../plan-client-context.ts'

const BATCH = 100

type RunningOut = Awaited<ReturnType<typeof lockRunningOut>>[number]

async function remind(
  { jobs, sealed, config }: PlanClientContext,
  tx: Db,
  client: RunningOut,
  now: Date,
): Promise<void> {
  const { clientId, shareCode, refillOn, languageCode, firstName, practitionerName } = client
  await tx.update(recommendationClients).set({ remindedFor: refillOn }).where(isClient(client))
  const url = `${config.publicUrl}/recommendations/${shareCode}?refill=1`
  const unsubscribe = {
    page: `${config.publicUrl}/plan-reminders?token={secret}`,
    post: `${config.publicUrl}/api/refill-reminders/unsubscribe?token={secret}`,
  }
  const props = {
    kind: 'refillReminder' as const,
    languageCode,
    firstName,
    practitionerName,
    url,
    unsubscribe,
  }
  await queueMessage(
    { tx, jobs },
    {
      kind: 'Mail',
      accountId: clientId,
      recipient: client.email,
      content: { template: 'account', props },
      about: { type: REFILL_REMINDER, key: refillReminderKey(client) },
      sealedSecret: sealed.seal(signMailToken(config.secrets.token, 'reminders', clientId)),
    },
    now,
  )
}

async function remindSome(
  context: PlanClientContext,
  after: PlanClientKey | null,
  now: Date,
): Promise<PlanClientKey | null> {
  return context.db.transaction(async (tx) => {
    const found = await lockRunningOut(tx, { now, after, limit: BATCH })
    for (const client of found) if (isReminderDue(client, now)) await remind(context, tx, client, now)
    return found.length < BATCH ? null : (found.at(-1) ?? null)
  })
}

/**
 * Reminds clients by mail, in their language, of products that run out within a week: who agreed to share the orders of
 * the plan, kept reminders on, once for each end of the supply. It may be repeated.
 */
export async function remindOfRefills(context: PlanClientContext, now: Date): Promise<void> {
  const rest = restBetween()
  let after = await remindSome(context, null, now)
  while (after) {
    await rest()
    after = await remindSome(context, after, now)
  }
}

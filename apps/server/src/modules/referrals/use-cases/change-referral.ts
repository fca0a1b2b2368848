import type { ReferralStatus } from '@salvia/contract/words/referrals'
import { isApprovable } from '@salvia/rules/referrals/referral-bonuses'
import { movesMoney, type ReferralEvent, referralEventTo } from '@salvia/rules/referrals/referral-state'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, forbidden, isOutdated, notFound, Outdated } from '#kernel/domain-error'
import { type Actor, isAccounting } from '#kernel/http/actor'
import { getReferral } from '../data/admin-referral-queries.ts'
import { lockReferral } from '../data/referral-sides.ts'
import { inTransaction, type ReferralReading } from '../referral-context.ts'
import { approveReferral } from './approve-referral.ts'
import { moveReferral, type ReferralRow } from './move-referral.ts'

type Changing = { referralId: string; to: ReferralStatus; version: number | undefined; actor: Actor }

type Locked = NonNullable<Awaited<ReturnType<typeof lockReferral>>>

/** The referral, locked. Throws not-found, and precondition with the referral as it is. */
async function lock(context: ReferralReading, { referralId, version }: Changing): Promise<Locked> {
  const locked = await lockReferral(context.db, referralId)
  if (!locked) throw notFound('referral')
  if (isOutdated(version, locked.row))
    throw new Outdated(
      'Someone else changed this referral meanwhile.',
      await getReferral(context, referralId),
    )
  return locked
}

async function approve(context: ReferralReading, { row, sides }: Locked, actorId: string, now: Date) {
  if (!isApprovable(sides))
    throw conflict('practitioner_closed', 'One of the practitioners is suspended or erased.')
  await approveReferral(context, { referralId: row.id, sides, actorId }, now)
}

const audited = { reject: 'ReferralRejected', reopen: 'ReferralReopened', undo: 'ReferralUndone' }

async function move(
  { db: tx, takeBackBonuses }: ReferralReading,
  { id: referralId }: ReferralRow,
  { event, actorId }: { event: Exclude<ReferralEvent, 'approve'>; actorId: string },
  now: Date,
) {
  await moveReferral(tx, { referralId, event, decidedBy: actorId }, now)
  if (event === 'undo' && !(await takeBackBonuses(tx, { referralId, actorId }, now)))
    throw conflict('referral_spent', 'A bonus was spent. An adjustment takes it back.')
  const subject = { type: 'Referral', id: referralId }
  await recordAudit(tx, { event: audited[event], actorId, subject }, now)
}

/**
 * Brings a referral to another state: approving posts its bonuses, rejecting an approved one takes them back. One that
 * is there already stays as it is. Throws not-found; precondition with the referral as it is when someone else changed
 * it since `version` was read; conflict for a state that does not lead there, for a practitioner who is suspended or
 * erased, and for a bonus that was spent; forbidden for money without the rights of accounting.
 */
export function changeReferral(context: ReferralReading, changing: Changing, now: Date): Promise<void> {
  const { to, actor } = changing
  return context.db.transaction(async (tx) => {
    const inside = inTransaction(context, tx)
    const locked = await lock(inside, changing)
    const { row } = locked
    if (row.status === to) return
    const event = referralEventTo(row.status, to)
    if (event === null) throw conflict('referral_state', 'This referral cannot be changed like that.')
    if (movesMoney(event) && !isAccounting(actor)) throw forbidden()
    if (event === 'approve') await approve(inside, locked, actor.userId, now)
    else await move(inside, row, { event, actorId: actor.userId }, now)
  })
}

import { eq } from 'drizzle-orm'
import { recordAudit } from '#kernel/audit/record-audit'
import { users } from '../../accounts/identity-tables.ts'
import { findToken, takeToken } from '../../accounts/tokens.ts'
import { isOneTimeCode, useCode } from '../../credentials/use-cases/use-code.ts'
import {
  type Bucket,
  holdAll,
  type IdentityContext,
  inTransaction,
  pairOf,
  releaseAll,
  type Visitor,
} from '../../identity-context.ts'
import { deviceOf } from '../../sessions/known-devices.ts'
import { type OpenedSession, openSession } from '../../sessions/use-cases/open-session.ts'
import { notifyOfFailures } from './notify-of-failures.ts'

type SecondStep = { challenge: string; code: string; visitor: Visitor }
type Try = { userId: string; code: string; visitor: Visitor; device: string | null }

/**
 * The limits an attempt counts against. Authenticator codes can be guessed, so attempts per account from anywhere are
 * few; recovery codes cannot, and still work when those are used up, as do known devices.
 */
function bucketsOf({ userId, code, visitor, device }: Try): Bucket[] {
  const pair = pairOf(userId, visitor.address)
  if (!isOneTimeCode(code)) return [['recoveryCodesOfPair', pair]]
  if (device === null)
    return [
      ['codesOfPair', pair],
      ['codesOfAccount', userId],
    ]
  return [
    ['codesOfDevice', `${userId}|${device}`],
    ['codesOfDeviceDaily', `${userId}|${device}`],
  ]
}

async function recordFailure(
  context: IdentityContext,
  { userId, visitor, device }: Try,
  now: Date,
): Promise<void> {
  const subject = { type: 'User', id: userId }
  const event = { event: 'SecondFactorFailed', actorId: null, subject, ipAddress: visitor.address }
  await recordAudit(context.db, event, now)
  if (device === null) await notifyOfFailures(context, { userId, failed: 'failedCodes' }, now)
}

/** The second step of a sign-in. Null if the challenge or the code is wrong. Throws TooMany after too many attempts. */
export async function finishSignIn(
  context: IdentityContext,
  { challenge, code, visitor }: SecondStep,
  now: Date,
): Promise<OpenedSession | null> {
  const asked = { key: context.config.secrets.token, secret: challenge, purposes: ['SecondFactor' as const] }
  const token = await findToken(context.db, asked, now)
  if (!token) return null
  const { userId, target } = token
  const columns = { userId: users.id, devicesForgottenAt: users.devicesForgottenAt }
  const [account] = await context.db.select(columns).from(users).where(eq(users.id, userId))
  const device = account ? deviceOf(visitor, account, now) : null
  const tried = { userId, code, visitor, device }
  await holdAll(context, bucketsOf(tried), now)
  const outcome = await context.db.transaction(async (tx) => {
    const inside = inTransaction(context, tx)
    if (!(await useCode(inside, { userId, code }, now))) return 'wrong' as const
    if (!(await takeToken(tx, asked, now))) return null
    return openSession(inside, { userId, way: `${target}, second factor`, visitor }, now)
  })
  if (outcome === 'wrong') {
    await recordFailure(context, tried, now)
    return null
  }
  if (outcome) await releaseAll(context, bucketsOf(tried), now)
  return outcome
}

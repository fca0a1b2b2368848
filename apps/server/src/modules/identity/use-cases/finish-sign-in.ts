import { recordAudit } from '#kernel/audit/record-audit'
import { hold, type IdentityWork, release, type Visitor, workIn } from '../identity-work.ts'
import { findToken, takeToken } from '../tokens.ts'
import { type OpenedSession, openSession } from './open-session.ts'
import { useCode } from './use-code.ts'

type SecondStep = { challenge: string; code: string; visitor: Visitor }

/** The second step of a sign-in. Null: the challenge or the code is wrong. Throws TooMany after too many tries. */
export async function finishSignIn(
  work: IdentityWork,
  { challenge, code, visitor }: SecondStep,
  now: Date,
): Promise<OpenedSession | null> {
  const asked = { key: work.config.secrets.token, secret: challenge, purposes: ['SecondFactor' as const] }
  const token = await findToken(work.db, asked, now)
  if (!token) return null
  const { userId, target } = token
  await hold(work, 'secondFactor', userId, now)
  const opened = await work.db.transaction(async (tx) => {
    const inside = workIn(work, tx)
    if (!(await useCode(inside, { userId, code }, now))) {
      const subject = { type: 'User', id: userId }
      await recordAudit(
        tx,
        { event: 'SecondFactorFailed', actorId: null, subject, ipAddress: visitor.address },
        now,
      )
      return null
    }
    if (!(await takeToken(tx, asked, now))) return null
    return openSession(inside, { userId, way: `${target}, second factor`, visitor }, now)
  })
  if (opened) await release(work, 'secondFactor', userId, now)
  return opened
}

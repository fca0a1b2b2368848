import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { sessions, users } from '../../accounts/identity-tables.ts'
import { issueToken } from '../../accounts/tokens.ts'
import { isSecondFactorOn } from '../../credentials/use-cases/use-code.ts'
import type { IdentityTransaction, Visitor } from '../../identity-context.ts'
import { createSession } from '../auth-library.ts'
import { deviceKnownSince } from '../known-devices.ts'

type Arrival = { userId: string; way: string; visitor: Visitor }
type Opening = { userId: string; sessionId: string; visitor: Visitor }
export type OpenedSession = { userId: string; sessionId: string; token: string }

/** The device that an account began on is none that its owner would not know. */
async function recordDevice(tx: Db, { userId, sessionId, visitor }: Opening, now: Date): Promise<void> {
  const columns = { userId: users.id, devicesForgottenAt: users.devicesForgottenAt }
  const [account] = await tx.select(columns).from(users).where(eq(users.id, userId))
  if (!account) return
  const deviceSince = deviceKnownSince(visitor, account, now)
  await tx.update(sessions).set({ deviceSince }).where(eq(sessions.id, sessionId))
}

/** Opens a session and logs it. */
export async function openSession(
  { tx, config }: IdentityTransaction,
  { userId, way, visitor }: Arrival,
  now: Date,
): Promise<OpenedSession> {
  const { address: ipAddress, userAgent } = visitor
  const session = await createSession(tx, config.secrets.token, { userId, ipAddress, userAgent }, now)
  const { sessionId } = session
  if (way !== 'sign-up') await recordDevice(tx, { userId, sessionId, visitor }, now)
  await recordAudit(
    tx,
    {
      event: 'SignedIn',
      actorId: userId,
      subject: { type: 'User', id: userId },
      details: { way, sessionId },
      ipAddress,
    },
    now,
  )
  return { userId, ...session }
}

export type Admitted =
  | ({ status: 'OK' } & OpenedSession)
  | { status: 'SECOND_FACTOR_REQUIRED'; challenge: string }

/** Opens a session after a first factor was proven; an account with a second one gets a challenge instead. */
export async function admit(context: IdentityTransaction, arrival: Arrival, now: Date): Promise<Admitted> {
  const { tx, config } = context
  const { userId, way } = arrival
  if (!(await isSecondFactorOn(tx, userId)))
    return { status: 'OK', ...(await openSession(context, arrival, now)) }
  const token = { userId, purpose: 'SecondFactor' as const, target: way }
  return {
    status: 'SECOND_FACTOR_REQUIRED',
    challenge: await issueToken(tx, config.secrets.token, token, now),
  }
}

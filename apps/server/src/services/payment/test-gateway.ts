import { randomBytes } from 'node:crypto'
import { and, eq, getTableColumns, gt, gte, lt, or, sql } from 'drizzle-orm'
import { committedSoon } from '#db/committed-soon'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { driverValues, placeholdersOf } from '#db/row-placeholders'
import { preparedAnywhere } from '#db/statements'
import { newSecretId } from '#kernel/ids'
import {
  type GatewayPayment,
  type GatewaySession,
  type PaymentGateway,
  type SessionRequest,
  type SessionState,
  SessionUnknown,
} from './payment.ts'
import { readStripeMessage, signStripeMessage } from './stripe-messages.ts'
import { testGatewayRefunds, testGatewaySessions } from './test-gateway-tables.ts'

export type TestSession = typeof testGatewaySessions.$inferSelect

export type TestGateway = PaymentGateway & {
  kind: 'test'
  findSession: (sessionId: string) => Promise<TestSession | null>
  /** Moves a session as its buyer would; null if its state no longer allows it. */
  moveSession: (
    sessionId: string,
    to: 'Paid' | 'Processing' | 'Failed',
    now: Date,
  ) => Promise<TestSession | null>
  /** Charges a paid session once more. */
  chargeAgain: (sessionId: string) => Promise<TestSession>
  sign: (payload: string, now: Date) => string
}

type Settings = { db: Db; publicUrl: string }

const refundRefOf = (refundId: string): string => `re_test_${refundId}`

const refOf = (sessionId: string, payment: number): string => `pi_${sessionId}_${payment}`

/** Reference of a session's payment; the demo may have two. */
export const paymentRefOf = ({ id, payments }: TestSession): string | null =>
  payments === 0 ? null : refOf(id, payments)

/** Every time that a session's buyer was charged, with what of it went back. */
async function* paymentsOf(
  db: Db,
  { id, payments, amount, currency, paidAt: startedAt }: TestSession,
): AsyncGenerator<GatewayPayment> {
  if (startedAt === null) return
  for (let payment = 1; payment <= payments; payment += 1) {
    const paymentRef = refOf(id, payment)
    const back = await db
      .select()
      .from(testGatewayRefunds)
      .where(eq(testGatewayRefunds.paymentRef, paymentRef))
    const refunded = back.reduce((sum, refund) => sum + refund.amount, 0)
    yield { paymentRef, amount, refunded, currency, startedAt }
  }
}

function stateOf(session: TestSession, now: Date): SessionState {
  const isOver = session.status === 'Open' && session.expiresAt <= now
  const { amount, currency } = session
  return {
    status: isOver ? 'Expired' : session.status,
    paymentRef: paymentRefOf(session),
    total: { amount, currency },
  }
}

function toRow(request: SessionRequest): TestSession {
  const { total, shipping, email: _buyer, countryCode: _methods, ...rest } = request
  return {
    ...rest,
    id: `cs_test_${newSecretId()}`,
    amount: total.amount,
    currency: total.currency,
    shipping: shipping.amount,
    status: 'Open',
    payments: 0,
    paidAt: null,
  }
}

/** Not flushed to our disk, since a real gateway would store this on its own. */
const newSession = preparedAnywhere((db: Db) =>
  db
    .insert(testGatewaySessions)
    .values(placeholdersOf(testGatewaySessions))
    .onConflictDoNothing()
    .returning({ ...getTableColumns(testGatewaySessions), ...committedSoon })
    .prepare('open_test_session'),
)

const movedSession = preparedAnywhere((db: Db) => {
  const { id, status, expiresAt } = testGatewaySessions
  const asked = placeholdersOf(testGatewaySessions)
  const isOpen = and(eq(status, 'Open'), gt(expiresAt, sql.placeholder('now')))
  const maySettle = and(eq(status, 'Processing'), sql`${asked.status}::text <> 'Processing'`)
  return db
    .update(testGatewaySessions)
    .set({ status: asked.status, payments: asked.payments, paidAt: asked.paidAt })
    .where(and(eq(id, sql.placeholder('id')), or(isOpen, maySettle)))
    .returning({ ...getTableColumns(testGatewaySessions), ...committedSoon })
    .prepare('move_test_session')
})

/** The embedded default: our own gateway, with a page instead of a bank and no real money. */
export function testGateway({ db, publicUrl }: Settings): TestGateway {
  // Its messages never leave the process, so the key need not be persistent.
  const secret = `whsec_${randomBytes(24).toString('base64url')}`
  const table = testGatewaySessions

  const toSession = ({ id, expiresAt }: TestSession): GatewaySession => ({
    sessionId: id,
    url: `${publicUrl}/test-gateway/${id}`,
    expiresAt,
  })

  async function findSession(sessionId: string): Promise<TestSession | null> {
    const [session] = await db.select().from(table).where(eq(table.id, sessionId))
    return session ?? null
  }

  async function readSession(sessionId: string, now: Date): Promise<SessionState> {
    const session = await findSession(sessionId)
    if (!session) throw new SessionUnknown('the gateway knows no such session')
    return stateOf(session, now)
  }

  return {
    kind: 'test',
    findSession,
    readSession,
    async openSession(request) {
      const row = toRow(request)
      const [made] = await newSession(db).execute(driverValues(row))
      if (made) return toSession(made)
      return toSession(one(await db.select().from(table).where(eq(table.attemptId, request.attemptId))))
    },
    async endSession(sessionId, now) {
      const isOpen = and(eq(table.id, sessionId), eq(table.status, 'Open'))
      await db.update(table).set({ status: 'Expired' }).where(isOpen)
      return readSession(sessionId, now)
    },
    async moveSession(sessionId, to, now) {
      const payments = to === 'Paid' ? 1 : 0
      const paidAt = to === 'Paid' ? now : null
      const values = driverValues({ id: sessionId, status: to, payments, paidAt, now })
      const [moved] = await movedSession(db).execute(values)
      return moved ?? null
    },
    async chargeAgain(sessionId) {
      const isPaid = and(eq(table.id, sessionId), eq(table.status, 'Paid'))
      const again = { payments: sql`${table.payments} + 1` }
      return one(await db.update(table).set(again).where(isPaid).returning())
    },
    async refund({ refundId, paymentRef, amount }) {
      const refundRef = refundRefOf(refundId)
      await db
        .insert(testGatewayRefunds)
        .values({ id: refundRef, paymentRef, amount: amount.amount, currency: amount.currency })
        .onConflictDoNothing()
      return { refundRef, status: 'Succeeded' }
    },
    async readRefund({ refundId }) {
      const refundRef = refundRefOf(refundId)
      const known = await db.$count(testGatewayRefunds, eq(testGatewayRefunds.id, refundRef))
      return known > 0 ? { refundRef, status: 'Succeeded' } : null
    },
    async *listPayments(from, to) {
      const sessions = await db
        .select()
        .from(table)
        .where(and(gte(table.paidAt, from), lt(table.paidAt, to)))
      for (const session of sessions) yield* paymentsOf(db, session)
    },
    sign: (payload, now) => signStripeMessage(payload, secret, now),
    readMessage: (rawBody, signature, now) => readStripeMessage({ rawBody, signature }, secret, now),
  }
}

export const isTestGateway = (gateway: PaymentGateway): gateway is TestGateway => gateway.kind === 'test'

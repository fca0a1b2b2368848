import { notFound } from '#kernel/domain-error'
import type { App } from '../../app-type.ts'
import type { TestGateway, TestSession } from './test-gateway.ts'
import { sessionMessage } from './test-gateway-messages.ts'

const SETTLE = 'test-gateway-settle'
const SETTLES_AFTER_MS = 20_000

/** The buyer's actions on the page; each returns the URL the browser is sent to. */
export type Choices = Record<string, (sessionId: string) => Promise<string>>

type Move = { to: 'Paid' | 'Processing' | 'Failed'; isLate?: boolean }

/** Delivered like an external gateway message: through the route, with its signature. */
async function send(app: App, gateway: TestGateway, payload: string): Promise<void> {
  const signature = gateway.sign(payload, app.now())
  const answer = await app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
  if (answer.statusCode !== 200) throw new Error(`the message was answered with ${answer.statusCode}`)
}

const tell = (app: App, gateway: TestGateway, session: TestSession, isLate = false): Promise<void> =>
  send(app, gateway, sessionMessage(session, app.now(), isLate))

/** The buttons of the gateway's page, and the job that completes a slow payment without one. */
export function gatewayChoices(app: App, gateway: TestGateway): Choices {
  const { db, jobs, now } = app

  /** Moves a session and notifies the shop; null if the session has already moved on. */
  async function move(sessionId: string, { to, isLate }: Move): Promise<TestSession | null> {
    const moved = await gateway.moveSession(sessionId, to, now())
    if (moved) await tell(app, gateway, moved, isLate)
    return moved
  }
  async function getSession(sessionId: string): Promise<TestSession> {
    const session = await gateway.findSession(sessionId)
    if (!session) throw notFound('payment')
    return session
  }
  const leadingTo =
    (url: 'successUrl' | 'cancelUrl', step: Move): Choices[string] =>
    async (sessionId) =>
      ((await move(sessionId, step)) ?? (await getSession(sessionId)))[url]

  jobs.on<{ sessionId: string }>({
    queue: SETTLE,
    work: async ({ sessionId }) => {
      await move(sessionId, { to: 'Paid', isLate: true })
    },
  })
  return {
    pay: leadingTo('successUrl', { to: 'Paid' }),
    settle: leadingTo('successUrl', { to: 'Paid', isLate: true }),
    fail: leadingTo('cancelUrl', { to: 'Failed' }),
    refuse: leadingTo('cancelUrl', { to: 'Failed' }),
    abandon: async (sessionId) => (await getSession(sessionId)).cancelUrl,
    async late(sessionId) {
      const moved = await move(sessionId, { to: 'Processing' })
      const startAfter = new Date(now().getTime() + SETTLES_AFTER_MS)
      if (moved) await jobs.send(db, SETTLE, { sessionId }, { startAfter })
      return (moved ?? (await getSession(sessionId))).successUrl
    },
    async repeated(sessionId) {
      const moved = await gateway.moveSession(sessionId, 'Paid', now())
      const payload = moved && sessionMessage(moved, now())
      if (payload) for (const message of [payload, payload]) await send(app, gateway, message)
      return (moved ?? (await getSession(sessionId))).successUrl
    },
    async disordered(sessionId) {
      const accepted = await gateway.moveSession(sessionId, 'Processing', now())
      const paid = accepted && (await gateway.moveSession(sessionId, 'Paid', now()))
      if (paid) {
        await tell(app, gateway, paid, true)
        await tell(app, gateway, accepted)
      }
      return (paid ?? (await getSession(sessionId))).successUrl
    },
    async twice(sessionId) {
      const moved = await move(sessionId, { to: 'Paid' })
      if (moved) await tell(app, gateway, await gateway.chargeAgain(sessionId))
      return (moved ?? (await getSession(sessionId))).successUrl
    },
  }
}

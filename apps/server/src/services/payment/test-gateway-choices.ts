import type { App } from '../../app-type.ts'
import type { TestGateway, TestSession } from './test-gateway.ts'
import { sessionMessage } from './test-gateway-messages.ts'

const SETTLE = 'test-gateway-settle'
const SETTLES_AFTER_MS = 20_000

type Moves = {
  /** Moves a session and tells the shop; false when it stands elsewhere already. */
  moveAndTell: (session: TestSession, to: 'Paid' | 'Processing' | 'Failed') => Promise<boolean>
  chargeAgain: (session: TestSession) => Promise<void>
}

function movesOf({ inject, now }: Pick<App, 'inject' | 'now'>, gateway: TestGateway): Moves {
  /** By the same way as a gateway's message from outside: the route, with its signature. */
  async function tell(session: TestSession, isLate = false): Promise<void> {
    const payload = sessionMessage(session, now(), isLate)
    const answer = await inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': gateway.sign(payload, now()) },
      payload,
    })
    if (answer.statusCode !== 200) throw new Error(`the message was answered with ${answer.statusCode}`)
  }
  return {
    async moveAndTell(session, to) {
      const moved = await gateway.moveSession(session.id, to, now())
      if (moved) await tell(moved, session.status === 'Processing')
      return moved !== null
    },
    chargeAgain: async (session) => tell(await gateway.chargeAgain(session.id)),
  }
}

/** What a buyer can do on the page; each answers the address that the browser goes to. */
export type Choices = Record<string, (session: TestSession) => Promise<string>>

/** The buttons of the gateway's page, and the job by which a slow payment arrives without one. */
export function gatewayChoices(app: App, gateway: TestGateway): Choices {
  const { db, jobs, now } = app
  const { moveAndTell, chargeAgain } = movesOf({ inject: app.inject.bind(app), now }, gateway)

  const pay = async (session: TestSession) => {
    await moveAndTell(session, 'Paid')
    return session.successUrl
  }
  const fail = async (session: TestSession) => {
    await moveAndTell(session, 'Failed')
    return session.cancelUrl
  }
  jobs.on<{ sessionId: string }>({
    queue: SETTLE,
    work: async ({ sessionId }) => {
      const session = await gateway.findSession(sessionId)
      if (session) await moveAndTell(session, 'Paid')
    },
  })
  return {
    pay,
    fail,
    settle: pay,
    refuse: fail,
    abandon: async (session) => session.cancelUrl,
    async late(session) {
      const isMoved = await moveAndTell(session, 'Processing')
      const startAfter = new Date(now().getTime() + SETTLES_AFTER_MS)
      if (isMoved) await jobs.send(db, SETTLE, { sessionId: session.id }, { startAfter })
      return session.successUrl
    },
    async twice(session) {
      if (await moveAndTell(session, 'Paid')) await chargeAgain(session)
      return session.successUrl
    },
  }
}

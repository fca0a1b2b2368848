import { ownSessions } from '@salvia/contract/identity/own-sessions'
import { userAdministration } from '@salvia/contract/people/users'
import qrcode from 'qrcode'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import type { App } from '../../../app-type.ts'
import { otpauthUrl } from '../credentials/one-time-code.ts'
import {
  disableSecondFactor,
  enableSecondFactor,
  resetSecondFactor,
  secondFactorState,
  startSecondFactor,
} from '../credentials/use-cases/change-second-factor.ts'
import { confirmationWays, sendConfirmationCode } from '../credentials/use-cases/confirm-owner.ts'
import { contextOf, keepDevice } from './answer-session.ts'
import { listOwnSessions } from './session-queries.ts'
import { endOtherSessions, endOwnSession } from './use-cases/end-sessions.ts'

const ISSUER = 'Salvia'
const ok = { status: 'OK' as const }

const asPicture = async (text: string): Promise<string> => {
  const svg = await qrcode.toString(text, { type: 'svg', margin: 1 })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

function sessionRoutes(app: App): void {
  const { db, now } = app

  app.route({
    ...ownSessions.list,
    handler: async (req) => {
      const { userId, sessionId } = signedIn(req)
      const { results, count } = await listOwnSessions(db, { userId, sessionId, ...req.query }, now())
      return toPage(results, count, req.query)
    },
  })

  app.route({
    ...ownSessions.endOne,
    handler: async (req) => {
      await endOwnSession(db, { userId: signedIn(req).userId, sessionId: req.params.id }, now())
      return ok
    },
  })

  app.route({
    ...ownSessions.endOthers,
    handler: async (req, reply) => {
      const ended = await endOtherSessions(db, signedIn(req), now())
      keepDevice(app, reply, signedIn(req).userId)
      return { ...ok, ended }
    },
  })
}

function confirmationRoutes(app: App): void {
  const context = contextOf(app)

  app.route({
    ...ownSessions.confirmation,
    handler: async (req) => ({ ways: await confirmationWays(app.db, signedIn(req).userId) }),
  })

  app.route({
    ...ownSessions.confirmationCode,
    handler: async (req) => {
      await sendConfirmationCode(context, { userId: signedIn(req).userId, address: req.ip }, app.now())
      return ok
    },
  })
}

function secondFactorRoutes(app: App): void {
  const context = contextOf(app)
  const { db, now } = app

  app.route({
    ...ownSessions.totpState,
    handler: (req) => secondFactorState(db, signedIn(req).userId),
  })

  app.route({
    ...ownSessions.startTotp,
    handler: async (req) => {
      const caller = signedIn(req)
      const secret = await startSecondFactor(context, { caller, ...req.body }, now())
      const url = otpauthUrl(secret, { issuer: ISSUER, account: caller.email })
      return { ...ok, secret, otpauthUrl: url, qrCode: await asPicture(url) }
    },
  })

  app.route({
    ...ownSessions.verifyTotp,
    handler: async (req) => {
      const given = { caller: signedIn(req), code: req.body.code }
      return { ...ok, recoveryCodes: await enableSecondFactor(context, given, now()) }
    },
  })

  app.route({
    ...ownSessions.endTotp,
    handler: async (req) => {
      await disableSecondFactor(context, { caller: signedIn(req), ...req.body }, now())
      return ok
    },
  })

  app.route({
    ...userAdministration.resetSecondFactor,
    handler: async (req, reply) => {
      await resetSecondFactor(context, { userId: req.params.id, actor: signedIn(req) }, now())
      return reply.code(204).send()
    },
  })
}

/** Routes for a user's own sessions and second factor. */
export function ownSessionRoutes(app: App): void {
  sessionRoutes(app)
  confirmationRoutes(app)
  secondFactorRoutes(app)
}

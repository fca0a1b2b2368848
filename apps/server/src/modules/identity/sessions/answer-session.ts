import type { User } from '@salvia/contract/people/current-user'
import { cookieNames } from '@salvia/contract/words/cookies'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#db/database'
import type { App } from '../../../app-type.ts'
import type { RestoreBankData } from '../credentials/use-cases/undo-change.ts'
import type { IdentityContext, Visitor } from '../identity-context.ts'
import type { Welcome } from '../sign-up/newcomer.ts'
import { claimsOf } from './claims.ts'
import { othersOnDevice, readDevices, rememberDevice } from './known-devices.ts'
import { isHttps, setSessionCookie } from './session-cookie.ts'
import type { OpenedSession } from './use-cases/open-session.ts'

type DescribeUser = (userId: string) => Promise<User>

/** What others keep of it that a browser in which somebody signs in or up was signed in to other accounts. Idempotent. */
type NoteSharedBrowser = (db: Db, signedIn: { userId: string; otherUserIds: string[] }) => Promise<void>

/** What this module's routes need from others. */
export type IdentityOptions = {
  describeUser: DescribeUser
  welcome: Welcome
  recordSharedBrowser: NoteSharedBrowser
  restoreBankData: RestoreBankData
}

export const contextOf = ({ db, jobs, config, sealed }: App): IdentityContext => ({
  db,
  jobs,
  config,
  sealed,
})

const deviceKeeping = (app: App) => ({ secret: app.config.secrets.token, isSecure: isSecure(app) })

export const visitorOf = (app: App, req: FastifyRequest): Visitor => ({
  address: req.ip,
  userAgent: req.headers['user-agent']?.slice(0, 400) ?? null,
  devices: readDevices(req, deviceKeeping(app)),
})

/** Marks this browser as a known device of an account. */
export const keepDevice = (app: App, reply: FastifyReply, userId: string): void =>
  rememberDevice(reply, userId, { ...deviceKeeping(app), now: app.now() })

/** The country a visitor chose to ship to. */
export const chosenCountry = (req: FastifyRequest): string | null => {
  const code = req.cookies[cookieNames.country]
  return code && /^[A-Z]{2}$/.test(code) ? code : null
}

/** Referral code of a sign-up: the one sent, else the one from the link followed earlier. */
export function followedCode(req: FastifyRequest, sent: string | undefined): string | undefined {
  const kept = req.cookies[cookieNames.referrer]
  return sent ?? (kept && /^[\w-]{1,50}$/.test(kept) ? kept : undefined)
}

export const isSecure = ({ config }: App): boolean => isHttps(config.publicUrl)

/** How routes that open or change a session respond. */
export function sessionAnswers(
  app: App,
  { describeUser, recordSharedBrowser }: Pick<IdentityOptions, 'describeUser' | 'recordSharedBrowser'>,
) {
  async function answer(session: { userId: string; sessionId: string }) {
    const claims = await claimsOf(app, session)
    return {
      status: 'OK' as const,
      user: await describeUser(session.userId),
      accessToken: await app.tokens.sign(claims, app.now()),
    }
  }

  /** The same for a newly opened session, with its cookie. */
  async function welcome(reply: FastifyReply, session: OpenedSession) {
    const { userId } = session
    const otherUserIds = othersOnDevice(visitorOf(app, reply.request), userId, app.now())
    if (otherUserIds.length > 0) await recordSharedBrowser(app.db, { userId, otherUserIds })
    setSessionCookie(reply, session.token, isSecure(app))
    keepDevice(app, reply, userId)
    return answer(session)
  }

  return { answer, welcome }
}

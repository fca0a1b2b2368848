import { HOUR_MS } from '@salvia/contract/durations'
import { referrals } from '@salvia/contract/referrals/referrals'
import { cookieNames } from '@salvia/contract/words/cookies'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { isApprovedPractitioner } from '#kernel/http/actor'
import { addressGroup } from '#kernel/http/address-group'
import { consumeLimit } from '#kernel/limits/consume-limit'
import type { App } from '../../app-type.ts'
import { countClicks, findProgram, listNewcomers } from './data/referral-queries.ts'
import { followCode } from './use-cases/follow-code.ts'
import { ownCode } from './use-cases/own-code.ts'

/** What modules above this one know about a practitioner. */
export type ReferralOptions = { practiceNameOf: (db: Db, practitionerId: string) => Promise<string | null> }

const CLICKS = { name: 'referral-clicks', max: 60, lengthMs: HOUR_MS }
const REMEMBERED_SECONDS = 30 * 86_400

/** Routes for following a code, and for one's own. */
export async function referralRoutes(app: App, { practiceNameOf }: ReferralOptions) {
  const { db, now, config } = app
  const cookie = { path: '/', sameSite: 'lax', secure: config.publicUrl.startsWith('https:') } as const

  async function follow(req: FastifyRequest, reply: FastifyReply, code: string) {
    await consumeLimit(app, CLICKS, addressGroup(req.ip), now())
    const visitor = `${req.ip} ${req.headers['user-agent'] ?? ''}`
    const click = { code, visitor, userId: req.actor?.userId ?? null }
    try {
      const followed = await followCode({ db, key: config.secrets.token }, click, now())
      const { referralCode, referrerId, fullName } = followed
      reply.setCookie(cookieNames.referrer, referralCode, { ...cookie, maxAge: REMEMBERED_SECONDS })
      return { referralCode, referrer: { fullName, practiceName: await practiceNameOf(db, referrerId) } }
    } catch (error) {
      reply.clearCookie(cookieNames.referrer, cookie)
      throw error
    }
  }

  app.route({ ...referrals.click, handler: (req, reply) => follow(req, reply, req.params.referralCode) })
  app.route({
    ...referrals.clickByCode,
    handler: (req, reply) => follow(req, reply, req.params.referralCode),
  })

  app.route({
    ...referrals.own,
    handler: async (req) => {
      const actor = signedIn(req)
      if (!isApprovedPractitioner(actor)) throw notFound('user')
      const { userId } = actor
      const referralCode = await ownCode(db, userId, now())
      const program = await findProgram(db, now())
      return {
        referralCode,
        url: `${config.publicUrl}/auth/join?type=practitioner&ref=${referralCode}`,
        clicksCount: await countClicks(db, userId),
        referrerBonus: program && { amount: program.referrerBonus, currency: program.currency },
        newcomerBonus: program && { amount: program.newcomerBonus, currency: program.currency },
        newcomers: await listNewcomers(db, userId),
      }
    },
  })
}

import { HOUR_MS } from '@salvia/contract/durations'
import { adminReferrals } from '@salvia/contract/referrals/admin-referrals'
import { referrals } from '@salvia/contract/referrals/referrals'
import { cookieNames } from '@salvia/contract/words/cookies'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { isApprovedPractitioner } from '#kernel/http/actor'
import { addressGroup } from '#kernel/http/address-group'
import { toPage } from '#kernel/http/page'
import { tagged, versionRead } from '#kernel/http/versions'
import { consumeLimit } from '#kernel/limits/consume-limit'
import type { App } from '../../app-type.ts'
import { getReferral, listReferrals } from './data/admin-referral-queries.ts'
import { countClicks, findProgram, listNewcomers, sumUpReferrals } from './data/referral-queries.ts'
import type { ReferralOptions, ReferralReading } from './referral-context.ts'
import { approveDueReferrals } from './use-cases/approve-due.ts'
import { changeReferral } from './use-cases/change-referral.ts'
import { followCode } from './use-cases/follow-code.ts'
import { ownCode } from './use-cases/own-code.ts'

const CLICKS = { name: 'referral-clicks', max: 60, lengthMs: HOUR_MS }
const REMEMBERED_SECONDS = 30 * 86_400

function adminRoutes(app: App, context: ReferralReading): void {
  app.route({
    ...adminReferrals.list,
    handler: async ({ query }) => {
      const { results, count } = await listReferrals(context, query)
      return toPage(results, count, query)
    },
  })

  app.route({
    ...adminReferrals.patch,
    handler: async (req, reply) => {
      const { id: referralId } = req.params
      const changing = { referralId, to: req.body.status, version: versionRead(req), actor: signedIn(req) }
      await changeReferral(context, changing, app.now())
      return tagged(reply, await getReferral(context, referralId))
    },
  })
}

/** Routes for following a code, for one's own, and for admins. */
export async function referralRoutes(app: App, options: ReferralOptions) {
  const { db, now, config, sealed } = app
  const context = { ...options, db, sealed }
  const cookie = { path: '/', sameSite: 'lax', secure: config.publicUrl.startsWith('https:') } as const

  async function follow(req: FastifyRequest, reply: FastifyReply, code: string) {
    await consumeLimit(app, CLICKS, addressGroup(req.ip), now())
    const visitor = `${req.ip} ${req.headers['user-agent'] ?? ''}`
    const click = { code, visitor, userId: req.actor?.userId ?? null }
    try {
      const followed = await followCode({ db, key: config.secrets.token }, click, now())
      const { referralCode, referrerId, fullName } = followed
      reply.setCookie(cookieNames.referrer, referralCode, { ...cookie, maxAge: REMEMBERED_SECONDS })
      const practiceName = await options.practiceNameOf(db, referrerId)
      const program = await findProgram(db, now())
      return {
        ...{ referralCode, referrer: { fullName, practiceName } },
        newcomerBonus: program?.newcomerBonus ?? null,
      }
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
        referrerBonus: program?.referrerBonus ?? null,
        newcomerBonus: program?.newcomerBonus ?? null,
        validTo: program?.validTo ?? null,
        ...(await sumUpReferrals(context, userId)),
        newcomers: await listNewcomers(context, userId),
      }
    },
  })

  adminRoutes(app, context)

  app.jobs.on({
    queue: 'referrals.approve-due',
    cron: '23 * * * *',
    work: () => approveDueReferrals(context, now()),
  })
}

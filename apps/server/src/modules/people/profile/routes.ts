import { HOUR_MS } from '@salvia/contract/durations'
import { profileSettings } from '@salvia/contract/people/settings'
import { signedIn } from '#kernel/http/access'
import { consumeLimit } from '#kernel/limits/consume-limit'
import { readUpload } from '#kernel/uploads/read-upload'
import type { App } from '../../../app-type.ts'
import { addCertificate, certificateTypes } from '../files/use-cases/add-certificate.ts'
import { checkVatNumber } from '../payout/vat-answer.ts'
import type { PractitionerOptions } from '../practitioners/practitioner-context.ts'
import { ownPractitioner, ownSubject } from '../subject.ts'
import { getUser } from '../users/data/user-queries.ts'
import { getProfile, getSteps } from './data/profile-queries.ts'
import { changeSettings, choose, markSteps } from './use-cases/change-settings.ts'

/** Each check may call an external register. */
const VAT_CHECKS = { name: 'vat-checks', max: 60, lengthMs: HOUR_MS }

function onboardingRoutes(app: App, { plansOf }: PractitionerOptions): void {
  const { db, now } = app

  app.route({ ...profileSettings.steps, handler: (req) => getSteps(db, signedIn(req).userId, plansOf) })

  app.route({
    ...profileSettings.putSteps,
    handler: async (req) => {
      const { userId } = signedIn(req)
      await markSteps(app, userId, req.body.additionalOnboardingSteps)
      return getSteps(db, userId, plansOf)
    },
  })

  app.route({
    ...profileSettings.completeOnboarding,
    handler: async (req) => {
      const { userId } = ownPractitioner(req)
      await choose(app, userId, { inOnboarding: false }, now())
      return getUser(app, userId, app.now())
    },
  })
}

/** Routes for a person's own profile and onboarding. */
export async function settingsRoutes(app: App, options: PractitionerOptions) {
  const { now, services } = app
  onboardingRoutes(app, options)

  app.route({ ...profileSettings.profile, handler: (req) => getProfile(app, signedIn(req).userId) })

  app.route({
    ...profileSettings.putProfile,
    handler: async (req) => {
      const subject = ownSubject(req)
      await changeSettings(app, subject, req.body, now())
      return getProfile(app, subject.userId)
    },
  })

  app.route({
    ...profileSettings.certificate,
    handler: async (req) => {
      const subject = ownPractitioner(req)
      return addCertificate(app, subject, await readUpload(req, certificateTypes), now())
    },
  })

  app.route({
    ...profileSettings.vatCheck,
    handler: async (req) => {
      const { countryCode, vat } = req.params
      await consumeLimit(app, VAT_CHECKS, signedIn(req).userId, now())
      const answer = await checkVatNumber(services.vatCheck, countryCode, vat)
      return { countryCode, ...answer }
    },
  })
}

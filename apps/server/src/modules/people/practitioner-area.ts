import { removeFilesByJob } from '#kernel/uploads/remove-files'
import type { App } from '../../app-type.ts'
import { adminPractitionerRoutes } from './admin-practitioner-routes.ts'
import { avatarRoutes } from './avatar-routes.ts'
import { payoutRoutes } from './payout-routes.ts'
import { practitionerRoutes } from './practitioner-routes.ts'
import type { PractitionerOptions } from './practitioner-work.ts'
import { settingsRoutes } from './settings-routes.ts'
import { userRoutes } from './user-routes.ts'

/** Practitioners, their settings and their administration. */
export async function practitionerArea(app: App, options: PractitionerOptions) {
  await practitionerRoutes(app, options)
  await settingsRoutes(app, options)
  await avatarRoutes(app)
  await payoutRoutes(app)
  await userRoutes(app, options)
  await adminPractitionerRoutes(app, options)
  removeFilesByJob(app.jobs, app.services.files)
}

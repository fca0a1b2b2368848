import { removeFilesByJob } from '#kernel/uploads/remove-files'
import type { App } from '../../../app-type.ts'
import { avatarRoutes } from '../files/avatar-routes.ts'
import { payoutRoutes } from '../payout/routes.ts'
import { settingsRoutes } from '../profile/routes.ts'
import { userRoutes } from '../users/routes.ts'
import { adminPractitionerRoutes } from './admin-routes.ts'
import type { PractitionerOptions } from './practitioner-context.ts'
import { practitionerRoutes } from './routes.ts'

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

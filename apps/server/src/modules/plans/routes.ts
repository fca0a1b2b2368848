import type { App } from '../../app-type.ts'
import { openedRoutes } from './clients/opened-routes.ts'
import { personalRoutes } from './clients/personal-routes.ts'
import type { PlanOptions } from './clients/plan-client-context.ts'
import { planClientRoutes } from './clients/routes.ts'
import { planVisitRoutes } from './clients/visit-routes.ts'
import type { CodeLookUp } from './code-look-up.ts'
import { itemRoutes } from './item-routes.ts'
import { journeyRoutes } from './journeys/routes.ts'
import { planReadRoutes } from './plan-read-routes.ts'
import { planWriteRoutes } from './plan-write-routes.ts'
import { productPlanRoutes } from './product-plan-routes.ts'
import { resourceRoutes } from './resource-routes.ts'
import { proposalRoutes } from './substitutions/proposal-routes.ts'
import { substitutionRoutes } from './substitutions/routes.ts'
import { versionRoutes } from './version-routes.ts'

export async function planRoutes(app: App, { lookUp, ...options }: PlanOptions & { lookUp: CodeLookUp }) {
  const { db, jobs, sealed, config, services } = app
  const context = { db, jobs, sealed, config, services, ...options }
  planReadRoutes(app, lookUp)
  planWriteRoutes(app)
  planClientRoutes(app, context)
  planVisitRoutes(app, context, lookUp)
  openedRoutes(app)
  personalRoutes(app, context, lookUp)
  versionRoutes(app)
  journeyRoutes(app, options)
  itemRoutes(app)
  resourceRoutes(app, lookUp)
  productPlanRoutes(app)
  substitutionRoutes(app)
  proposalRoutes(app)
}

import type { App } from '../../app-type.ts'
import { itemRoutes } from './item-routes.ts'
import { planReadRoutes } from './plan-read-routes.ts'
import { planWriteRoutes } from './plan-write-routes.ts'
import { productPlanRoutes } from './product-plan-routes.ts'
import { resourceRoutes } from './resource-routes.ts'

export async function planRoutes(app: App) {
  planReadRoutes(app)
  planWriteRoutes(app)
  itemRoutes(app)
  resourceRoutes(app)
  productPlanRoutes(app)
}

import type { App } from '../../app-type.ts'
import { adminProductRoutes } from './admin-product-routes.ts'
import { brandRoutes } from './brand-routes.ts'
import { categoryRoutes } from './category-routes.ts'
import { externalIdRoutes } from './external-id-routes.ts'
import { importRoutes } from './import-routes.ts'
import { productFileRoutes } from './product-file-routes.ts'
import { productTextRoutes } from './product-text-routes.ts'

/** The catalogue as admins keep it. */
export async function adminCatalogueRoutes(app: App) {
  await app.register(adminProductRoutes)
  await app.register(productTextRoutes)
  await app.register(productFileRoutes)
  await app.register(brandRoutes)
  await app.register(categoryRoutes)
  await app.register(externalIdRoutes)
  await app.register(importRoutes)
}

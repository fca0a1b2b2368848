import type { App } from '../../app-type.ts'
import { adminProductRoutes } from './product-admin/admin-product-routes.ts'
import { brandRoutes } from './product-admin/brand-routes.ts'
import { categoryRoutes } from './product-admin/category-routes.ts'
import { externalIdRoutes } from './product-admin/external-id-routes.ts'
import { productFileRoutes } from './product-admin/product-file-routes.ts'
import { productTextRoutes } from './product-admin/product-text-routes.ts'
import { importRoutes } from './product-imports/routes.ts'

/** Catalogue administration routes. */
export async function adminCatalogueRoutes(app: App) {
  await app.register(adminProductRoutes)
  await app.register(productTextRoutes)
  await app.register(productFileRoutes)
  await app.register(brandRoutes)
  await app.register(categoryRoutes)
  await app.register(externalIdRoutes)
  await app.register(importRoutes)
}

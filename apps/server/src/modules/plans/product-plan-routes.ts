import { adminPlans } from '@salvia/contract/plans/admin-plans'
import { eq } from 'drizzle-orm'
import { notFound } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import type { App } from '../../app-type.ts'
import { products } from '../catalogue/index.ts'
import { listPlans } from './data/plan-list-queries.ts'
import { readerOf } from './plan-reader.ts'

/** The plans that contain a product, for admins who hide, archive or replace it; also archived ones. */
export function productPlanRoutes(app: App): void {
  const { db } = app
  app.route({
    ...adminPlans.withProduct,
    handler: async (req) => {
      const { id } = req.params
      if ((await db.$count(products, eq(products.id, id))) === 0) throw notFound('product')
      const query = { ...req.query, containsProductId: id }
      const { results, count } = await listPlans(db, readerOf(signedIn(req)), query)
      return toPage(results, count, req.query)
    },
  })
}

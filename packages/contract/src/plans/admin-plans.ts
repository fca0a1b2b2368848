import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { IdParams } from '../wire.ts'
import { RecommendationRow } from './plan-records.ts'

/** A plan or template that uses a product, as catalogue admins see it, without clients. */
export const PlanOfProduct = RecommendationRow.pick({
  id: true,
  name: true,
  isTemplate: true,
  isGlobalTemplate: true,
  practitionerId: true,
  practitioner: true,
  clientsCount: true,
  totalOrders: true,
  updatedAt: true,
})
export type PlanOfProduct = z.infer<typeof PlanOfProduct>

export const adminPlans = {
  withProduct: route({
    method: 'GET',
    url: '/admin/products/:id/in-treatment-plans',
    config: { access: 'admin' },
    schema: {
      summary: 'Plans and templates that hold a product, last changed first',
      params: IdParams,
      querystring: z.strictObject(pageQuery()),
      response: { 200: pageOf(PlanOfProduct) },
    },
  }),
}

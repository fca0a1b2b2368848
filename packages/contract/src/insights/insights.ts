import { z } from 'zod'
import { Pager, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { Id, Instant, Line, Money, Month, Percent } from '../wire.ts'
import { personLengths } from '../words/lengths.ts'
import { DEFAULT_INSIGHT_MONTHS, MAX_INSIGHT_MONTHS } from '../words/limits.ts'

/** Figures of a span of time; those that nothing can be divided by are null. */
const Figures = z.object({
  newClients: z.int(),
  plansMade: z.int(),
  plansShared: z.int(),
  /** Of the plans shared in this time, those that were ordered since. */
  plansOrdered: z.int(),
  /** Percent of the plans shared that were ordered. */
  conversion: Percent.nullable(),
  views: z.int(),
  orders: z.int(),
  /** What clients paid for goods, VAT included, in EUR, before refunds; without canceled orders. */
  grossSales: Money,
  averageOrder: Money.nullable(),
  /** Commission of the orders placed in this time, pending or posted, without what was taken back. */
  commission: Money,
  refillsDue: z.int(),
  refillsMade: z.int(),
  /** Percent of the refills due that were ordered within 14 days of running out. */
  refillRate: Percent.nullable(),
})
export type InsightFigures = z.infer<typeof Figures>

/** A month, UTC; `clients` at its end, or now in the running month. */
export const InsightMonth = Figures.extend({ month: Month, clients: z.int() })
export type InsightMonth = z.infer<typeof InsightMonth>

const ProductInsight = z.object({
  productId: Id,
  name: z.string(),
  brandName: z.string(),
  packs: z.int(),
  orders: z.int(),
  grossSales: Money,
})
export type ProductInsight = z.infer<typeof ProductInsight>

const PlanInsight = z.object({
  recommendationId: Id,
  name: z.string(),
  orders: z.int(),
  grossSales: Money,
})
export type PlanInsight = z.infer<typeof PlanInsight>

const span = {
  /** The oldest first, the running month last. */
  months: z.array(InsightMonth),
  total: Figures,
  /** The same number of months before. */
  before: Figures,
  /** When the figures were gathered; null before the first time. */
  asOf: Instant.nullable(),
}

/** `results`: the products sold most, by sales. */
export const PractitionerInsights = z.object({
  ...span,
  practitioner: z.object({ id: Id, fullName: z.string(), practiceName: z.string().nullable() }),
  topPlans: z.array(PlanInsight),
  /** Clients with an open alert, who may be about to stop. */
  clientsAtRisk: z.int(),
  results: z.array(ProductInsight),
  pager: Pager,
})
export type PractitionerInsights = z.infer<typeof PractitionerInsights>

const PractitionerRow = Figures.extend({
  practitionerId: Id,
  fullName: z.string(),
  practiceName: z.string().nullable(),
  clients: z.int(),
})

const AllInsights = z.object({ ...span, results: z.array(PractitionerRow), pager: Pager })
export type AllInsights = z.infer<typeof AllInsights>

const query = z.strictObject({
  ...pageQuery(),
  monthsCount: z.coerce.number().int().min(1).max(MAX_INSIGHT_MONTHS).default(DEFAULT_INSIGHT_MONTHS),
  name: Line(personLengths.query).optional(),
})

const PractitionerParams = z.strictObject({ practitionerId: Id })

export const insights = {
  own: route({
    method: 'GET',
    url: '/practitioner/:practitionerId/insights',
    config: { access: 'owner' },
    schema: {
      summary: 'Figures of a practitioner by month, and the products sold; `name` is of a product or brand',
      params: PractitionerParams,
      querystring: query,
      response: { 200: PractitionerInsights },
    },
  }),
  all: route({
    method: 'GET',
    url: '/admin/practitioner/insights',
    config: { access: 'admin' },
    schema: {
      summary: 'Figures of all practitioners by month, and of each; `name` is of a practitioner or practice',
      querystring: query,
      response: { 200: AllInsights },
    },
  }),
  one: route({
    method: 'GET',
    url: '/admin/practitioner/insights/:practitionerId',
    config: { access: 'admin' },
    schema: {
      summary: 'Figures of one practitioner by month',
      params: PractitionerParams,
      querystring: query,
      response: { 200: PractitionerInsights },
    },
  }),
}

export { countPlansOfClients } from './data/client-plan-queries.ts'
export { findPlanLines, type PlanLine } from './data/plan-line-queries.ts'
export {
  recommendationClients,
  recommendationItems,
  recommendationResources,
  recommendations,
} from './data/plan-tables.ts'
export { countPlansOfPractitioners } from './data/practitioner-plan-queries.ts'
export { planRoutes } from './routes.ts'
export { countPlanOrders } from './use-cases/count-plan-orders.ts'
export { createPlan } from './use-cases/create-plan.ts'
export { dropUnusedPlans } from './use-cases/drop-unused-plans.ts'
export { erasePlansOf, listPlansOfClient } from './use-cases/erase-plans.ts'
export { moveClientOfPlans } from './use-cases/move-client-of-plans.ts'

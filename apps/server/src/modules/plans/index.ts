export { countAlertedClients } from './clients/data/follow-queries.ts'
export { listRefillsDue } from './clients/list-refills-due.ts'
export { listRunOuts } from './clients/list-run-outs.ts'
export type { FollowedOrder, PlanClientKey, PlanOptions } from './clients/plan-client-context.ts'
export { FOLLOW_CLIENTS, FOLLOW_ORDER } from './clients/routes.ts'
export { joinPlansByOrder, listPlansToJoin } from './clients/use-cases/join-plans.ts'
export { noteAddedToCart } from './clients/use-cases/note-cart.ts'
export { codeLookUp } from './code-look-up.ts'
export { alertsOfClient, countPlansOfClients } from './data/client-plan-queries.ts'
export { findPlanLines, type PlanLine } from './data/plan-line-queries.ts'
export {
  recommendationClients,
  recommendationItems,
  recommendationResources,
  recommendations,
} from './data/plan-tables.ts'
export { countPlansOfPractitioners } from './data/practitioner-plan-queries.ts'
export { planVersions } from './data/version-tables.ts'
export { recommendationJourneys } from './journeys/data/journey-tables.ts'
export { noteDelivery, PLAN_INVITATION } from './journeys/use-cases/note-delivery.ts'
export { checkOwnPlan } from './own-plan-access.ts'
export { productInPlanReader } from './read-product-in-plan.ts'
export { planRoutes } from './routes.ts'
export { cannotBeHad } from './substitutions/data/at-risk-queries.ts'
export { substitutionItems, substitutions } from './substitutions/data/substitution-tables.ts'
export { countingPlanOrders, countPlanOrders } from './use-cases/count-plan-orders.ts'
export { dropUnusedPlans } from './use-cases/drop-unused-plans.ts'
export { erasePlansOf, listPlansOfClient } from './use-cases/erase-plans.ts'
export { moveClientOfPlans } from './use-cases/move-client-of-plans.ts'

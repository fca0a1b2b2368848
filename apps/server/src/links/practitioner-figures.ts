import { countOrdersOfPractitioners } from '../modules/orders/index.ts'
import { countPlansOfPractitioners } from '../modules/plans/index.ts'

/** What modules above people know about practitioners. */
export const practitionerFigures = {
  plansOf: countPlansOfPractitioners,
  ordersOf: countOrdersOfPractitioners,
}

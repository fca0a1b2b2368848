import { countOrdersOfPractitioners } from '../modules/orders/index.ts'
import { countPlansOfPractitioners } from '../modules/plans/index.ts'

/** What practitioners made with modules above people. */
export const practitionerFigures = {
  plansOf: countPlansOfPractitioners,
  ordersOf: countOrdersOfPractitioners,
}

import { route } from '../route.ts'
import { IdParams } from '../wire.ts'
import { PlanWarning } from './ledger-acknowledgements.ts'
import { Recommendation } from './plan-records.ts'

export const ledgerOfPlans = {
  acknowledge: route({
    method: 'PUT',
    url: '/recommendations/:id/acknowledgements',
    config: { access: 'owner', addition: true },
    schema: {
      summary:
        'Records that a nutrient above its level or an interaction was seen; again for the same replaces it',
      params: IdParams,
      body: PlanWarning,
      response: { 200: Recommendation },
    },
  }),
}

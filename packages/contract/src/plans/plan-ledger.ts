import { route } from '../route.ts'
import { IdParams } from '../wire.ts'
import { LedgerExcess } from './ledger-acknowledgements.ts'
import { Recommendation } from './plan-records.ts'

export const ledgerOfPlans = {
  acknowledge: route({
    method: 'PUT',
    url: '/recommendations/:id/acknowledgements',
    config: { access: 'owner', addition: true },
    schema: {
      summary: 'Records that a nutrient above its level was seen; again for the same nutrient replaces it',
      params: IdParams,
      body: LedgerExcess,
      response: { 200: Recommendation },
    },
  }),
}

import { z } from 'zod'
import { DAY_MS } from '../durations.ts'
import { route } from '../route.ts'
import { Id, IdList, Money } from '../wire.ts'
import { shown } from './shop.ts'

/** How long before a reduction the lowest price counts, in milliseconds: 30 days (Directive 98/6/EC, article 6a). */
export const LOWEST_PRICE_MS = 30 * DAY_MS

/** What has to be said beside a reduced price (Directive 98/6/EC, article 6a). */
export const lowestPrices = {
  list: route({
    method: 'GET',
    url: '/products/lowest-prices',
    config: { access: 'public', addition: true },
    schema: {
      summary: 'Lowest prices of the last 30 days, of products that cost more now',
      querystring: z.strictObject({ ...shown, productIds: IdList }),
      response: { 200: z.array(z.object({ productId: Id, price: Money })) },
    },
  }),
}

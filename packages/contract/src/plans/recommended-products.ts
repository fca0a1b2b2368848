import { z } from 'zod'
import { ProductCard } from '../catalogue/shop.ts'
import { route } from '../route.ts'
import { CountryCode, CurrencyCode, LanguageCode } from '../wire.ts'

export const recommendedProducts = {
  often: route({
    method: 'GET',
    url: '/products/often-recommended',
    config: { access: 'public', addition: true },
    schema: {
      summary:
        'Products in shared plans of several practitioners, those of most practitioners first; none without',
      querystring: z.strictObject({
        countryCode: CountryCode.optional(),
        currencyCode: CurrencyCode.optional(),
        languageCode: LanguageCode.optional(),
      }),
      response: { 200: z.array(ProductCard) },
    },
  }),
}

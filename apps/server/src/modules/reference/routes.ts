import { geolocation, type ReferenceData, reference } from '@salvia/contract/reference/reference'
import type { Db } from '#db/database'
import { cacheable } from '#kernel/http/cacheable'
import type { App } from '../../app-type.ts'
import { cachedReference } from './cached-reference.ts'
import { listVatRates } from './data/rate-queries.ts'
import { locateCaller } from './ship-to-country.ts'

type Options = { listBrandNames: (db: Db) => Promise<ReferenceData['productBrands']> }

const REFERENCE_SECONDS = 60

/** Reference data: the same for everyone, so publicly cacheable. */
export async function referenceRoutes(app: App, { listBrandNames }: Options) {
  const { db, now } = app
  cacheable(app, { isShared: () => true, maxAgeSeconds: REFERENCE_SECONDS })
  const kept = () => cachedReference(db, now())

  app.route({
    ...reference.all,
    handler: async () => ({ ...(await kept()), productBrands: await listBrandNames(db) }),
  })
  app.route({ ...reference.countries, handler: async () => (await kept()).countries })
  app.route({ ...reference.currencies, handler: async () => (await kept()).currencies })
  app.route({ ...reference.deliveryCarriers, handler: async () => (await kept()).deliveryCarriers })
  app.route({ ...reference.intakeFormats, handler: async () => (await kept()).intakeFormats })
  app.route({ ...reference.productBrands, handler: () => listBrandNames(db) })
  app.route({ ...reference.productCategories, handler: async () => (await kept()).productCategories })
  app.route({
    ...reference.productDeliveryFormats,
    handler: async () => (await kept()).productDeliveryFormats,
  })
  app.route({ ...reference.productVerifications, handler: async () => (await kept()).productVerifications })
  app.route({
    ...reference.recommendationTemplateCategories,
    handler: async () => (await kept()).recommendationTemplateCategories,
  })
  app.route({
    ...reference.vatRates,
    handler: async ({ params: { countryCode }, log }, reply) => {
      const rates = await listVatRates(db, countryCode, now()).catch((err: unknown) => {
        log.error({ err }, 'vat_rates_unread')
        return null
      })
      // For display: the page works without the list and retries (docs/specification.md, section 7).
      if (rates === null) return reply.header('cache-control', 'no-store').send([])
      const unknown = { countryCode, vatCategoryId: 'FoodSupplement', taxRate: 0 }
      // For display only (docs/specification.md, section 7): nothing is sold where no rate is known.
      if (rates.length === 0) return [unknown]
      return rates.map(({ vatCategoryId, taxRate }) => ({ countryCode, vatCategoryId, taxRate }))
    },
  })
}

export async function geolocationRoutes(app: App) {
  app.route({ ...geolocation.own, handler: async (req) => locateCaller(app, req) })
  app.route({
    ...geolocation.byIp,
    handler: async ({ params: { ip } }) => {
      const countryCode = app.services.geolocation.countryOf(ip)
      if (countryCode) return { countryCode, source: 'database' as const }
      return { countryCode: app.config.sellerCountry, source: 'default' as const }
    },
  })
}

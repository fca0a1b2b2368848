import { lowestPrices } from '@salvia/contract/catalogue/lowest-prices'
import { catalogue } from '@salvia/contract/catalogue/shop'
import { sitemap } from '@salvia/contract/catalogue/sitemap'
import type { ProductInPlan } from '@salvia/contract/plans/product-in-plan'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#kernel/domain-error'
import { cacheable } from '#kernel/http/cacheable'
import { toPage } from '#kernel/http/page'
import type { App } from '../../../app-type.ts'
import { cachedReference } from '../../reference/index.ts'
import { findBrand, listBrands } from './data/brand-queries.ts'
import { listCardsByProduct, listLinkedCards, listLinks } from './data/linked-queries.ts'
import { listLowestPrices } from './data/lowest-price-queries.ts'
import { findWholeProduct, listWholeProducts } from './data/product-detail-queries.ts'
import { type Asked, languageOf, shopLocaleOf } from './data/shop-locale.ts'
import { listShopPageParts, listShopPages } from './data/shop-page-queries.ts'
import { findProducts } from './find-products.ts'

const PRODUCT_SECONDS = 30

/** A URL with country and language fully determines the response. */
function saysAll({ query, url }: FastifyRequest): boolean {
  const { countryCode, languageCode } = query as Asked
  if (/\/products\/(brands|linked-products|sitemap)\b/.test(url)) return true
  const isPriced = !/\/products\/verifications\b/.test(url)
  return languageCode !== undefined && (!isPriced || countryCode !== undefined)
}

/** What this module needs from modules above it. */
export type ShopOptions = {
  /** What a plan, named by its id or share code, says of a product to the caller. */
  readProductInPlan: (
    req: FastifyRequest,
    reply: FastifyReply,
    asked: { productId: string; named: string },
  ) => Promise<ProductInPlan | null>
  /** Which of these products are in plans or templates that the person wrote. */
  listHeldProducts: (practitionerId: string, productIds: string[]) => Promise<string[]>
}

function productRoutes(app: App, { readProductInPlan, listHeldProducts }: ShopOptions): void {
  const { db } = app

  app.route({
    ...catalogue.list,
    handler: async (req) => {
      const found = await findProducts(db, req.query, await shopLocaleOf(app, req, req.query))
      const { results, counted, ...more } = found
      return { ...toPage(results, counted, req.query), ...more }
    },
  })

  app.route({
    ...catalogue.get,
    handler: async (req, reply) => {
      const { id: productId } = req.params
      const { recommendationId: named, ...asked } = req.query
      const product = await findWholeProduct(db, productId, await shopLocaleOf(app, req, asked))
      if (!product) throw notFound('product')
      const recommendation =
        named === undefined ? null : await readProductInPlan(req, reply, { productId, named })
      return { ...product, recommendation }
    },
  })

  app.route({
    ...lowestPrices.list,
    handler: async (req) => {
      const locale = await shopLocaleOf(app, req, req.query)
      return listLowestPrices(db, req.query.productIds, locale, app.now())
    },
  })

  app.route({
    ...catalogue.comparison,
    handler: async (req, reply) => {
      const { actor } = req
      const heldOf = async (ids: string[]) => (actor ? listHeldProducts(actor.userId, ids) : [])
      const shown = await shopLocaleOf(app, req, req.query)
      const { products, hasHidden } = await listWholeProducts(db, req.query.productIds, { shown, heldOf })
      if (hasHidden) reply.header('cache-control', 'private, no-store')
      return products
    },
  })
}

function sitemapRoutes(app: App): void {
  const { db } = app

  app.route({
    ...sitemap.pages,
    handler: async ({ query: { part } }) =>
      (await listShopPages(db, part)).map(({ id, updatedAt }) => ({
        id,
        path: `/shop/products/${id}`,
        updatedAt: updatedAt.toISOString(),
      })),
  })

  app.route({
    ...sitemap.parts,
    handler: async () =>
      (await listShopPageParts(db)).map(({ updatedAt, ...part }) => ({
        ...part,
        updatedAt: updatedAt.toISOString(),
      })),
  })
}

function linkRoutes(app: App): void {
  const { db } = app

  app.route({
    ...catalogue.linked,
    handler: async (req) => listLinkedCards(db, req.query.ids, await shopLocaleOf(app, req, req.query)),
  })

  app.route({
    ...catalogue.linkedProducts,
    handler: async ({ query: { productIds } }) => {
      const links = await listLinks(db, productIds)
      return productIds.map((productId) => ({
        productId,
        linkedProducts: links.filter((link) => link.productId === productId),
      }))
    },
  })

  app.route({
    ...catalogue.linkedProductsNew,
    handler: async (req) => {
      const { productIds: ids, includeMainProductInfo: isMainIncluded = false } = req.query
      return listCardsByProduct(db, { ids, isMainIncluded }, await shopLocaleOf(app, req, req.query))
    },
  })
}

function wordRoutes(app: App): void {
  const { db, now } = app

  app.route({
    ...catalogue.brands,
    handler: async ({ query }) => {
      const { results, count } = await listBrands(db, query)
      return toPage(results, count, query)
    },
  })

  app.route({
    ...catalogue.brand,
    handler: async ({ params }) => {
      const brand = await findBrand(db, params.id)
      if (!brand) throw notFound('brand')
      return brand
    },
  })

  app.route({
    ...catalogue.verifications,
    handler: async (req) => {
      const languageCode = req.query.languageCode ?? languageOf(req)
      const { productVerifications } = await cachedReference(db, now())
      return productVerifications.map(({ id, names }) => ({ id, name: names[languageCode] }))
    },
  })
}

export async function catalogueRoutes(app: App, options: ShopOptions) {
  cacheable(app, { isShared: saysAll, maxAgeSeconds: PRODUCT_SECONDS })
  productRoutes(app, options)
  sitemapRoutes(app)
  linkRoutes(app)
  wordRoutes(app)
}

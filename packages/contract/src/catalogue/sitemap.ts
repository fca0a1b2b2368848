import { z } from 'zod'
import { route } from '../route.ts'
import { Id, Instant } from '../wire.ts'
import { SITEMAP_PART_PAGES } from '../words/limits.ts'

const ShopPage = z.object({ id: Id, path: z.string(), updatedAt: Instant })

export const sitemap = {
  pages: route({
    method: 'GET',
    url: '/products/sitemap',
    config: { access: 'public' },
    schema: {
      summary: 'Every page of the shop, or one part of them',
      querystring: z.strictObject({ part: z.coerce.number().int().min(1).max(1_000_000).optional() }),
      response: { 200: z.array(ShopPage) },
    },
  }),
  parts: route({
    method: 'GET',
    url: '/products/sitemap/parts',
    config: { access: 'public', addition: true },
    schema: {
      summary: `The parts of the shop's pages, at most ${SITEMAP_PART_PAGES} pages each`,
      response: { 200: z.array(z.object({ part: z.int(), pages: z.int(), updatedAt: Instant })) },
    },
  }),
}

import { legalTexts } from '@salvia/contract/words/content'
import { SITEMAP_PART_PAGES } from '@salvia/contract/words/limits'
import { data } from 'react-router'
import { requestClient } from '#app/api/prefetch.ts'
import { query } from '#app/api/query.ts'
import { pageVisitContext } from '#app/page-visit.ts'
import { type SitemapPage, sitemapFile, sitemapIndex } from '#app/seo/sitemap-xml.ts'
import type { Route } from './+types/sitemap'

const SECONDS = 3600

function xml(pieces: Generator<string>): Response {
  const bytes = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      const { done, value } = pieces.next()
      if (done) stream.close()
      else stream.enqueue(bytes.encode(value))
    },
  })
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml', 'Cache-Control': `public, max-age=${SECONDS}` },
  })
}

/** Pages that explain the shop. */
const explaining = [
  'about',
  'pricing',
  'how-it-works/practitioner',
  'how-it-works/client',
  'demo',
  'demo/client',
  'data-compliance',
  'accessibility',
  'faqs/all',
]

/** The pages that are no products. */
async function otherPages(client: ReturnType<typeof requestClient>): Promise<SitemapPage[]> {
  const brands = await client.fetchQuery(query('GET /reference-data/product-brands', {}))
  const pages = [
    '',
    'shop',
    'brands',
    ...explaining,
    ...legalTexts,
    ...brands.map(({ id }) => `brands/${id}`),
  ]
  return pages.map((path) => ({ path: `/${path}` }))
}

/**
 * All public pages in all languages: one file, or an index of parts if that were too large. The first parts hold
 * non-product pages; parts are read and written one at a time to bound memory.
 */
export async function loader(args: Route.LoaderArgs) {
  const origin = args.context.get(pageVisitContext)?.publicUrl ?? args.url.origin
  const client = requestClient(args)
  const others = await otherPages(client)
  const otherParts = Math.ceil(others.length / SITEMAP_PART_PAGES)
  const asked = args.url.searchParams.get('part')
  if (asked !== null) {
    const part = /^\d{1,6}$/.test(asked) ? Number(asked) : 0
    const from = (part - 1) * SITEMAP_PART_PAGES
    const pages =
      part > otherParts
        ? await client.fetchQuery(query('GET /products/sitemap', { query: { part: part - otherParts } }))
        : others.slice(Math.max(from, 0), Math.max(from + SITEMAP_PART_PAGES, 0))
    if (pages.length === 0) throw data(null, { status: 404 })
    return xml(sitemapFile(pages, origin))
  }
  const parts = await client.fetchQuery(query('GET /products/sitemap/parts', {}))
  const all = parts.reduce((sum, { pages }) => sum + pages, others.length)
  if (all <= SITEMAP_PART_PAGES)
    return xml(
      sitemapFile([...others, ...(await client.fetchQuery(query('GET /products/sitemap', {})))], origin),
    )
  const named = [
    ...Array.from({ length: otherParts }, (_, at) => ({ part: at + 1 })),
    ...parts.map(({ part, updatedAt }) => ({ part: otherParts + part, updatedAt })),
  ]
  return xml(sitemapIndex(named, origin))
}

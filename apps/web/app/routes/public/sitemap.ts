import { languages } from '@salvia/contract/words/locale'
import { requestClient } from '#app/api/prefetch.ts'
import { query } from '#app/api/query.ts'
import { localPath } from '#app/language/local-path.ts'
import { pageVisitContext } from '#app/page-visit.ts'
import type { Route } from './+types/sitemap'

const SECONDS = 3600

/** Every public page of the shop in all languages; addresses hold nothing that XML would read as its own. */
export async function loader(args: Route.LoaderArgs) {
  const origin = args.context.get(pageVisitContext)?.publicUrl ?? args.url.origin
  const client = requestClient(args)
  const [products, brands] = await Promise.all([
    client.fetchQuery(query('GET /products/sitemap', {})),
    client.fetchQuery(query('GET /reference-data/product-brands', {})),
  ])
  const brandPages = brands.map(({ id }) => ({ path: `/brands/${id}` }))
  const pages = [{ path: '/' }, { path: '/shop' }, { path: '/brands' }, ...brandPages, ...products]
  const entries = pages.flatMap((page) =>
    languages.map((language) => {
      const changed = 'updatedAt' in page ? `<lastmod>${page.updatedAt}</lastmod>` : ''
      return `<url><loc>${origin}${localPath(page.path, language)}</loc>${changed}</url>`
    }),
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</urlset>`
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml', 'Cache-Control': `public, max-age=${SECONDS}` },
  })
}

import { DEFAULT_LANGUAGE, languages } from '@salvia/contract/words/locale'
import { localPath } from '#app/language/local-path.ts'

/** A public page without its language; shop URLs contain nothing that needs XML escaping. */
export type SitemapPage = { path: string; updatedAt?: string }
type SitemapPart = { part: number; updatedAt?: string }

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const changed = (updatedAt: string | undefined): string =>
  updatedAt === undefined ? '' : `<lastmod>${updatedAt}</lastmod>`

/** One page in each language, each naming all of them. */
function entries({ path, updatedAt }: SitemapPage, origin: string): string {
  const links = [...languages.map((code) => [code, code] as const), ['x-default', DEFAULT_LANGUAGE] as const]
    .map(
      ([hreflang, code]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${localPath(path, code)}"/>`,
    )
    .join('')
  return languages
    .map((code) => `<url><loc>${origin}${localPath(path, code)}</loc>${changed(updatedAt)}${links}</url>\n`)
    .join('')
}

/** One file's pages (sitemaps.org: at most 50,000 URLs and 50 MB), streamed. */
export function* sitemapFile(pages: SitemapPage[], origin: string): Generator<string> {
  yield `${XML}\n<urlset xmlns="${XMLNS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for (const page of pages) yield entries(page, origin)
  yield '</urlset>\n'
}

/** The sitemap index. */
export function* sitemapIndex(parts: SitemapPart[], origin: string): Generator<string> {
  yield `${XML}\n<sitemapindex xmlns="${XMLNS}">\n`
  for (const { part, updatedAt } of parts)
    yield `<sitemap><loc>${origin}/sitemap.xml?part=${part}</loc>${changed(updatedAt)}</sitemap>\n`
  yield '</sitemapindex>\n'
}

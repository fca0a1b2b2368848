import { cookieNames } from '@salvia/contract/words/cookies'
import { DEFAULT_LANGUAGE, languages } from '@salvia/contract/words/locale'
import type { FastifyRequest } from 'fastify'
import { isPersonal } from './page-caching.ts'

const FRESH_MS = 60_000
/** While one visitor's page is rendered again, others get the old one, for at most this long. */
const RENEWED_WITHIN_MS = 5000
/** Of some 30 to 150 kB each. */
const MOST_PAGES = 200
const LONGEST_KEY = 500

const prefixes = languages.filter((code) => code !== DEFAULT_LANGUAGE).join('|')

/** Pages that show content and nothing that changes by the minute, without a query. */
const contentPage = new RegExp(
  `^(?:/|(?:/(?:${prefixes}))?(?:/(?:about|accessibility|pricing|data-compliance|impressum|privacy-policy|withdrawal|general-terms-conditions|practitioner-terms-conditions|how-it-works/practitioner|how-it-works/client|faqs/all))|/(?:${prefixes}))$`,
)

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'cookies' | 'actor'>

/**
 * What the content page that is asked for depends on, or null for a page that is not to be kept: any other one, and
 * everything asked for with a session, a cart, a plan or a preview. `country` is where the visitor seems to be.
 */
export function keyOfPage(req: Asked, country: string): string | null {
  const { method, url, headers, cookies } = req
  if (method !== 'GET' || !contentPage.test(url) || isPersonal(req)) return null
  const preferences = Object.values(cookieNames).map((name) => cookies[name] ?? null)
  const key = JSON.stringify([url, country, headers['accept-language'] ?? null, preferences])
  return key.length > LONGEST_KEY ? null : key
}

/** A rendered page; `body` makes it a visitor's own by the nonce of the response. */
export type CachedPage = { headers: [string, string][]; body: (nonce: string) => string }

type Kept = CachedPage & { until: number; edition: number }

const isKeepable = ({ status, headers }: Response): boolean =>
  status === 200 &&
  /^text\/html/.test(headers.get('content-type') ?? '') &&
  !headers.get('cache-control')?.includes('no-store') &&
  headers.getSetCookie().length === 0

type Around = {
  /** Milliseconds of a clock that only goes forward. */
  now: () => number
  /** Raised when content was emptied: pages of an earlier edition are not shown again. */
  edition: () => number
}

/** Content pages kept in memory for a minute, so that strangers who ask for the same one cost one rendering. */
export function cachePages({ now, edition }: Around) {
  const kept = new Map<string, Kept>()

  function keep(key: string, page: Kept): void {
    kept.delete(key)
    kept.set(key, page)
    const [oldest] = kept.keys()
    if (kept.size > MOST_PAGES && oldest !== undefined) kept.delete(oldest)
  }

  return {
    /** The cached page if it may still be shown. Null makes the caller render it; others stop waiting for it. */
    find(key: string): CachedPage | null {
      const known = kept.get(key)
      if (!known || known.edition !== edition()) return null
      if (now() < known.until) return known
      known.until = now() + RENEWED_WITHIN_MS
      return null
    },
    /**
     * Renders a page and keeps it if it is one that all may see; otherwise it is answered as rendered.
     *
     * @param nonce The one it is rendered with.
     */
    async render(
      key: string,
      nonce: string,
      render: () => Promise<Response>,
    ): Promise<Response | CachedPage> {
      const made = edition()
      const page = await render()
      if (!isKeepable(page)) return page
      const parts = (await page.text()).split(nonce)
      const whole = {
        headers: [...page.headers],
        body: (other: string) => parts.join(other),
        until: now() + FRESH_MS,
        edition: made,
      }
      keep(key, whole)
      return whole
    },
  }
}

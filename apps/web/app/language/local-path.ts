import { DEFAULT_LANGUAGE, type LanguageCode, languages } from '@salvia/contract/words/locale'

/** Languages that prefix an address; the default language has no prefix. */
export const prefixes: readonly LanguageCode[] = languages.filter((code) => code !== DEFAULT_LANGUAGE)

/** Public pages, without prefix. Everything else has one address for all languages. */
const publicPages = [
  /^\/$/,
  /^\/shop(?:\/products\/[^/]+)?$/,
  /^\/brands(?:\/[^/]+)?$/,
  /^\/recommendations\/[^/]+(?:\/plan\.(?:pdf|ics|svg))?$/,
  /^\/r\/[^/]+$/,
  /^\/(?:about|accessibility|pricing|data-compliance|impressum|privacy-policy|withdrawal)$/,
  /^\/(?:general|practitioner)-terms-conditions$/,
  /^\/how-it-works\/(?:practitioner|client)$/,
  /^\/demo(?:\/(?:client|booked(?:\/demo\.ics)?))?$/,
  /^\/faqs\/all$/,
]

const isPrefix = (word: string | undefined) => prefixes.some((code) => code === word)

/** The language prefix of a path, if any. */
export function prefixOf(path: string): string | undefined {
  const first = path.split('/')[1]
  return isPrefix(first) ? first : undefined
}

/** A path without its language: `/de/shop` → `/shop`. */
export function plainPath(path: string): string {
  const prefix = prefixOf(path)
  return prefix === undefined ? path : path.slice(prefix.length + 1) || '/'
}

/**
 * The language and the page of a path with a language in front that no page has there, as `/de/cart`, `/en/shop` or
 * `/DE/shop`; null for any other path, and for one whose rest would name another host.
 */
export function givenLanguage(path: string): { language: LanguageCode; page: string } | null {
  const [, first = '', rest = ''] = /^\/([a-z]{2})(\/.*)?$/i.exec(path) ?? []
  const language = languages.find((code) => code === first.toLowerCase())
  if (language === undefined || rest.startsWith('//')) return null
  return { language, page: rest || '/' }
}

/** A path in a language: `/shop?query=iron` → `/de/shop?query=iron`. Unprefixed pages are returned unchanged. */
export function localPath(address: string, language: LanguageCode): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
  const plain = plainPath(path)
  if (language === DEFAULT_LANGUAGE || !publicPages.some((page) => page.test(plain))) return plain + rest
  return plain === '/' ? `/${language}${rest}` : `/${language}${plain}${rest}`
}

/** Whether a page exists in every language. */
export const isPublicPage = (path: string): boolean => publicPages.some((page) => page.test(plainPath(path)))

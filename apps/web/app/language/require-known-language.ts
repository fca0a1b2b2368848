import { data, type LoaderFunctionArgs } from 'react-router'
import { prefixes } from './local-path.ts'
import { toOneAddress } from './to-one-address.ts'

type Asked = Pick<LoaderFunctionArgs, 'context' | 'params'> & { url: URL }

/**
 * For loaders of pages with a language in front; a page that redirects or is a file calls it itself, as its answer would
 * come before this one. Pages in English have no prefix; throws a 404 for a language that we do not support.
 */
export function requireKnownLanguage(args: Asked): void {
  const { lang } = args.params
  if (lang === undefined || prefixes.some((prefix) => prefix === lang)) return
  throw toOneAddress(args) ?? data(null, { status: 404 })
}

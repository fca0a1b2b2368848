import { type LoaderFunctionArgs, redirect } from 'react-router'
import { pageVisitContext } from '#app/page-visit.ts'
import { chosenCookie } from '#app/visit/cookies.ts'
import { givenLanguage } from './local-path.ts'

type Asked = Pick<LoaderFunctionArgs, 'context'> & { url: URL }

/**
 * For loaders of unknown addresses: a redirect to a page that has one address for all languages, if a language prefix
 * was put in front of it; that language is kept as the visitor's. Null without such a prefix.
 */
export function toOneAddress({ url, context }: Asked): Response | null {
  const given = givenLanguage(url.pathname)
  if (given === null) return null
  const isSecure = context.get(pageVisitContext)?.publicUrl.startsWith('https:') ?? false
  return redirect(`${given.page}${url.search}`, {
    headers: { 'set-cookie': chosenCookie('language', given.language, isSecure) },
  })
}

import { type LoaderFunctionArgs, redirect } from 'react-router'
import { pageVisitContext } from '#app/page-visit.ts'
import { chosenCookie } from '#app/visit/cookies.ts'
import { givenLanguage, localPath } from './local-path.ts'

type Asked = Pick<LoaderFunctionArgs, 'context'> & { url: URL }

/**
 * For loaders of unknown addresses: a redirect to the page's own address, if a language was put in front of one that has
 * none there or was written in capitals; that language is kept as the visitor's. Null without such a prefix.
 */
export function toOneAddress({ url, context }: Asked): Response | null {
  const given = givenLanguage(url.pathname)
  const page = given && localPath(given.page, given.language)
  if (given === null || page === url.pathname) return null
  const isSecure = context.get(pageVisitContext)?.publicUrl.startsWith('https:') ?? false
  return redirect(`${page}${url.search}`, {
    headers: { 'set-cookie': chosenCookie('language', given.language, isSecure) },
  })
}

import { type LoaderFunctionArgs, redirect } from 'react-router'
import { pageVisitContext } from '#app/page-visit.ts'
import { chosenCookie } from '#app/visit/cookies.ts'
import { givenLanguage } from './local-path.ts'

type Asked = Pick<LoaderFunctionArgs, 'context'> & { url: URL }

/**
 * For loaders of addresses that no page has: the way to the one address of a page, in the language that stood in front
 * of it, which is kept as the visitor's. Null where no language does.
 */
export function toOneAddress({ url, context }: Asked): Response | null {
  const given = givenLanguage(url.pathname)
  if (given === null) return null
  const isSecure = context.get(pageVisitContext)?.publicUrl.startsWith('https:') ?? false
  return redirect(`${given.page}${url.search}`, {
    headers: { 'set-cookie': chosenCookie('language', given.language, isSecure) },
  })
}

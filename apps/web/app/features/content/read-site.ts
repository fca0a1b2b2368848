import type { ContentAnswer } from '@salvia/contract/content/content'
import type { ContentName } from '@salvia/contract/words/content'
import type { LoaderFunctionArgs } from 'react-router'
import { requestClient } from '#app/api/prefetch.ts'
import type { SiteFooter, SiteLink } from '#app/visit/site-map.ts'
import { contentOf, contentQuery } from './content-query.ts'

type Args = Pick<LoaderFunctionArgs, 'context'>

/** An entry, or null if it cannot be read: a frame with less in it is better than no page. */
const readSilently = (args: Args, name: ContentName): Promise<ContentAnswer | null> =>
  requestClient(args)
    .fetchQuery(contentQuery(name))
    .catch(() => null)

/** For loaders: the header's links to pages of the shop. */
export async function readHeaderLinks(args: Args): Promise<SiteLink[]> {
  const answer = await readSilently(args, 'header')
  if (answer === null) return []
  const links = contentOf('site-map', answer).groups.flatMap((group) => group.links)
  return links.filter(({ href }) => href.startsWith('/'))
}

/** For loaders: what the footer says. */
export async function readSiteFooter(args: Args): Promise<SiteFooter | null> {
  const answer = await readSilently(args, 'footer')
  if (answer === null) return null
  const { copyright, policies, leftSiteMap, rightSiteMap, socialIcons } = contentOf('footer', answer)
  return { copyright, policies, columns: [leftSiteMap, rightSiteMap], social: socialIcons }
}

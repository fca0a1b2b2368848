import type { ContentAnswer } from '@salvia/contract/content/content'
import type { ContentName } from '@salvia/contract/words/content'
import type { LoaderFunctionArgs } from 'react-router'
import { requestClient } from '#app/api/prefetch.ts'
import type { HeaderLinks, SiteFooter } from '#app/visit/site-map.ts'
import { contentOf, contentQuery } from './content-query.ts'

type Args = Pick<LoaderFunctionArgs, 'context'>

/** An entry, or null if it cannot be read: a frame with less in it is better than no page. */
const readSilently = (args: Args, name: ContentName): Promise<ContentAnswer | null> =>
  requestClient(args)
    .fetchQuery(contentQuery(name))
    .catch(() => null)

/** For loaders: the links of a visitor's navigation, which is the site map's. */
export async function readHeaderLinks(args: Args): Promise<HeaderLinks | null> {
  const answer = await readSilently(args, 'site-map')
  if (answer === null) return null
  const { groups, languageCode } = contentOf('site-map', answer)
  const links = groups.flatMap((group) => group.links)
  return { links: links.filter(({ href }) => href.startsWith('/')), language: languageCode }
}

/** For loaders: what the footer says. */
export async function readSiteFooter(args: Args): Promise<SiteFooter | null> {
  const answer = await readSilently(args, 'footer')
  if (answer === null) return null
  const { languageCode, copyright, policies, ...rest } = contentOf('footer', answer)
  const { leftSiteMap, rightSiteMap, socialIcons: social } = rest
  return { language: languageCode, copyright, policies, columns: [leftSiteMap, rightSiteMap], social }
}

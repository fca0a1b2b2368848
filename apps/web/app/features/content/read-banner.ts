import type { ContentBannerName } from '@salvia/contract/words/content'
import type { LoaderFunctionArgs } from 'react-router'
import { requestClient } from '#app/api/prefetch.ts'
import type { ShownBanner } from '#app/visit/closed-banners.ts'
import { readClosedBanners } from '#app/visit/remember-banner.ts'
import { contentOf, contentQuery } from './content-query.ts'

/**
 * For loaders: the banner that a place shows now. Null without one, if it was closed in this browser, or if it cannot be
 * read: a page never fails for an announcement.
 */
export async function readBanner(
  args: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  name: ContentBannerName,
): Promise<ShownBanner | null> {
  const answer = await requestClient(args)
    .fetchQuery(contentQuery(name))
    .catch(() => null)
  if (answer === null) return null
  const { banner, languageCode } = contentOf('banner', answer)
  if (banner === null) return null
  const { version, content, action } = banner
  if (readClosedBanners(args.request.headers.get('cookie')).includes(version)) return null
  return { version, content, action, languageCode }
}

import { z } from 'zod'
import { route } from '../route.ts'
import { Day, LanguageCode } from '../wire.ts'
import { countedPages } from '../words/analytics.ts'

const PageView = z.strictObject({ page: z.enum(countedPages), languageCode: LanguageCode })
export type PageView = z.infer<typeof PageView>

export const PageViewCount = z.object({ page: z.string(), views: z.int() })
export type PageViewCount = z.infer<typeof PageViewCount>

export const analytics = {
  view: route({
    method: 'POST',
    url: '/analytics/views',
    config: { access: 'public', addition: true },
    schema: {
      summary:
        'Counts a view of a page, named by its pattern; nothing is counted without the consent cookie, or where no analytics service is set up',
      body: PageView,
      response: { 204: z.void() },
    },
  }),
  views: route({
    method: 'GET',
    url: '/admin/page-views',
    config: { access: 'admin', addition: true },
    schema: {
      summary:
        'Views of each page in the last 30 days, the most viewed first; null where this server does not count them itself',
      response: { 200: z.object({ from: Day, pages: z.array(PageViewCount).nullable() }) },
    },
  }),
}

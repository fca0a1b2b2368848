import { iCalendar } from '@salvia/rules/format/i-calendar'
import { prefetch, requestClient } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { registrationQuery, webinarQuery } from '#app/features/learning/learning-queries.ts'
import { pageVisitContext } from '#app/page-visit.ts'
import type { Route } from './+types/webinar-calendar'

/** A webinar as a calendar file. */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isPractitioner)
  const asked = webinarQuery(args.params.id)
  const registration = registrationQuery(args.params.id)
  await prefetch(args, asked, registration)
  const client = requestClient(args)
  const { id, title, description, startsAt, minutes } = await client.fetchQuery(asked)
  const { joinUrl } = await client.fetchQuery(registration)
  const origin = args.context.get(pageVisitContext)?.publicUrl ?? args.url.origin
  const page = new URL(`/learning-hub/webinars/${encodeURIComponent(id)}`, origin)
  const event = { uid: `webinar.${id}@salvia`, startsAt, minutes, summary: title, location: joinUrl }
  const body = iCalendar({
    name: title,
    changedAt: new Date().toISOString(),
    events: [{ ...event, description: `${description}\n${page}` }],
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="webinar.ics"',
      'cache-control': 'private, no-store',
    },
  })
}

import { iCalendar } from '@salvia/rules/format/i-calendar'
import { prefetch, requestClient } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { webinarQuery } from '#app/features/learning/learning-queries.ts'
import type { Route } from './+types/webinar-calendar'

/** A webinar as a calendar file. */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isPractitioner)
  const asked = webinarQuery(args.params.id)
  await prefetch(args, asked)
  const { id, title, description, startsAt, minutes } = await requestClient(args).fetchQuery(asked)
  const body = iCalendar({
    name: title,
    changedAt: new Date().toISOString(),
    events: [{ uid: `webinar.${id}@salvia`, startsAt, minutes, summary: title, description }],
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="webinar.ics"',
      'cache-control': 'private, no-store',
    },
  })
}

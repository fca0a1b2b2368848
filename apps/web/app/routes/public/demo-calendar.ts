import { iCalendar } from '@salvia/rules/format/i-calendar'
import { prefetch, requestClient } from '#app/api/prefetch.ts'
import { contentOf, contentQuery } from '#app/features/content/content-query.ts'
import { bookedQuery } from '#app/features/demo-calls/demo-queries.ts'
import { requireKnownLanguage } from '#app/language/require-known-language.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/demo-calendar'

/** A booked demo as a calendar file: the entry that its mail has too, without the people. */
export async function loader(args: Route.LoaderArgs) {
  requireKnownLanguage(args)
  const booked = bookedQuery(args.url.searchParams.get('token') ?? '')
  const page = contentQuery('demo-page')
  await prefetch(args, booked, page)
  const client = requestClient(args)
  const { state, updatedAt, joinUrl, ...call } = await client.fetchQuery(booked)
  const { description, lead } = contentOf('page', await client.fetchQuery(page))
  const summary = `${PRODUCT_NAME}: ${m.demo_label()}`
  const text = [joinUrl ?? m.demo_call_next_place(), description ?? lead ?? ''].join('\n')
  const event = { ...call, summary, description: text, location: joinUrl }
  const method = state === 'Canceled' ? ('CANCEL' as const) : ('PUBLISH' as const)
  return new Response(iCalendar({ name: summary, method, changedAt: updatedAt, events: [event] }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="salvia-demo.ics"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

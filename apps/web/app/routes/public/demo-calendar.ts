import type { DemoCall } from '@salvia/contract/demo-calls/demo-calls'
import { iCalendar } from '@salvia/rules/format/i-calendar'
import { pageInstead } from '#app/api/page-instead.ts'
import { prefetch, requestClient } from '#app/api/prefetch.ts'
import { contentOf, contentQuery } from '#app/features/content/content-query.ts'
import { bookedQuery } from '#app/features/demo-calls/demo-queries.ts'
import { localPath } from '#app/language/local-path.ts'
import { requireKnownLanguage } from '#app/language/require-known-language.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { Route } from './+types/demo-calendar'

/** The booking of a link. For one that opens nothing, throws its refusal, or for a person the way to the page that says so. */
async function readBooked(args: Route.LoaderArgs): Promise<DemoCall> {
  const token = args.url.searchParams.get('token') ?? ''
  const booked = bookedQuery(token)
  try {
    await prefetch(args, booked)
  } catch (thrown) {
    const page = localPath(`/demo/booked?token=${encodeURIComponent(token)}`, getLocale())
    throw pageInstead(thrown, args.request, page)
  }
  return requestClient(args).fetchQuery(booked)
}

/** A booked demo as a calendar file: the entry that its mail has too, without the people. */
export async function loader(args: Route.LoaderArgs) {
  requireKnownLanguage(args)
  const { state, updatedAt, joinUrl, ...call } = await readBooked(args)
  const page = contentQuery('demo-page')
  await prefetch(args, page)
  const { description, lead } = contentOf('page', await requestClient(args).fetchQuery(page))
  const summary = `${PRODUCT_NAME}: ${m.demo_label()}`
  const about = [joinUrl ?? m.demo_call_next_place(), description ?? lead ?? ''].join('\n')
  const isOn = state !== 'Canceled'
  const event = {
    ...{ ...call, summary },
    description: isOn ? about : m.demo_call_canceled_title(),
    location: isOn ? joinUrl : null,
  }
  const method = isOn ? ('PUBLISH' as const) : ('CANCEL' as const)
  return new Response(iCalendar({ name: summary, method, changedAt: updatedAt, events: [event] }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="salvia-demo.ics"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

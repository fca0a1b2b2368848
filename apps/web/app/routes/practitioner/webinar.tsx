import { isWebinarOver } from '@salvia/rules/content/find-webinars'
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { registrationQuery, webinarQuery } from '#app/features/learning/learning-queries.ts'
import { WebinarPage } from '#app/features/learning/webinar-page.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import type { Route } from './+types/webinar'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isPractitioner)
  const { id } = args.params
  return { ...(await prefetch(args, webinarQuery(id), registrationQuery(id))), now: Date.now() }
}

export default function WebinarRoute({ loaderData: { cache, now }, params: { id } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={cache}>
      <Page id={id} now={now} />
    </HydrationBoundary>
  )
}

function Page({ id, now }: { id: string; now: number }) {
  const { data } = useSuspenseQuery(webinarQuery(id))
  return (
    <>
      <title>{`${data.title} · ${PRODUCT_NAME}`}</title>
      <WebinarPage webinar={data} isOver={isWebinarOver(data, new Date(now))} />
    </>
  )
}

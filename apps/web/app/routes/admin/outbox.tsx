import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { OutboxList } from '#app/features/outbox/outbox-list.tsx'
import { outboxList } from '#app/features/outbox/outbox-queries.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/outbox'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  return prefetch(args, outboxList.page(args.url.searchParams))
}

export default function AdminOutboxListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_admin_outbox()} · ${PRODUCT_NAME}`}</title>
      <OutboxList />
    </HydrationBoundary>
  )
}

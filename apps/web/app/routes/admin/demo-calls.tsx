import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { adminDemoList } from '#app/features/demo-calls/admin/admin-demo-queries.ts'
import { AdminDemoCallList } from '#app/features/demo-calls/admin/demo-call-list.tsx'
import { requireUser } from '#app/features/identity/require-user.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/demo-calls'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  return prefetch(args, adminDemoList.page(args.url.searchParams))
}

export default function AdminDemoCallsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_admin_demo_calls()} · ${PRODUCT_NAME}`}</title>
      <AdminDemoCallList />
    </HydrationBoundary>
  )
}

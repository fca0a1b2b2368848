import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { adminChatList } from '#app/features/chat/admin/admin-chat-queries.ts'
import { AdminChatList } from '#app/features/chat/admin/chat-list.tsx'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/chat'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  return prefetch(args, adminChatList.page(args.url.searchParams))
}

export default function AdminChatRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_admin_chat()} · ${PRODUCT_NAME}`}</title>
      <AdminChatList ownId={useUser()?.id} />
    </HydrationBoundary>
  )
}

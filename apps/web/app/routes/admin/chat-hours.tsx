import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { ChatHoursPage } from '#app/features/chat/admin/chat-hours-page.tsx'
import { requireUser } from '#app/features/identity/require-user.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { chatHoursQuery } from '#app/settings/settings-queries.ts'
import type { Route } from './+types/chat-hours'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.permissions.includes('admin:all'))
  return prefetch(args, chatHoursQuery)
}

export default function ChatHoursRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_settings_chat_hours()} · ${PRODUCT_NAME}`}</title>
      <ChatHoursPage />
    </HydrationBoundary>
  )
}

import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { FlagList } from '#app/features/shop-settings/flag-list.tsx'
import { flagsQuery } from '#app/features/shop-settings/settings-queries.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/feature-flags'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.permissions.includes('admin:all'))
  return prefetch(args, flagsQuery(args.url.searchParams))
}

export default function FlagListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{m.menu_settings_flags()}</title>
      <FlagList />
    </HydrationBoundary>
  )
}

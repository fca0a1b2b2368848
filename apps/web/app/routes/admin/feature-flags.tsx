import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { FlagList } from '#app/features/flags/flag-list.tsx'
import { requireUser } from '#app/features/identity/require-user.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { flagList } from '#app/settings/settings-queries.ts'
import type { Route } from './+types/feature-flags'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.permissions.includes('admin:all'))
  return prefetch(args, flagList.page(args.url.searchParams))
}

export default function FlagListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_settings_flags()} · ${PRODUCT_NAME}`}</title>
      <FlagList />
    </HydrationBoundary>
  )
}

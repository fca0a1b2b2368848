import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { AdminContentPage, adminContentQueries } from '#app/features/content/admin/admin-content-page.tsx'
import { previewLinkQueries } from '#app/features/content/admin/preview-link.tsx'
import { requireUser } from '#app/features/identity/require-user.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/content'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  return prefetch(args, ...adminContentQueries(), ...previewLinkQueries())
}

export default function AdminContentRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_admin_content()} · ${PRODUCT_NAME}`}</title>
      <AdminContentPage />
    </HydrationBoundary>
  )
}

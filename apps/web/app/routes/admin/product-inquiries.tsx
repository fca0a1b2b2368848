import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { adminInquiryList } from '#app/features/inquiries/admin/admin-inquiry-queries.ts'
import { AdminInquiryList } from '#app/features/inquiries/admin/inquiry-list.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/product-inquiries'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  return prefetch(args, adminInquiryList.page(args.url.searchParams))
}

export default function AdminProductInquiriesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.inquiries_title()} · ${PRODUCT_NAME}`}</title>
      <AdminInquiryList />
    </HydrationBoundary>
  )
}

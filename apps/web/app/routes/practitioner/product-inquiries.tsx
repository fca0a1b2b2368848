import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { InquiryPage } from '#app/features/inquiries/inquiry-page.tsx'
import { inquiryCountQuery, inquiryList, ownOpenQuery } from '#app/features/inquiries/inquiry-queries.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/product-inquiries'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isPractitioner)
  const page = inquiryList.page(args.url.searchParams)
  return prefetch(args, page, ownOpenQuery, inquiryCountQuery(), inquiryCountQuery('Own'))
}

export default function ProductInquiriesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.inquiries_title()} · ${PRODUCT_NAME}`}</title>
      <InquiryPage />
    </HydrationBoundary>
  )
}

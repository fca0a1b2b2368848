import { HydrationBoundary } from '@tanstack/react-query'
import { data } from 'react-router'
import { prefetch } from '#app/api/prefetch.ts'
import { adminProductQuery, referenceDataQuery } from '#app/features/catalogue/admin/admin-product-queries.ts'
import { ProductRecord } from '#app/features/catalogue/admin/product-record.tsx'
import { requireUser } from '#app/features/identity/require-user.ts'
import type { Route } from './+types/product'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  if (!UUID.test(args.params.id)) throw data(null, { status: 404 })
  return prefetch(args, adminProductQuery(args.params.id), referenceDataQuery)
}

export default function AdminProductRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <ProductRecord key={params.id} id={params.id} />
    </HydrationBoundary>
  )
}

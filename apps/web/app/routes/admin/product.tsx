import { HydrationBoundary } from '@tanstack/react-query'
import { idOfAddress } from '#app/api/id-of-address.ts'
import { prefetch } from '#app/api/prefetch.ts'
import { adminProductQuery } from '#app/features/catalogue/admin/admin-product-queries.ts'
import { ProductRecord } from '#app/features/catalogue/admin/record/product-record.tsx'
import { referenceChoicesQuery } from '#app/features/catalogue/admin/reference-words.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import type { Route } from './+types/product'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  return prefetch(args, adminProductQuery(idOfAddress(args.params.id)), referenceChoicesQuery())
}

export default function AdminProductRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <ProductRecord key={params.id} id={params.id} />
    </HydrationBoundary>
  )
}

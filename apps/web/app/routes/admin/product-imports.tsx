import { HydrationBoundary } from '@tanstack/react-query'
import { deliveryFormatsQuery } from '#app/api/delivery-formats-query.ts'
import { idOfAddress } from '#app/api/id-of-address.ts'
import { prefetch } from '#app/api/prefetch.ts'
import { categoriesQuery } from '#app/features/catalogue/catalogue-queries.ts'
import {
  importLinesQuery,
  importQuery,
  importsQuery,
} from '#app/features/catalogue/imports/import-queries.ts'
import { ImportReport } from '#app/features/catalogue/imports/import-report.tsx'
import { ImportStart } from '#app/features/catalogue/imports/import-start.tsx'
import { requireUser } from '#app/features/identity/require-user.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/product-imports'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  const { searchParams } = args.url
  const { id } = args.params
  if (id === undefined) return prefetch(args, importsQuery(searchParams))
  const lines = importLinesQuery(idOfAddress(id), searchParams)
  return prefetch(args, importQuery(id), lines, categoriesQuery, deliveryFormatsQuery)
}

export default function AdminProductImportsRoute({ loaderData, params: { id } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.import_title()} · ${PRODUCT_NAME}`}</title>
      {id === undefined ? <ImportStart /> : <ImportReport key={id} id={id} />}
    </HydrationBoundary>
  )
}

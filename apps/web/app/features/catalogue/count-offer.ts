import type { LoaderFunctionArgs } from 'react-router'
import { requestClient } from '#app/api/prefetch.ts'
import { shopBrandsQuery } from './brands/brand-queries.ts'

/** For loaders: how many products of how many brands the shop offers; null if they cannot be counted now. */
export async function countOffer(
  args: Pick<LoaderFunctionArgs, 'context'>,
): Promise<{ products: number; brands: number } | null> {
  const brands = await requestClient(args)
    .fetchQuery(shopBrandsQuery(new URLSearchParams()))
    .catch(() => null)
  return (
    brands && {
      products: brands.reduce((sum, { productCount }) => sum + productCount, 0),
      brands: brands.length,
    }
  )
}

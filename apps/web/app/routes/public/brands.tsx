import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { BrandIndex } from '#app/features/catalogue/brands/brand-index.tsx'
import { shopBrandsQuery } from '#app/features/catalogue/brands/brand-queries.ts'
import { contentOf, contentQuery } from '#app/features/content/content-query.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { SocialPreview } from '#app/seo/social-preview.tsx'
import type { Route } from './+types/brands'

export const loader = (args: Route.LoaderArgs) =>
  prefetch(args, shopBrandsQuery(args.url.searchParams), contentQuery('brands'))

export default function BrandsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <Brands />
    </HydrationBoundary>
  )
}

function Brands() {
  const { title, lead, languageCode } = contentOf('page', useSuspenseQuery(contentQuery('brands')).data)
  return (
    <>
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <meta name="description" content={m.brands_description()} />
      <SocialPreview title={title} description={m.brands_description()} drawn="brands" />
      <BrandIndex {...{ title, lead, languageCode }} />
    </>
  )
}

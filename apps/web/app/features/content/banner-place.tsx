import { lazy } from 'react'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { type ShownBanner, useClosedBanners } from '#app/visit/closed-banners.ts'

const Banner = lazy(() => import('./banner.tsx'))

type Props = {
  banner: ShownBanner | null | undefined
  /** Across the page, above its header; else a card in the page. */
  isTop?: boolean
}

/** Where a banner is shown. It comes with the page, never afterwards: that would move what is read. */
export function BannerPlace({ banner, isTop = false }: Props) {
  const closed = useClosedBanners(({ versions }) => versions)
  if (!banner || closed.includes(banner.version)) return null
  return (
    <DeferredPart key={banner.version} isBelow>
      <Banner banner={banner} isTop={isTop} />
    </DeferredPart>
  )
}

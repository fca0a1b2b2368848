import { lazy, type ReactNode } from 'react'
import { BannerPlace } from '#app/features/content/banner-place.tsx'
import { Header } from '#app/frame/header.tsx'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import css from './site-frame.module.css'

/** Below the fold. */
const Footer = lazy(() => import('#app/frame/footer.tsx').then((part) => ({ default: part.Footer })))

type Props = {
  width: 'default' | 'wide' | 'full'
  isQuiet?: boolean
  hasSiteMap?: boolean
  children: ReactNode
}

const widths = { default: 'wrap-narrow', wide: 'wrap', full: undefined }

/** Header, main and footer. `isQuiet` omits navigation, site map and top banner; `hasSiteMap` concerns only the footer. */
export const SiteFrame = ({ width, isQuiet = false, hasSiteMap = !isQuiet, children }: Props) => (
  <div className={css.frame}>
    {!isQuiet && <TopBanner />}
    <Header isQuiet={isQuiet} />
    <main id="main" tabIndex={-1} className={`${css.main} ${widths[width] ?? ''}`}>
      {children}
    </main>
    <DeferredPart isBelow>
      <Footer isQuiet={!hasSiteMap} />
    </DeferredPart>
  </div>
)

const TopBanner = () => <BannerPlace isTop banner={useShell()?.topBanner} />

import { lazy, type ReactNode } from 'react'
import { Header } from '#app/frame/header.tsx'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
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

/** Header, main and footer. `isQuiet` omits navigation and site map; `hasSiteMap` concerns only the footer. */
export const SiteFrame = ({ width, isQuiet = false, hasSiteMap = !isQuiet, children }: Props) => (
  <div className={css.frame}>
    <Header isQuiet={isQuiet} />
    <main id="main" tabIndex={-1} className={`${css.main} ${widths[width] ?? ''}`}>
      {children}
    </main>
    <DeferredPart isBelow>
      <Footer isQuiet={!hasSiteMap} />
    </DeferredPart>
  </div>
)

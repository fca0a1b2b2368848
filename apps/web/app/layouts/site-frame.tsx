import type { ReactNode } from 'react'
import { Footer } from '#app/shell/footer.tsx'
import { Header } from '#app/shell/header.tsx'
import css from './site-frame.module.css'

type Props = {
  width: 'default' | 'wide' | 'full'
  isQuiet?: boolean
  hasSiteMap?: boolean
  children: ReactNode
}

const widths = { default: 'wrap-narrow', wide: 'wrap', full: undefined }

/** Header, main area and footer. `isQuiet` goes without navigation and site map; `hasSiteMap` is about the footer alone. */
export const SiteFrame = ({ width, isQuiet = false, hasSiteMap = !isQuiet, children }: Props) => (
  <div className={css.frame}>
    <Header isQuiet={isQuiet} />
    <main id="main" tabIndex={-1} className={`${css.main} ${widths[width] ?? ''}`}>
      {children}
    </main>
    <Footer isQuiet={!hasSiteMap} />
  </div>
)

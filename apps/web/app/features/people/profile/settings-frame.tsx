import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useLeaveGuard } from '#app/forms/use-leave-guard.ts'
import { m } from '#app/paraglide/messages.js'
import { PageHeader } from '#app/ui/page-header.tsx'
import css from './settings.module.css'
import { type SettingsPage, settingsPageAt } from './settings-pages.ts'

type FrameProps = {
  lead: string
  pages: SettingsPage[]
  /** The page shown. */
  current: SettingsPage
  children: ReactNode
}

/** The settings: an index, and the page that it marks. */
export function SettingsFrame({ lead, pages, current, children }: FrameProps) {
  useLeaveGuard((path) => settingsPageAt(path) === current)
  const marked = useRef<HTMLAnchorElement>(null)
  // The index scrolls sideways on a phone; the page itself stays where it is.
  useEffect(() => {
    const link = marked.current
    const index = link?.parentElement
    if (index && current) index.scrollLeft = link.offsetLeft - index.offsetLeft - GUTTER
  }, [current])
  return (
    <>
      <PageHeader title={m.menu_settings()} lead={lead} />
      <div className={css.columns}>
        <nav className={css.index} aria-label={m.settings_sections()}>
          {pages.map((page) => (
            <Link
              key={page.path}
              ref={page === current ? marked : undefined}
              to={page.path}
              aria-current={page === current ? 'page' : undefined}
            >
              {page.title()}
            </Link>
          ))}
        </nav>
        <div className={css.sections}>{children}</div>
      </div>
    </>
  )
}

const GUTTER = 16

type SectionProps = { id: string; title: string; lead?: string | undefined; children: ReactNode }

/** One subject of a page. */
export const SettingsSection = ({ id, title, lead, children }: SectionProps) => (
  <section id={id} className={`card ${css.section}`} aria-labelledby={`${id}-title`}>
    <div>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className="second">{lead}</p>}
    </div>
    {children}
  </section>
)

import type { ReactNode } from 'react'
import { useLeaveGuard } from '#app/forms/use-leave-guard.ts'
import { m } from '#app/paraglide/messages.js'
import { PageHeader } from '#app/ui/page-header.tsx'
import css from './settings.module.css'

export type SettingsSection = { id: string; title: string; lead?: string; content: ReactNode }

const isSettings = (path: string) => path.startsWith('/settings/')

/** Settings in sections, each saved by itself, with an index beside them. */
export function SettingsFrame({ lead, sections }: { lead: string; sections: SettingsSection[] }) {
  useLeaveGuard(isSettings)
  return (
    <>
      <PageHeader title={m.menu_settings()} lead={lead} />
      <div className={css.columns}>
        <nav className={css.index} aria-label={m.settings_sections()}>
          {sections.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        <div className={css.sections}>
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </div>
      </div>
    </>
  )
}

const Section = ({ id, title, lead, content }: SettingsSection) => (
  <section id={id} className={`card ${css.section}`} aria-labelledby={`${id}-title`}>
    <div>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className="second">{lead}</p>}
    </div>
    {content}
  </section>
)

import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#app/api/query.ts'
import { m } from '#app/paraglide/messages.js'
import settings from '#app/settings/settings.module.css'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { useTimeFormat } from '#app/visit/time.tsx'
import { contentOf, contentQuery } from '../content-query.ts'
import css from './admin-content-page.module.css'

const linkTo = (path: string) => query('GET /admin/content/preview', { query: { path } })

/** What the part reads: whether there are drafts, and the pages of the site. */
export const previewLinkQueries = () => [linkTo('/'), contentQuery('footer')] as const

const HOME = '/'

/** A signed link that shows a page with what editors have drafted; nothing where the content service has no drafts. */
export function PreviewLink() {
  const [path, setPath] = useState(HOME)
  const offered = useSuspenseQuery(linkTo(HOME)).data.link
  const footer = contentOf('footer', useSuspenseQuery(contentQuery('footer')).data)
  const link = useQuery(linkTo(path)).data?.link
  const format = useTimeFormat()
  if (!offered) return null
  const pages = [...footer.leftSiteMap, ...footer.rightSiteMap]
    .flatMap(({ links }) => links)
    .filter(({ href }) => href.startsWith('/'))
    .map(({ title, href }) => ({ value: href, label: title }))
  return (
    <section className={css.part} aria-labelledby="preview">
      <h2 id="preview" className="t20">
        {m.preview_of_drafts()}
      </h2>
      <p className="second">{m.content_preview_lead()}</p>
      <div className={settings.acts}>
        <SelectField
          label={m.content_preview_page()}
          value={path}
          data={[{ value: HOME, label: m.content_preview_home() }, ...pages]}
          onChange={(event) => setPath(event.currentTarget.value)}
        />
        <Button
          component="a"
          variant="filled"
          target="_blank"
          rel="noopener"
          href={link?.url}
          aria-disabled={!link}
        >
          {m.content_preview_open()}
        </Button>
      </div>
      {link && <p className="second">{m.content_preview_until({ time: format(link.endsAt) })}</p>}
    </section>
  )
}

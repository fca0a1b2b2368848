import type { User } from '@salvia/contract/people/current-user'
import type { Recommendation } from '@salvia/contract/plans/plan-records'
import type { TemplateEvent } from '@salvia/contract/words/plans'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#app/api/query.ts'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { PagedList } from '#app/ui/paged-list.tsx'
import css from '#app/ui/timeline.module.css'
import { Time } from '#app/visit/time.tsx'
import { GlobalDialog } from './global-dialog.tsx'
import { useTemplateChange } from './use-template-change.ts'

/** Who sees a template: an admin shows it to all practitioners, changes what they see of it and withdraws it. */
export function GlobalSection({ template, user }: { template: Recommendation; user: User | null }) {
  const { run, isPending } = useTemplateChange(template, m.template_withdrawn())
  const [isOpen, setOpen] = useState(false)
  const { isGlobalTemplate } = template
  const withdraw = async () => {
    const title = m.common_withdraw()
    const text = m.template_withdraw_text({ name: template.name })
    if (await ask({ title, text, action: title, isDanger: true })) await run({ isGlobalTemplate: false })
  }
  return (
    <section aria-labelledby="global-template">
      <h3 id="global-template">{m.template_global_title()}</h3>
      <p className="second">{isGlobalTemplate ? m.template_global_on() : m.template_global_off()}</p>
      <p>
        <Button
          size="sm"
          variant={isGlobalTemplate ? 'default' : 'filled'}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {isGlobalTemplate ? m.template_global_change() : m.template_make_global()}
        </Button>{' '}
        {isGlobalTemplate && (
          <Button size="sm" variant="danger" loading={isPending} onClick={withdraw}>
            {m.common_withdraw()}
          </Button>
        )}
      </p>
      {isOpen && <GlobalDialog template={template} user={user} onClose={() => setOpen(false)} />}
      <History id={template.id} />
    </section>
  )
}

const events: Record<TemplateEvent, () => string> = {
  TemplateMadeGlobal: m.template_event_global,
  TemplateAuthorNamed: m.template_event_author,
  TemplateChanged: m.common_changed,
  TemplateWithdrawn: m.template_event_withdrawn,
}

const LIMIT = 5

const historyQuery = (id: string, offset: number) =>
  query('GET /admin/recommendations/{id}/template-history', {
    params: { id },
    query: { offset, limit: LIMIT },
  })

/** Who did what, newest first. */
function History({ id }: { id: string }) {
  const [offset, setOffset] = useState(0)
  const found = useQuery({ ...historyQuery(id, offset), placeholderData: keepPreviousData })
  return (
    <PagedList found={found} none={m.template_history_none()} onGo={setOffset} label={m.history_title()}>
      {(entries) => (
        <ol className={css.timeline} aria-label={m.history_title()}>
          {entries.map(({ id: key, event, actor, at }) => (
            <li key={key}>
              <Time at={at} className="num third" />
              <p>
                <span className="medium">{events[event]()}</span>
                {actor && <span className="second"> · {actor.fullName}</span>}
              </p>
            </li>
          ))}
        </ol>
      )}
    </PagedList>
  )
}

import type { TemplateHistoryEntry } from '@salvia/contract/plans/plan-journeys'
import type { TemplateEvent, TemplatePart } from '@salvia/contract/words/plans'
import { formatList } from '@salvia/rules/format/format-measures'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#app/api/query.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { PagedList } from '#app/ui/paged-list.tsx'
import css from '#app/ui/timeline.module.css'
import { Time } from '#app/visit/time.tsx'
import { DifferenceList } from '../difference-list.tsx'

const events: Record<TemplateEvent, () => string> = {
  TemplateMadeGlobal: m.template_event_global,
  TemplateAuthorNamed: m.template_event_author,
  TemplateChanged: m.common_changed,
  TemplateWithdrawn: m.template_event_withdrawn,
}

const partWords: Record<TemplatePart, () => string> = {
  evidence: m.template_evidence,
  languageCode: m.person_language,
  templateCategoryId: m.ingredient_category,
  internalName: m.plan_internal_name,
  resources: m.catalogue_section_resources,
}

const LIMIT = 5

const historyQuery = (id: string, offset: number) =>
  query('GET /admin/recommendations/{id}/template-history', {
    params: { id },
    query: { offset, limit: LIMIT },
  })

/** Who did what to a global template and what was different then, newest first. */
export function TemplateHistory({ id }: { id: string }) {
  const [offset, setOffset] = useState(0)
  const found = useQuery({ ...historyQuery(id, offset), placeholderData: keepPreviousData })
  return (
    <PagedList found={found} none={m.template_history_none()} onGo={setOffset} label={m.history_title()}>
      {(entries) => (
        <ol className={css.timeline} aria-label={m.history_title()}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Time at={entry.at} className="num third" />
              <div>
                <p>
                  <span className="medium">{events[entry.event]()}</span>
                  {entry.actor && <span className="second"> · {entry.actor.fullName}</span>}
                </p>
                <WhatChanged entry={entry} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </PagedList>
  )
}

function WhatChanged({ entry: { difference, parts } }: { entry: TemplateHistoryEntry }) {
  if (difference === null && parts.length === 0) return null
  const words = parts.map((part) => partWords[part]())
  return (
    <details>
      <summary className="link">{m.template_what_changed()}</summary>
      {difference && <DifferenceList difference={difference} />}
      {words.length > 0 && (
        <p className="second">{m.template_parts_changed({ parts: formatList(words, getLocale()) })}</p>
      )}
    </details>
  )
}

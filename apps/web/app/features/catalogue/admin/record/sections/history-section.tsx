import type { HistoryEntry } from '@salvia/contract/catalogue/admin-products'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { PagedList } from '#app/ui/paged-list.tsx'
import css from '#app/ui/timeline.module.css'
import { Time } from '#app/visit/time.tsx'
import { productHistoryQuery } from '../../admin-product-queries.ts'
import { fieldWord } from '../../product-words.ts'
import { useReferenceChoices } from '../../reference-words.ts'
import { RecordSection } from '../fields/record-section.tsx'
import { shownValue } from '../fields/shown-value.ts'
import { useRecord } from '../store/record-context.ts'

const events: Record<string, () => string> = {
  ProductCreated: m.catalogue_event_created,
  ProductChanged: m.catalogue_event_changed,
  ProductArchived: m.catalogue_event_archived,
  LocalizationSaved: m.catalogue_event_texts,
  LocalizationRemoved: m.catalogue_event_texts_removed,
  LinkedProductsChanged: m.catalogue_event_links,
  ImageAdded: m.catalogue_event_image_added,
  ImageRemoved: m.catalogue_event_image_removed,
  ResourceAdded: m.catalogue_event_resource_added,
  ResourceRemoved: m.catalogue_event_resource_removed,
  ExternalIdAdded: m.catalogue_event_id_added,
  ExternalIdChanged: m.catalogue_event_id_changed,
  ExternalIdRemoved: m.catalogue_event_id_removed,
  ExternalIdAsked: m.catalogue_event_synced,
  LabelAccepted: m.catalogue_event_filled,
}

/** Images have no names: only "added" or "reordered" is shown. */
const isTold = ({ field }: HistoryEntry['changes'][number]): boolean => field !== 'productImages'

const eventWord = ({ event, changes }: HistoryEntry): string => {
  const isOrder = event === 'ProductChanged' && changes.length > 0 && !changes.some(isTold)
  return isOrder ? m.catalogue_event_image_order() : (events[event]?.() ?? event)
}

/** Who changed what, newest first. */
export function HistorySection() {
  const id = useRecord(({ record: product }) => product.id)
  const [offset, setOffset] = useState(0)
  const found = useQuery({
    ...productHistoryQuery(id, offset),
    placeholderData: keepPreviousData,
  })
  return (
    <RecordSection id="history" title={m.history_title()}>
      <PagedList found={found} none={m.catalogue_history_none()} onGo={setOffset} label={m.history_title()}>
        {(entries) => (
          <ol className={css.timeline}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </PagedList>
    </RecordSection>
  )
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { at, actor, changes } = entry
  const choices = useReferenceChoices()
  return (
    <li>
      <Time at={at} className="num third" />
      <div>
        <p>
          <b className="medium">{actor?.fullName ?? m.common_by_system()}</b> {eventWord(entry)}
        </p>
        <ul className={css.details}>
          {changes.filter(isTold).map(({ field, from, to }) => (
            <li key={field}>
              {fieldWord(field)}: <span className="third">{shownValue(field, from, choices)}</span>{' '}
              <span aria-hidden="true">→</span>{' '}
              <span className="visually-hidden">{m.catalogue_history_to()}</span>
              {shownValue(field, to, choices)}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

import type { HistoryEntry } from '@salvia/contract/catalogue/admin-products'
import type { SettingsSubject } from '@salvia/contract/words/shop-settings'
import { formatDate } from '@salvia/rules/format/format'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { PagedList } from '#app/ui/paged-list.tsx'
import css from '#app/ui/timeline.module.css'
import { settingField, settingValue } from './setting-words.ts'
import { settingHistoryQuery } from './settings-queries.ts'

type Props = { subject: SettingsSubject; of: string; heading?: 'h2' | 'h3' }

/** Who changed what of a setting, newest first. */
export function SettingHistory({ subject, of, heading: Heading = 'h3' }: Props) {
  const [offset, setOffset] = useState(0)
  const found = useQuery({ ...settingHistoryQuery(subject, of, offset), placeholderData: keepPreviousData })
  return (
    <section>
      <Heading>{m.catalogue_section_history()}</Heading>
      <PagedList
        found={found}
        none={m.shop_settings_history_none()}
        onGo={setOffset}
        label={m.catalogue_section_history()}
      >
        {(entries) => (
          <ol className={css.timeline}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  )
}

const Entry = ({ entry: { at, actor, changes } }: { entry: HistoryEntry }) => (
  <li>
    <time className="num third" dateTime={at}>
      {formatDate(at, getLocale(), 'time')}
    </time>
    <div>
      <b className="medium">{actor?.fullName || m.catalogue_actor_unknown()}</b>
      <ul className={css.details}>
        {changes.map(({ field, from, to }) => (
          <li key={field}>
            {settingField(field)}: <span className="third">{settingValue(from)}</span>{' '}
            <span aria-hidden="true">→</span>{' '}
            <span className="visually-hidden">{m.catalogue_history_to()}</span>
            {settingValue(to)}
          </li>
        ))}
      </ul>
    </div>
  </li>
)

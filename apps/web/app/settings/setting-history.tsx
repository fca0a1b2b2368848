import type { HistoryEntry } from '@salvia/contract/catalogue/admin-products'
import type { SettingsSubject } from '@salvia/contract/words/shop-settings'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { PagedList } from '#app/ui/paged-list.tsx'
import css from '#app/ui/timeline.module.css'
import { Time } from '#app/visit/time.tsx'
import { settingField, settingValue } from './setting-words.ts'
import { settingHistoryQuery } from './settings-queries.ts'

type Props = { subject: SettingsSubject; of: string; heading?: 'h2' | 'h3' }

/** A setting's change history, newest first. */
export function SettingHistory({ subject, of, heading: Heading = 'h3' }: Props) {
  const [offset, setOffset] = useState(0)
  const found = useQuery({ ...settingHistoryQuery(subject, of, offset), placeholderData: keepPreviousData })
  return (
    <section>
      <Heading>{m.history_title()}</Heading>
      <PagedList
        found={found}
        none={m.shop_settings_history_none()}
        onGo={setOffset}
        label={m.history_title()}
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
    <Time at={at} className="num third" />
    <div>
      <b className="medium">{actor?.fullName || m.common_by_system()}</b>
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

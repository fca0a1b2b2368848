import type { ChatHours } from '@salvia/contract/chat/chat-hours'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { SettingPageForm } from '#app/settings/setting-form.tsx'
import { SettingHistory } from '#app/settings/setting-history.tsx'
import css from '#app/settings/settings.module.css'
import { chatHoursQuery } from '#app/settings/settings-queries.ts'
import { useSaveSetting } from '#app/settings/use-save-setting.ts'
import { FailedState } from '#app/ui/failed-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import { openingQuery } from '../chat-queries.ts'
import { openingWords } from '../opening-words.ts'
import { type HoursDraft, hoursDraft, hoursFaults, hoursInput } from './chat-hours-draft.ts'
import { ChatHoursFields } from './chat-hours-fields.tsx'

/** When customer service answers in the chat. */
export function ChatHoursPage() {
  const { data, isError, refetch } = useQuery(chatHoursQuery)
  return (
    <div className={css.page}>
      <PageHeader title={m.menu_settings_chat_hours()} lead={<OpeningState />} />
      {!data && (isError ? <FailedState onRetry={() => refetch()} /> : <SkeletonRows rows={8} />)}
      {data && <HoursForm hours={data} />}
    </div>
  )
}

/** When customer service answers, as those who write read it. Nothing until it is known. */
function OpeningState() {
  const { data } = useQuery(openingQuery)
  const zone = useShell()?.timeZone ?? 'UTC'
  if (!data) return null
  return `${openingWords(data, zone) ?? m.chat_hours_none()} ${m.chat_hours_lead()}`
}

const check = (draft: HoursDraft) =>
  Object.fromEntries(hoursFaults(draft).map((day) => [day, m.chat_hours_fault()]))

function HoursForm({ hours }: { hours: ChatHours }) {
  const open = useSaveSetting({
    record: hours,
    toDraft: hoursDraft,
    check,
    path: '/admin/settings/chat-hours',
    put: (api, draft, read) =>
      api('PUT /admin/chat/hours', { headers: ifUnchanged(read), body: hoursInput(draft) }),
  })
  return (
    <SettingPageForm saving={open} history={<SettingHistory subject="ChatHours" of="chat" heading="h2" />}>
      <ChatHoursFields open={open} />
    </SettingPageForm>
  )
}

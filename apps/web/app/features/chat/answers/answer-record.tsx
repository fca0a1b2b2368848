import type { ChatAnswer } from '@salvia/contract/chat/chat-answers'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { SettingForm } from '#app/settings/setting-form.tsx'
import { SettingHistory } from '#app/settings/setting-history.tsx'
import { chatAnswerQuery } from '#app/settings/settings-queries.ts'
import { useSaveSetting } from '#app/settings/use-save-setting.ts'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { answerDraft, answerInput } from './answer-draft.ts'
import { AnswerFields, answerFaults } from './answer-fields.tsx'

/** One prepared answer. */
export function AnswerRecord({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(chatAnswerQuery(id))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  return <AnswerForm answer={data} />
}

function AnswerForm({ answer }: { answer: ChatAnswer }) {
  const { id } = answer
  const open = useSaveSetting({
    record: answer,
    toDraft: answerDraft,
    check: answerFaults,
    path: `/admin/settings/chat-answers/${id}`,
    put: (api, draft, read) =>
      api('PUT /admin/chat/answers/{id}', {
        params: { id },
        headers: ifUnchanged(read),
        body: answerInput(draft),
      }),
  })
  return (
    <SettingForm
      title={open.read.title}
      lead={m.chat_prepared_lead()}
      saving={open}
      facts={<SettingHistory subject="ChatAnswer" of={id} />}
    >
      <AnswerFields open={open} />
    </SettingForm>
  )
}

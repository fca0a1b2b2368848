import { useNavigate } from 'react-router'
import { useDraftForm } from '#app/forms/use-draft-form.ts'
import { m } from '#app/paraglide/messages.js'
import { SettingDialog } from '#app/settings/setting-form.tsx'
import { settingReads } from '#app/settings/setting-reads.ts'
import { answerInput, newAnswer } from './answer-draft.ts'
import { AnswerFields, answerFaults } from './answer-fields.tsx'

/** Makes a prepared answer. */
export default function NewAnswerDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const making = useDraftForm({
    draft: newAnswer,
    check: answerFaults,
    send: (api, draft) => api('POST /admin/chat/answers', { body: answerInput(draft) }),
    stale: settingReads,
    onDone: ({ id }) => {
      onClose()
      return navigate(`/admin/settings/chat-answers/${id}`)
    },
  })
  return (
    <SettingDialog
      title={m.chat_prepared_new()}
      label={m.chat_prepared_make()}
      making={making}
      onClose={onClose}
    >
      <AnswerFields open={making} />
    </SettingDialog>
  )
}

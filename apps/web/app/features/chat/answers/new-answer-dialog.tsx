import { useNavigate } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { SettingDialog } from '#app/settings/setting-form.tsx'
import { useMakeSetting } from '#app/settings/use-save-setting.ts'
import { answerInput, newAnswer } from './answer-draft.ts'
import { AnswerFields, answerFaults } from './answer-fields.tsx'

/** Makes a prepared answer. */
export default function NewAnswerDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const making = useMakeSetting({
    draft: newAnswer,
    check: answerFaults,
    post: (api, draft) => api('POST /admin/chat/answers', { body: answerInput(draft) }),
    onMade: ({ id }) => {
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

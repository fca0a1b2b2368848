import { useAsked } from './ask.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** The open question. */
export function QuestionDialog() {
  const asked = useAsked((state) => state.asked)
  if (asked === null) return null
  const { answer, text, ...words } = asked
  return (
    <ConfirmDialog {...words} onConfirm={() => answer(true)} onClose={() => answer(false)}>
      <p className="second">{text}</p>
    </ConfirmDialog>
  )
}

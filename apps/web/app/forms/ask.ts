import { create } from 'zustand'
import { m } from '#app/paraglide/messages.js'

export type Question = {
  title: string
  text: string
  /** Label of the confirm button. */
  action: string
  /** Label of the cancel button; "Cancel" by default. */
  cancel?: string
  isDanger?: boolean
}

type AskStore = { asked: (Question & { answer: (isYes: boolean) => void }) | null }

/** The open question, rendered by `OpenQuestion` on every page. */
export const useAsked = create<AskStore>(() => ({ asked: null }))

/** Asks for confirmation of a hard-to-undo action. A question superseded by another resolves to no. */
export function ask(question: Question): Promise<boolean> {
  useAsked.getState().asked?.answer(false)
  return new Promise((resolve) => {
    const answer = (isYes: boolean) => {
      useAsked.setState({ asked: null })
      resolve(isYes)
    }
    useAsked.setState({ asked: { ...question, answer } })
  })
}

/** Asks before unsaved changes are discarded. */
export const discarding = (text: string): Question => ({
  title: m.form_discard_title(),
  text,
  action: m.form_discard(),
  cancel: m.form_go_on_editing(),
  isDanger: true,
})

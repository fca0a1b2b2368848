import { create } from 'zustand'
import { m } from '#app/paraglide/messages.js'

export type Question = {
  title: string
  text: string
  /** What the button says that does it. */
  action: string
  /** What the other button says; else that nothing is done. */
  cancel?: string
  isDanger?: boolean
}

type AskStore = { asked: (Question & { answer: (isYes: boolean) => void }) | null }

/** The open question, which `OpenQuestion` shows on whichever page it came up. */
export const useAsked = create<AskStore>(() => ({ asked: null }))

/** Asks before something is done that is hard to take back. A question that another one follows is answered with no. */
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

/** The question before typed changes are lost. */
export const discarding = (text: string): Question => ({
  title: m.form_discard_title(),
  text,
  action: m.form_discard(),
  cancel: m.form_go_on_editing(),
  isDanger: true,
})

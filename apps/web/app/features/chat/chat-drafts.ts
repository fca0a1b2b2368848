import { create } from 'zustand'
import { sentAgain, type Written } from './sent-again.ts'

/** What is written and not sent; `last` as it was sent last, where no answer came. `isFailed` until it is changed or sent. */
export type ChatDraft = { text: string; email: string; last: Written | null; isFailed: boolean }

type Drafts = { drafts: Record<string, ChatDraft> }

const empty: ChatDraft = { text: '', email: '', last: null, isFailed: false }

/** As long as the page lives, and nowhere else: it may be personal. */
const useDrafts = create<Drafts>(() => ({ drafts: {} }))

/** What is written in a conversation; nothing before. */
export const draftOf = (of: string): ChatDraft => useDrafts.getState().drafts[of] ?? empty

/** Keeps what is written in a conversation, though its panel or record is closed. */
export const keepDraft = (of: string, part: Partial<ChatDraft>): void =>
  useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [of]: { ...empty, ...drafts[of], ...part } } }))

/** What the draft is sent as: again by the same id, if no answer came. */
export function startSending(of: string): Written {
  const { text, last } = draftOf(of)
  const written = sentAgain(last, text.trim())
  keepDraft(of, { last: written, isFailed: false })
  return written
}

/** Writes in a conversation; another text has not failed. */
export const writeDraft = (of: string, text: string): void => keepDraft(of, { text, isFailed: false })

/** What was to be sent was not, and is still there. */
export const failSending = (of: string): void => keepDraft(of, { isFailed: true })

/** Forgets what was sent; what was written meanwhile stays. */
export const finishSending = (of: string, { text }: Written): void =>
  useDrafts.setState(({ drafts }) => {
    const { [of]: draft, ...others } = drafts
    return {
      drafts: draft && draft.text.trim() !== text ? { ...others, [of]: { ...draft, last: null } } : others,
    }
  })

/** The draft of a conversation, as it is now. */
export const useChatDraft = (of: string): ChatDraft => useDrafts(({ drafts }) => drafts[of] ?? empty)

import { create } from 'zustand'
import { sentAgain, type Written } from './sent-again.ts'

/** What is written and not sent; `last` as it was sent last, where no answer came. */
export type ChatDraft = { text: string; email: string; last: Written | null }

type Drafts = { drafts: Record<string, ChatDraft> }

const empty: ChatDraft = { text: '', email: '', last: null }

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
  keepDraft(of, { last: written })
  return written
}

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

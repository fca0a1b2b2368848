import type { AdminChatRow } from '@salvia/contract/chat/admin-chat'
import type { ChatListState } from '@salvia/contract/words/chat'
import { m } from '#app/paraglide/messages.js'
import type { StatusMark } from '#app/ui/status.tsx'

export const chatStates: Record<ChatListState, { word: () => string; mark: StatusMark }> = {
  Waiting: { word: m.chat_state_waiting, mark: 'limited' },
  Open: { word: m.chat_state_open, mark: 'open' },
  Closed: { word: m.chat_state_closed, mark: 'secondary' },
}

export const chatStateOf = ({ isClosed, isWaiting }: AdminChatRow): ChatListState => {
  if (isClosed) return 'Closed'
  return isWaiting ? 'Waiting' : 'Open'
}

/** Name of the account, else what a guest is known by. */
export const personOf = ({ person, guestEmail }: AdminChatRow): string =>
  person ? person.fullName || person.email : (guestEmail ?? m.common_guest())

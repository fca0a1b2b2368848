type Conversation = { id: string; isClosed: boolean; unreadCount: number }

/**
 * The conversation that the chat opens with, of those given with the newest first: the newest with an answer that was not
 * read, so that each is found; else the newest that is not closed, else the newest.
 */
export const firstShown = <C extends Conversation>(conversations: readonly C[]): C | undefined =>
  conversations.find(({ unreadCount }) => unreadCount > 0) ??
  conversations.find(({ isClosed }) => !isClosed) ??
  conversations[0]

/** Who wrote a message of the chat. */
export const chatSides = ['Person', 'Team'] as const
export type ChatSide = (typeof chatSides)[number]

/** Conversations as admins list them; those that wait are open, and the person wrote last. */
export const chatListStates = ['Waiting', 'Open', 'Closed'] as const
export type ChatListState = (typeof chatListStates)[number]

/** From Monday on, as the week is read in Europe. */
export const chatWeekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type ChatWeekday = (typeof chatWeekdays)[number]

/** The page in the panel's frame, which alone may load what belongs to an outside messenger. */
export const MESSENGER_PAGE = '/messenger'

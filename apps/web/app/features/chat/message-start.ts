import type { ChatMessage } from '@salvia/contract/chat/chat'

const MOST_SHOWN = 80

/** What a message says; a file by its name. */
export const wordsOf = ({ text, file }: ChatMessage): string => file?.name ?? text

/** As much of a message as a list shows of it. */
export const startOf = (message: ChatMessage): string => wordsOf(message).slice(0, MOST_SHOWN)

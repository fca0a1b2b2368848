export type Written = { messageId: string; text: string }

/** What a text is sent as: by the id it was sent with last, if that failed; another text is another message. */
export const sentAgain = (last: Written | null, text: string): Written =>
  last?.text === text ? last : { messageId: crypto.randomUUID(), text }

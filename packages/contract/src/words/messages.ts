/** What became of a message or of a call to the ERP. */
export const messageStates = ['Waiting', 'Sent', 'Failed'] as const
export type MessageState = (typeof messageStates)[number]

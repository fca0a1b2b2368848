/**
 * What became of a message or of a call to the ERP. `Withheld` was not sent: its link or code is over, or its recipient
 * does not want it any more.
 */
export const messageStates = ['Waiting', 'Sent', 'Failed', 'Withheld'] as const
export type MessageState = (typeof messageStates)[number]

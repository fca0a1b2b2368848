/** The services that the shop depends on and can check by itself. */
export const statusParts = ['Database', 'Jobs', 'Mail'] as const
export type StatusPartName = (typeof statusParts)[number]

/** `Unknown`: there is nothing to tell it by. `Off`: not in use here. */
export const partStates = ['Works', 'Fails', 'Unknown', 'Off'] as const
export type PartState = (typeof partStates)[number]

const KILOJOULES = 4.184

/** Kilocalories in whole kilojoules (Regulation (EU) No 1169/2011, Annex XIV). */
export const kilojoules = (kilocalories: number): number => Math.round(kilocalories * KILOJOULES)

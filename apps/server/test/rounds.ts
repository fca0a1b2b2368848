const DEFAULT_ROUNDS = 5

/** How often a race is run: a lost one shows up sooner or later. */
export const rounds = Array.from({ length: Number(process.env.RACE_ROUNDS ?? DEFAULT_ROUNDS) }, (_, at) => at)

import { configureGlobal } from 'fast-check'

const SEED = 20_261_123

/** The same cases in every run, so that what they cover is no matter of chance; `FC_SEED` tries others. */
configureGlobal({ seed: Number(process.env.FC_SEED ?? SEED) })

import { importStates } from '@salvia/contract/words/imports'
import { integer, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'

/** What is kept of any import that a person reads first and applies afterwards. */
export const importColumns = () => ({
  id: id(),
  /** The file's name. */
  name: text().notNull(),
  state: text({ enum: importStates }).notNull(),
  /** Number of lines of each kind. */
  newCount: integer().notNull(),
  unchangedCount: integer().notNull(),
  errorCount: integer().notNull(),
  madeAt: instant().notNull(),
  /** Who uploaded it, and who last applied or undid it; the ids remain when the accounts are gone. */
  madeBy: uuid().notNull(),
  actorId: uuid().notNull(),
  startedAt: instant(),
  finishedAt: instant(),
  undoneAt: instant(),
  /** When a job last worked on it, so that a stalled import is resumed. */
  touchedAt: instant().notNull(),
})

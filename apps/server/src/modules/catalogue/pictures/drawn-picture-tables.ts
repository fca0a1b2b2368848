import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns'

/**
 * Pictures that were drawn and lie in the file store under their tag, so that each is drawn once for all processes: which
 * one, of what, and what of it was drawn. The store itself cannot be asked what it holds.
 */
export const drawnPictures = pgTable(
  'drawn_pictures',
  {
    /** Of what was drawn and how: another name on a pack, or another size, has another. */
    tag: text().primaryKey(),
    /** What it is a picture of, such as `packshots/0198…`. */
    subject: text().notNull(),
    /** Which state of it was drawn: pictures of any other are out of date. */
    version: text().notNull(),
    bytes: integer().notNull(),
    drawnAt: instant().notNull(),
  },
  (t) => [index().on(t.subject), index().on(t.drawnAt)],
)

import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns'

/**
 * Rendered pictures, stored in the file store under their tag so that each is rendered once for all processes: its tag,
 * its subject and the subject's version. The file store cannot list its contents.
 */
export const drawnPictures = pgTable(
  'drawn_pictures',
  {
    /** Hash of what was rendered and how: a different name on a pack, or another size, gives a different tag. */
    tag: text().primaryKey(),
    /** What it is a picture of, such as `packshots/0198…`. */
    subject: text().notNull(),
    /** The version of the subject that was rendered: pictures of any other version are outdated. */
    version: text().notNull(),
    bytes: integer().notNull(),
    drawnAt: instant().notNull(),
  },
  (t) => [index().on(t.subject), index().on(t.drawnAt)],
)

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

type Named = { firstName: SQLWrapper; lastName: SQLWrapper }

/** A person's names as one text, as the rule `fullName` joins them; null, unlike there, where a name is null. */
export const fullNameOf = ({ firstName, lastName }: Named): SQL<string> =>
  sql<string>`trim(${firstName} || ' ' || ${lastName})`

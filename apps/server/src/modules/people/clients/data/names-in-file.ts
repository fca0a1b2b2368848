import { type SQLWrapper, sql } from 'drizzle-orm'

type Names = { firstName: SQLWrapper; lastName: SQLWrapper }

/** A client's names as the practitioner's own file has them, else as the account does. */
export const namesInFile = (file: Names, account: Names) => ({
  firstName: sql<string>`coalesce(${file.firstName}, ${account.firstName})`,
  lastName: sql<string>`coalesce(${file.lastName}, ${account.lastName})`,
})

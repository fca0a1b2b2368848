type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The fields that were sent; undefined means omitted. */
export const givenFields = <T extends object>(fields: T): Given<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The fields that were sent: what is undefined was left out. */
export const givenFields = <T extends object>(fields: T): Given<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>

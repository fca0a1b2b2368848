import { z } from 'zod'

const Fields = z.object({ data: z.array(z.object({ collection: z.string(), field: z.string() })) })

type Wanted = { collection: string; fields: { field: string }[] }
type Calls = {
  ask: (path: string) => Promise<unknown>
  send: (method: 'POST', path: string, body: unknown) => Promise<unknown>
}

/** Makes the fields that releases have added to collections since these were made, and knows which it has made. */
export function directusFields({ ask, send }: Calls) {
  /** Nobody has written in them yet. */
  const own = new Set<string>()

  return {
    make: async (collections: Wanted[]): Promise<void> => {
      const { data } = Fields.parse(await ask('/fields'))
      const known = new Set(data.map(({ collection, field }) => `${collection}.${field}`))
      const lacking = collections
        .flatMap(({ collection, fields }) => fields.map((each) => ({ collection, each })))
        .filter(({ collection, each }) => !known.has(`${collection}.${each.field}`))
      for (const { collection, each } of lacking) {
        await send('POST', `/fields/${collection}`, each)
        own.add(`${collection}.${each.field}`)
      }
    },
    /** What of these values goes into fields that were made here. */
    made: (collection: string, values: Record<string, unknown>): Record<string, unknown> =>
      Object.fromEntries(Object.entries(values).filter(([field]) => own.has(`${collection}.${field}`))),
  }
}

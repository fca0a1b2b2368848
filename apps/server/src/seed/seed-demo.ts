import type { App } from '../app-type.ts'
import { seedCatalogue } from '../modules/catalogue/index.ts'
import { users } from '../modules/identity/index.ts'
import { seedReference } from '../modules/reference/index.ts'
import { seedPeople } from './seed-people.ts'

/** When the demo's story was written; seeded records count back from the day of the first start. */
async function isEmpty(app: App): Promise<boolean> {
  return (await app.db.$count(users)) === 0
}

/** Fills an empty database with the demo, through the product's own use cases. A filled one stays as it is. */
export async function seedDemo(app: App): Promise<void> {
  if (!(await isEmpty(app))) return
  const now = app.now()
  await app.db.transaction(async (tx) => {
    await seedReference(tx)
    await seedCatalogue(tx, now)
    await seedPeople(app, tx, now)
  })
}

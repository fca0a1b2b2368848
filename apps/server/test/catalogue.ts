import { seedCatalogue } from '../src/modules/catalogue/index.ts'
import { seedReference } from '../src/modules/reference/index.ts'
import { NOW, openApi, type TestApi } from './api.ts'

/** The whole API over the demo's catalogue: made once for a file, in `beforeAll`. Tests that write leave it as it was. */
export async function openShop(): Promise<{ api: TestApi; close: () => Promise<void> }> {
  const { api, close } = await openApi()
  await api.db.transaction(async (tx) => {
    await seedReference(tx)
    await seedCatalogue(tx, NOW)
  })
  return { api, close }
}

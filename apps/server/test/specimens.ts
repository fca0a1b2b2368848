import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sessions } from '../src/modules/identity/index.ts'
import { clientFiles } from '../src/modules/people/index.ts'
import { NOW, type TestApi } from './api.ts'
import { fillCustomer, makeCart, makePlacedOrder, stockedProducts } from './checkout.ts'
import { linked } from './clients.ts'
import { makeApprovedPractitioner, makeClient, type Person } from './people.ts'
import { call, item, makePlan, uploadPlanResource } from './plans.ts'
import { uploadCertificate } from './practitioners.ts'

/** The ids of one record of each kind, by the name that the specification's paths have for them. */
export type Specimens = {
  planId: string
  itemId: string
  productId: string
  /** Not in the plan. */
  otherProductId: string
  certificateId: string
  fileId: string
  orderId: string
  cartId: string
  exportId: string
  resourceId: string
  sessionId: string
}

export type World = { api: TestApi; sophie: Person; anna: Person; specimens: Specimens }

async function sessionOf({ db }: TestApi, { userId }: Person): Promise<string> {
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId))
  return session?.id ?? ''
}

async function makeFile({ db }: TestApi, { userId: practitionerId }: Person): Promise<string> {
  const id = randomUUID()
  const file = { id, practitionerId, reference: 'ABC123', planIds: [], linkedAt: NOW, erasedAt: NOW }
  await db.insert(clientFiles).values(file)
  return id
}

/** A practitioner and her client with a record of each kind that the product keeps of them, in a stocked shop. */
export async function makeWorld(api: TestApi): Promise<World> {
  const [product, other] = await stockedProducts(api)
  const productId = product?.id ?? ''
  const sophie = await makeApprovedPractitioner(api, { practiceName: 'Praktijk De Linde' })
  const anna = await makeClient(api)
  await linked(api, sophie, anna)
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productId)] })
  const itemId = plan.recommendationItems[0]?.id ?? ''
  const lines = [{ productId, quantity: 1, recommendationItemId: itemId }]
  const { orderId } = await makePlacedOrder(api, [], anna, { lines })
  const cart = await makeCart(api, { lines }, anna)
  await fillCustomer(api, cart.id, {}, anna)
  const asked = await call(api, anna, ['POST', '/privacy/exports'])
  await api.runJobs()
  const specimens = {
    planId: plan.id,
    itemId,
    productId,
    otherProductId: other?.id ?? '',
    certificateId: await uploadCertificate(api, sophie),
    fileId: await makeFile(api, sophie),
    orderId,
    cartId: cart.id,
    resourceId: await uploadPlanResource(api, sophie, plan.id),
    exportId: asked.json<{ id: string }>().id,
    sessionId: await sessionOf(api, anna),
  }
  return { api, sophie, anna, specimens }
}

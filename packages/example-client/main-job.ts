import { clientOf, take } from './client.ts'

/**
 * The main job, using nothing but the OpenAPI document: a practitioner writes and shares a plan, a guest opens it by
 * code and adds it to a cart. Prints the results as JSON.
 */
const [address = 'http://localhost:3000', email = '', password = ''] = process.argv.slice(2)
const guest = clientOf(address)

async function signIn(): Promise<string> {
  const formFields = [
    { id: 'email' as const, value: email },
    { id: 'password' as const, value: password },
  ]
  const answer = await take(guest.POST('/auth/signin', { body: { formFields } }))
  if (answer.status !== 'OK') throw new Error(`no sign-in: ${answer.status}`)
  return answer.accessToken
}

async function writePlan(accessToken: string) {
  const practitioner = clientOf(address, accessToken)
  const { results } = await take(practitioner.GET('/api/products', { params: { query: { limit: 1 } } }))
  const [product] = results
  if (!product) throw new Error('nothing is for sale')
  const plan = await take(practitioner.POST('/api/recommendations', { body: { name: 'Calm evenings' } }))
  const recommendationItems = [
    {
      productId: product.id,
      notes: 'With a glass of water.',
      intakeAmount: 2,
      intakeTime: ['Morning' as const],
      intakeFoodInstruction: 'WithFood' as const,
      duration: 'For1Month' as const,
    },
  ]
  await take(
    practitioner.POST('/api/recommendations/{recommendationId}/items', {
      params: { path: { recommendationId: plan.id } },
      body: { recommendationItems },
    }),
  )
  const params = { path: { id: plan.id } }
  return take(practitioner.PUT('/api/recommendations/{id}/shared', { params }))
}

async function fillCart(shareCode: string) {
  const params = { path: { shareCode } }
  const plan = await take(guest.GET('/api/recommendations/code/{shareCode}', { params }))
  const lines = plan.recommendationItems.map(({ id, productId }) => ({
    productId,
    quantity: 2,
    recommendationItemId: id,
  }))
  const { cart, error } = await take(guest.POST('/api/cart', { body: { lines } }))
  if (!cart) throw new Error(`no cart: ${error}`)
  return take(guest.GET('/api/cart/{id}', { params: { path: { id: cart.id } } }))
}

const plan = await writePlan(await signIn())
const { cart } = await fillCart(plan.shareCode)
process.stdout.write(`${JSON.stringify({ plan, cart })}\n`)

import autocannon, { type Context, type Step } from 'autocannon'
import { type Figures, summarise } from './load.ts'

const address = {
  firstName: 'Anna',
  lastName: 'Bakker',
  streetName: 'Oudegracht',
  houseNumber: '12',
  postalCode: '3511 AB',
  city: 'Utrecht',
  countryId: 'NL',
}
const contact = JSON.stringify({ email: 'anna@example.com', shippingAddress: address })
const carrier = JSON.stringify({ deliveryCarrierId: 'nl-postnl-door' })
const asJson = { 'content-type': 'application/json' }

type Answer = { cart: { id: string }; orderId: string; orderKey: string; paymentUrl: string }

/** A request whose path depends on earlier responses. */
const step = (method: string, path: (context: Context) => string, body?: string): Step => ({
  method,
  setupRequest: (request, context) => ({
    ...request,
    method,
    path: path(context),
    ...(body === undefined ? {} : { body, headers: asJson }),
  }),
})

type Done = (milliseconds: number) => void
type Watched = { productId: () => string; finalized: Done; done: Done }

/** A buyer's complete path to a paid order: cart, three lines, address, carrier, finalize, payment. */
function checkoutSteps({ productId, finalized, done }: Watched): Step[] {
  const line = step(
    'PUT',
    ({ cart }) => `/api/cart/${cart}/products/${productId()}`,
    JSON.stringify({ quantity: 1 }),
  )
  return [
    {
      method: 'POST',
      path: '/api/cart',
      headers: asJson,
      body: JSON.stringify({ countryCode: 'NL' }),
      setupRequest: (request, context) => {
        context.startedAt = String(performance.now())
        return request
      },
      onResponse: (_status, body, context) => {
        context.cart = (JSON.parse(body) as Answer).cart.id
      },
    },
    line,
    line,
    line,
    step('PATCH', ({ cart }) => `/api/cart/${cart}/customer`, contact),
    step('PATCH', ({ cart }) => `/api/cart/${cart}/customer`, carrier),
    {
      method: 'POST',
      setupRequest: (request, context) => {
        context.finalizedAt = String(performance.now())
        return { ...request, method: 'POST', path: `/api/cart/${context.cart}/finalize` }
      },
      onResponse: (_status, body, context) => {
        finalized(performance.now() - Number(context.finalizedAt))
        const { orderId, orderKey } = JSON.parse(body) as Answer
        context.payment = `/api/orders/${orderId}/payment?key=${orderKey}`
      },
    },
    {
      ...step('POST', ({ payment }) => `${payment}`),
      onResponse: (_status, body, context) => {
        context.gateway = new URL((JSON.parse(body) as Answer).paymentUrl).pathname
      },
    },
    {
      ...step('POST', ({ gateway }) => `${gateway}/pay`),
      onResponse: (status, _body, context) => {
        if (status === 303) done(performance.now() - Number(context.startedAt))
      },
    },
  ]
}

type CheckoutLoad = { url: string; connections: number; seconds: number; productId: () => string }

/** What a load took: milliseconds of each whole checkout and of each finalize among them. */
export type Taken = {
  seconds: number
  samples: number[]
  finalizes: number[]
  bytes: number
  refused: number
}

export type Checkouts = Figures & { orders: number; finalize: Figures }

/** Makes whole checkouts, one after the other on each connection. */
export async function makeCheckouts(load: CheckoutLoad): Promise<Taken> {
  const { url, connections, seconds, productId } = load
  const taken: Taken = { seconds, samples: [], finalizes: [], bytes: 0, refused: 0 }
  const requests = checkoutSteps({
    productId,
    finalized: (milliseconds) => taken.finalizes.push(milliseconds),
    done: (milliseconds) => taken.samples.push(milliseconds),
  })
  const running = autocannon({ url, connections, duration: seconds, requests })
  running.on('response', (_client, status, size) => {
    taken.bytes += size
    if (status >= 400) taken.refused += 1
  })
  await running
  return taken
}

const sum = (numbers: number[]): number => numbers.reduce((all, number) => all + number, 0)

/** Complete checkouts per second of all rounds together, and the duration of one from first request to last response; and of finalize alone. */
export function checkoutFigures(rounds: Taken[]): Checkouts {
  const samples = rounds.flatMap((round) => round.samples)
  const finalizes = rounds.flatMap((round) => round.finalizes)
  const seconds = sum(rounds.map((round) => round.seconds))
  const refused = sum(rounds.map((round) => round.refused))
  return {
    ...summarise(samples, seconds),
    bytes: Math.round(sum(rounds.map((round) => round.bytes)) / samples.length),
    refused,
    orders: samples.length,
    finalize: { ...summarise(finalizes, seconds), bytes: Number.NaN, refused },
  }
}

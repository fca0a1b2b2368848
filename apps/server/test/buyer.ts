import { ADDRESS, NL_CARRIER } from './checkout.ts'

export type Answer = { status: number; retryAfter: string | null; body: Record<string, unknown> }
export type Order = { orderId: string; orderKey: string }

/** A guest who buys at a running server, over HTTP. */
export function buyerAt(baseUrl: string) {
  async function ask(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(baseUrl + path, {
      method,
      redirect: 'manual',
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json') === true
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: isJson ? JSON.parse(text) : {},
    }
  }

  /** Asks step by step, up to the first answer that is no success; answers that one, or the last. */
  async function order(productId: string, email: string): Promise<Answer> {
    const opened = await ask('POST', '/api/cart', {
      countryCode: 'NL',
      lines: [{ productId, quantity: 1 }],
    })
    if (opened.status !== 201) return opened
    const { id } = opened.body.cart as { id: string }
    const customer = { email, shippingAddress: ADDRESS, deliveryCarrierId: NL_CARRIER }
    const filled = await ask('PATCH', `/api/cart/${id}/customer`, customer)
    if (filled.status !== 200) return filled
    return ask('POST', `/api/cart/${id}/finalize`)
  }

  return {
    ask,
    order,
    read: ({ orderId, orderKey }: Order) => ask('GET', `/api/orders/${orderId}?key=${orderKey}`),
    async pay({ orderId, orderKey }: Order): Promise<void> {
      const { body } = await ask('POST', `/api/orders/${orderId}/payment?key=${orderKey}`)
      const page = new URL(String(body.paymentUrl)).pathname
      const paid = await ask('POST', `${page}/pay`)
      if (paid.status !== 303) throw new Error(`the payment answered ${paid.status}`)
    },
    /** Something with plenty of it in stock. */
    async findProduct(): Promise<string> {
      const { body } = await ask('GET', '/api/products?limit=100')
      const found = (body.results as { id: string; stockStatus: { id: string } }[]).find(
        ({ stockStatus }) => stockStatus.id === 'InStock',
      )
      if (!found) throw new Error('nothing is in stock')
      return found.id
    },
  }
}

const newKey = (): string => crypto.randomUUID()

/**
 * Sends writes that happen once however often they are sent: the same request keeps its key until it is answered as
 * done, another request has another key, and the same request after that is a new one.
 */
export function requestKeys(makeKey = newKey) {
  const keys = new Map<string, string>()
  return async <const Request extends object, Answer>(
    request: Request,
    send: (keyed: Request & { headers: { 'idempotency-key': string } }) => Promise<Answer>,
  ): Promise<Answer> => {
    const name = JSON.stringify(request)
    const key = keys.get(name) ?? makeKey()
    keys.set(name, key)
    const answer = await send({ ...request, headers: { 'idempotency-key': key } })
    keys.delete(name)
    return answer
  }
}

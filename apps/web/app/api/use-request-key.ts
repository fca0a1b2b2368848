import { useState } from 'react'

/** The key by which a write happens once, however often it is sent: the same until the write that is done renews it. */
export function useRequestKey() {
  const [key, setKey] = useState(() => crypto.randomUUID())
  return { key, renew: () => setKey(crypto.randomUUID()) }
}

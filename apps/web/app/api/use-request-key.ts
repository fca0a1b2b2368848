import { useState } from 'react'
import { requestKeys } from './request-keys.ts'

/** Sends the writes of a component so that pressing again after a lost answer does nothing twice. */
export function useRequestKey() {
  const [once] = useState(() => requestKeys())
  return once
}

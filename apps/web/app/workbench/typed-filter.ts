import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useListAddress } from './list-address.ts'
import { beginTyping, followUrl, isUnsent, send } from './typing.ts'

const TYPING_MS = 250

/** A filter that is typed: sent to the URL at a pause. */
export function useTypedFilter(name: string) {
  const address = useListAddress()
  const inUrl = address.get(name)
  const [typing, setTyping] = useState(() => beginTyping(inUrl))
  const followed = useRef(inUrl)
  useEffect(() => {
    if (followed.current === inUrl) return
    followed.current = inUrl
    setTyping((before) => followUrl(before, inUrl))
  }, [inUrl])
  useEffect(() => {
    if (!isUnsent(typing, inUrl)) return
    const timer = setTimeout(() => {
      setTyping(send(typing))
      address.set(name, typing.typed.trim())
    }, TYPING_MS)
    return () => clearTimeout(timer)
  })
  return {
    isSet: inUrl !== '',
    value: typing.typed,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      setTyping((before) => ({ ...before, typed: currentTarget.value })),
  }
}

import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useListAddress } from './list-address.ts'
import { beginTyping, followUrl, isUnsent, send } from './typing.ts'
import { useIsLeaving } from './wanted-search.ts'

const TYPING_MS = 250

/** A filter that is typed: sent to the URL at a pause, or with its form. */
export function useTypedFilter(name: string) {
  const address = useListAddress()
  const isLeaving = useIsLeaving()
  const inUrl = address.get(name)
  const [typing, setTyping] = useState(() => beginTyping(inUrl))
  const followed = useRef(inUrl)
  useEffect(() => {
    if (followed.current === inUrl) return
    followed.current = inUrl
    setTyping((before) => followUrl(before, inUrl))
  }, [inUrl])
  const sendTyped = () => {
    // Whoever pressed a link meanwhile is let go.
    if (!isUnsent(typing, inUrl) || isLeaving()) return
    setTyping(send(typing))
    address.set(name, typing.typed.trim())
  }
  useEffect(() => {
    if (!isUnsent(typing, inUrl)) return
    const timer = setTimeout(sendTyped, TYPING_MS)
    return () => clearTimeout(timer)
  })
  return {
    isSet: inUrl !== '',
    field: {
      value: typing.typed,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        setTyping((before) => ({ ...before, typed: currentTarget.value })),
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      sendTyped()
    },
  }
}

import { useState } from 'react'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { upload } from '#app/api/upload.ts'
import { m } from '#app/paraglide/messages.js'
import { useProductAct } from './use-product-act.ts'

/** The server's own limit; a larger file is told before it is sent. */
const LARGEST_BYTES = 10 * 1024 * 1024

export type SendingFile = { key: string; name: string; done: number; error?: string }

/** Sends files of a product one after another, each with how far it is; what fails stays with its reason. */
export function useFileUploads(path: string) {
  const { act } = useProductAct()
  const [sending, setSending] = useState<SendingFile[]>([])
  const change = (key: string, part: Partial<SendingFile>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const forget = (key: string) => setSending((all) => all.filter((one) => one.key !== key))

  const sendOne = async (key: string, file: File) => {
    if (file.size > LARGEST_BYTES) return change(key, { error: m.refusal_file_too_large() })
    let error: string | undefined
    const call = () =>
      upload({ method: 'POST', path, file, name: file.name, onProgress: (done) => change(key, { done }) })
    await act({
      call: () =>
        call().catch(async (why: unknown) => {
          error = await explainProblem(why, m.auth_not_reached())
          throw why
        }),
    })
    if (error === undefined) forget(key)
    else change(key, { error })
  }
  const send = async (files: File[]) => {
    const queue = files.map((file) => ({ key: crypto.randomUUID(), file }))
    setSending((all) => [...all, ...queue.map(({ key, file }) => ({ key, name: file.name, done: 0 }))])
    for (const { key, file } of queue) await sendOne(key, file)
  }
  return { sending, send, forget }
}

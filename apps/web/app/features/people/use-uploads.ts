import { useState } from 'react'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { upload } from '#app/api/upload.ts'
import { m } from '#app/paraglide/messages.js'
import { useProfileChanged } from './people-queries.ts'

/** The server's own limit; a larger file is told before it is sent. */
const LARGEST_BYTES = 10 * 1024 * 1024

export type Sending = { id: string; name: string; done: number; error?: string }

/** Sends credentials one after another, each with how far it is; what fails stays with its reason. */
export function useUploads() {
  const changed = useProfileChanged()
  const [sending, setSending] = useState<Sending[]>([])
  const change = (id: string, part: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))
  const forget = (id: string) => setSending((all) => all.filter((one) => one.id !== id))

  const sendOne = async (id: string, file: File) => {
    if (file.size > LARGEST_BYTES) return change(id, { error: m.refusal_file_too_large() })
    try {
      await upload({
        method: 'PUT',
        path: '/settings/profile/certificate',
        file,
        name: file.name,
        onProgress: (done) => change(id, { done }),
      })
      await changed()
      forget(id)
    } catch (error) {
      change(id, { error: await explainProblem(error, m.auth_not_reached()) })
    }
  }
  const send = async (files: File[]) => {
    const queue = files.map((file) => ({ id: crypto.randomUUID(), file }))
    setSending((all) => [...all, ...queue.map(({ id, file }) => ({ id, name: file.name, done: 0 }))])
    for (const { id, file } of queue) await sendOne(id, file)
  }
  return { sending, send, forget }
}

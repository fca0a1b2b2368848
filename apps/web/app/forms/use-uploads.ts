import { useState } from 'react'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { m } from '#app/paraglide/messages.js'

/** The server's limit; larger files are rejected before upload. */
export const LARGEST_BYTES = 10 * 1024 * 1024

export type SendingFile = { id: string; name: string; done: number; error?: string }

/** Uploads a file, reporting progress from 0 to 1. */
type SendFile = (file: File, onProgress: (done: number) => void) => Promise<unknown>

/** Uploads files one by one with progress; failures stay listed with their reason. */
export function useUploads(sendFile: SendFile) {
  const [sending, setSending] = useState<SendingFile[]>([])
  const change = (id: string, part: Partial<SendingFile>) =>
    setSending((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))
  const forget = (id: string) => setSending((all) => all.filter((one) => one.id !== id))

  const sendOne = async (id: string, file: File) => {
    if (file.size > LARGEST_BYTES) return change(id, { error: m.refusal_file_too_large() })
    try {
      await sendFile(file, (done) => change(id, { done }))
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

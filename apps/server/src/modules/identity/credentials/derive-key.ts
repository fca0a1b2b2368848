import { sideThread } from '#kernel/side-thread/side-thread'
import type { KeyWanted } from './scrypt-worker.ts'

const derive = sideThread<KeyWanted, Uint8Array>(new URL('./scrypt-worker.ts', import.meta.url))

/** The key of a password, made in a thread of lower priority: one at a time, requests go first. */
export const deriveKey = async (wanted: KeyWanted): Promise<Buffer> => Buffer.from(await derive(wanted))

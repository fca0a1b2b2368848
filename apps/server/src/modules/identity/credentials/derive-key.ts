import { sideThread } from '#kernel/side-thread/side-thread'
import type { KeyWanted } from './scrypt-worker.ts'

const derive = sideThread<KeyWanted, Uint8Array>(new URL('./scrypt-worker.ts', import.meta.url))

/** Derives a password's key in a low-priority thread, one at a time: requests go first. */
export const deriveKey = async (wanted: KeyWanted): Promise<Buffer> => Buffer.from(await derive(wanted))

import { serverScript } from '#kernel/own-files'
import { sideThread } from '#kernel/side-thread/side-thread'
import type { KeyWanted } from './scrypt-worker.ts'

const derive = sideThread<KeyWanted, Uint8Array>(serverScript('modules/identity/credentials/scrypt-worker'))

/** Derives a password's key in a low-priority thread, one at a time: requests go first. */
export const deriveKey = async (wanted: KeyWanted): Promise<Buffer> => Buffer.from(await derive(wanted))

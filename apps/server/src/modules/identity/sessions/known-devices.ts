import { createHmac } from 'node:crypto'
import { sign, unsign } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { hostCookieName } from '#kernel/http/host-cookie'
import { newSecretId } from '#kernel/ids'

const DEVICE_COOKIE = 'salvia_device'
const YEAR_SECONDS = 365 * 86_400
/** Enough for a family computer. */
const MAX_ACCOUNTS = 5

const Devices = z.array(
  z.object({ userId: z.uuid(), deviceId: z.uuid(), knownAt: z.int(), since: z.int().optional() }),
)

/**
 * Records that this browser was signed in to an account, last at `knownAt` and first at `since` (milliseconds; missing in
 * older cookies). It grants nothing by itself.
 */
export type KnownDevice = z.infer<typeof Devices>[number]

type Keeping = { secret: string; isSecure: boolean }

/** A separate key: other tokens of ours are invalid here, and this one elsewhere. */
const keyFrom = (secret: string): string => createHmac('sha256', secret).update('known device').digest('hex')

/** Accounts this browser was signed in to, according to a cookie signed by us. */
export function readDevices(req: FastifyRequest, { secret, isSecure }: Keeping): KnownDevice[] {
  const { valid, value } = unsign(req.cookies[hostCookieName(DEVICE_COOKIE, isSecure)] ?? '', keyFrom(secret))
  if (!valid) return []
  try {
    return Devices.parse(JSON.parse(Buffer.from(value, 'base64url').toString()))
  } catch {
    return []
  }
}

/** Remembers in the browser, for another year, that it was signed in to an account. */
export function rememberDevice(
  reply: FastifyReply,
  userId: string,
  { secret, isSecure, now }: Keeping & { now: Date },
): void {
  const known = readDevices(reply.request, { secret, isSecure })
  const before = known.find((device) => device.userId === userId)
  const since = before?.since ?? before?.knownAt ?? now.getTime()
  const device = { userId, deviceId: before?.deviceId ?? newSecretId(), knownAt: now.getTime(), since }
  const others = known.filter((other) => other.userId !== userId)
  const devices = [device, ...others].slice(0, MAX_ACCOUNTS)
  const value = Buffer.from(JSON.stringify(devices)).toString('base64url')
  reply.setCookie(hostCookieName(DEVICE_COOKIE, isSecure), sign(value, keyFrom(secret)), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure,
    maxAge: YEAR_SECONDS,
  })
}

type Owner = { userId: string; devicesForgottenAt: Date | null }

const forgottenAt = ({ devicesForgottenAt }: Owner): number =>
  devicesForgottenAt?.getTime() ?? Number.NEGATIVE_INFINITY

function findDevice(devices: KnownDevice[], account: Owner, now: Date): KnownDevice | undefined {
  const earliest = Math.max(now.getTime() - YEAR_SECONDS * 1000, forgottenAt(account))
  return devices.find(({ userId, knownAt }) => userId === account.userId && knownAt >= earliest)
}

/**
 * Other accounts that a browser was signed in to within a year. A new password of theirs changes nothing about it, though
 * the browser counts for them no more.
 */
export const othersOnDevice = (
  { devices }: { devices: KnownDevice[] },
  accountId: string,
  now: Date,
): string[] =>
  devices
    .filter(({ userId, knownAt }) => userId !== accountId && knownAt >= now.getTime() - YEAR_SECONDS * 1000)
    .map(({ userId }) => userId)

/** The known device of a browser signed in to the account within a year, and after its devices were last forgotten. */
export const deviceOf = ({ devices }: { devices: KnownDevice[] }, account: Owner, now: Date): string | null =>
  findDevice(devices, account, now)?.deviceId ?? null

/** Since when a browser has been signed in to the account; now for a new one, and for one that was forgotten before. */
export function deviceKnownSince({ devices }: { devices: KnownDevice[] }, account: Owner, now: Date): Date {
  const device = findDevice(devices, account, now)
  if (!device) return now
  const { since = device.knownAt, knownAt } = device
  return new Date(since >= forgottenAt(account) ? since : knownAt)
}

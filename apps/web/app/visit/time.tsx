import { type DateStyle, formatInstant } from '@salvia/rules/format/format'
import { useEffect, useSyncExternalStore } from 'react'
import { getLocale } from '#app/paraglide/runtime.js'
import { readCookie, writeCookie } from './cookies.ts'
import { useShell } from './shell-data.ts'

/** Writes an instant by a clock; as day and time unless another style is asked for. */
export type TimeFormat = (instant: string, style?: DateStyle) => string

const never = () => () => {}

/** The zone of this browser. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Tells the server the reader's time zone, for the pages that it renders from now on. */
export function tellTimeZone(): void {
  const zone = browserTimeZone()
  if (readCookie(document.cookie, 'timeZone') !== zone) writeCookie('timeZone', zone)
}

/** In another year than this one, a day says which. */
const withYear: Partial<Record<DateStyle, DateStyle>> = { short: 'shortYear', time: 'timeYear' }

const yearOf = (instant: string): string => instant.slice(0, 4)

/** Writes instants by the clock of a zone, where no page is rendered. */
export const timeFormatIn =
  (timeZone: string): TimeFormat =>
  (instant, style = 'time') =>
    formatInstant(instant, {
      language: getLocale(),
      style: (yearOf(instant) !== yearOf(new Date().toISOString()) && withYear[style]) || style,
      timeZone,
    })

/**
 * The zone of the reader's own clock. The server knows it from a cookie; on the very first page it does not, and the browser
 * corrects what it wrote.
 */
export function useTimeZone(): string {
  const known = useShell()?.timeZone ?? 'UTC'
  useEffect(tellTimeZone, [])
  return useSyncExternalStore(never, browserTimeZone, () => known)
}

/** Writes instants by the reader's own clock. */
export const useTimeFormat = (): TimeFormat => timeFormatIn(useTimeZone())

type Props = { at: string; style?: DateStyle; className?: string }

/** An instant by the reader's own clock. */
export const Time = ({ at, style = 'time', className }: Props) => (
  <time dateTime={at} className={className}>
    {useTimeFormat()(at, style)}
  </time>
)

import type { TimeOfDay } from '@salvia/contract/words/plans'
import { IconClock, IconMoon, IconSun, IconSunHigh, IconSunrise, IconSunset } from '@tabler/icons-react'

const icons: Record<TimeOfDay | 'AnyTime', typeof IconSun> = {
  UponRising: IconSunrise,
  Morning: IconSun,
  Afternoon: IconSunHigh,
  Evening: IconSunset,
  BedTime: IconMoon,
  AnyTime: IconClock,
}

/** Icon of a time of day; decorative, next to its text. */
export function TimeIcon({ time, size = 20 }: { time: TimeOfDay | 'AnyTime'; size?: number }) {
  const Icon = icons[time]
  return <Icon size={size} stroke={1.75} aria-hidden="true" />
}

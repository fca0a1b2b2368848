import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Segments } from '#app/ui/segments.tsx'

/** Light, dark or system. The server cannot know the choice, so it is marked after hydration. */
export function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const [known, setKnown] = useState<MantineColorScheme>('auto')
  useEffect(() => setKnown(colorScheme), [colorScheme])
  return (
    <Segments
      label={m.scheme_label()}
      value={known}
      onChange={setColorScheme}
      options={[
        { value: 'light', label: m.scheme_light() },
        { value: 'dark', label: m.scheme_dark() },
        { value: 'auto', label: m.scheme_auto() },
      ]}
    />
  )
}

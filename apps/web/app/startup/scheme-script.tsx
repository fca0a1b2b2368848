import { ColorSchemeScript } from '@mantine/core'

/** Sets the colour scheme before anything is painted. */
export const SchemeScript = ({ nonce }: { nonce: string | undefined }) => (
  <ColorSchemeScript defaultColorScheme="auto" nonce={nonce} suppressHydrationWarning />
)

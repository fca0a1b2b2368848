import { useNonce } from '#app/nonce.ts'

/** What machines read of a page. A `<` in a text must not end the script. */
export const JsonLd = ({ data }: { data: object }) => (
  <script nonce={useNonce()} type="application/ld+json" suppressHydrationWarning>
    {JSON.stringify(data).replaceAll('<', '\\u003c')}
  </script>
)

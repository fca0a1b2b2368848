import { useNonce } from '#app/nonce.ts'
import { jsonInPage } from '#app/ui/json-in-page.ts'

/** What machines read of a page. */
export const JsonLd = ({ data }: { data: object }) => (
  <script nonce={useNonce()} type="application/ld+json" suppressHydrationWarning>
    {jsonInPage(data)}
  </script>
)

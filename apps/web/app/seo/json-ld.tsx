import { jsonInPage } from '#app/lib/json-in-page.ts'
import { useNonce } from '#app/nonce.ts'

/** Structured data of a page. */
export const JsonLd = ({ data }: { data: object }) => (
  <script nonce={useNonce()} type="application/ld+json" suppressHydrationWarning>
    {jsonInPage(data)}
  </script>
)

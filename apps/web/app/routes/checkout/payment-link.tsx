import { lookUpLink } from '#app/api/look-up-link.ts'
import { PaymentLinkPage } from '#app/features/checkout/payment/payment-link-page.tsx'
import type { Route } from './+types/payment-link'

/** The address names a payment: the page is neither kept nor found, and does not pass it on. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
})

export async function loader(args: Route.LoaderArgs) {
  return { link: await lookUpLink(args, { kind: 'ClientPayment', token: args.params.id }) }
}

export default function PaymentLinkRoute({ loaderData: { link } }: Route.ComponentProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <PaymentLinkPage link={link} />
    </>
  )
}

import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'

/** From a search that found nothing to asking for it. */
export const AskForIt = ({ query }: { query: string }) => (
  <Link to={`/product-inquiries?ask=${encodeURIComponent(query)}`}>{m.inquiry_ask()}</Link>
)

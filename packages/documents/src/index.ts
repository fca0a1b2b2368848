export { type OrderPlacedMail, type RenderedMail, renderOrderPlacedMail } from './order-placed-mail.tsx'

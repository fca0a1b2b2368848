import { z } from 'zod'

export const paymentVariables = {
  STRIPE_SECRET_KEY: z.string().startsWith('sk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
}
const Variables = z.object(paymentVariables)

export type StripeSettings = { secretKey: string; webhookSecret: string }

/** Undefined: payments go to the test gateway. */
export function stripeFrom(given: z.infer<typeof Variables>): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given
  return secretKey && webhookSecret ? { secretKey, webhookSecret } : undefined
}
